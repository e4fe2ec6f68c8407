import type { Step } from '../../engine/explain/step.ts';
import { type Fused, fuse } from './fusion.ts';
import type { HackenbushPosition } from './position.ts';

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Blocks without a bridge, each fused into one point; its edges become loops, of which only the parity counts. */
    fusion: {
      readonly blocks: readonly {
        readonly point: string;
        readonly ground: boolean;
        readonly nodes: readonly string[];
        readonly moreNodes: number;
        readonly edges: number;
        readonly loops: 0 | 1;
      }[];
      readonly more: number;
    };
    /** Tree of points, from the leaves down: the branches on each, and their XOR. Free ends (value 0) have no row. */
    colon: {
      readonly rows: readonly ColonRow[];
      /** Points left out, farther from the ground than those shown. */
      readonly more: number;
    };
  }
}

export interface ColonRow {
  readonly point: string;
  readonly ground: boolean;
  readonly loops: 0 | 1;
  readonly branches: readonly { readonly to: string; readonly above: string; readonly worth: string }[];
  /** Branches left out, and the XOR of their values. */
  readonly more: { readonly count: number; readonly worth: string } | null;
  readonly value: string;
}

const MAX_BLOCKS = 8;
const MAX_NODES = 10;
const MAX_ROWS = 16;
const MAX_BRANCHES = 10;

/** Points by name, those with loops as `●`. */
export const namer = (at: HackenbushPosition, fused: Fused) => {
  const { edges, point, cuts } = fused;
  const { order } = cuts.tree;
  const groundName = at.ground.map((v) => at.graph.names[v]!).join(',');
  const alone = new Uint8Array(point.length).fill(1);
  for (let i = 0; i < point.length; i += 1) if (point[i] !== i) alone[point[i]!] = 0;
  const fusedPoints: number[] = [];
  for (let i = 0; i < point.length; i += 1) if (point[i] === i && edges[i]! > 0) fusedPoints.push(i);
  const blobs = fusedPoints.filter((i) => i > 0 && alone[i] === 0);
  const number = new Map(blobs.map((i, k) => [i, blobs.length === 1 ? '●' : `●${k + 1}`]));
  const nodeName = (i: number): string => (i === 0 ? groundName : at.graph.names[order[i]! - 1]!);
  return { fusedPoints, nodeName, pointName: (i: number) => number.get(i) ?? nodeName(i) };
};

type Namer = ReturnType<typeof namer>;

const loopsAt = ({ edges }: Fused, i: number): 0 | 1 => (edges[i]! % 2 === 1 ? 1 : 0);

/** Blocks that are fused; none if there are no cycles. */
const fusionStep = (fused: Fused, { fusedPoints, nodeName, pointName }: Namer): readonly Step[] => {
  if (fusedPoints.length === 0) return [];
  const { edges, point } = fused;
  const shown = fusedPoints.slice(0, MAX_BLOCKS);
  const nodes = new Map<number, string[]>(shown.map((i) => [i, []]));
  const size = new Map<number, number>(shown.map((i) => [i, 0]));
  for (let i = 0; i < point.length; i += 1) {
    const list = nodes.get(point[i]!);
    if (list === undefined) continue;
    size.set(point[i]!, size.get(point[i]!)! + 1);
    if (list.length < MAX_NODES) list.push(nodeName(i));
  }
  return [
    {
      kind: 'fusion',
      blocks: shown.map((i) => ({
        point: pointName(i),
        ground: i === 0,
        nodes: nodes.get(i)!,
        moreNodes: size.get(i)! - nodes.get(i)!.length,
        edges: edges[i]!,
        loops: loopsAt(fused, i),
      })),
      more: fusedPoints.length - shown.length,
    },
  ];
};

/** Points with branches or loops, from the ground outwards; shows those nearest to it. */
const colonStep = (fused: Fused, { pointName }: Namer): Step => {
  const { edges, point, value, cuts } = fused;
  const { tree, cover } = cuts;
  const carries = new Uint8Array(point.length);
  for (let i = 0; i < point.length; i += 1) {
    if (edges[i]! > 0 && point[i] === i) carries[i] = 1;
    if (i > 0 && cover[i] === 0) carries[point[tree.parent[i]!]!] = 1;
  }
  const rows = new Map<number, { to: string; above: string; worth: string }[]>();
  const rest = new Map<number, { count: number; worth: number }>();
  let total = 0;
  for (let i = 0; i < point.length; i += 1)
    if (carries[i] === 1) {
      total += 1;
      if (rows.size < MAX_ROWS) rows.set(i, []);
    }
  for (let i = 1; i < point.length; i += 1) {
    if (cover[i]! > 0) continue;
    const below = point[tree.parent[i]!]!;
    const list = rows.get(below);
    if (list === undefined) continue;
    const worth = value[i]! + 1;
    if (list.length < MAX_BRANCHES) {
      list.push({ to: pointName(i), above: String(value[i]!), worth: String(worth) });
      continue;
    }
    const more = rest.get(below) ?? { count: 0, worth: 0 };
    rest.set(below, { count: more.count + 1, worth: more.worth ^ worth });
  }
  return {
    kind: 'colon',
    rows: [...rows]
      .map(([i, branches]) => {
        const more = rest.get(i);
        return {
          point: pointName(i),
          ground: i === 0,
          loops: loopsAt(fused, i),
          branches,
          more: more === undefined ? null : { count: more.count, worth: String(more.worth) },
          value: String(value[i]!),
        };
      })
      .reverse(),
    more: total - rows.size,
  };
};

/** Reduction of a position, step by step, bounded in size. */
export const fusionSteps = (at: HackenbushPosition): readonly Step[] => {
  if (at.graph.from.length === 0) return [];
  const fused = fuse(at);
  const named = namer(at, fused);
  return [...fusionStep(fused, named), colonStep(fused, named)];
};
