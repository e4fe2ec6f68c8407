import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { byName, orderOf } from '../kit/graph.ts';
import { VAST } from '../kit/reach.ts';
import { type AddsubPosition, multisets, type Spread, successors } from './position.ts';

declare module '../../engine/core/refusal.ts' {
  interface MoveFaultKinds {
    'no-stone-there': true;
    'cannot-be-played': true;
    'wrong-number-of-stones': true;
    'not-a-successor': true;
  }
}

/** Most stones packed one by one. */
const MAX_PACKED_STONES = 200n;

/** Take one stone from a node with successors, add K(v) stones over its successors. */
export const rules: Rules<AddsubPosition, Spread> = {
  *moves(at) {
    for (const [from] of at.stones) {
      const next = successors(at, from);
      if (next.length === 0) continue;
      for (const chosen of multisets(next.length, at.k[from]!))
        yield { from, to: chosen.map((i) => next[i]!) };
    }
  },
  play(at, { from, to }) {
    const { names } = at.graph;
    const token = names[from] ?? String(from);
    const counts = new Map(at.stones);
    const here = counts.get(from);
    if (here === undefined) return illegal(token, 'no-stone-there');
    const next = new Set(successors(at, from));
    if (next.size === 0) return illegal(token, 'cannot-be-played');
    if (to.length !== at.k[from]) return illegal(token, 'wrong-number-of-stones');
    const stray = to.find((node) => !next.has(node));
    if (stray !== undefined) return illegal(names[stray] ?? String(stray), 'not-a-successor');
    if (here === 1n) counts.delete(from);
    else counts.set(from, here - 1n);
    for (const node of to) counts.set(node, (counts.get(node) ?? 0n) + 1n);
    return ok({ ...at, stones: [...counts].sort(([a], [b]) => byName(names[a]!, names[b]!)) });
  },
  // Stones on one node stay together: they are alike.
  parts: (at) =>
    at.stones.length < 2
      ? []
      : at.stones.map((stone) => ({ at: { ...at, stones: [stone] }, lift: (move) => move })),
  packing: {
    kind: 'parts',
    kinds: ({ stones, graph }) =>
      stones.reduce((sum, [, count]) => sum + count, 0n) > MAX_PACKED_STONES ? Infinity : graph.names.length,
    parts: (at) =>
      at.stones.flatMap(([node, count]) =>
        Array.from({ length: Number(count) }, () => ({ ...at, stones: [[node, 1n] as const] })),
      ),
  },
  reach(at) {
    const { order } = orderOf(at.graph);
    // Most stones that one stone can turn into at a time.
    const most = new Array<bigint>(at.graph.names.length).fill(1n);
    for (const v of order)
      for (const w of successors(at, v)) {
        const grown = most[w]! * BigInt(Math.max(1, at.k[v]!));
        if (grown > most[v]!) most[v] = grown < VAST ? grown : VAST;
      }
    let total = 1n;
    for (const [v, count] of at.stones) total += most[v]! * count;
    let reach = 1n;
    for (let i = 0; i < order.length && reach < VAST; i += 1) reach *= total;
    return reach;
  },
};
