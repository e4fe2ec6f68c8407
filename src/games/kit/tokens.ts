import type { MoveCodec, PositionCodec, Rules } from '../../engine/core/game.ts';
import { chain, illegal, notAMove, ok, type Result, refuse } from '../../engine/core/result.ts';
import type { SceneOf } from '../../engine/core/scene.ts';
import type { Neighbours } from '../../engine/maths/adjacency.ts';
import {
  aloneIn,
  formatEdges,
  type Graph,
  graphOfEdges,
  graphScene,
  neighboursAt,
  reachedFrom,
  withEdges,
  withoutParallel,
} from './graph.ts';
import { graphReaders, type ReadGraph, readIntegers, readNames, splitEdge } from './graph-text.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Move a token along an edge. */
    'move-token': { readonly from: string; readonly to: string };
  }
}

/** Tokens on the nodes of a directed graph without parallel edges. */
export interface TokensPosition {
  readonly graph: Graph;
  /** Nodes without edges, typed alone. */
  readonly alone: readonly number[];
  /** Node of each token; several may share one. */
  readonly tokens: readonly number[];
}

/** Moves one token from a node to another; among several on a node, the first. */
export interface TokenMove {
  readonly from: number;
  readonly to: number;
}

/** Nodes with tokens, in the order of the tokens, and how many each has. */
export const occupied = (at: TokensPosition): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const node of at.tokens) counts.set(node, (counts.get(node) ?? 0) + 1);
  return counts;
};

/** Position on a graph; lists nodes without edges as `alone`. */
export const placed = (graph: Graph, tokens: readonly number[]): TokensPosition => ({
  graph,
  alone: aloneIn(graph),
  tokens,
});

/** Graph on nodes 1…n with the edges that satisfy `has`. */
export const graphBy = (n: number, has: (from: number, to: number) => boolean): Graph => {
  const names = Array.from({ length: n }, (_, i) => String(i + 1));
  const nodes = [...names.keys()];
  return graphOfEdges(
    names,
    nodes.flatMap((a) => nodes.filter((b) => has(a, b)).map((b) => [a, b] as const)),
  );
};

/** Small positions on a graph: one token, and for larger sizes two, and three. */
export const smallTokens = function* (graph: Graph, size: number): Iterable<TokensPosition> {
  yield placed(graph, [0]);
  if (size > 1) yield placed(graph, [0, 1]);
  if (size > 2) yield placed(graph, [1, 0, 0]);
};

/** Node in a table, with its successors and their values. */
export interface NodeRow {
  readonly node: string;
  readonly successors: readonly { readonly node: string; readonly value: string }[];
  /** Successors that are not listed. */
  readonly more: number;
  readonly value: string;
}

/** Limits of a table of nodes. */
export const MAX_ROWS = 24;
const MAX_SUCCESSORS = 10;

export const nodeRow = (
  { names }: Graph,
  next: Neighbours,
  v: number,
  valueOf: (node: number) => string,
): NodeRow => {
  const successors = [...neighboursAt(next, v)];
  return {
    node: names[v]!,
    successors: successors.slice(0, MAX_SUCCESSORS).map((w) => ({ node: names[w]!, value: valueOf(w) })),
    more: Math.max(0, successors.length - MAX_SUCCESSORS),
    value: valueOf(v),
  };
};

/** Nodes that tokens can reach, their own included: those of a table, nearest first; and their number. */
export const reachable = (
  at: TokensPosition,
  next: Neighbours,
): { readonly nodes: readonly number[]; readonly count: number } => {
  const nodes = reachedFrom(next, occupied(at).keys());
  return { nodes: nodes.slice(0, MAX_ROWS), count: nodes.length };
};

/** Tokens times edges above which tokens are not split into parts: each part would repeat the graph. */
const MAX_SPLIT_TOKEN_EDGES = 20_000;

/** Move one token along one edge. `nextOf`: the successors of every node, computed once per graph. */
export const tokenRules = (nextOf: (graph: Graph) => Neighbours): Rules<TokensPosition, TokenMove> => ({
  *moves(at) {
    const next = nextOf(at.graph);
    for (const from of occupied(at).keys()) for (const to of neighboursAt(next, from)) yield { from, to };
  },
  play(at, { from, to }) {
    const { names } = at.graph;
    const token = `${names[from]}>${names[to]}`;
    const place = at.tokens.indexOf(from);
    if (place < 0) return illegal(token, 'no-token-there');
    return neighboursAt(nextOf(at.graph), from).includes(to)
      ? ok({ ...at, tokens: at.tokens.with(place, to) })
      : illegal(token, 'no-such-edge');
  },
  // Tokens on one node stay together: they are alike, and their moves lead to the same positions.
  parts(at) {
    const counts = occupied(at);
    if (counts.size < 2 || counts.size * (at.graph.from.length + 1) > MAX_SPLIT_TOKEN_EDGES) return [];
    return [...counts].map(([node, count]) => ({
      at: { ...at, tokens: Array.from({ length: count }, () => node) },
      lift: (move) => move,
    }));
  },
  normal: (at) => (at.tokens.length < 2 ? at : { ...at, tokens: at.tokens.toSorted((a, b) => a - b) }),
  packing: {
    kind: 'parts',
    kinds: ({ graph }) => graph.names.length,
    parts: (at) => at.tokens.map((token) => ({ ...at, tokens: [token] })),
  },
  reach(at) {
    const n = BigInt(at.graph.names.length);
    return n ** BigInt(Math.min(at.tokens.length, 20));
  },
});

/** Checks whether a parsed graph may be played on. */
type GraphJudge = (graph: Graph) => Result<null>;

