/** Subsets of `count` ≥ 0 items, in lexicographic order of indices, lazily; none if there are fewer items. */
export const choose = function* <T>(items: readonly T[], count: number): Iterable<readonly T[]> {
  const chosen = Array.from({ length: count }, (_, i) => i);
  if (count > items.length) return;
  for (;;) {
    yield chosen.map((i) => items[i]!);
    let place = count - 1;
    while (place >= 0 && chosen[place] === items.length - count + place) place -= 1;
    if (place < 0) return;
    chosen[place]! += 1;
    for (let i = place + 1; i < count; i += 1) chosen[i] = chosen[i - 1]! + 1;
  }
};

/** Exact binomial coefficient n over k; 0 if k is not between 0 and n. */
export const binomial = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let value = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) value = (value * BigInt(n - i + 1)) / BigInt(i);
  return value;
};
