import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { spend } from '../../engine/core/work.ts';
import { edgesWhere, marked, neighboursAt } from '../kit/graph.ts';
import { adjacencyOf, ordered } from '../kit/plain-graph.ts';
import { type GeographyPosition, type Going, present, reachable } from './position.ts';

/** Work units per edge of a graph brought into order. */
const WORK_PER_EDGE = 1 / 4;

/** Choose a start; then move the token along an edge and delete the node it left. */
export const rules: Rules<GeographyPosition, Going> = {
  *moves(at) {
    if (at.at < 0) {
      const here = present(at);
      for (let to = 0; to < here.length; to += 1) if (here[to] === 1) yield { to };
      return;
    }
    for (const to of neighboursAt(adjacencyOf(at.graph), at.at)) yield { to };
  },
  play(at, { to }) {
    const { graph, at: from } = at;
    const token = graph.names[to] ?? String(to);
    if (from < 0)
      return present(at)[to] === 1 ? ok({ graph, alone: [], at: to }) : illegal(token, 'no-such-node');
    if (!neighboursAt(adjacencyOf(graph), from).includes(to)) return illegal(token, 'not-a-neighbour');
    return ok({
      graph: edgesWhere(graph, (e) => graph.from[e] !== from && graph.to[e] !== from),
      alone: [],
      at: to,
    });
  },
  // Nodes out of the token's reach do not matter, nor does the order of the edges.
  normal(at) {
    spend(at.graph.from.length * WORK_PER_EDGE);
    const seen = at.at < 0 ? null : reachable(at);
    const { from } = at.graph;
    const graph = seen === null ? at.graph : edgesWhere(at.graph, (e) => seen[from[e]!] === 1);
    return { ...at, ...ordered({ graph, alone: at.alone }) };
  },
  reach(at) {
    const nodes = (at.at < 0 ? present(at) : reachable(at)).reduce((sum, one) => sum + one, 0);
    return BigInt(nodes + 1) << BigInt(Math.min(nodes, 256));
  },
  packing: {
    kind: 'places',
    board: ({ graph }) => graph.names,
    places: (at) => {
      spend(at.graph.from.length * WORK_PER_EDGE);
      return marked(at.at < 0 ? present(at) : reachable(at));
    },
    token: { of: ({ at }) => at, on: ({ graph }, place) => ({ graph, alone: [], at: place }) },
  },
};
