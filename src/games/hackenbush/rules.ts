import type { Rules, Summand } from '../../engine/core/game.ts';
import { pushTo, recall } from '../../engine/core/maps.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { edgesWhere, inNameOrder } from '../kit/graph.ts';
import { type Cut, grounded, type HackenbushPosition, joined } from './position.ts';

/** Larger graphs are not split into branches. */
const MAX_SPLIT_EDGES = 2000;

/** Cut an edge; everything no longer connected to the ground falls. */
export const rules: Rules<HackenbushPosition, Cut> = {
  *moves(at) {
    if (at.graph.from.length === 0) return;
    const { last } = grounded(at);
    for (let edge = 0; edge < last.length; edge += 1) if (last[edge] === 1) yield { edge };
  },
  play(at, { edge }) {
    const { graph } = at;
    if (edge < 0 || edge >= graph.from.length) return illegal(String(edge), 'no-such-edge');
    const whole = grounded(at);
    const holds = joined(whole, edge);
    return ok({ ...at, graph: edgesWhere(graph, (e) => e !== edge && holds[whole.from[e]!] === 1) });
  },
  parts(at) {
    if (at.graph.from.length < 2 || at.graph.from.length > MAX_SPLIT_EDGES) return [];
    const groups = new Map<number, number[]>();
    for (const [e, b] of branches(at).entries()) pushTo(groups, b, e);
    if (groups.size < 2) return [];
    return [...groups.values()].map((edges): Summand<HackenbushPosition, Cut> => {
      const wanted = new Set(edges);
      return {
        at: { ...at, graph: edgesWhere(at.graph, (e) => wanted.has(e)) },
        lift: ({ edge }) => ({ edge: edges[edge]! }),
      };
    });
  },
  normal: (at) => ({ ...at, graph: inNameOrder(at.graph) }),
  reach: (at) => 1n << BigInt(Math.min(at.graph.from.length, 256)),
};

/** Branch number of every edge; a branch is connected without the ground. */
const branches = (at: HackenbushPosition): Int32Array => {
  const { from, to, around } = grounded(at);
  const n = at.graph.names.length;
  const label = new Int32Array(n + 1).fill(-1);
  for (let root = 1; root <= n; root += 1) {
    if (label[root]! >= 0) continue;
    const queue = [root];
    label[root] = root;
    for (const v of queue)
      for (let i = around.start[v]!; i < around.start[v + 1]!; i += 1) {
        const w = around.node[i]!;
        if (w === 0 || label[w]! >= 0) continue;
        label[w] = root;
        queue.push(w);
      }
  }
  // Each loop on the ground is a branch of its own, parallel ones form one.
  const loops = new Map<number, number>();
  return from.map((a, e) => {
    const b = to[e]!;
    if (a > 0 || b > 0) return label[Math.max(a, b)]!;
    const [x, y] = [at.graph.from[e]!, at.graph.to[e]!];
    return recall(loops, Math.min(x, y) * n + Math.max(x, y), () => n + 1 + loops.size);
  });
};
