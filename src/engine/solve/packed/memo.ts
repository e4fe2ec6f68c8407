import { grown } from '../../core/arrays.ts';

/** Value of a position that is not decided yet. */
export const OPEN = -(2 ** 31);

/** Initial capacity; a power of two. */
const INITIAL_ROWS = 64;
const HASH_MULTIPLIER = 0x2c1b3c6d;
/** Growth factor of the full table: a factor of 2 took a fifth more memory. */
const GROWTH_FACTOR = 1.5;

/** Hash table of packed positions and their values, by open addressing. */
export class Memo {
  /** Row after row: the numbers of a position, then its value. */
  rows: Int32Array;
  size = 0;
  readonly #words: number;
  /** Start of a row plus 1; 0: empty. At most half of the slots are taken. */
  #slots = new Int32Array(2 * INITIAL_ROWS);

  constructor(words: number) {
    this.#words = words;
    this.rows = new Int32Array(INITIAL_ROWS * (words + 1));
  }

  /** Start of the row of the position in `from[at…]`; inserts a new one as `OPEN`. */
  rowOf(from: Int32Array, at: number): number {
    const words = this.#words;
    const rows = this.rows;
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = hash(from, at, words) & mask; ; slot = (slot + 1) & mask) {
      const row = slots[slot]! - 1;
      if (row < 0) return this.#enter(from, at, slot);
      let w = 0;
      while (w < words && rows[row + w] === from[at + w]) w += 1;
      if (w === words) return row;
    }
  }

  #enter(from: Int32Array, at: number, slot: number): number {
    const words = this.#words;
    const row = this.size * (words + 1);
    if (row + words >= this.rows.length) this.rows = grown(this.rows, GROWTH_FACTOR * this.rows.length);
    for (let w = 0; w < words; w += 1) this.rows[row + w] = from[at + w]!;
    this.rows[row + words] = OPEN;
    this.#slots[slot] = row + 1;
    this.size += 1;
    if (2 * this.size > this.#slots.length) this.#spread();
    return row;
  }

  /** Doubles the slots. */
  #spread(): void {
    const slots = new Int32Array(2 * this.#slots.length);
    const mask = slots.length - 1;
    const stride = this.#words + 1;
    for (let row = 0; row < this.size * stride; row += stride) {
      let slot = hash(this.rows, row, this.#words) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = row + 1;
    }
    this.#slots = slots;
  }
}

const hash = (from: Int32Array, at: number, words: number): number => {
  let mixed = from[at]!;
  for (let w = 1; w < words; w += 1)
    mixed = Math.imul(mixed ^ (mixed >>> 15), HASH_MULTIPLIER) ^ from[at + w]!;
  mixed = Math.imul(mixed ^ (mixed >>> 16), HASH_MULTIPLIER);
  return mixed ^ (mixed >>> 15);
};
