import { notUnderstood, ok, type Result, refuse } from '../../engine/core/result.ts';
import type { Scene } from '../../engine/core/scene.ts';
import { spend } from '../../engine/core/work.ts';
import { incident } from '../../engine/maths/adjacency.ts';
import { eachOnce } from './each-once.ts';
import {
  aloneIn,
  byName,
  edgesWhere,
  formatEdges,
  type Graph,
  graphOfEdges,
  graphScene,
  inNameOrder,
  lettered,
  neighboursAt,
  smallLettered,
  withEdges,
  withoutParallel,
} from './graph.ts';
import { graphReaders, NONE, type ReadGraph } from './graph-text.ts';
import { remembered } from './memo.ts';
import { type Bits, bitsOf, placesOf } from './set-search.ts';

/** Undirected graph without loops or parallel edges; `alone`: its nodes without edges, if these count. */
export interface PlainGraph {
  readonly graph: Graph;
  readonly alone: readonly number[];
}

/** Neighbours, computed once per graph. */
export const adjacencyOf = remembered(({ names, from, to }: Graph) => incident(names.length, from, to));

/** Nodes with edges, then lone nodes, in the order of the line. */
export const nodesIn = ({ graph, alone }: PlainGraph): readonly number[] => {
  const named = new Set<number>();
  for (let e = 0; e < graph.from.length; e += 1) named.add(graph.from[e]!).add(graph.to[e]!);
  for (const v of alone) named.add(v);
  return [...named];
};

export const neighboursOf = ({ graph }: PlainGraph, node: number): readonly number[] => [
  ...neighboursAt(adjacencyOf(graph), node),
];

/** Graph without some nodes; `lone`: keep nodes that lose all their edges. */
export const withoutNodes = (
  { graph, alone }: PlainGraph,
  gone: ReadonlySet<number>,
  lone: boolean,
): PlainGraph => {
  const left = edgesWhere(graph, (e) => !gone.has(graph.from[e]!) && !gone.has(graph.to[e]!));
  if (!lone) return { graph: left, alone: [] };
  const joined = new Set([...left.from, ...left.to]);
  const stays = nodesIn({ graph, alone }).filter((v) => !gone.has(v) && !joined.has(v));
  return { graph: left, alone: stays };
};

/** Plain graph of a parsed one; `lone`: whether nodes without edges count. */
export const plainGraphOf = (read: ReadGraph, lone: boolean): Result<PlainGraph> => {
  const { names } = read;
  for (let e = 0; e < read.from.length; e += 1)
    if (read.from[e] === read.to[e])
      return refuse('loop-refused', { token: `${names[read.from[e]!]}-${names[read.to[e]!]}` });
  const isEmpty = names.length === 1 && names[0] === NONE && read.from.length === 0;
  if (!isEmpty && read.find(NONE) >= 0) return notUnderstood(NONE, 'edge');
  const graph = withoutParallel({ names, from: read.from, to: read.to }, false);
  const joined = withEdges(graph);
  const alone = lone && !isEmpty ? [...new Set(read.alone)].filter((v) => joined[v] === 0) : [];
  return ok({ graph, alone: alone.sort((a, b) => a - b) });
};

/** Codec of plain graphs; `lone`: whether nodes without edges count. */
export const graphCodec = (game: string, lone: boolean) => ({
  ...graphReaders('-', [], (read) =>
    read.names.length === 0 ? refuse('missing-position', { token: game }) : plainGraphOf(read, lone),
  ),
  format: ({ graph, alone }: PlainGraph): string => {
    const pieces = [
      ...(graph.from.length > 0 ? [formatEdges(graph, '-')] : []),
      ...alone.map((v) => graph.names[v]!),
    ];
    return pieces.length === 0 ? NONE : pieces.join(' ');
  },
});

/** Graph with sorted edges, so that a search meets it only once. */
export const ordered = ({ graph, alone }: PlainGraph): PlainGraph => ({
  graph: inNameOrder(graph),
  alone: alone.toSorted((a, b) => byName(graph.names[a]!, graph.names[b]!)),
});

/** Connected components, each with its nodes in the order of a walk; linear. */
export const componentsOf = (at: PlainGraph): readonly (readonly number[])[] => {
  const seen = new Set<number>();
  const found: number[][] = [];
  for (const first of nodesIn(at)) {
    if (seen.has(first)) continue;
    seen.add(first);
    const component = [first];
    for (const v of component)
      for (const w of neighboursOf(at, v))
        if (!seen.has(w)) {
          seen.add(w);
          component.push(w);
        }
    found.push(component);
  }
  return found;
};

/** Components as positions of their own. */
export const componentParts = (at: PlainGraph): readonly PlainGraph[] => {
  const components = componentsOf(at);
  if (components.length <= 1) return [at];
  const componentOf = new Map(components.flatMap((nodes, i) => nodes.map((v) => [v, i] as const)));
  const { graph } = at;
  const edges = components.map((): number[] => []);
  for (let e = 0; e < graph.from.length; e += 1) edges[componentOf.get(graph.from[e]!)!]!.push(e);
  return components.map((nodes, i) => ({
    graph: {
      names: graph.names,
      from: Int32Array.from(edges[i]!, (e) => graph.from[e]!),
      to: Int32Array.from(edges[i]!, (e) => graph.to[e]!),
    },
    alone: nodes.length === 1 ? nodes : [],
  }));
};

