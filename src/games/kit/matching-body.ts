import type { MatchingBody } from '../../engine/certificate/document.ts';

/**
 * A maximum matching as a certificate. `isBarrier`: nodes that no maximum matching leaves alone, but next to such that some does. Without
 * them the graph falls into as many more odd pieces as nodes are left alone (the set A of Gallai and Edmonds).
 */
export const matchingBody = (
  nodes: readonly number[],
  name: (node: number) => string,
  mate: Int32Array,
  isBarrier: (node: number) => boolean,
): MatchingBody => ({
  kind: 'matching',
  pairs: nodes.flatMap((v) => (mate[v]! > v ? [[name(v), name(mate[v]!)] as const] : [])),
  barrier: nodes.filter(isBarrier).map(name),
});
