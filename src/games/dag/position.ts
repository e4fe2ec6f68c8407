import { type Adjacency, outgoing } from '../../engine/maths/adjacency.ts';
import { type Graph, reverseTopological } from '../kit/graph.ts';

/** Tokens on the nodes of a directed acyclic graph without parallel edges. */
export interface DagPosition {
  readonly graph: Graph;
  /** Nodes without edges that were typed alone. */
  readonly alone: readonly number[];
  /** The node of each token; several may stand on one. */
  readonly tokens: readonly number[];
}

/** One token from one node to another; of several on a node, the first moves. */
export interface DagMove {
  readonly from: number;
  readonly to: number;
}

/** What follows from the graph alone: successors, and the nodes in an order with successors first. */
export interface DagOrder {
  readonly next: Adjacency;
  readonly order: Int32Array;
}

const orders = new WeakMap<Graph, DagOrder>();

/** Computed once a graph; linear. */
export const orderOf = (graph: Graph): DagOrder => {
  let known = orders.get(graph);
  if (known === undefined) {
    const n = graph.names.length;
    known = {
      next: outgoing(n, graph.from, graph.to),
      order: reverseTopological(n, graph.from, graph.to).order,
    };
    orders.set(graph, known);
  }
  return known;
};

/** Nodes with tokens, each once, in the order of the tokens, with how many stand there. */
export const occupied = (at: DagPosition): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const node of at.tokens) counts.set(node, (counts.get(node) ?? 0) + 1);
  return counts;
};
