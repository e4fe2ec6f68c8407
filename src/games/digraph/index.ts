import type { Game } from '../../engine/core/game.ts';
import { ok } from '../../engine/core/result.ts';
import { formatLoopy } from '../../engine/maths/loopy.ts';
import type { Graph } from '../kit/graph.ts';
import { between } from '../kit/heaps.ts';
import {
  describeToken,
  drawTokens,
  graphBy,
  placed,
  smallTokens,
  type TokenMove,
  type TokensPosition,
  tokenCodec,
  tokenMove,
} from '../kit/tokens.ts';
import { outcomesOf } from './graph.ts';
import { loopy, nodeValue } from './loopy.ts';
import { rules } from './rules.ts';

/** Graph on three nodes, possibly with loops, from nine bits. */
const graphOf = (set: number): Graph => graphBy(3, (a, b) => ((set >> (3 * a + b)) & 1) === 1);

/** Random graph with an end, node n; every other node has an edge onwards, and some have edges back. */
const randomGraph = (n: number, random: () => number): Graph =>
  graphBy(n, (a, b) => {
    if (a === n - 1) return false;
    return b === a + 1 || random() < (b > a ? 0.25 : b === a ? 0.05 : 0.3);
  });

/** Most attempts at a deal whose first token does not start with a draw. */
const MAX_DEAL_TRIES = 12;

export const digraph: Game<TokensPosition, TokenMove> = {
  id: 'digraph',
  example: 'digraph 1>2 2>1 2>2 1>3 3>4 4>5 at=1',
  rules,
  position: tokenCodec(() => ok(null)),
  move: tokenMove,
  partsAre: 'group',
  theories: [],
  loopy,
  describe: describeToken,
  scene: (at) => drawTokens(at, 'free', null),
  explained: (at, win) => {
    if (at.tokens.length !== 1 && win === 'misere') return drawTokens(at, 'free', null);
    const { outcome } = outcomesOf(at.graph, win);
    return drawTokens(at, 'free', (node) =>
      at.tokens.length === 1
        ? 'DPN'[outcome[node]!]!
        : formatLoopy(nodeValue(at.graph, node)).replace('inf', '∞'),
    );
  },
  *small(size) {
    const step = size > 3 ? 3 : size > 1 ? 11 : 37;
    for (let set = 0; set < 512; set += step) yield* smallTokens(graphOf(set), size);
  },
  deal: (size, random) => {
    const n = between(random, 4, 4 + size);
    let at = placed(randomGraph(n, random), [0]);
    // A win is more to play for than a draw from the start.
    for (let i = 0; i < MAX_DEAL_TRIES && outcomesOf(at.graph, 'normal').outcome[0] !== 2; i += 1)
      at = placed(randomGraph(n, random), [0]);
    const others = between(random, 1, 1 + Math.min(2, size)) - 1;
    return { ...at, tokens: [0, ...Array.from({ length: others }, () => between(random, 0, n - 2))] };
  },
};
