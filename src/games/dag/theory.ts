import type { Tame, Theory, Win } from '../../engine/core/game.ts';
import { payFor } from '../../engine/core/work.ts';
import type { Step } from '../../engine/explain/step.ts';
import { type Fold, foldOf } from '../../engine/solve/fold.ts';
import { SIZE, sizeFold } from '../../engine/solve/misere-folds.ts';
import { countListed } from '../kit/count.ts';
import { type Graph, neighboursAt, orderOf } from '../kit/graph.ts';
import type { Length } from '../kit/lengths.ts';
import { remembered } from '../kit/memo.ts';
import {
  MAX_ROWS,
  type NodeRow,
  nodeRow,
  occupied,
  reachable,
  type TokenMove,
  type TokensPosition,
} from '../kit/tokens.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'dag-values': { readonly tokens: number; readonly nodes: number };
    'backward-induction': { readonly misere: boolean };
    'dag-misere': TameFacts;
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Nodes from the ends backwards, each with its successors and the mex of their values. */
    'node-values': {
      readonly rows: readonly NodeRow[];
      /** Reachable nodes that are not listed. */
      readonly more: number;
      readonly tokens: readonly { readonly node: string; readonly count: number; readonly value: string }[];
      readonly moreTokens: number;
      readonly sum: string;
    };
    /** Nodes from the ends backwards: won or lost, and how many moves are left if the winner hurries. */
    'node-outcomes': {
      readonly win: Win;
      readonly rows: readonly {
        readonly node: string;
        readonly outcome: 'P' | 'N';
        readonly lasts: string;
        readonly best: string | null;
      }[];
      readonly more: number;
    };
  }
}

/** Grundy value of every node: the mex of its successors' values, successors first. Linear. */
export const nodeValues = remembered((graph: Graph) => {
  const { next, order } = orderOf(graph);
  const values = new Int32Array(graph.names.length);
  const seenBy = new Int32Array(graph.names.length + 2).fill(-1);
  for (const v of order) {
    for (let i = next.start[v]!; i < next.start[v + 1]!; i += 1) seenBy[values[next.node[i]!]!] = v;
    let mex = 0;
    while (seenBy[mex] === v) mex += 1;
    values[v] = mex;
  }
  return values;
});

/** Number of every node, from those of its successors. Linear. */
const byFold = <A>(fold: Fold<A>) =>
  remembered((graph: Graph) => {
    const { next, order } = orderOf(graph);
    const found = new Int32Array(graph.names.length);
    for (const v of order) {
      const acc = fold.start();
      for (let i = next.start[v]!; i < next.start[v + 1]!; i += 1)
        if (fold.add(acc, found[next.node[i]!]!)) break;
      found[v] = fold.end(acc);
    }
    return found;
  });

/** Moves left from every node; the parity gives the winner. */
const lengths = (measure: Length) => ({
  normal: byFold(foldOf(measure, 'normal')),
  misere: byFold(foldOf(measure, 'misere')),
});
const remoteness = lengths('remoteness');
const suspense = lengths('suspense');

const sumOf = (at: TokensPosition): number => {
  const values = nodeValues(at.graph);
  let sum = 0;
  for (const node of at.tokens) sum ^= values[node]!;
  return sum;
};

/** Approximate time of the pass over the edges, in options of a search; small graphs are free. */
const cost = (at: TokensPosition): number => (at.graph.from.length < 50_000 ? 0 : at.graph.from.length >> 3);

/**
 * A token on a node has the mex of its successors' values; tokens are a sum. R. Sprague, “Über mathematische Kampfspiele”, Tohoku
 * Math. J. 41 (1935); P. M. Grundy, “Mathematics and games”, Eureka 2 (1939). Domain: normal play.
 */
export const dagValues: Theory<TokensPosition, TokenMove, 'dag-values'> = {
  id: 'dag-values',
  gives: 'grundy',
  method: 'theorem',
  covers: (_, win) => win === 'normal',
  cost,
  value: (at) => BigInt(sumOf(at)),
  *reaching(at, target) {
    const sum = sumOf(at);
    const values = nodeValues(at.graph);
    const { next } = orderOf(at.graph);
    for (const from of occupied(at).keys()) {
      const wanted = BigInt(sum ^ values[from]!) ^ target;
      for (const to of neighboursAt(next, from)) if (BigInt(values[to]!) === wanted) yield { from, to };
    }
  },
  count: countListed,
  facts: (at) => ({ tokens: at.tokens.length, nodes: at.graph.names.length }),
  here: (at) => [valueTable(at)],
};

