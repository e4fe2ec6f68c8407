// The plain recurrence that the benchmark compares with: g(n) = mex of all options, O(n) a heap and split digit.
// usage: octal CODE TERMS; prints milliseconds of processor time and a checksum of the values.
#include <ctime>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  const char *code = argv[1];
  const int terms = std::atoi(argv[2]);
  std::vector<int> digits{code[0] - '0'};
  for (const char *c = code + 2; *c; ++c) digits.push_back(*c - '0');
  const std::clock_t start = std::clock();
  std::vector<uint16_t> g(terms);
  std::vector<int> seen(1 << 16, 0);
  for (int n = 0; n < terms; ++n) {
    const int stamp = n + 1;
    for (int k = 0; k < static_cast<int>(digits.size()) && k <= n; ++k) {
      const int left = n - k;
      if ((digits[k] & 1) && left == 0) seen[0] = stamp;
      if ((digits[k] & 2) && left > 0) seen[g[left]] = stamp;
      if (digits[k] & 4)
        for (int a = 1, b = left - 1; a <= b; ++a, --b) seen[g[a] ^ g[b]] = stamp;
    }
    int mex = 0;
    while (seen[mex] == stamp) ++mex;
    g[n] = static_cast<uint16_t>(mex);
  }
  uint32_t hash = 2166136261u;
  for (int n = 0; n < terms; ++n) hash = (hash ^ g[n]) * 16777619u;
  const std::clock_t end = std::clock();
  std::printf("%.3f %u\n", 1000.0 * static_cast<double>(end - start) / CLOCKS_PER_SEC, hash);
}
