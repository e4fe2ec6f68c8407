import { ok, type Result, refuse } from '../../engine/core/result.ts';
import type { GraphScene } from '../../engine/core/scene.ts';
import { type Adjacency, incident, type Neighbours, outgoing } from '../../engine/maths/adjacency.ts';
import { remembered } from './memo.ts';

declare module '../../engine/core/refusal.ts' {
  interface RefusalFacts {
    /** Cycle in a graph that must have none; `cycle` names its nodes, the first again at the end. */
    'has-a-cycle': { readonly token: string; readonly cycle: readonly string[] };
    'loop-refused': { readonly token: string };
    'unknown-node': { readonly token: string };
    'node-twice': { readonly token: string };
    /** File in the source's own format whose numbers do not fit its first line. */
    'numbers-do-not-fit': { readonly token: string; readonly expected: number; readonly found: number };
  }
  interface ExpectedKinds {
    edge: true;
    arc: true;
    node: true;
    nodes: true;
    'edge-move': true;
    'edge-choice': true;
    'arc-move': true;
    'node-move': true;
  }
  interface MoveFaultKinds {
    'no-such-edge': true;
    'no-such-node': true;
    'no-token-there': true;
    'not-a-neighbour': true;
  }
}

/** Graph as typed: names of nodes by index, ends of edges by index, in the order and orientation typed. */
export interface Graph {
  readonly names: readonly string[];
  readonly from: Int32Array;
  readonly to: Int32Array;
}

export const graphOfEdges = (
  names: readonly string[],
  edges: readonly (readonly [from: number, to: number])[],
): Graph => ({
  names,
  from: Int32Array.from(edges, ([a]) => a),
  to: Int32Array.from(edges, ([, b]) => b),
});

/** Edges between n letters, each from an earlier to a later one, that are the bits of `set`. */
export const lettered = (n: number, set: number): Graph => {
  const names = [...'abcdefghij'].slice(0, n);
  const pairs = names.flatMap((_, b) => Array.from({ length: b }, (__, a) => [a, b] as const));
  return graphOfEdges(
    names,
    pairs.filter((_, bit) => Math.floor(set / 2 ** bit) % 2 === 1),
  );
};

/** Positions on up to four letters by all sets of edges, and on five by every eleventh. */
export const smallLettered = function* <P>(size: number, make: (n: number, set: number) => P): Iterable<P> {
  for (let n = 0; n <= Math.min(5, 2 + size); n += 1)
    for (let set = 0; set < 2 ** ((n * (n - 1)) / 2); set += n < 5 ? 1 : 11) yield make(n, set);
};

/** 1 for every node that has an edge. */
export const withEdges = ({ names, from, to }: Graph): Uint8Array => {
  const mask = new Uint8Array(names.length);
  for (let e = 0; e < from.length; e += 1) mask[from[e]!] = mask[to[e]!] = 1;
  return mask;
};

/** Nodes without edges. */
export const aloneIn = (graph: Graph): readonly number[] => {
  const joined = withEdges(graph);
  return graph.names.flatMap((_, v) => (joined[v] === 1 ? [] : [v]));
};

/** Subgraph of the edges that satisfy `keep`, in order; keeps all names. */
export const edgesWhere = (graph: Graph, keep: (edge: number) => boolean): Graph => {
  const { from, to } = graph;
  const kept = new Int32Array(from.length);
  let count = 0;
  for (let e = 0; e < from.length; e += 1) if (keep(e)) kept[count++] = e;
  const edges = kept.subarray(0, count);
  return { names: graph.names, from: edges.map((e) => from[e]!), to: edges.map((e) => to[e]!) };
};

/** Nodes that a mask marks by 1. */
export const marked = function* (mask: Uint8Array): Iterable<number> {
  for (let node = 0; node < mask.length; node += 1) if (mask[node] === 1) yield node;
};

const texts = new WeakMap<Int32Array, string>();

/** Edges as typed, with `mark` between the ends, joined by `joint`; cached while the graph lives. */
export const formatEdges = ({ names, from, to }: Graph, mark: '-' | '>', joint = ' '): string => {
  let text = texts.get(from);
  if (text === undefined) {
    const pieces: string[] = [];
    // Joins in blocks: a million pieces at once would double the memory.
    let block: string[] = [];
    for (let e = 0; e < from.length; e += 1) {
      block.push(names[from[e]!]! + mark + names[to[e]!]!);
      if (block.length === 8192) {
        pieces.push(block.join(joint));
        block = [];
      }
    }
    if (block.length > 0) pieces.push(block.join(joint));
    text = pieces.join(joint);
    texts.set(from, text);
  }
  return text;
};

