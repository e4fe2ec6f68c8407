import type { ShownPairs } from './matching-body.ts';

/** Error in the pairs that a step shows of a graph with these nodes; null: none. */
export const pairsFault = (
  { start, partner, pairs, morePairs, lone, moreLone }: ShownPairs,
  nodes: ReadonlySet<string>,
  adjacent: (a: string, b: string) => boolean,
): string | null => {
  const shown = [...pairs.flat(), ...lone];
  if (new Set(shown).size !== shown.length || shown.some((v) => !nodes.has(v)))
    return 'a node twice, or unknown';
  if (shown.length + 2 * morePairs + moreLone !== nodes.size) return 'not all nodes';
  for (const [a, b] of pairs) if (!adjacent(a, b)) return `no edge ${a}-${b}`;
  const found = pairs.flatMap(([a, b]) => (a === start ? [b] : b === start ? [a] : []));
  return (found[0] ?? null) === partner ? null : 'partner of the start';
};

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
