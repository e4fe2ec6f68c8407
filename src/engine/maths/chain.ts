import { grown } from '../core/arrays.ts';

/**
 * Stalks cut at every height. A chain of points 1 … k hangs from a root; point j carries branches of value w_j. By the colon
 * principle the part above an edge adds its value plus 1, so the chain cut after point m has the value f_1(f_2(… f_m(0))) at the
 * root, with f_j(v) = (w_j ⊕ v) + 1.
 */

/** Longest chain whose cuts are computed one by one. */
const MAX_DIRECT_POINTS = 24;

/**
 * For m = 0 … k, the value at the root of the chain cut after point m, by the colon principle (Berlekamp, Conway, Guy, Winning
 * Ways (1982), ch. 7). `weights` are w_1 … w_k, each from 0 to below 2^30. O(k log).
 */
export const chainValues = (weights: Int32Array): Int32Array =>
  weights.length <= MAX_DIRECT_POINTS ? oneByOne(weights) : new CutTrie(weights).values();

const oneByOne = (weights: Int32Array): Int32Array => {
  const values = new Int32Array(weights.length + 1);
  for (let m = 1; m <= weights.length; m += 1) {
    let value = 0;
    for (let j = m - 1; j >= 0; j -= 1) value = (weights[j]! ^ value) + 1;
    values[m] = value;
  }
  return values;
};

/**
 * All cuts at once, from the far end to the root: a binary trie, lowest bit first, holds the values of the cuts passed so far.
 * There ⊕ w is a mark on the root, + 1 exchanges children along one path (the carry), and a new cut is a new 0. Both maps are
 * one-to-one, so each step costs the number of bits.
 */
class CutTrie {
  readonly #weights: Int32Array;
  /** Children by bit 0 and 1; -1: none. A node without children is a leaf. */
  #zero: Int32Array;
  #one: Int32Array;
  /** Pending XOR of everything below; its lowest bit is the bit of this node. */
  #pending: Int32Array;
  /** Leaves only: the bits from here upwards. */
  #rest: Int32Array;
  /** Leaves only: the first cut with this value. */
  #cuts: Int32Array;
  readonly #nextCut: Int32Array;
  #size = 0;

  constructor(weights: Int32Array) {
    const room = 4 * weights.length;
    this.#weights = weights;
    this.#zero = new Int32Array(room);
    this.#one = new Int32Array(room);
    this.#pending = new Int32Array(room);
    this.#rest = new Int32Array(room);
    this.#cuts = new Int32Array(room);
    this.#nextCut = new Int32Array(weights.length + 1).fill(-1);
  }

  values(): Int32Array {
    const weights = this.#weights;
    const root = this.#leaf(0, weights.length);
    for (let j = weights.length; j >= 1; j -= 1) {
      if (j < weights.length) this.#insert(root, j);
      this.#xor(root, weights[j - 1]!);
      this.#increase(root);
    }
    return this.#read(root);
  }

  #leaf(rest: number, cut: number): number {
    if (this.#size === this.#zero.length) this.#grow();
    const node = this.#size++;
    this.#zero[node] = this.#one[node] = -1;
    this.#pending[node] = 0;
    this.#rest[node] = rest;
    this.#cuts[node] = cut;
    return node;
  }

  #grow(): void {
    const larger = (old: Int32Array): Int32Array => grown(old, 2 * old.length);
    this.#zero = larger(this.#zero);
    this.#one = larger(this.#one);
    this.#pending = larger(this.#pending);
    this.#rest = larger(this.#rest);
    this.#cuts = larger(this.#cuts);
  }

  #isLeaf(node: number): boolean {
    return this.#zero[node]! < 0 && this.#one[node]! < 0;
  }

  #xor(node: number, bits: number): void {
    if (this.#isLeaf(node)) this.#rest[node]! ^= bits;
    else this.#pending[node]! ^= bits;
  }

  /** Passes the pending XOR of an inner node to its children. */
  #settle(node: number): void {
    const bits = this.#pending[node]!;
    if (bits === 0) return;
    this.#pending[node] = 0;
    if (bits & 1) this.#exchange(node);
    if (this.#zero[node]! >= 0) this.#xor(this.#zero[node]!, bits >> 1);
    if (this.#one[node]! >= 0) this.#xor(this.#one[node]!, bits >> 1);
  }

  #exchange(node: number): void {
    const zero = this.#zero[node]!;
    this.#zero[node] = this.#one[node]!;
    this.#one[node] = zero;
  }

  /** Adds 1 to every value: even ones turn odd; odd ones turn even and carry. */
  #increase(root: number): void {
    for (let node = root; node >= 0; node = this.#zero[node]!) {
      if (this.#isLeaf(node)) {
        this.#rest[node]! += 1;
        return;
      }
      this.#settle(node);
      this.#exchange(node);
    }
  }

  /** Inserts a new cut of value 0. */
  #insert(root: number, cut: number): void {
    let node = root;
    for (;;) {
      if (this.#isLeaf(node)) {
        const rest = this.#rest[node]!;
        if (rest === 0) {
          this.#nextCut[cut] = this.#cuts[node]!;
          this.#cuts[node] = cut;
          return;
        }
        // The leaf moves one bit up; the node stays and becomes an inner one.
        const lower = this.#leaf(rest >> 1, this.#cuts[node]!);
        if (rest & 1) this.#one[node] = lower;
        else this.#zero[node] = lower;
        this.#pending[node] = 0;
      } else this.#settle(node);
      const zero = this.#zero[node]!;
      if (zero < 0) {
        const leaf = this.#leaf(0, cut);
        this.#zero[node] = leaf;
        return;
      }
      node = zero;
    }
  }

  #read(root: number): Int32Array {
    const values = new Int32Array(this.#weights.length + 1);
    // Stack of nodes to read, with their lower bits and depth: never more than two per bit.
    const nodes = new Int32Array(64);
    const lows = new Int32Array(64);
    const depths = new Int32Array(64);
    nodes[0] = root;
    for (let top = 1; top > 0; ) {
      top -= 1;
      const node = nodes[top]!;
      const low = lows[top]!;
      const depth = depths[top]!;
      if (this.#isLeaf(node)) {
        const value = low | (this.#rest[node]! << depth);
        for (let cut = this.#cuts[node]!; cut >= 0; cut = this.#nextCut[cut]!) values[cut] = value;
        continue;
      }
      this.#settle(node);
      for (const [child, bit] of [
        [this.#zero[node]!, 0],
        [this.#one[node]!, 1],
      ] as const) {
        if (child < 0) continue;
        nodes[top] = child;
        lows[top] = low | (bit << depth);
        depths[top] = depth + 1;
        top += 1;
      }
    }
    return values;
  }
}
