import type { Scene } from '../core/scene.ts';

type GraphScene = Extract<Scene, { readonly kind: 'graph' }>;
type Edge = GraphScene['edges'][number];

/** Key of an edge; ignores direction in undirected graphs. */
const endsOf = ({ from, to }: Edge, directed: boolean): string =>
  (directed || from <= to ? [from, to] : [to, from]).join('\n');

/** Indices of edges of `scene` that `next` lacks; among parallel edges the last. */
const edgesGone = (scene: GraphScene, next: GraphScene): readonly number[] => {
  const left = new Map<string, number>();
  for (const edge of next.edges) {
    const ends = endsOf(edge, next.directed);
    left.set(ends, (left.get(ends) ?? 0) + 1);
  }
  return scene.edges.flatMap((edge, i) => {
    const ends = endsOf(edge, scene.directed);
    const more = left.get(ends) ?? 0;
    if (more > 0) left.set(ends, more - 1);
    return more > 0 ? [] : [i];
  });
};

/** Index of the cut edge among the removed ones: one of its ends remains, while the others fell with both ends. */
const cutEdge = (scene: GraphScene, next: GraphScene): number | null => {
  const remaining = new Set([
    ...next.nodes.map(({ id }) => id),
    ...scene.nodes.filter(({ ground }) => ground === true).map(({ id }) => id),
  ]);
  // In a partly drawn graph an edge may be missing only from the drawing.
  if ([...scene.nodes, ...next.nodes].some(({ id }) => id === '…')) return null;
  const gone = edgesGone(scene, next);
  return gone.find((i) => remaining.has(scene.edges[i]!.from) || remaining.has(scene.edges[i]!.to)) ?? null;
};

const tokensOf = (scene: GraphScene): ReadonlyMap<string, bigint> =>
  new Map(scene.nodes.map(({ id, tokens }) => [id, /^\d+$/.test(tokens ?? '') ? BigInt(tokens!) : 0n]));

/** Nodes that lose tokens, and nodes that gain some. */
const moved = (
  scene: GraphScene,
  next: GraphScene,
): { readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string> } => {
  const [before, after] = [tokensOf(scene), tokensOf(next)];
  const ids = [...before.keys()];
  const differs = (id: string): bigint => (after.get(id) ?? 0n) - before.get(id)!;
  return {
    from: new Set(ids.filter((id) => differs(id) < 0n)),
    to: new Set(ids.filter((id) => differs(id) > 0n)),
  };
};

/**
 * Marks the chosen node: all removed nodes are it and its neighbours, or it and the nodes above. Or the chosen edge: every
 * removed edge meets one of its ends.
 */
const chosenIn = (scene: GraphScene, next: GraphScene): GraphScene => {
  const left = new Set(next.nodes.map(({ id }) => id));
  const gone = new Set(scene.nodes.filter(({ id }) => !left.has(id)).map(({ id }) => id));
  const nodeMarked = (chosen: string | undefined): GraphScene => ({
    ...scene,
    nodes: scene.nodes.map((node) => (node.id === chosen ? { ...node, mark: 'win' } : node)),
  });
  if (scene.pieces === 'pins') {
    const reach = (id: string): readonly string[] =>
      scene.edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
    const chosen = [...gone].find((id) => {
      const own = new Set([id, ...reach(id)]);
      return own.size === gone.size && [...own].every((one) => gone.has(one));
    });
    return nodeMarked(chosen);
  }
  if (scene.pieces === 'tower') {
    // Edges lead down, and nothing below the chosen node is removed.
    const chosen = [...gone].find((id) => !scene.edges.some(({ from, to }) => from === id && gone.has(to)));
    return nodeMarked(chosen);
  }
  const lost = new Set(edgesGone(scene, next));
  const chosen = scene.edges.findIndex(({ from, to }) =>
    scene.edges.every(
      (edge, i) => lost.has(i) === [edge.from, edge.to].some((id) => id === from || id === to),
    ),
  );
  return { ...scene, edges: scene.edges.map((edge, i) => (i === chosen ? { ...edge, mark: 'win' } : edge)) };
};

/**
 * Graph with the move to `next` marked: the edge cut, if there is a ground; else where tokens go and the edges they take, or the
 * nodes they are taken from. Keeps existing marks.
 */
export const pointedGraph = (scene: GraphScene, next: GraphScene): GraphScene => {
  const free = (mark: string | undefined): boolean => mark === undefined || mark === 'none';
  if (scene.nodes.some(({ ground }) => ground === true)) {
    const cut = cutEdge(scene, next);
    return {
      ...scene,
      edges: scene.edges.map((edge, i) => (i === cut ? { ...edge, mark: 'win' } : edge)),
    };
  }
  if (scene.nodes.some(({ mark }) => mark === 'win')) return scene;
  if (scene.pieces !== undefined) return chosenIn(scene, next);
  const { from, to } = moved(scene, next);
  const marked = to.size > 0 ? to : from;
  const taken = new Set<string>();
  const takes = (edge: Edge): boolean => {
    const runs =
      (from.has(edge.from) && to.has(edge.to)) || (!scene.directed && from.has(edge.to) && to.has(edge.from));
    // Marks only one of parallel edges.
    if (!runs || taken.has(endsOf(edge, scene.directed))) return false;
    taken.add(endsOf(edge, scene.directed));
    return true;
  };
  return {
    ...scene,
    nodes: scene.nodes.map((node) => (marked.has(node.id) ? { ...node, mark: 'win' } : node)),
    edges: scene.edges.map((edge) => (takes(edge) && free(edge.mark) ? { ...edge, mark: 'win' } : edge)),
  };
};

/** Largest graph drawn as a whole, in nodes; a partly drawn one hides what was there before. */
const MOST_NODES = 60;

/** `next` with the move from `shown` drawn in: the pieces removed, the edge that a token took, and its new node. */
export const playedGraph = (shown: GraphScene, next: GraphScene): GraphScene => {
  const before: GraphScene = {
    ...shown,
    nodes: shown.nodes.filter(({ mark }) => mark !== 'gone'),
    edges: shown.edges.filter(({ mark }) => mark !== 'gone'),
  };
  const ids = new Set(next.nodes.map(({ id }) => id));
  const all = new Set([...ids, ...before.nodes.map(({ id }) => id)]);
  if (all.has('…') || all.size > MOST_NODES) return next;
  const { from, to } = moved(before, next);
  const gone = new Set(edgesGone(before, next));
  const runs = ({ from: a, to: b }: Edge): boolean =>
    (from.has(a) && to.has(b)) || (!next.directed && from.has(b) && to.has(a));
  const fresh = new Map(next.nodes.map((node) => [node.id, node]));
  const touched = to.size > 0 ? to : from;
  const arrived = (node: GraphScene['nodes'][number]): typeof node =>
    touched.has(node.id) ? { ...node, mark: 'changed' } : node;
  return {
    ...next,
    nodes: [
      // Keeps the old order, so that the layout stays the same.
      ...before.nodes.map(({ id, label }) =>
        ids.has(id) ? arrived(fresh.get(id)!) : { id, label, mark: 'gone' as const },
      ),
      ...next.nodes.filter(({ id }) => !before.nodes.some((node) => node.id === id)),
    ],
    edges: [
      ...next.edges.map((edge) => (runs(edge) ? { ...edge, mark: 'changed' as const } : edge)),
      ...before.edges.flatMap((edge, i) =>
        gone.has(i)
          ? [{ from: edge.from, to: edge.to, mark: runs(edge) ? ('changed' as const) : ('gone' as const) }]
          : [],
      ),
    ],
  };
};
