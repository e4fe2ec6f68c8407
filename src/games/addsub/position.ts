import { pushTo } from '../../engine/core/maps.ts';
import { byName, type Graph, neighboursAt, orderOf } from '../kit/graph.ts';

/** Stones on the nodes of an acyclic graph; a move replaces a stone on v by K(v) stones on its successors. */
export interface AddsubPosition {
  readonly graph: Graph;
  /** K of each node; -1 if none was typed (nodes without successors need none). */
  readonly k: readonly number[];
  /** Nodes in the order in which their K was typed. */
  readonly kOrder: readonly number[];
  /** Nodes with stones and their number (≥ 1), by name. */
  readonly stones: readonly (readonly [node: number, count: bigint])[];
}

/** Takes one stone from a node; `to`: nodes of the new ones in the order of the successors, repeated for each stone. */
export interface Spread {
  readonly from: number;
  readonly to: readonly number[];
}

/** Successors of a node. */
export const successors = ({ graph }: AddsubPosition, node: number): Int32Array =>
  neighboursAt(orderOf(graph).next, node);

/** Numbers K of nodes with successors (only these are played), ascending, each with the names of its nodes. */
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

/** Multisets of `size` items from 0 … `kinds` − 1, as ascending lists, lazily. Domain: `kinds` > 0. */
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
