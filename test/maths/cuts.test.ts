/** Bridges and two-edge cuts, compared with removing edges and searching. */
import { describe, expect, test } from 'vitest';
import { incident } from '../../src/engine/maths/adjacency.ts';
import { twoEdgeCuts } from '../../src/engine/maths/cuts.ts';
import { random } from '../support/random.ts';

/** Which edges are bridges once the edges of `without` are gone, by plain search from node 0. */
const bridgesWithout = (
  from: Int32Array,
  to: Int32Array,
  without: readonly number[],
): ReadonlySet<number> => {
  const joined = (cut: number, goal: number, start: number): boolean => {
    const seen = new Set([start]);
    for (const v of seen)
      for (let e = 0; e < from.length; e += 1) {
        if (e === cut || without.includes(e)) continue;
        if (from[e] === v) seen.add(to[e]!);
        if (to[e] === v) seen.add(from[e]!);
      }
    return seen.has(goal);
  };
  const found = new Set<number>();
  for (let e = 0; e < from.length; e += 1)
    if (!without.includes(e) && !joined(e, to[e]!, from[e]!)) found.add(e);
  return found;
};

describe('twoEdgeCuts', () => {
  test('random connected multigraphs', () => {
    const draw = random(11);
    for (let round = 0; round < 400; round += 1) {
      const n = 2 + Math.floor(draw() * 7);
      const m = n - 1 + Math.floor(draw() * 6);
      const from = new Int32Array(m);
      const to = new Int32Array(m);
      for (let e = 0; e < m; e += 1) {
        from[e] = e < n - 1 ? Math.floor(draw() * (e + 1)) : Math.floor(draw() * n);
        to[e] = e < n - 1 ? e + 1 : Math.floor(draw() * n);
      }
      const { tree, cover, members, begin, back } = twoEdgeCuts(incident(n, from, to), from, to, 0);
      const bridges = bridgesWithout(from, to, []);
      for (let i = 1; i < n; i += 1) expect(cover[i] === 0).toBe(bridges.has(tree.treeEdge[i]!));
      // The class of every edge, as found and by removing the edge.
      const classOf = new Map<number, Set<number>>();
      for (let c = 0; c < back.length; c += 1) {
        const edges = [...members.subarray(begin[c], begin[c + 1])].map((i) => tree.treeEdge[i]!);
        if (back[c]! >= 0) edges.push(back[c]!);
        const set = new Set(edges);
        for (const e of edges) classOf.set(e, set);
      }
      for (let e = 0; e < m; e += 1) {
        if (bridges.has(e)) continue;
        const partners = [...bridgesWithout(from, to, [e])].filter((f) => !bridges.has(f));
        const found = [...(classOf.get(e) ?? [e])].filter((f) => f !== e);
        expect(found.sort()).toEqual(partners.sort());
      }
    }
  });
});
