import { graphScene, withEdges } from '../kit/graph.ts';
import { fuse } from './fusion.ts';
import type { HackenbushPosition } from './position.ts';
import { namer } from './steps.ts';

type GraphDress = Pick<Parameters<typeof graphScene>[1], 'dress' | 'dressEdge'>;

const drawn = (at: HackenbushPosition, { dress, ...dressing }: GraphDress) => {
  const onGround = new Set(at.ground);
  const present = withEdges(at.graph);
  for (const v of at.ground) present[v] = 1;
  return graphScene(at.graph, {
    directed: false,
    layout: 'rooted',
    present: (node) => present[node] === 1,
    roots: at.ground,
    dress: (node) => ({ ...(onGround.has(node) ? { ground: true } : {}), ...dress?.(node) }),
    ...dressing,
  });
};

/** Graph on its ground. */
export const plainScene = (at: HackenbushPosition) => drawn(at, {});

/**
 * Graph with the fused nodes in groups, named as in the steps, and every edge with its value: 1 within a group (a loop),
 * elsewhere one more than the value above. The ground shows the total value. Normal play.
 */
export const fusedScene = (at: HackenbushPosition) => {
  if (at.graph.from.length === 0) return plainScene(at);
  const fused = fuse(at);
  const { whole, point, value, cuts } = fused;
  const { pre } = cuts.tree;
  const { fusedPoints, pointName } = namer(at, fused);
  const groups = new Map(fusedPoints.map((i, k) => [i, k]));
  const onGround = new Set(at.ground);
  return drawn(at, {
    dress: (node) => {
      const ground = onGround.has(node);
      const i = ground ? 0 : point[pre[node + 1]!]!;
      const group = groups.get(i);
      return {
        ...(group === undefined ? {} : { group }),
        ...(ground ? { note: `SG ${value[0]!}` } : {}),
        ...(group === undefined || ground ? {} : { note: pointName(i) }),
      };
    },
    dressEdge: (edge) => {
      const [a, b] = [pre[whole.from[edge]!]!, pre[whole.to[edge]!]!];
      const worth = point[a] === point[b] ? 1 : value[point[Math.max(a, b)]!]! + 1;
      return { note: String(worth) };
    },
  });
};
