import { type Adjacency, outgoing } from '../../engine/maths/adjacency.ts';
import { remembered } from '../kit/memo.ts';

/** Forest given by parents, the removed nodes, and the token. Nodes are counted from 0 internally, from 1 in text. */
export interface TreewalkPosition {
  /** Parent of each node, or -1 for a root. */
  readonly parents: Int32Array;
  /** Deleted nodes, ascending. */
  readonly gone: readonly number[];
  /** Node of the token, or -1 before the start is chosen. */
  readonly at: number;
}

/** Move to a node: an ancestor, a descendant, or the start. */
export interface TreeStep {
  readonly to: number;
}

export interface Forest {
  /** All nodes, parents before children; shorter if parents form a cycle. */
  readonly order: Int32Array;
  readonly children: Adjacency;
}

/** Cached per forest; linear. */
export const forestOf = remembered((parents: Int32Array): Forest => {
  const n = parents.length;
  // One extra node, n, above the roots.
  const above = parents.map((p) => (p < 0 ? n : p));
  const children = outgoing(
    n + 1,
    above,
    parents.map((_, v) => v),
  );
  const order = new Int32Array(n);
  let end = 0;
  for (let i = children.start[n]!; i < children.start[n + 1]!; i += 1) order[end++] = children.node[i]!;
  for (let k = 0; k < end; k += 1) {
    const v = order[k]!;
    for (let i = children.start[v]!; i < children.start[v + 1]!; i += 1) order[end++] = children.node[i]!;
  }
  return { order: order.subarray(0, end), children };
});

/** 1 for every removed node, and for `also`. */
export const goneMask = ({ parents, gone }: TreewalkPosition, also = -1): Uint8Array => {
  const mask = new Uint8Array(parents.length);
  for (const v of gone) mask[v] = 1;
  if (also >= 0) mask[also] = 1;
  return mask;
};

/** Ancestors of `v`, the nearest first, then its descendants, parents first; without `v` itself. Lazy. */
export const related = function* (parents: Int32Array, v: number): Iterable<number> {
  for (let p = parents[v]!; p >= 0; p = parents[p]!) yield p;
  const { children } = forestOf(parents);
  const queue = [v];
  for (let k = 0; k < queue.length; k += 1) {
    const u = queue[k]!;
    for (let i = children.start[u]!; i < children.start[u + 1]!; i += 1) {
      queue.push(children.node[i]!);
      yield children.node[i]!;
    }
  }
};
