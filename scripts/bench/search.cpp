// The search of src/engine/solve as a plain program: recursion, std::unordered_map, positions packed into 32 bytes, the
// same order of moves. Called as: search RULE MODE MISERE NUMBER…; prints milliseconds of processor time, the value,
// positions remembered, options looked at, and KiB of memory at most.
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <unordered_map>
#include <vector>

using State = std::array<uint8_t, 32>;

struct Hash {
  size_t operator()(const State &s) const {
    uint64_t words[4];
    std::memcpy(words, s.data(), 32);
    uint64_t h = 0;
    for (uint64_t word : words) {
      h = (h ^ word) * 0x9e3779b97f4a7c15ull;
      h ^= h >> 29;
    }
    return h;
  }
};

// A heap is a byte: its kind in the upper bits, its size in the lower ones.
enum Kind : uint8_t { KAYLES = 0, NIM = 64, OCTAL137 = 128, GRUNDY = 192, CUSTOM = 32 };

template <class Emit> void breaks(uint8_t kind, int n, Emit emit) {
  auto pairs = [&](int left, bool unequal) {
    for (int a = 1; unequal ? 2 * a < left : 2 * a <= left; a++) emit({a, left - a});
  };
  switch (kind) {
  case NIM:
    for (int take = 1; take <= n; take++) emit({n - take});
    return;
  case GRUNDY: pairs(n, true); return;
  case KAYLES:
  case OCTAL137: {
    static const int codes[2][4] = {{0, 7, 7, 0}, {0, 1, 3, 7}};
    for (int k = 1; k <= 3 && k <= n; k++) {
      int digit = codes[kind == OCTAL137][k], left = n - k;
      if ((digit & 1) && left == 0) emit({0});
      if ((digit & 2) && left > 0) emit({left});
      if (digit & 4) pairs(left, false);
    }
    return;
  }
  case CUSTOM: // 1,2:0-2|3:1,2unequal
    for (int k = 1; k <= 3 && k <= n; k++) {
      int left = n - k;
      if (k < 3 && left == 0) emit({0});
      if (left > 0) emit({left});
      pairs(left, k == 3);
    }
  }
}

// A row of heaps, rising, from `from` on; 0 where none is left. At most `to`.
template <class Emit> void heapMoves(const State &s, int from, int to, const std::vector<uint8_t> &kinds, Emit emit) {
  int end = from;
  while (end < to && s[end] != 0) end++;
  for (int i = from; i < end; i++) {
    uint8_t kind = 0;
    for (uint8_t one : kinds)
      if (s[i] > one && one >= kind) kind = one;
    State others = s;
    std::memmove(&others[i], &others[i + 1], end - i - 1);
    others[end - 1] = 0;
    breaks(kind, s[i] - kind, [&](std::initializer_list<int> parts) {
      State next = others;
      int last = end - 1;
      for (int part : parts) {
        if (part == 0 || (kind == GRUNDY && part <= 2)) continue;
        uint8_t heap = kind + part;
        int place = last++;
        for (; place > from && next[place - 1] > heap; place--) next[place] = next[place - 1];
        next[place] = heap;
      }
      emit(next);
    });
  }
}

// Heaps of several kinds, added.
struct Sum {
  std::vector<uint8_t> kinds;
  template <class Emit> void moves(const State &s, Emit emit) const { heapMoves(s, 0, 32, kinds, emit); }
};

// Three components; every one that is not over is moved in.
struct Every {
  std::array<uint8_t, 3> kinds;
  static constexpr int FROM[4] = {0, 12, 24, 32};
  template <class Emit> void moves(const State &s, Emit emit) const {
    std::vector<State> lists[3];
    bool over = true;
    for (int c = 0; c < 3; c++) {
      heapMoves(s, FROM[c], FROM[c + 1], {kinds[c]}, [&](const State &next) { lists[c].push_back(next); });
      if (lists[c].empty()) lists[c].push_back(s);
      else over = false;
    }
    if (over) return;
    for (const State &a : lists[0])
      for (const State &b : lists[1])
        for (const State &c : lists[2]) {
          State next = a;
          std::copy(b.begin() + 12, b.begin() + 24, next.begin() + 12);
          std::copy(c.begin() + 24, c.end(), next.begin() + 24);
          emit(next);
        }
  }
};

struct Wythoff {
  template <class Emit> void moves(const State &s, Emit emit) const {
    uint16_t x, y;
    std::memcpy(&x, &s[0], 2);
    std::memcpy(&y, &s[2], 2);
    auto go = [&](uint16_t a, uint16_t b) {
      State next{};
      if (a > b) std::swap(a, b);
      std::memcpy(&next[0], &a, 2);
      std::memcpy(&next[2], &b, 2);
      emit(next);
    };
    for (int take = 1; take <= x; take++) go(x - take, y);
    for (int take = 1; take <= y; take++) go(x, y - take);
    for (int take = 1; take <= x && take <= y; take++) go(x - take, y - take);
  }
};

