import { pushTo } from '../../engine/core/maps.ts';
import { byName, type Graph, orderOf } from '../kit/graph.ts';

/** Stones on the nodes of an acyclic graph; playing a stone on v puts K(v) stones on its successors. */
export interface AddsubPosition {
  readonly graph: Graph;
  /** K of each node; -1 where none was typed (nodes without successors need none). */
  readonly k: readonly number[];
  /** The nodes in the order in which their K was typed. */
  readonly kOrder: readonly number[];
  /** Nodes with stones and how many (≥ 1), by name. */
  readonly stones: readonly (readonly [node: number, count: bigint])[];
}

/** One stone from a node; where the new ones go, in the order of the node's successors, repeated as often as they get one. */
export interface Spread {
  readonly from: number;
  readonly to: readonly number[];
}

/** The successors of a node. */
export const successors = ({ graph }: AddsubPosition, node: number): Int32Array => {
  const { next } = orderOf(graph);
  return next.node.subarray(next.start[node], next.start[node + 1]);
};

/** The numbers K of nodes with successors (no other is played), ascending, each with the names of its nodes. */
export const addedOf = (
  at: AddsubPosition,
): readonly { readonly k: number; readonly nodes: readonly string[] }[] => {
  const groups = new Map<number, string[]>();
  for (const [node, name] of at.graph.names.entries()) {
    if (successors(at, node).length === 0) continue;
    pushTo(groups, at.k[node]!, name);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([k, nodes]) => ({ k, nodes: nodes.sort(byName) }));
};

/** Multisets of `size` of the items 0 … `kinds` − 1, as ascending lists, lazily. Domain: `kinds` > 0. */
export const multisets = function* (kinds: number, size: number): Iterable<readonly number[]> {
  const list = new Array<number>(size).fill(0);
  for (;;) {
    yield [...list];
    let i = size - 1;
    while (i >= 0 && list[i] === kinds - 1) i -= 1;
    if (i < 0) return;
    list.fill(list[i]! + 1, i);
  }
};
