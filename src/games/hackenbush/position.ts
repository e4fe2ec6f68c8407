import { type Adjacency, incident } from '../../engine/maths/adjacency.ts';
import { type Graph, lastOfParallel } from '../kit/graph.ts';
import { rememberedBy } from '../kit/memo.ts';

/** Graph of edges that are all connected to the ground. */
export interface HackenbushPosition {
  readonly graph: Graph;
  /** Nodes on the ground; they count as one. */
  readonly ground: readonly number[];
  /** Whether `root=` was typed, so that it is printed even if it is 0. */
  readonly typed: boolean;
}

/** Cut of one edge, by index; the last typed of parallel edges represents them. */
export interface Cut {
  readonly edge: number;
}

/** Graph with all ground nodes merged into node 0; the other nodes have numbers one higher than in the position. */
export interface Grounded {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly around: Adjacency;
  /** 1 for the edge that represents its class of parallel ones. */
  readonly last: Uint8Array;
}

/** Cached per graph; linear. */
export const grounded = rememberedBy(
  ({ graph }: HackenbushPosition) => graph,
  ({ graph, ground }): Grounded => {
    const n = graph.names.length;
    const place = Int32Array.from({ length: n }, (_, v) => v + 1);
    for (const v of ground) place[v] = 0;
    const from = graph.from.map((v) => place[v]!);
    const to = graph.to.map((v) => place[v]!);
    return { from, to, around: incident(n + 1, from, to), last: lastOfParallel(n, graph.from, graph.to) };
  },
);

/** 1 for nodes (of the grounded graph) that are connected to the ground without the edge `cut`. Linear. */
export const joined = ({ around: { start, node, edge } }: Grounded, cut: number): Uint8Array => {
  const seen = new Uint8Array(start.length - 1);
  const queue = new Int32Array(start.length - 1);
  seen[0] = 1;
  let end = 1;
  for (let k = 0; k < end; k += 1) {
    const v = queue[k]!;
    for (let i = start[v]!; i < start[v + 1]!; i += 1) {
      const w = node[i]!;
      if (seen[w] === 1 || edge[i] === cut) continue;
      seen[w] = 1;
      queue[end++] = w;
    }
  }
  return seen;
};
