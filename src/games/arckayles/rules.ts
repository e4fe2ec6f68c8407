import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { spend } from '../../engine/core/work.ts';
import { componentParts, nodesIn, ordered, type PlainGraph, withoutNodes } from '../kit/plain-graph.ts';

/** Chosen edge, by index. */
export interface ChosenEdge {
  readonly edge: number;
}

const WORK_PER_EDGE = 1 / 8;

/** Choose an edge; both its ends are deleted. Vertices without edges are dead. */
export const rules: Rules<PlainGraph, ChosenEdge> = {
  *moves(at) {
    const seen = new Set<string>();
    for (let edge = 0; edge < at.graph.from.length; edge += 1) {
      const left = withoutEnds(at, edge);
      const kept = `${left.graph.from.join()} ${left.graph.to.join()}`;
      if (seen.has(kept)) continue;
      seen.add(kept);
      yield { edge };
    }
  },
  play(at, { edge }) {
    if (at.graph.from[edge] === undefined) return illegal(`${edge}`, 'no-such-edge');
    return ok(withoutEnds(at, edge));
  },
  parts: (at) =>
    componentParts(at).map((part) => ({
      at: part,
      lift: ({ edge }) => ({ edge: edgeOf(at, part.graph.from[edge]!, part.graph.to[edge]!) }),
    })),
  normal: ordered,
  packing: {
    kind: 'places',
    board: ({ graph }) => graph.names,
    places: nodesIn,
    moves: ({ graph }) => Array.from(graph.from, (_, edge) => ({ edge })),
    needs: ({ edge }, { graph }) => [graph.from[edge]!, graph.to[edge]!],
  },
  reach: (at) => BigInt(at.graph.from.length + 1) << BigInt(Math.min(256, nodesIn(at).length)),
};

const withoutEnds = (at: PlainGraph, edge: number): PlainGraph => {
  spend(at.graph.from.length * WORK_PER_EDGE);
  return withoutNodes(at, new Set([at.graph.from[edge]!, at.graph.to[edge]!]), false);
};

/** Index of the edge between two nodes, or −1. */
export const edgeOf = ({ graph }: PlainGraph, a: number, b: number): number =>
  graph.from.findIndex((from, e) => {
    const to = graph.to[e];
    return (from === a && to === b) || (from === b && to === a);
  });
