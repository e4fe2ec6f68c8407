/** Neighbours in one array: those of node v are at `start[v]` … `start[v + 1] - 1`. */
export interface Neighbours {
  readonly start: Int32Array;
  readonly node: Int32Array;
}

/** Neighbours, each with the edge that leads there. */
export interface Adjacency extends Neighbours {
  readonly edge: Int32Array;
}

/** Number of edges that leave each node. */
export const degrees = (n: number, from: Int32Array): Int32Array => {
  const counts = new Int32Array(n);
  for (let e = 0; e < from.length; e += 1) counts[from[e]!]! += 1;
  return counts;
};

/** Successors of every node, without edges, by counting sort. Linear. */
export const successors = (n: number, from: Int32Array, to: Int32Array): Neighbours => {
  const start = new Int32Array(n + 1);
  for (let e = 0; e < from.length; e += 1) start[from[e]!]! += 1;
  for (let v = 0; v < n; v += 1) start[v + 1]! += start[v]!;
  const node = new Int32Array(from.length);
  // Runs backwards: each start moves down from its node's end, and the edges keep their order.
  for (let e = from.length - 1; e >= 0; e -= 1) node[(start[from[e]!]! -= 1)] = to[e]!;
  return { start, node };
};

const fill = (n: number, sides: readonly (readonly [Int32Array, Int32Array])[]): Adjacency => {
  const start = new Int32Array(n + 1);
  for (const [from] of sides) for (let e = 0; e < from.length; e += 1) start[from[e]! + 1]! += 1;
  for (let v = 0; v < n; v += 1) start[v + 1]! += start[v]!;
  const next = start.slice(0, n);
  const node = new Int32Array(start[n]!);
  const edge = new Int32Array(start[n]!);
  for (const [from, to] of sides)
    for (let e = 0; e < from.length; e += 1) {
      const place = next[from[e]!]!++;
      node[place] = to[e]!;
      edge[place] = e;
    }
  return { start, node, edge };
};

/** Successors of every node with their edges. Linear. */
export const outgoing = (n: number, from: Int32Array, to: Int32Array): Adjacency => fill(n, [[from, to]]);

/** Neighbours of every node, ignoring directions; lists a loop twice at its node. Linear. */
export const incident = (n: number, from: Int32Array, to: Int32Array): Adjacency =>
  fill(n, [
    [from, to],
    [to, from],
  ]);
