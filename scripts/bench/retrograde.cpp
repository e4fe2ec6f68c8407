// Who wins from every node of a drawn graph, from its ends backwards, with the number of moves left: the plain program that the
// benchmark compares with. usage: retrograde NODES EDGES SEED; prints milliseconds of processor time and a checksum.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  const int n = std::atoi(argv[1]), m = std::atoi(argv[2]);
  uint32_t state = static_cast<uint32_t>(std::atoi(argv[3]));
  const auto draw = [&](int most) {
    state = state * 1664525u + 1013904223u;
    return static_cast<int>((static_cast<uint64_t>(state) * most) >> 32);
  };
  std::vector<int> from(m), to(m);
  for (int e = 0; e < m; ++e) {
    from[e] = draw(n);
    to[e] = draw(n);
  }
  const std::clock_t start = std::clock();
  std::vector<int> open(n), first(n + 1), before(m), left(n, -1), queue(n);
  std::vector<uint8_t> outcome(n);
  for (int e = 0; e < m; ++e) {
    ++open[from[e]];
    ++first[to[e] + 1];
  }
  for (int v = 0; v < n; ++v) first[v + 1] += first[v];
  std::vector<int> next(first.begin(), first.end() - 1);
  for (int e = 0; e < m; ++e) before[next[to[e]]++] = from[e];
  int end = 0;
  const auto decide = [&](int v, int as, int moves) {
    outcome[v] = as;
    left[v] = moves;
    queue[end++] = v;
  };
  for (int v = 0; v < n; ++v)
    if (open[v] == 0) decide(v, 1, 0);
  for (int at = 0; at < end; ++at) {
    const int v = queue[at];
    for (int i = first[v]; i < first[v + 1]; ++i) {
      const int u = before[i];
      if (outcome[u] != 0) continue;
      if (outcome[v] == 1) decide(u, 2, left[v] + 1);
      else if (--open[u] == 0) decide(u, 1, left[v] + 1);
    }
  }
  const std::clock_t stop = std::clock();
  uint32_t hash = 2166136261u;
  for (int v = 0; v < n; ++v) hash = (hash ^ static_cast<uint32_t>(3 * (left[v] + 1) + outcome[v])) * 16777619u;
  std::printf("%.3f %u\n", 1000.0 * static_cast<double>(stop - start) / CLOCKS_PER_SEC, hash);
}
