import type { GraphScene } from '../core/scene.ts';
import type { MoveFacts, MovePhrase } from './phrase.ts';

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

/** The nodes that a move goes to, and the edges that it uses. */
interface Targets {
  readonly nodes: readonly string[];
  readonly edges: readonly { readonly from: string; readonly to: string }[];
}

/** The targets of each kind of move on a graph. */
const targets: { readonly [K in keyof MoveFacts]?: (facts: MoveFacts[K]) => Targets } = {
  'cut-edge': (edge) => ({ nodes: [], edges: [edge] }),
  'choose-edge': (edge) => ({ nodes: [], edges: [edge] }),
  'choose-vertex': ({ node }) => ({ nodes: [node], edges: [] }),
  'choose-start': ({ node }) => ({ nodes: [node], edges: [] }),
  'take-element': ({ element }) => ({ nodes: [element], edges: [] }),
  'move-token': (edge) => ({ nodes: [edge.to], edges: [edge] }),
  walk: (edge) => ({ nodes: [edge.to], edges: [edge] }),
  'spread-stone': ({ from, to }) => ({
    nodes: to.length === 0 ? [from] : to,
    edges: to.map((end) => ({ from, to: end })),
  }),
};

/** A graph with a move marked: the chosen node or edge, or where tokens go and the edges that they use. */
export const pointedGraph = (scene: GraphScene, move: MovePhrase): GraphScene => {
  const targetsOf = targets[move.kind] as ((facts: MovePhrase) => Targets) | undefined;
  const { nodes, edges } = targetsOf?.(move) ?? { nodes: [], edges: [] };
  const marked = new Set(nodes);
  // Marks only one of parallel edges.
  const taken = new Set(
    edges.map((taking) => {
      const ends = endsOf(taking, scene.directed);
      return scene.edges.findIndex((edge) => endsOf(edge, scene.directed) === ends);
    }),
  );
  return {
    ...scene,
    nodes: scene.nodes.map((node) => (marked.has(node.id) ? { ...node, mark: 'win' } : node)),
    edges: scene.edges.map((edge, i) => (taken.has(i) ? { ...edge, mark: 'win' } : edge)),
  };
};

/** A graph drawn only in part would hide what was there before. */
const MAX_DRAWN_NODES = 60;

/** `next` with the move from `shown` drawn in: the pieces removed, the edge that a token took, and its new node. */
export const playedGraph = (shown: GraphScene, next: GraphScene): GraphScene => {
  const nodes = shown.nodes.filter(({ mark }) => mark !== 'gone');
  const stayed = new Set(nodes.map(({ id }) => id));
  const before: GraphScene = {
    ...shown,
    nodes,
    // The edge that a token took to where it is has gone with the node that it left.
    edges: shown.edges.filter(({ from, to, mark }) => mark !== 'gone' && stayed.has(from) && stayed.has(to)),
  };
  const ids = new Set(next.nodes.map(({ id }) => id));
  const all = new Set([...ids, ...before.nodes.map(({ id }) => id)]);
  if (all.has('…') || all.size > MAX_DRAWN_NODES) return next;
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
