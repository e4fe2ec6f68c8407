import { type Graph, withEdges } from '../kit/graph.ts';
import { adjacencyOf } from '../kit/plain-graph.ts';

/** Undirected graph without loops or parallel edges, and the token once it is placed. */
export interface GeographyPosition {
  readonly graph: Graph;
  /** Nodes without edges; dropped once the token is placed, since it can't reach them. */
  readonly alone: readonly number[];
  /** Node of the token, or -1 before the start is chosen. */
  readonly at: number;
}

/** Move to a node: along an edge, or as the start. */
export interface Going {
  readonly to: number;
}

/** Nodes that have edges or were typed alone. */
export const present = ({ graph, alone, at }: GeographyPosition): Uint8Array => {
  const here = withEdges(graph);
  for (const v of alone) here[v] = 1;
  if (at >= 0) here[at] = 1;
  return here;
};

/** Nodes that the token can ever reach, its own included. */
export const reachable = ({ graph, at }: GeographyPosition): Uint8Array => {
  const { start, node } = adjacencyOf(graph);
  const seen = new Uint8Array(graph.names.length);
  seen[at] = 1;
  const queue = [at];
  for (let k = 0; k < queue.length; k += 1) {
    const v = queue[k]!;
    for (let i = start[v]!; i < start[v + 1]!; i += 1) {
      const w = node[i]!;
      if (seen[w] === 1) continue;
      seen[w] = 1;
      queue.push(w);
    }
  }
  return seen;
};