/** 1 for the last typed edge of each class of parallel ones, 0 for the others. Ignores orientation unless `directed`. Linear. */
export const lastOfParallel = (n: number, from: Int32Array, to: Int32Array, directed = false): Uint8Array => {
  const mark = new Uint8Array(from.length);
  const low = directed ? from : from.map((a, e) => Math.min(a, to[e]!));
  const high = directed ? to : to.map((b, e) => Math.max(from[e]!, b));
  const { start, node, edge } = outgoing(n, low, high);
  const last = new Int32Array(n).fill(-1);
  for (let v = 0; v < n; v += 1) {
    for (let i = start[v]!; i < start[v + 1]!; i += 1) last[node[i]!] = edge[i]!;
    for (let i = start[v]!; i < start[v + 1]!; i += 1) {
      const e = last[node[i]!]!;
      if (e >= 0) mark[e] = 1;
      last[node[i]!] = -1;
    }
  }
  return mark;
};

/** Graph with the first edge of each class of parallel ones, in the order typed. Linear. */
export const withoutParallel = (graph: Graph, directed: boolean): Graph => {
  const { names, from, to } = graph;
  const m = from.length;
  const backwards = lastOfParallel(names.length, from.slice().reverse(), to.slice().reverse(), directed);
  for (let e = 0; e < m; e += 1)
    if (backwards[e] === 0) return edgesWhere(graph, (edge) => backwards[m - 1 - edge] === 1);
  return graph;
};

/**
 * Nodes of a directed graph, each after all its successors; or the nodes of a cycle in order, if there is one. Kahn's algorithm
 * on the reversed edges; linear.
 */
export const reverseTopological = (
  n: number,
  from: Int32Array,
  to: Int32Array,
): { readonly order: Int32Array; readonly cycle: readonly number[] | null } => {
  const into = outgoing(n, to, from);
  const left = new Int32Array(n);
  for (let e = 0; e < from.length; e += 1) left[from[e]!]! += 1;
  const order = new Int32Array(n);
  let end = 0;
  for (let v = 0; v < n; v += 1) if (left[v] === 0) order[end++] = v;
  for (let at = 0; at < end; at += 1) {
    const v = order[at]!;
    for (let i = into.start[v]!; i < into.start[v + 1]!; i += 1) {
      const p = into.node[i]!;
      if ((left[p]! -= 1) === 0) order[end++] = p;
    }
  }
  if (end === n) return { order, cycle: null };
  // Every node left has a successor that is left: following them leads around a cycle.
  const successor = new Int32Array(n).fill(-1);
  for (let e = 0; e < from.length; e += 1)
    if (left[from[e]!]! > 0 && left[to[e]!]! > 0) successor[from[e]!] = to[e]!;
  const seen = new Uint8Array(n);
  let v = left.findIndex((count) => count > 0);
  while (seen[v] === 0) {
    seen[v] = 1;
    v = successor[v]!;
  }
  const cycle = [v];
  for (let w = successor[v]!; w !== v; w = successor[w]!) cycle.push(w);
  return { order: order.subarray(0, end), cycle };
};

/** Successors of an acyclic graph, and its nodes in an order with successors first. Linear. */
export const orderOf = remembered(
  ({ names: { length }, from, to }: Graph): { readonly next: Adjacency; readonly order: Int32Array } => ({
    next: outgoing(length, from, to),
    order: reverseTopological(length, from, to).order,
  }),
);

/** Neighbours of one node. */
export const neighboursAt = ({ start, node }: Neighbours, v: number): Int32Array =>
  node.subarray(start[v], start[v + 1]);

/** Nodes that `starts` lead to, themselves included, the nearest first. Linear. */
export const reachedFrom = ({ start, node }: Neighbours, starts: Iterable<number>): readonly number[] => {
  const seen = new Uint8Array(start.length - 1);
  const queue = [...starts];
  for (const v of queue) seen[v] = 1;
  for (const v of queue)
    for (let i = start[v]!; i < start[v + 1]!; i += 1) {
      const w = node[i]!;
      if (seen[w] === 1) continue;
      seen[w] = 1;
      queue.push(w);
    }
  return queue;
};

