import { type Graph, reachedFrom, withEdges } from '../kit/graph.ts';
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
  const seen = new Uint8Array(graph.names.length);
  for (const v of reachedFrom(adjacencyOf(graph), [at])) seen[v] = 1;
  return seen;
};
