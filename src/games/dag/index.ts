import type { Game } from '../../engine/core/game.ts';
import { ok, type Result, refuse } from '../../engine/core/result.ts';
import { type Graph, nameCycle, reverseTopological } from '../kit/graph.ts';
import { between } from '../kit/heaps.ts';
import {
  describeToken,
  drawTokens,
  type TokenMove,
  type TokensPosition,
  tokenCodec,
  tokenMove,
} from '../kit/tokens.ts';
import { rules } from './rules.ts';
import { nodeValues, tame, theories } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    dag: NoFacts;
  }
}

/** Refuses cycles. */
const withoutCycles = ({ names, from, to }: Graph): Result<null> => {
  const { cycle } = reverseTopological(names.length, from, to);
  const nameOf = (node: number) => names[node]!;
  if (cycle === null) return ok(null);
  return refuse('has-a-cycle', {
    token: `${nameOf(cycle[0]!)}>${nameOf(cycle[1] ?? cycle[0]!)}`,
    cycle: nameCycle(cycle, nameOf),
  });
};

/** A random acyclic graph on nodes 1…n: edges lead from smaller to larger numbers. */
const randomGraph = (n: number, share: number, random: () => number): Graph => {
  const names = Array.from({ length: n }, (_, i) => String(i + 1));
  const from: number[] = [];
  const to: number[] = [];
  for (let a = 0; a < n; a += 1)
    for (let b = a + 1; b < n; b += 1)
      if (b === a + 1 || random() < share) {
        from.push(a);
        to.push(b);
      }
  return { names, from: Int32Array.from(from), to: Int32Array.from(to) };
};

/** Every acyclic graph on nodes 1…n (edges upwards), by the bits of `set`. */
const graphOf = (n: number, set: number): Graph => {
  const names = Array.from({ length: n }, (_, i) => String(i + 1));
  const from: number[] = [];
  const to: number[] = [];
  let bit = 0;
  for (let a = 0; a < n; a += 1)
    for (let b = a + 1; b < n; b += 1) {
      if ((set >> bit) & 1) {
        from.push(a);
        to.push(b);
      }
      bit += 1;
    }
  return { names, from: Int32Array.from(from), to: Int32Array.from(to) };
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
  ruling: () => ({ kind: 'dag' }),
  scene: (at) => drawTokens(at, 'layers', null),
  explained: (at, win) => {
    const values = win === 'normal' ? nodeValues(at.graph) : null;
    return drawTokens(at, 'layers', values === null ? null : (node) => `SG ${values[node]!}`);
  },
  *small(size) {
    // All graphs on three nodes, then every so-many-th on four; one token, then two.
    for (let set = 0; set < 8; set += 1) {
      const graph = graphOf(3, set);
      const joined = new Set([...graph.from, ...graph.to]);
      const alone = [0, 1, 2].filter((node) => !joined.has(node));
      yield { graph, alone, tokens: [0] };
      if (size > 1) yield { graph, alone, tokens: [0, 1] };
      if (size > 2) yield { graph, alone, tokens: [1, 0, 0] };
    }
    for (let set = 1; set < 64 && size > 1; set += size > 3 ? 1 : 5) {
      const graph = graphOf(4, set);
      const joined = new Set([...graph.from, ...graph.to]);
      const alone = [0, 1, 2, 3].filter((node) => !joined.has(node));
      yield { graph, alone, tokens: [0] };
      yield { graph, alone, tokens: [1, 0] };
      if (size > 4) yield { graph, alone, tokens: [0, 0, 1] };
    }
  },
  deal: (size, random) => {
    const n = between(random, 4, 4 + size);
    const graph = randomGraph(n, 0.35, random);
    // One token stands on the source, from which every node can be reached: no part of the picture is dead at the start.
    const others = between(random, 1, 1 + Math.min(3, size)) - 1;
    const tokens = [0, ...Array.from({ length: others }, () => between(random, 0, n - 2))];
    return { graph, alone: [], tokens };
  },
};
