import type { Game } from '../../engine/core/game.ts';
import { type Graph, withoutCycles } from '../kit/graph.ts';
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
import { rules } from './rules.ts';
import { nodeValues, tame, theories } from './theory.ts';

/** Graph whose edges, all from smaller to larger numbers, are the bits of `set`. */
const graphOf = (n: number, set: number): Graph => {
  let edge = 0;
  return graphBy(n, (a, b) => a < b && ((set >> edge++) & 1) === 1);
};

export const dag: Game<TokensPosition, TokenMove> = {
  id: 'dag',
  example: 'dag 1>2 2>3 1>3 at=1,2',
  rules,
  position: tokenCodec(withoutCycles),
  move: tokenMove,
  partsAre: 'group',
  theories,
  tame,
  describe: describeToken,
  scene: (at) => drawTokens(at, 'layers', null),
  explained: (at, win) => {
    const values = win === 'normal' ? nodeValues(at.graph) : null;
    return drawTokens(at, 'layers', values === null ? null : (node) => `SG ${values[node]!}`);
  },
  *small(size) {
    // All graphs on three nodes, then a sample of those on four; one token, then two.
    for (let set = 0; set < 8; set += 1) yield* smallTokens(graphOf(3, set), size);
    for (let set = 1; set < 64 && size > 1; set += size > 3 ? 1 : 5) {
      const graph = graphOf(4, set);
      yield placed(graph, [0]);
      yield placed(graph, [1, 0]);
      if (size > 4) yield placed(graph, [0, 0, 1]);
    }
  },
  deal: (size, random) => {
    const n = between(random, 4, 4 + size);
    const graph = graphBy(n, (a, b) => b === a + 1 || (b > a && random() < 0.35));
    // One token is on the source, from which every node can be reached, so no part of the picture is dead at the start.
    const others = between(random, 1, 1 + Math.min(3, size)) - 1;
    const tokens = [0, ...Array.from({ length: others }, () => between(random, 0, n - 2))];
    return { graph, alone: [], tokens };
  },
};
