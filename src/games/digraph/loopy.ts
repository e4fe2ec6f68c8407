import type { Loopy, Win } from '../../engine/core/game.ts';
import type { Step } from '../../engine/explain/step.ts';
import {
  addLoopy,
  formatLoopy,
  INFINITE,
  infiniteValue,
  type LoopyValue,
  numberValue,
} from '../../engine/maths/loopy.ts';
import { DRAWN, LOST } from '../../engine/maths/retrograde.ts';
import { outcomeNamed } from '../../engine/solve/loopy.ts';
import { type Graph, neighboursAt } from '../kit/graph.ts';
import { type NodeRow, nodeRow, reachable, type TokensPosition } from '../kit/tokens.ts';
import { nextOf, numbersOf, outcomesOf } from './graph.ts';

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Nodes in the order in which they are decided, from the ends backwards; then the drawn ones. */
    'node-rounds': {
      readonly win: Win;
      readonly rows: readonly {
        readonly node: string;
        readonly outcome: LoopyOutcome;
        /** Moves left; null for a draw. */
        readonly lasts: string | null;
        /** Best move: to a lost node, or to one that keeps the draw. */
        readonly best: string | null;
      }[];
      readonly more: number;
    };
    /** Nodes with their values under normal play: numbers, or `inf(1,3)`. */
    'node-numbers': {
      readonly rows: readonly NodeRow[];
      readonly more: number;
    };
  }
}

const successorsOf = (graph: Graph, node: number): readonly number[] => [
  ...neighboursAt(nextOf(graph), node),
];

/** Value of one token on a node. */
export const nodeValue = (graph: Graph, node: number): LoopyValue => {
  const { value } = numbersOf(graph);
  if (value[node] !== INFINITE) return numberValue(BigInt(value[node]!));
  const among = new Set(successorsOf(graph, node).map((w) => value[w]!));
  among.delete(INFINITE);
  return infiniteValue([...among].map(BigInt));
};

const rounds = (at: TokensPosition, win: Win): Step => {
  const { graph } = at;
  const { outcome, left } = outcomesOf(graph, win);
  const { nodes, count } = reachable(at, nextOf(graph));
  const order = (v: number): number => (left[v]! < 0 ? Number.POSITIVE_INFINITY : left[v]!);
  return {
    kind: 'node-rounds',
    win,
    rows: nodes
      .toSorted((a, b) => (order(a) === order(b) ? 0 : order(a) - order(b)))
      .map((v) => {
        const best = successorsOf(graph, v).find((w) =>
          outcome[v] === DRAWN ? outcome[w] === DRAWN : outcome[w] === LOST && left[w] === left[v]! - 1,
        );
        return {
          node: graph.names[v]!,
          outcome: outcomeNamed(outcome[v]!),
          lasts: left[v]! < 0 ? null : String(left[v]),
          best: best === undefined || outcome[v] === LOST ? null : graph.names[best]!,
        };
      }),
    more: count - nodes.length,
  };
};

const values = (at: TokensPosition): Step => {
  const { graph } = at;
  const { nodes, count } = reachable(at, nextOf(graph));
  return {
    kind: 'node-numbers',
    rows: nodes.map((v) => nodeRow(graph, nextOf(graph), v, (w) => formatLoopy(nodeValue(graph, w)))),
    more: count - nodes.length,
  };
};

/**
 * One token by retrograde analysis; several by Smith's values, which add. C. A. B. Smith, “Graphs and composite games”, J.
 * Combinatorial Theory 1 (1966).
 */
export const loopy: Loopy<TokensPosition> = {
  theorem: 'loopy-values',
  value: ({ graph, tokens }) =>
    tokens.map((node) => nodeValue(graph, node)).reduce(addLoopy, numberValue(0n)),
  rank: ({ graph, tokens }) => {
    const { rank } = numbersOf(graph);
    return tokens.reduce((sum, node) => sum + rank[node]!, 0);
  },
  direct: ({ graph, tokens }, win) => {
    const [node] = tokens;
    if (tokens.length !== 1 || node === undefined) return null;
    const { outcome, left } = outcomesOf(graph, win);
    return { outcome: outcomeNamed(outcome[node]!), left: left[node]! < 0 ? null : left[node]! };
  },
  here: (at, win) => (at.tokens.length === 1 ? [rounds(at, win)] : win === 'normal' ? [values(at)] : []),
};