/** Nodes in the order of the computation. */
const inOrder = (at: TokensPosition, nodes: readonly number[]): readonly number[] => {
  const rank = new Map<number, number>();
  const wanted = new Set(nodes);
  orderOf(at.graph).order.forEach((v, i) => {
    if (wanted.has(v)) rank.set(v, i);
  });
  return nodes.toSorted((a, b) => rank.get(a)! - rank.get(b)!);
};

const valueTable = (at: TokensPosition): Step => {
  const { names } = at.graph;
  const { next } = orderOf(at.graph);
  const values = nodeValues(at.graph);
  const { nodes, count } = reachable(at, next);
  const tokens = [...occupied(at)];
  return {
    kind: 'node-values',
    rows: inOrder(at, nodes).map((v) => nodeRow(at.graph, next, v, (w) => String(values[w]!))),
    more: count - nodes.length,
    tokens: tokens
      .slice(0, MAX_ROWS)
      .map(([v, count]) => ({ node: names[v]!, count, value: String(values[v]!) })),
    moreTokens: Math.max(0, tokens.length - MAX_ROWS),
    sum: String(sumOf(at)),
  };
};

const outcomeTable = (at: TokensPosition, win: Win): Step => {
  const { names } = at.graph;
  const { next } = orderOf(at.graph);
  const left = remoteness[win](at.graph);
  const isN = (v: number) => (left[v]! % 2 === 1) === (win === 'normal');
  const { nodes, count } = reachable(at, next);
  return {
    kind: 'node-outcomes',
    win,
    rows: inOrder(at, nodes).map((v) => {
      const best = neighboursAt(next, v).find((w) => left[w]! === left[v]! - 1 && isN(w) !== isN(v));
      return {
        node: names[v]!,
        outcome: isN(v) ? 'N' : 'P',
        lasts: String(left[v]!),
        best: best === undefined || !isN(v) ? null : names[best]!,
      };
    }),
    more: count - nodes.length,
  };
};

/**
 * One token: won if some successor is lost, lost if none is; its length follows too. E. Zermelo, “Über eine Anwendung der
 * Mengenlehre auf die Theorie des Schachspiels” (1913); remoteness and suspense: C. A. B. Smith, “Graphs and composite games”, J.
 * Combinatorial Theory 1 (1966).
 */
const backward = (
  gives: 'outcome' | 'remoteness' | 'suspense',
  win: Win,
): Theory<TokensPosition, TokenMove, 'backward-induction'> => {
  const isN = (graph: Graph, v: number) => (remoteness[win](graph)[v]! % 2 === 1) === (win === 'normal');
  const length = (gives === 'suspense' ? suspense : remoteness)[win];
  return {
    id: 'backward-induction',
    gives,
    method: 'theorem',
    covers: (at, asked) => asked === win && at.tokens.length === 1,
    cost,
    value: (at) =>
      gives === 'outcome'
        ? isN(at.graph, at.tokens[0]!)
          ? 1n
          : 0n
        : BigInt(length(at.graph)[at.tokens[0]!]!),
    *reaching(at, target) {
      const { next } = orderOf(at.graph);
      const from = at.tokens[0]!;
      for (const to of neighboursAt(next, from)) {
        const value = gives === 'outcome' ? Number(isN(at.graph, to)) : length(at.graph)[to]!;
        if (BigInt(value) === target) yield { from, to };
      }
    },
    facts: () => ({ misere: win === 'misere' }),
    here: (at) => [outcomeTable(at, win)],
  };
};

const WORK_PER_EDGE = 0.02;

/** `SIZE` of every node. */
const nodeSizes = byFold(sizeFold);

const sizeOf = (at: TokensPosition): readonly number[] => {
  payFor(orderOf(at.graph).next, at.graph.from.length * WORK_PER_EDGE);
  const sizes = nodeSizes(at.graph);
  return at.tokens.map((node) => sizes[node]!);
};

/** Misère play by values if every reachable node is small or large, computed node by node (see `tame.ts`). */
export const tame: Tame<TokensPosition> = {
  theorem: 'dag-misere',
  covers: (at) => !sizeOf(at).includes(SIZE.wild),
  isSmall: (at) => sizeOf(at).every((size) => (size & 3) === SIZE.small),
  here: (at) => [valueTable(at)],
};

/** Theories: values under normal play; for one token also the misère outcome, and the lengths. */
export const theories: readonly Theory<TokensPosition, TokenMove>[] = [
  dagValues,
  backward('outcome', 'misere'),
  backward('remoteness', 'normal'),
  backward('remoteness', 'misere'),
  backward('suspense', 'normal'),
  backward('suspense', 'misere'),
];
