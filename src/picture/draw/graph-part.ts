import { type GraphScene, nodesOf } from '../../engine/core/scene.ts';

/** The drawn part of a graph, and how many nodes are left out. */
export interface GraphPart {
  readonly scene: GraphScene;
  readonly left: number;
}

const isImportant = (node: GraphScene['nodes'][number]): boolean =>
  node.ground === true ||
  (node.tokens !== undefined && node.tokens !== '0') ||
  (node.mark ?? 'none') !== 'none';

/**
 * At most `most` nodes: first those with tokens, marks or ground, then their neighbours, then the others; with all edges
 * between them (an edge to a node that is not listed is dropped).
 */
export const partOf = (scene: GraphScene, most: number): GraphPart => {
  const { nodes: real, left: hidden } = nodesOf(scene);
  const index = new Map(real.map((node, i) => [node.id, i]));
  const near: number[][] = real.map(() => []);
  for (const { from, to } of scene.edges) {
    const [a, b] = [index.get(from), index.get(to)];
    if (a === undefined || b === undefined) continue;
    near[a]!.push(b);
    near[b]!.push(a);
  }
  const chosen = new Set<number>();
  const grow = (start: number): void => {
    const queue = [start];
    for (const v of queue) {
      if (chosen.size >= most) return;
      if (chosen.has(v) && v !== start) continue;
      chosen.add(v);
      queue.push(...near[v]!.filter((w) => !chosen.has(w)));
    }
  };
  const order = [
    ...real.flatMap((node, i) => (isImportant(node) ? [i] : [])),
    ...real.flatMap((node, i) => (isImportant(node) ? [] : [i])),
  ];
  if (real.length <= most) for (const i of order) chosen.add(i);
  else for (const i of order) if (!chosen.has(i) && chosen.size < most) grow(i);
  const keeps = (id: string): boolean => chosen.has(index.get(id) ?? -1);
  return {
    scene: {
      ...scene,
      nodes: real.filter((_, i) => chosen.has(i)),
      edges: scene.edges.filter(({ from, to }) => keeps(from) && keeps(to)),
    },
    left: hidden + real.length - chosen.size,
  };
};