// A token on a grid of up to 64 nodes; the node it leaves is gone, and so is what it cannot reach any more.
struct Geography {
  std::vector<uint64_t> around;
  template <class Emit> void moves(const State &s, Emit emit) const {
    uint64_t here;
    std::memcpy(&here, &s[0], 8);
    uint8_t at = s[8];
    for (uint64_t next = around[at] & here; next != 0; next &= next - 1) {
      uint8_t to = __builtin_ctzll(next);
      uint64_t left = here & ~(1ull << at), seen = 1ull << to, edge = seen;
      while (edge != 0) {
        uint64_t found = 0;
        for (; edge != 0; edge &= edge - 1) found |= around[__builtin_ctzll(edge)];
        edge = found & left & ~seen;
        seen |= edge;
      }
      State then{};
      std::memcpy(&then[0], &seen, 8);
      then[8] = to;
      emit(then);
    }
  }
};

template <class Game> struct Search {
  const Game &game;
  bool misere;
  std::unordered_map<State, int, Hash> memo{};
  uint64_t looked = 0;

  // Won?
  bool outcome(const State &s) {
    auto known = memo.find(s);
    if (known != memo.end()) return known->second;
    bool any = false, won = false;
    game.moves(s, [&](const State &next) {
      if (won) return;
      any = true;
      looked++;
      if (!outcome(next)) won = true;
    });
    if (!any) won = misere;
    memo.emplace(s, won);
    return won;
  }

  // Moves left where the winner hurries and the loser stalls.
  int remoteness(const State &s) {
    auto known = memo.find(s);
    if (known != memo.end()) return known->second;
    int won = -1, lost = -1;
    game.moves(s, [&](const State &next) {
      looked++;
      int value = remoteness(next);
      if (value % 2 == (misere ? 1 : 0)) won = won < 0 ? value : std::min(won, value);
      else lost = std::max(lost, value);
    });
    int value = won >= 0 ? won + 1 : lost >= 0 ? lost + 1 : 0;
    memo.emplace(s, value);
    return value;
  }
};

template <class Game> void run(const Game &game, const State &root, bool outcome, bool misere) {
  std::clock_t from = std::clock();
  Search<Game> search{game, misere};
  int value = outcome ? search.outcome(root) : search.remoteness(root);
  double ms = 1000.0 * (std::clock() - from) / CLOCKS_PER_SEC;
  rusage used;
  getrusage(RUSAGE_SELF, &used);
  std::printf("%.3f %d %zu %llu %ld\n", ms, value, search.memo.size(), (unsigned long long)search.looked,
              used.ru_maxrss);
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  std::string rule = argv[1];
  bool outcome = std::string(argv[2]) == "outcome", misere = std::string(argv[3]) == "misere";
  std::vector<int> n;
  for (int i = 4; i < argc; i++) n.push_back(std::atoi(argv[i]));
  State root{};
  auto heaps = [&](uint8_t kind) {
    for (size_t i = 0; i < n.size(); i++) root[i] = kind + n[i];
    std::sort(root.begin(), root.begin() + n.size());
    run(Sum{{kind}}, root, outcome, misere);
  };
  if (rule == "kayles") heaps(KAYLES);
  else if (rule == "octal137") heaps(OCTAL137);
  else if (rule == "grundy") heaps(GRUNDY);
  else if (rule == "custom") heaps(CUSTOM);
  else if (rule == "sum") { // kayles, kayles, nim
    root[0] = std::min(n[0], n[1]), root[1] = std::max(n[0], n[1]), root[2] = NIM + n[2];
    run(Sum{{KAYLES, NIM}}, root, outcome, misere);
  } else if (rule == "every") { // kayles, kayles, nim
    root[0] = n[0], root[12] = n[1], root[24] = NIM + n[2];
    run(Every{{KAYLES, KAYLES, NIM}}, root, outcome, misere);
  } else if (rule == "wythoff") {
    uint16_t x = std::min(n[0], n[1]), y = std::max(n[0], n[1]);
    std::memcpy(&root[0], &x, 2), std::memcpy(&root[2], &y, 2);
    run(Wythoff{}, root, outcome, misere);
  } else if (rule == "geography") { // rows, columns, the token's node
    int nodes = n[0] * n[1];
    Geography game{std::vector<uint64_t>(nodes)};
    for (int v = 0; v < nodes; v++) {
      if (v % n[1] + 1 < n[1]) game.around[v] |= 2ull << v, game.around[v + 1] |= 1ull << v;
      if (v + n[1] < nodes) game.around[v] |= 1ull << (v + n[1]), game.around[v + n[1]] |= 1ull << v;
    }
    uint64_t all = nodes == 64 ? ~0ull : (1ull << nodes) - 1;
    std::memcpy(&root[0], &all, 8), root[8] = n[2];
    run(game, root, outcome, misere);
  } else return 2;
}
