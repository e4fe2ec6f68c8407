import type { Graph } from '@viz-js/viz';
import type { SceneOf } from '../engine/core/scene.ts';

type GraphLayout = SceneOf<'graph'>['layout'];

/** A graph to lay out: boxes and the edges between them, by index. Names never reach the layout library. */
export interface Plan {
  readonly directed: boolean;
  readonly style: GraphLayout;
  /** Turned by a quarter: layers from left to right. */
  readonly sideways: boolean;
  /** With little space between nodes. */
  readonly tight: boolean;
  /** With room on the edges for a word. */
  readonly airy?: boolean;
  readonly nodes: readonly { readonly width: number; readonly height: number; readonly ground: boolean }[];
  readonly edges: readonly (readonly [from: number, to: number])[];
}

export type Point = readonly [x: number, y: number];

/** The position of everything, in pixels from the upper left. */
export interface Placed {
  readonly width: number;
  readonly height: number;
  /** Centres, in the order of the plan. */
  readonly nodes: readonly Point[];
  /** Bézier curves in the order of the plan: a start, then three points for each piece. */
  readonly edges: readonly (readonly Point[])[];
}

/** Lays out a plan; null where the library fails. */
export type Layout = (plan: Plan) => Placed | null;

/** Graphviz counts in points of which 72 are its inch; one point is one pixel here. */
const POINTS_PER_INCH = 72;

/** Distance of each node from the ground (or from node 0 of its component), by breadth-first search. */
const depths = (plan: Plan): readonly number[] => {
  const near: number[][] = plan.nodes.map(() => []);
  for (const [from, to] of plan.edges) {
    near[from]!.push(to);
    near[to]!.push(from);
  }
  const depth = new Array<number>(plan.nodes.length).fill(-1);
  const queue = plan.nodes.flatMap((node, i) => (node.ground ? [i] : []));
  for (const i of queue) depth[i] = 0;
  let next = 0;
  for (let start = 0; start <= plan.nodes.length; start += 1) {
    while (next < queue.length) {
      const v = queue[next]!;
      next += 1;
      for (const w of near[v]!)
        if (depth[w] === -1) {
          depth[w] = depth[v]! + 1;
          queue.push(w);
        }
    }
    if (depth[start] === -1) {
      depth[start] = 0;
      queue.push(start);
    }
  }
  return depth;
};

const DIRECTION: Readonly<Record<GraphLayout, readonly [upright: string, sideways: string]>> = {
  layers: ['TB', 'LR'],
  tree: ['TB', 'LR'],
  rooted: ['BT', 'BT'],
  free: ['TB', 'LR'],
};

const graphOf = (plan: Plan): Graph => {
  const rooted = plan.style === 'rooted';
  const depth = rooted ? depths(plan) : [];
  const grounds = plan.nodes.flatMap((node, i) => (node.ground ? [{ name: `n${i}` }] : []));
  return {
    directed: plan.directed,
    graphAttributes: {
      rankdir: DIRECTION[plan.style][plan.sideways ? 1 : 0],
      nodesep: (plan.tight ? 0.08 : 0.22) + (plan.airy === true ? 0.26 : 0),
      ranksep: (plan.tight ? 0.26 : 0.36) + (plan.airy === true ? 0.2 : 0),
      start: 7,
      overlap: 'false',
      sep: plan.tight ? '+5' : '+9',
      // Curves around nodes take long where there are many edges.
      splines: plan.style === 'free' && plan.edges.length > 40 ? 'line' : 'true',
      pad: 0,
      margin: 0,
    },
    nodeAttributes: { shape: 'box', fixedsize: true, label: '' },
    edgeAttributes: { arrowhead: 'none', len: plan.tight ? 0.7 : 0.95 },
    nodes: plan.nodes.map((node, i) => ({
      name: `n${i}`,
      attributes: {
        width: node.width / POINTS_PER_INCH,
        height: node.height / POINTS_PER_INCH,
        ...(node.width === node.height ? { shape: 'circle' } : {}),
      },
    })),
    edges: plan.edges.map(([from, to], i) => {
      const [tail, head] = rooted && depth[from]! > depth[to]! ? [to, from] : [from, to];
      const level = rooted && depth[from] === depth[to] && from !== to;
      return {
        tail: `n${tail}`,
        head: `n${head}`,
        attributes: { id: `e${i}`, ...(level ? { constraint: false } : {}) },
      };
    }),
    ...(rooted && grounds.length > 1
      ? { subgraphs: [{ name: 'ground', graphAttributes: { rank: 'same' }, nodes: grounds }] }
      : {}),
  };
};

interface GraphvizOutput {
  readonly bb: string;
  readonly objects?: readonly { readonly name: string; readonly pos?: string }[];
  readonly edges?: readonly { readonly id: string; readonly pos?: string }[];
}

const points = (text: string, height: number): readonly Point[] =>
  text
    .replace(/^[se],\S+\s+/, '')
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number);
      return [x!, height - y!] as const;
    });

/** Graphviz (compiled to WebAssembly), loaded once. The same plan always has the same layout. */
export const createLayout = async (): Promise<Layout> => {
  const { instance } = await import('@viz-js/viz');
  const viz = await instance();
  return (plan) => {
    const result = viz.render(graphOf(plan), {
      format: 'json0',
      engine: plan.style === 'free' ? 'neato' : 'dot',
    });
    if (result.status === 'failure') return null;
    const answer = JSON.parse(result.output) as GraphvizOutput;
    const [left, bottom, right, top] = answer.bb.split(',').map(Number);
    const nodes = new Map((answer.objects ?? []).map((node) => [node.name, node.pos]));
    const edges = new Map((answer.edges ?? []).map((edge) => [edge.id, edge.pos]));
    const shift = ([x, y]: Point): Point => [x - left!, y];
    const read = (pos: string | undefined): readonly Point[] =>
      pos === undefined ? [] : points(pos, top!).map(shift);
    return {
      width: right! - left!,
      height: top! - bottom!,
      nodes: plan.nodes.map((_, i) => read(nodes.get(`n${i}`))[0] ?? [0, 0]),
      edges: plan.edges.map((_, i) => read(edges.get(`e${i}`))),
    };
  };
};

let shared: Promise<Layout> | null = null;

/**
 * Calls `draw`; where that asks for a layout, loads Graphviz and calls it again. Graphviz takes 20 MB, and most games have no
 * graph. `load`: for tests.
 */
export const laidOut = async <T>(draw: (layout: Layout) => T, load = createLayout): Promise<T> => {
  let isAsked = false;
  const drawn = draw(() => {
    isAsked = true;
    return null;
  });
  if (!isAsked) return drawn;
  shared ??= load().catch((error: unknown) => {
    // The next graph tries to load it again.
    shared = null;
    throw error;
  });
  return draw(await shared);
};
