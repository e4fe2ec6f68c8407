/**
 * Size of a maximum matching by brute force, for checks: the first node is left out, or paired with each of its neighbours. For a
 * dozen nodes.
 */
export const mostPairs = <T>(nodes: readonly T[], adjacent: (a: T, b: T) => boolean): number => {
  const [first, ...rest] = nodes;
  if (first === undefined) return 0;
  let most = mostPairs(rest, adjacent);
  rest.forEach((other, i) => {
    if (adjacent(first, other)) most = Math.max(most, 1 + mostPairs(rest.toSpliced(i, 1), adjacent));
  });
  return most;
};
