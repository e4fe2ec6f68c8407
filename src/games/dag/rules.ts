import type { Rules } from '../../engine/core/game.ts';
import { ok, refuse } from '../../engine/core/result.ts';
import { type DagMove, type DagPosition, occupied, orderOf } from './position.ts';

/** Tokens times edges above which the tokens are not set out one by one: each part would repeat the graph. */
const SET_OUT = 20_000;

/** Move one token along one edge. */
export const rules: Rules<DagPosition, DagMove> = {
  *moves(at) {
    const { next } = orderOf(at.graph);
    for (const from of occupied(at).keys())
      for (let i = next.start[from]!; i < next.start[from + 1]!; i += 1) yield { from, to: next.node[i]! };
  },
  play(at, { from, to }) {
    const { names } = at.graph;
    const token = `${names[from]}>${names[to]}`;
    const place = at.tokens.indexOf(from);
    if (place < 0) return refuse('illegal-move', { token, reason: 'no-token-there' });
    const { next } = orderOf(at.graph);
    for (let i = next.start[from]!; i < next.start[from + 1]!; i += 1)
      if (next.node[i] === to) return ok({ ...at, tokens: at.tokens.with(place, to) });
    return refuse('illegal-move', { token, reason: 'no-such-edge' });
  },
  // Tokens on one node stay together: they are alike, and their moves lead to the same positions.
  parts(at) {
    const counts = occupied(at);
    if (counts.size < 2 || counts.size * (at.graph.from.length + 1) > SET_OUT) return [];
    return [...counts].map(([node, count]) => ({
      at: { ...at, tokens: Array.from({ length: count }, () => node) },
      lift: (move) => move,
    }));
  },
  normal: (at) => (at.tokens.length < 2 ? at : { ...at, tokens: at.tokens.toSorted((a, b) => a - b) }),
  reach(at) {
    const n = BigInt(at.graph.names.length);
    return n ** BigInt(Math.min(at.tokens.length, 20));
  },
};