/** Position of a parsed graph and its tokens. */
const build = (
  read: Graph,
  alone: readonly number[],
  tokens: readonly number[],
  judge: GraphJudge,
): Result<TokensPosition> =>
  chain(judge(read), () => {
    const graph = withoutParallel({ names: read.names, from: read.from, to: read.to }, true);
    if (alone.length === 0) return ok({ graph, alone, tokens });
    const joined = withEdges(graph);
    return ok({ graph, alone: [...new Set(alone)].filter((node) => joined[node] === 0), tokens });
  });

const ofRead = (read: ReadGraph, at: string | undefined, judge: GraphJudge): Result<TokensPosition> =>
  at === undefined
    ? refuse('missing-option', { token: 'at' })
    : chain(readNames(at, 'at', read.find), (tokens) => build(read, read.alone, tokens, judge));

/** `N M K`, then M edges, then K token nodes: the source's own format, nodes numbered from 1. */
const ofNumbers = (numbers: Int32Array, judge: GraphJudge): Result<TokensPosition> => {
  const [n, m, k] = [numbers[0]!, numbers[1]!, numbers[2]!];
  const expected = 3 + 2 * m + k;
  if (numbers.length !== expected || k === 0)
    return refuse('numbers-do-not-fit', { token: `${n} ${m} ${k}`, expected, found: numbers.length });
  for (const number of numbers.subarray(3))
    if (number < 1 || number > n)
      return refuse('out-of-range', { token: String(number), least: '1', most: String(n) });
  // Keeps only nodes with edges or tokens: the file may announce 10^9.
  const index = new Map<number, number>();
  const names: string[] = [];
  const nodeOf = (number: number): number => {
    let node = index.get(number);
    if (node === undefined) {
      node = names.push(String(number)) - 1;
      index.set(number, node);
    }
    return node;
  };
  const from = new Int32Array(m);
  const to = new Int32Array(m);
  for (let e = 0; e < m; e += 1) {
    from[e] = nodeOf(numbers[3 + 2 * e]!);
    to[e] = nodeOf(numbers[4 + 2 * e]!);
  }
  const tokens = [...numbers.subarray(3 + 2 * m)].map(nodeOf);
  return build({ names, from, to }, tokens, tokens, judge);
};

/** Move as an arrow, `1>2`. */
export const tokenMove: MoveCodec<TokensPosition, TokenMove> = {
  format: ({ from, to }, { graph }) => `${graph.names[from]}>${graph.names[to]}`,
  parse: (text, { graph, tokens }) => {
    const typed = text.normalize('NFKC').trim();
    const ends = splitEdge(typed.replace(/\s+/g, ''), '>') ?? /^(\S+)\s+(\S+)$/.exec(typed)?.slice(1);
    const nodeOf = (name: string): Result<number> => {
      const node = graph.names.indexOf(name);
      return node < 0 ? illegal(name, 'no-such-node') : ok(node);
    };
    if (ends !== undefined)
      return chain(nodeOf(ends[0]), (from) => chain(nodeOf(ends[1]), (to) => ok({ from, to })));
    // If all tokens are on one node, the target alone is enough.
    const only = new Set(tokens);
    if (only.size === 1 && graph.names.includes(typed))
      return chain(nodeOf(typed), (to) => ok({ from: tokens[0]!, to }));
    return notAMove(text, 'arc-move');
  },
};

const format = ({ graph, alone, tokens }: TokensPosition): string => {
  const edges = formatEdges(graph, '>');
  const names = alone.map((node) => graph.names[node]!).join(' ');
  const at = tokens.map((node) => graph.names[node]!).join(',');
  return `${edges}${edges !== '' && names !== '' ? ' ' : ''}${names} at=${at}`;
};

/** Codec of graphs, typed or in files. */
export const tokenCodec = (judge: GraphJudge): PositionCodec<TokensPosition> => {
  const typed = graphReaders('>', ['at'], (read, options) => ofRead(read, options.get('at'), judge));
  return {
    options: typed.options,
    parse: (args) => {
      const tokens = args.rows[0] ?? [];
      if (args.rows.length === 1 && !args.options.has('at') && tokens.length > 3)
        if (tokens.every((token) => /^\d{1,9}$/.test(token)))
          return ofNumbers(Int32Array.from(tokens, Number), judge);
      if (args.rows.length === 1 && tokens.length === 0)
        return refuse('missing-position', { token: args.game });
      return typed.parse(args);
    },
    format,
    file: (text, options) =>
      /^\s*\d+[ \t]+\d+[ \t]+\d+\s/.test(text) && !options.has('at')
        ? chain(readIntegers(text, options), ({ numbers }) => ofNumbers(numbers, judge))
        : typed.file(text, options),
  };
};

/** Scene of the graph with its tokens; `noteOf` adds what is known of every node. */
export const drawTokens = (
  at: TokensPosition,
  layout: SceneOf<'graph'>['layout'],
  noteOf: ((node: number) => string) | null,
) => {
  const counts = occupied(at);
  const listed = withEdges(at.graph);
  for (const node of at.alone) listed[node] = 1;
  return graphScene(at.graph, {
    directed: true,
    layout,
    present: (node) => listed[node] === 1,
    roots: [...counts.keys()],
    dress: (node) => ({
      ...(counts.has(node) ? { tokens: String(counts.get(node)!), mark: 'focus' as const } : {}),
      ...(noteOf === null ? {} : { note: noteOf(node) }),
    }),
  });
};

export const describeToken = ({ graph }: TokensPosition, { from, to }: TokenMove) => ({
  kind: 'move-token' as const,
  from: graph.names[from]!,
  to: graph.names[to]!,
});