/** Path from end to end, or cycle in order. */
export interface PathOrCycle {
  readonly kind: 'path' | 'cycle';
  readonly nodes: readonly number[];
}

/** Graph as a path or a cycle; null for any other. Domain: connected. */
export const lineOf = (at: PlainGraph): PathOrCycle | null => {
  const nodes = nodesIn(at);
  const edges = at.graph.from.length;
  if (nodes.length === 0 || edges < nodes.length - 1 || edges > nodes.length) return null;
  if (nodes.some((v) => neighboursOf(at, v).length > 2)) return null;
  const end = nodes.find((v) => neighboursOf(at, v).length < 2);
  const walked = [end ?? nodes[0]!];
  const seen = new Set(walked);
  for (let v = walked[0]; v !== undefined; ) {
    v = neighboursOf(at, v).find((w) => !seen.has(w));
    if (v === undefined) break;
    seen.add(v);
    walked.push(v);
  }
  if (walked.length < nodes.length) return null;
  return { kind: end === undefined ? 'cycle' : 'path', nodes: walked };
};

/** Work units per node followed in a component, and per node in a tree's name. */
const WORK_PER_NODE = 0.2;
const WORK_PER_NAMED_NODE = 0.4;

/** Neighbours of each node as sets. Domain: at most some dozens of nodes. */
export class Neighbourhoods {
  readonly #of: ReadonlyMap<number, Bits>;
  constructor(at: PlainGraph) {
    this.#of = new Map(nodesIn(at).map((v) => [v, bitsOf(neighboursOf(at, v))]));
  }

  of(node: number): Bits {
    return this.#of.get(node) ?? 0n;
  }

  /** Connected components of a set. */
  parts(bits: Bits): readonly Bits[] {
    const found: Bits[] = [];
    let left = bits;
    while (left !== 0n) {
      let part = left & -left;
      let edge = part;
      while (edge !== 0n) {
        let next = 0n;
        const places = placesOf(edge);
        spend(places.length * WORK_PER_NODE);
        for (const v of places) next |= this.of(v);
        edge = next & left & ~part;
        part |= edge;
      }
      found.push(part);
      left &= ~part;
    }
    return found;
  }

  /** Name shared by all trees of one shape; other sets are their own name. Domain: connected. */
  name(part: Bits): string | Bits {
    const nodes = placesOf(part);
    spend(nodes.length * WORK_PER_NAMED_NODE);
    const around = new Map(nodes.map((v) => [v, placesOf(this.of(v) & part)]));
    const ends = [...around.values()].reduce((sum, { length }) => sum + length, 0);
    if (ends !== 2 * (nodes.length - 1)) return part;
    const nameFrom = (v: number, parent: number): string =>
      `(${around
        .get(v)!
        .filter((w) => w !== parent)
        .map((w) => nameFrom(w, v))
        .sort()
        .join('')})`;
    const centres = centresOf(around);
    return centres.map((v) => nameFrom(v, -1)).sort()[0]!;
  }
}

/** The one or two centres of a tree, found by removing leaves repeatedly. */
const centresOf = (around: ReadonlyMap<number, readonly number[]>): readonly number[] => {
  const degree = new Map([...around].map(([v, { length }]) => [v, length]));
  let left = degree.size;
  let leaves = [...degree].filter(([, count]) => count <= 1).map(([v]) => v);
  while (left > 2) {
    left -= leaves.length;
    const next: number[] = [];
    for (const leaf of leaves)
      for (const w of around.get(leaf)!) {
        const count = degree.get(w)! - 1;
        degree.set(w, count);
        if (count === 1) next.push(w);
      }
    leaves = next;
  }
  return leaves;
};

/** Graph on nodes a, b, c, … whose edges are the bits of `set`; `lone`: nodes without edges count. */
export const graphOf = (n: number, set: number, lone: boolean): PlainGraph => {
  const graph = lettered(n, set);
  return { graph, alone: lone ? aloneIn(graph) : [] };
};

/** Small graphs, each line once. */
export const smallGraphs = (size: number, lone: boolean): Iterable<PlainGraph> =>
  eachOnce(
    smallLettered(size, (n, set) => graphOf(n, set, lone)),
    graphCodec('', lone).format,
  );

/** Random graph of 5 to 9 nodes: a tree with a few more edges. */
export const dealGraph = (size: number, random: () => number): PlainGraph => {
  const n = 4 + Math.min(size, 5);
  const names = [...'abcdefghij'].slice(0, n);
  const pick = (end: number): number => Math.floor(random() * end);
  const edges = new Set<string>();
  for (let v = 1; v < n; v += 1) edges.add(`${pick(v)},${v}`);
  for (let more = pick(1 + size); more > 0; more -= 1) {
    const [a, b] = [pick(n), pick(n)];
    if (a !== b) edges.add(`${Math.min(a, b)},${Math.max(a, b)}`);
  }
  const pairs = [...edges].map((edge) => edge.split(',').map(Number) as [number, number]);
  return { graph: graphOfEdges(names, pairs), alone: [] };
};

/** Scene of a position, its nodes drawn as `pieces`. */
export const plainScene =
  (pieces: 'pins' | 'rods') =>
  (at: PlainGraph): Scene => {
    const here = new Set(nodesIn(at));
    const scene = graphScene(at.graph, {
      directed: false,
      layout: 'free',
      present: (node) => here.has(node),
    });
    return { ...scene, pieces };
  };
