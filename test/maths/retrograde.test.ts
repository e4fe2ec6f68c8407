/** Outcomes of all nodes of a graph with cycles, compared with plain rounds over all nodes. */
import { expect, test } from 'vitest';
import { degrees, successors } from '../../src/engine/maths/adjacency.ts';
import { DRAWN, LOST, retrograde, WON } from '../../src/engine/maths/retrograde.ts';
import { seeded } from '../../src/kernel/random.ts';

type Edge = readonly [from: number, to: number];

const solve = (n: number, edges: readonly Edge[], win: 'normal' | 'misere') => {
  const from = Int32Array.from(edges, ([v]) => v);
  const to = Int32Array.from(edges, ([, v]) => v);
  const { outcome, left } = retrograde(degrees(n, from), successors(n, to, from), win);
  return Array.from(outcome, (as, v) => [as, left[v]]);
};

/** Round by round: what is decided with that many moves left. */
const plain = (n: number, edges: readonly Edge[], win: 'normal' | 'misere') => {
  const next = Array.from({ length: n }, (_, v) => edges.filter(([u]) => u === v).map(([, w]) => w));
  const found = new Map<number, readonly [number, number]>();
  for (const [v, to] of next.entries()) if (to.length === 0) found.set(v, [win === 'normal' ? LOST : WON, 0]);
  for (let round = 1; round <= n; round += 1) {
    const known = new Map(found);
    for (const [v, to] of next.entries()) {
      if (known.has(v)) continue;
      if (to.some((w) => known.get(w)?.[0] === LOST)) found.set(v, [WON, round]);
      else if (to.every((w) => known.get(w)?.[0] === WON)) found.set(v, [LOST, round]);
    }
  }
  return Array.from({ length: n }, (_, v) => found.get(v) ?? [DRAWN, -1]);
};

test.each(['normal', 'misere'] as const)('%s: loops, edges drawn twice and ends', (win) => {
  const random = seeded(`retrograde ${win}`);
  for (let i = 0; i < 400; i += 1) {
    const n = 1 + Math.floor(random() * 9);
    const draw = () => Math.floor(random() * n);
    const edges = Array.from({ length: Math.floor(random() * 2 * n) }, (): Edge => [draw(), draw()]);
    expect({ n, edges, solved: solve(n, edges, win) }).toEqual({ n, edges, solved: plain(n, edges, win) });
  }
});

test('a node with more successors than 16 bits count', () => {
  const many = 70_000;
  // Node 0 leads to all others, and each of them to the end: it is lost only once the last of them is known to be won.
  const end = many + 1;
  const edges = Array.from({ length: many }, (_, i): readonly Edge[] => [
    [0, i + 1],
    [i + 1, end],
  ]).flat();
  expect(solve(many + 2, edges, 'normal')[0]).toEqual([LOST, 2]);
  expect(solve(many + 2, edges, 'misere')[0]).toEqual([WON, 2]);
  expect(solve(many + 2, [...edges, [0, 0]], 'normal')[0]).toEqual([DRAWN, -1]);
});
