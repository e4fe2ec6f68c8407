import type { MatchingBody } from '../../engine/certificate/document.ts';

/**
 * Maximum matching as a certificate. `isBarrier`: nodes in every maximum matching with a neighbour that some maximum matching
 * leaves unmatched (the set A of Gallai and Edmonds). Removing them leaves as many more odd pieces as there are unmatched nodes.
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

/** Pairs and unmatched nodes of a matching, cut to a readable number. */
export interface ShownPairs {
  /** Node of the token; null before the start is chosen. */
  readonly start: string | null;
  /** Partner of the start: the move, if every maximum matching pairs it. Null if this one leaves it unmatched. */
  readonly partner: string | null;
  readonly pairs: readonly (readonly [string, string])[];
  readonly morePairs: number;
  readonly lone: readonly string[];
  readonly moreLone: number;
}

export const shownPairs = (
  mate: Int32Array,
  start: number,
  isThere: (node: number) => boolean,
  name: (node: number) => string,
  most: number,
): ShownPairs => {
  const pairs: (readonly [string, string])[] = [];
  const lone: string[] = [];
  let [pairCount, loneCount] = [0, 0];
  for (let v = 0; v < mate.length; v += 1) {
    if (!isThere(v)) continue;
    const w = mate[v]!;
    if (w > v && (pairCount += 1) <= most) pairs.push([name(v), name(w)]);
    if (w < 0 && (loneCount += 1) <= most) lone.push(name(v));
  }
  const partner = start < 0 ? -1 : mate[start]!;
  return {
    start: start < 0 ? null : name(start),
    partner: partner < 0 ? null : name(partner),
    pairs,
    morePairs: pairCount - pairs.length,
    lone,
    moreLone: loneCount - lone.length,
  };
};
