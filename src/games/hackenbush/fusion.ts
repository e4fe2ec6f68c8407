import { chainValues } from '../../engine/maths/chain.ts';
import { type Cuts, twoEdgeCuts } from '../../engine/maths/cuts.ts';
import { rememberedBy } from '../kit/memo.ts';
import { type Grounded, grounded, type HackenbushPosition } from './position.ts';

/** Position reduced to a tree of points, with the effect of every cut. Nodes by preorder number; the ground is 0. */
export interface Fused {
  readonly whole: Grounded;
  readonly cuts: Cuts;
  /** Point of each node: the number of the first node of its two-edge-connected block. */
  readonly point: Int32Array;
  /** By point: the number of edges within it. */
  readonly edges: Int32Array;
  /** By point: its value. Meaningless elsewhere. */
  readonly value: Int32Array;
  /** By edge: the first point affected by its cut, and the value of that point after the cut. */
  readonly home: Int32Array;
  readonly left: Int32Array;
}

/** Linear except for the chains (see `chainValues`). */
const compute = (whole: Grounded): Fused => {
  const { from, to } = whole;
  const cuts = twoEdgeCuts(whole.around, from, to, 0);
  const { cover, tree } = cuts;
  const { pre, parent, treeEdge } = tree;
  const n = cover.length;
  const point = new Int32Array(n);
  for (let i = 1; i < n; i += 1) point[i] = cover[i]! > 0 ? point[parent[i]!]! : i;
  const bridge = new Uint8Array(from.length);
  for (let i = 1; i < n; i += 1) if (cover[i] === 0) bridge[treeEdge[i]!] = 1;

  // `hung`: XOR of the branches that hang by bridges from the nodes of the subtree within the point; `odd`: parity of the edges
  // whose lower end (in the tree) is there, including the edge to the parent.
  const hung = new Int32Array(n);
  const odd = new Uint8Array(n);
  const edges = new Int32Array(n);
  const home = new Int32Array(from.length);
  for (let e = 0; e < from.length; e += 1) {
    const low = Math.max(pre[from[e]!]!, pre[to[e]!]!);
    if (bridge[e] === 1) {
      home[e] = point[parent[low]!]!;
      continue;
    }
    odd[low]! ^= 1;
    edges[point[low]!]! += 1;
    home[e] = point[low]!;
  }
  const value = new Int32Array(n);
  for (let i = n - 1; i >= 0; i -= 1) {
    const p = parent[i]!;
    if (i > 0 && cover[i]! > 0) {
      hung[p]! ^= hung[i]!;
      odd[p]! ^= odd[i]!;
      continue;
    }
    value[i] = hung[i]! ^ odd[i]!;
    if (i > 0) hung[p]! ^= value[i]! + 1;
  }

  const left = new Int32Array(from.length);
  for (let e = 0; e < from.length; e += 1) left[e] = value[home[e]!]! ^ 1;
  for (let i = 1; i < n; i += 1)
    if (cover[i] === 0) left[treeEdge[i]!] = value[point[parent[i]!]!]! ^ (value[i]! + 1);
  cutsOfCircles(cuts, value, point, hung, odd, left);
  return { whole, cuts, point, edges, value, home, left };
};

/** Reduction of a position, cached per graph. */
export const fuse = rememberedBy(
  ({ graph }: HackenbushPosition) => graph,
  (at) => compute(grounded(at)),
);

/**
 * Sets `left` for the edges of all circles. Cutting one edge of a circle of pieces opens it: every other edge of the circle
 * becomes a bridge, and a stalk of pieces is left on either side of the piece with the root.
 */
const cutsOfCircles = (
  { begin, members, back, tree }: Cuts,
  value: Int32Array,
  point: Int32Array,
  hung: Int32Array,
  odd: Uint8Array,
  left: Int32Array,
): void => {
  for (let c = 0; c < back.length; c += 1) {
    const [first, end] = [begin[c]!, begin[c + 1]!];
    const closed = back[c]! >= 0;
    // Pieces other than the root's: between consecutive tree edges, and below the last one if a back edge closes the circle.
    const pieces = end - first - (closed ? 0 : 1);
    const weights = new Int32Array(pieces);
    let all = (pieces + 1) & 1;
    for (let k = 0; k < pieces; k += 1) {
      const v = members[first + k]!;
      const inner = first + k + 1 < end ? members[first + k + 1]! : -1;
      weights[k] = inner >= 0 ? hung[v]! ^ hung[inner]! ^ odd[v]! ^ odd[inner]! ^ 1 : hung[v]! ^ odd[v]!;
      all ^= weights[k]!;
    }
    const atRoot = value[point[members[first]!]!]! ^ all;
    const near = chainValues(weights);
    const far = chainValues(weights.slice().reverse());
    for (let k = 0; k <= pieces; k += 1) {
      const edge = first + k < end ? tree.treeEdge[members[first + k]!]! : back[c]!;
      left[edge] = atRoot ^ near[k]! ^ far[pieces - k]!;
    }
  }
};

/**
 * Value that each point must take for a total of `target`, from the ground upwards; -1 if none would do. A bridge whose cut alone
 * gives the right value makes everything above it -1: it would have to vanish.
 */
export const neededValues = ({ cuts: { tree, cover }, point, value }: Fused, target: number): Int32Array => {
  const needed = new Int32Array(cover.length).fill(-1);
  needed[0] = target;
  for (let i = 1; i < cover.length; i += 1) {
    if (cover[i]! > 0) continue;
    const below = point[tree.parent[i]!]!;
    if (needed[below]! < 0) continue;
    const rest = value[below]! ^ (value[i]! + 1);
    needed[i] = (rest ^ needed[below]!) - 1;
  }
  return needed;
};
