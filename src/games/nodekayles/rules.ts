import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { spend } from '../../engine/core/work.ts';
import {
  componentParts,
  neighboursOf,
  nodesIn,
  ordered,
  type PlainGraph,
  withoutNodes,
} from '../kit/plain-graph.ts';

export interface ChosenVertex {
  readonly node: number;
}

const WORK_PER_EDGE = 1 / 8;

/** Choose a vertex; it and its neighbours are deleted. */
export const rules: Rules<PlainGraph, ChosenVertex> = {
  *moves(at) {
    // Neighbours with the same other neighbours remove the same vertices.
    const seen = new Set<string>();
    for (const node of nodesIn(at)) {
      const taken = [node, ...neighboursOf(at, node)].sort((a, b) => a - b).join();
      if (seen.has(taken)) continue;
      seen.add(taken);
      yield { node };
    }
  },
  play(at, { node }) {
    if (!nodesIn(at).includes(node)) return illegal(at.graph.names[node] ?? `${node}`, 'no-such-node');
    spend(at.graph.from.length * WORK_PER_EDGE);
    return ok(withoutNodes(at, new Set([node, ...neighboursOf(at, node)]), true));
  },
  parts: (at) => componentParts(at).map((part) => ({ at: part, lift: (move) => move })),
  normal: ordered,
  packing: {
    kind: 'places',
    board: ({ graph }) => graph.names,
    places: nodesIn,
    moves: (at) => nodesIn(at).map((node) => ({ node })),
    needs: ({ node }) => [node],
  },
  reach: (at) => BigInt(nodesIn(at).length + 1) << BigInt(Math.min(256, nodesIn(at).length)),
};
