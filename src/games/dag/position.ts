import { type Adjacency, outgoing } from '../../engine/maths/adjacency.ts';
import { type Graph, reverseTopological } from '../kit/graph.ts';

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
