import type { Adjacency } from './adjacency.ts';

/**
 * Depth-first tree of an undirected graph. All arrays but `pre` are indexed by preorder number: the root is 0, parents come
 * first.
 */
interface DepthFirst {
  /** Node with each number; only reached nodes have one. */
  readonly order: Int32Array;
  /** Number of each node, or -1. */
  readonly pre: Int32Array;
  /** Number of the parent; -1 at the root. */
  readonly parent: Int32Array;
  /** Edge to the parent; -1 at the root. */
  readonly treeEdge: Int32Array;
}

/** Depth-first search from `root`, on an explicit stack. Linear. */
const depthFirst = ({ start, node, edge }: Adjacency, root: number): DepthFirst => {
  const n = start.length - 1;
  const pre = new Int32Array(n).fill(-1);
  const order = new Int32Array(n);
  const parent = new Int32Array(n);
  const treeEdge = new Int32Array(n);
  const next = start.slice(0, n);
  pre[root] = 0;
  order[0] = root;
  parent[0] = treeEdge[0] = -1;
  let count = 1;
  for (let at = 0; at >= 0; ) {
    const v = order[at]!;
    if (next[v]! === start[v + 1]!) {
      at = parent[at]!;
      continue;
    }
    const place = next[v]!++;
    const w = node[place]!;
    if (pre[w]! >= 0) continue;
    pre[w] = count;
    order[count] = w;
    parent[count] = at;
    treeEdge[count] = edge[place]!;
    at = count;
    count += 1;
  }
  return {
    order: order.slice(0, count),
    pre,
    parent: parent.slice(0, count),
    treeEdge: treeEdge.slice(0, count),
  };
};

/** Bridges, and edges that become bridges when another one is cut. */
export interface Cuts {
  readonly tree: DepthFirst;
  /**
   * By preorder number: how many other edges bypass the tree edge to the parent. 0: that edge is a bridge (or the node is the
   * root).
   */
  readonly cover: Int32Array;
  /**
   * Classes of two or more edges, any two of which together disconnect the graph. The rest of the graph lies around each class in
   * a circle of pieces. Its tree edges, from the root outwards, are those of the numbers `members[begin[c]] … members[begin[c +
   * 1] - 1]`; `back[c]` is its only edge outside the tree, or -1.
   */
  readonly members: Int32Array;
  readonly begin: Int32Array;
  readonly back: Int32Array;
}

/**
 * Bridges and two-edge cuts of the part of a graph in reach of `root`. Cutting a tree edge and all back edges that cover it
 * separates its subtree from the root; two tree edges are a cut exactly if the same back edges cover both, that is, if these have
 * the same lowest common start (`nearest`) and are equal in number; a back edge belongs with the tree edges that it alone covers.
 * Linear: L. Georgiadis and E. Kosinas, “Linear-time algorithms for computing twinless strong articulation points and related
 * problems” (2020), section on the points M(v).
 */
export const twoEdgeCuts = (around: Adjacency, from: Int32Array, to: Int32Array, root: number): Cuts => {
  const tree = depthFirst(around, root);
  const { pre, parent, treeEdge } = tree;
  const n = tree.order.length;
  const inTree = new Uint8Array(from.length);
  for (let i = 1; i < n; i += 1) inTree[treeEdge[i]!] = 1;
  const cover = new Int32Array(n);
  // Highest ancestor (smallest number) that a back edge from here reaches, and that edge.
  const own = Int32Array.from({ length: n }, (_, i) => i);
  const ownEdge = new Int32Array(n).fill(-1);
  for (let e = 0; e < from.length; e += 1) {
    if (inTree[e] === 1 || from[e] === to[e]) continue;
    const [a, b] = [pre[from[e]!]!, pre[to[e]!]!];
    if (a < 0) continue;
    const [high, low] = a < b ? [a, b] : [b, a];
    cover[low]! += 1;
    cover[high]! -= 1;
    if (high < own[low]!) {
      own[low] = high;
      ownEdge[low] = e;
    }
  }
  // As `own` for the whole subtree; and for the children: the best child, and how high the second best reaches.
  const reach = own.slice();
  const bestChild = new Int32Array(n).fill(-1);
  const second = Int32Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i -= 1) {
    const p = parent[i]!;
    cover[p]! += cover[i]!;
    const best = bestChild[p]!;
    if (best < 0 || reach[i]! < reach[best]!) {
      if (best >= 0) second[p] = Math.min(second[p]!, reach[best]!);
      bestChild[p] = i;
    } else second[p] = Math.min(second[p]!, reach[i]!);
    reach[p] = Math.min(reach[p]!, reach[i]!);
  }
  const nearest = new Int32Array(n).fill(-1);
  for (let i = n - 1; i > 0; i -= 1) {
    if (cover[i] === 0) continue;
    let m = i;
    while (own[m]! >= i && second[m]! >= i) m = nearest[bestChild[m]!]!;
    nearest[i] = m;
  }
  return { tree, cover, ...classes(cover, nearest, ownEdge) };
};

/** Edges with equal `nearest` and equal cover form a class. Along one branch the cover grows, so equal ones are adjacent. */
const classes = (
  cover: Int32Array,
  nearest: Int32Array,
  ownEdge: Int32Array,
): Pick<Cuts, 'members' | 'begin' | 'back'> => {
  const n = cover.length;
  const first = new Int32Array(n).fill(-1);
  const after = new Int32Array(n).fill(-1);
  for (let i = n - 1; i > 0; i -= 1) {
    const m = nearest[i]!;
    if (m < 0) continue;
    after[i] = first[m]!;
    first[m] = i;
  }
  const members = new Int32Array(n);
  const begin: number[] = [0];
  const back: number[] = [];
  let end = 0;
  for (let m = 1; m < n; m += 1)
    for (let i = first[m]!; i >= 0; ) {
      const size = cover[i]!;
      const from = end;
      for (; i >= 0 && cover[i] === size; i = after[i]!) members[end++] = i;
      if (size > 1 && end - from < 2) {
        end = from;
        continue;
      }
      begin.push(end);
      back.push(size === 1 ? ownEdge[m]! : -1);
    }
  return { members: members.slice(0, end), begin: Int32Array.from(begin), back: Int32Array.from(back) };
};