/** Names of a cycle's nodes, the first again at the end; long ones cut with “…”. */
export const nameCycle = (cycle: readonly number[], nameOf: (node: number) => string): readonly string[] => {
  const first = nameOf(cycle[0]!);
  const names = cycle.slice(0, 12).map(nameOf);
  return cycle.length > 12 ? [...names, '…', first] : [...names, first];
};

/** Comparator: numbers first, by size; then words. */
export const byName = (a: string, b: string): number => {
  const [x, y] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (x !== y) return x ? -1 : 1;
  return (x ? a.length - b.length : 0) || (a < b ? -1 : a > b ? 1 : 0);
};

/**
 * Graph with its edges sorted by the names of their ends, the lesser end first, so that a search meets an undirected graph only
 * once.
 */
export const inNameOrder = ({ names, from, to }: Graph): Graph => {
  const edges = [...from].map((a, e): readonly [number, number] => {
    const b = to[e]!;
    return byName(names[a]!, names[b]!) <= 0 ? [a, b] : [b, a];
  });
  edges.sort(([a, b], [c, d]) => byName(names[a]!, names[c]!) || byName(names[b]!, names[d]!));
  return graphOfEdges(names, edges);
};

/** Refuses cycles. */
export const withoutCycles = ({ names, from, to }: Graph): Result<null> => {
  const { cycle } = reverseTopological(names.length, from, to);
  const nameOf = (node: number) => names[node]!;
  if (cycle === null) return ok(null);
  return refuse('has-a-cycle', {
    token: `${nameOf(cycle[0]!)}>${nameOf(cycle[1] ?? cycle[0]!)}`,
    cycle: nameCycle(cycle, nameOf),
  });
};

export const MAX_DRAWN_NODES = 60;
const MAX_DRAWN_EDGES = 120;

/**
 * Scene of a graph: all of it or, if it is large, the part nearest to `roots`, with the number of nodes left out as a node of its
 * own. `dress` adds tokens, ground and marks, `dressEdge` marks and numbers of edges.
 */
export const graphScene = (
  graph: Graph,
  options: {
    readonly directed: boolean;
    readonly layout: GraphScene['layout'];
    readonly present: (node: number) => boolean;
    readonly roots?: readonly number[];
    readonly dress?: (node: number) => Partial<GraphScene['nodes'][number]>;
    readonly dressEdge?: (edge: number) => Partial<GraphScene['edges'][number]>;
  },
): GraphScene => {
  const { names, from, to } = graph;
  const n = names.length;
  const chosen = new Set<number>();
  const all: number[] = [];
  let count = 0;
  for (let v = 0; v < n; v += 1)
    if (options.present(v)) {
      count += 1;
      if (count <= MAX_DRAWN_NODES) all.push(v);
    }
  if (count <= MAX_DRAWN_NODES) for (const v of all) chosen.add(v);
  else {
    const around = incident(n, from, to);
    const grow = (starts: readonly number[]): void => {
      for (const v of starts) if (chosen.size < MAX_DRAWN_NODES - 1) chosen.add(v);
      for (const v of chosen)
        for (let i = around.start[v]!; i < around.start[v + 1]! && chosen.size < MAX_DRAWN_NODES - 1; i += 1)
          chosen.add(around.node[i]!);
    };
    grow(options.roots ?? []);
    // A part at a time, while there is room.
    for (const v of all) grow([v]);
  }
  const edges: GraphScene['edges'][number][] = [];
  let moreEdges = 0;
  for (let e = 0; e < from.length; e += 1) {
    if (!chosen.has(from[e]!) || !chosen.has(to[e]!)) continue;
    if (edges.length < MAX_DRAWN_EDGES)
      edges.push({ from: names[from[e]!]!, to: names[to[e]!]!, ...options.dressEdge?.(e) });
    else moreEdges += 1;
  }
  const nodes = [...chosen].map((v) => ({ id: names[v]!, label: names[v]!, ...options.dress?.(v) }));
  const left = count - chosen.size;
  return {
    kind: 'graph',
    directed: options.directed,
    layout: options.layout,
    nodes: left > 0 ? [...nodes, { id: '…', label: `+${left}`, mark: 'dead' as const }] : nodes,
    edges,
    ...(moreEdges > 0 ? { moreEdges } : {}),
  };
};
