import type { Adjacency } from './adjacency.ts';

/** Maximum matching of a graph, and the common part of all maximum matchings. */
export interface Matching {
  /** Partner of each node, or -1. */
  readonly mate: Int32Array;
  /** Number of pairs. */
  readonly size: number;
  /**
   * 1 for nodes that some maximum matching leaves unmatched (the set D of Gallai and Edmonds); 0 for those in every maximum
   * matching.
   */
  readonly free: Uint8Array;
}

/**
 * Maximum matching of the graph without the nodes of `gone`, ignoring loops. J. Edmonds, “Paths, trees, and flowers”, Canadian J.
 * Math. 17 (1965), contracting odd cycles by union-find: O(n·m·α) at worst; a greedy start leaves few nodes to search from.
 * Iterative throughout.
 */
export const maximumMatching = (graph: Adjacency, gone: (node: number) => boolean = () => false): Matching =>
  new Blossoms(graph, gone).solve();

const NONE = 0;
const EVEN = 1;
const ODD = 2;

class Blossoms {
  readonly #graph: Adjacency;
  readonly #n: number;
  readonly #gone: Uint8Array;
  readonly #mate: Int32Array;
  /** EVEN: reached from an unmatched node by an even alternating path; ODD: by odd ones only. */
  readonly #label: Uint8Array;
  /** For odd nodes: the even node it was reached from; also set along blossoms, so that paths can go around them. */
  readonly #before: Int32Array;
  /** Union-find: base of the blossom that contains a node. */
  readonly #base: Int32Array;
  readonly #queue: Int32Array;
  readonly #stamp: Int32Array;
  #end = 0;
  #time = 0;

  constructor(graph: Adjacency, gone: (node: number) => boolean) {
    const n = graph.start.length - 1;
    this.#graph = graph;
    this.#n = n;
    this.#gone = Uint8Array.from({ length: n }, (_, v) => (gone(v) ? 1 : 0));
    this.#mate = new Int32Array(n).fill(-1);
    this.#label = new Uint8Array(n);
    this.#before = new Int32Array(n);
    this.#base = new Int32Array(n);
    this.#queue = new Int32Array(n);
    this.#stamp = new Int32Array(n);
  }

  solve(): Matching {
    const { start, node } = this.#graph;
    let size = 0;
    for (let v = 0; v < this.#n; v += 1) {
      if (this.#mate[v]! >= 0 || this.#gone[v] === 1) continue;
      for (let i = start[v]!; i < start[v + 1]!; i += 1) {
        const w = node[i]!;
        if (w === v || this.#mate[w]! >= 0 || this.#gone[w] === 1) continue;
        this.#mate[v] = w;
        this.#mate[w] = v;
        size += 1;
        break;
      }
    }
    for (let v = 0; v < this.#n; v += 1)
      if (this.#mate[v]! < 0 && this.#gone[v] === 0 && this.#search([v])) size += 1;
    // No augmenting path is left: one search from all unmatched nodes at once reaches exactly the nodes of `free`.
    const lone: number[] = [];
    for (let v = 0; v < this.#n; v += 1) if (this.#mate[v]! < 0 && this.#gone[v] === 0) lone.push(v);
    this.#search(lone);
    return { mate: this.#mate.slice(), size, free: this.#label.map((label) => (label === EVEN ? 1 : 0)) };
  }

  #find(v: number): number {
    const base = this.#base;
    let u = v;
    while (base[u] !== u) {
      base[u] = base[base[u]!]!;
      u = base[u]!;
    }
    return u;
  }

  /** Grows alternating trees from unmatched nodes; augments and returns true on a path to another unmatched node. */
  #search(roots: readonly number[]): boolean {
    const { start, node } = this.#graph;
    this.#label.fill(NONE);
    for (let v = 0; v < this.#n; v += 1) this.#base[v] = v;
    this.#end = 0;
    for (const root of roots) this.#reach(root);
    for (let k = 0; k < this.#end; k += 1) {
      const v = this.#queue[k]!;
      for (let i = start[v]!; i < start[v + 1]!; i += 1) {
        const w = node[i]!;
        if (w === v || this.#gone[w] === 1 || this.#label[w] === ODD) continue;
        if (this.#label[w] === NONE) {
          this.#before[w] = v;
          if (this.#mate[w]! < 0) {
            this.#augment(w);
            return true;
          }
          this.#label[w] = ODD;
          this.#reach(this.#mate[w]!);
        } else if (this.#find(v) !== this.#find(w)) {
          const base = this.#meeting(v, w);
          this.#contract(v, w, base);
          this.#contract(w, v, base);
        }
      }
    }
    return false;
  }

  #reach(v: number): void {
    this.#label[v] = EVEN;
    this.#queue[this.#end++] = v;
  }

  /** Exchanges pairs and gaps along the path that ends in the unmatched node `last`. */
  #augment(last: number): void {
    for (let w = last; w >= 0; ) {
      const v = this.#before[w]!;
      const next = this.#mate[v]!;
      this.#mate[v] = w;
      this.#mate[w] = v;
      w = next;
    }
  }

  /** Lowest common ancestor of two even nodes of one tree. */
  #meeting(v: number, w: number): number {
    this.#time += 1;
    let [x, y] = [v, w];
    for (;;) {
      if (x >= 0) {
        x = this.#find(x);
        if (this.#stamp[x] === this.#time) return x;
        this.#stamp[x] = this.#time;
        const partner = this.#mate[x]!;
        x = partner < 0 ? -1 : this.#before[partner]!;
      }
      [x, y] = [y, x];
    }
  }

  /** Contracts one side of a blossom, from `v` down to its base; odd nodes become even. */
  #contract(v: number, w: number, base: number): void {
    let [x, y] = [v, w];
    while (this.#find(x) !== base) {
      this.#before[x] = y;
      y = this.#mate[x]!;
      if (this.#label[y] === ODD) this.#reach(y);
      if (this.#base[x] === x) this.#base[x] = base;
      if (this.#base[y] === y) this.#base[y] = base;
      x = this.#before[y]!;
    }
  }
}
