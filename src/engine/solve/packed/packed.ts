import { grown } from '../../core/arrays.ts';

/** Initial capacity, and the most that is kept between searches. */
const INITIAL_NUMBERS = 256;
const MAX_KEPT_NUMBERS = 8_192;

/** Packed positions, one after another. */
export class Rows {
  data: Int32Array = new Int32Array(INITIAL_NUMBERS);
  length = 0;

  /** Empties the list and releases a large buffer. */
  clear(): void {
    this.length = 0;
    if (this.data.length > MAX_KEPT_NUMBERS) this.data = new Int32Array(INITIAL_NUMBERS);
  }

  /** Makes room for `count` more numbers; may replace `data`. */
  reserve(count: number): Int32Array {
    const needed = this.length + count;
    if (needed > MAX_PENDING_NUMBERS) throw new TooManyOptions();
    if (needed > this.data.length) this.data = grown(this.data, Math.max(needed, 2 * this.data.length));
    return this.data;
  }
}

/** Limit of pending options. */
const MAX_PENDING_NUMBERS = 1 << 24;

/** Thrown when the pending options don't fit a list; a search that makes them one by one gets further. */
export class TooManyOptions extends Error {}

export const WORD_BITS = 32;

/** Bits needed for the numbers from 0 to `most`. */
export const bitsFor = (most: number): number => WORD_BITS - Math.clz32(most);

/** Game restricted to the positions in reach of one, each a row of `words` 32-bit numbers. */
export interface Packed<N> {
  readonly words: number;
  /** Work units per option looked at. */
  readonly perOption: number;
  /** Writes a position to `into[at…]`; false if it is not one of them. */
  write(node: N, into: Int32Array, at: number): boolean;
  /** Appends the options of the position in `from[at…]`. */
  options(from: Int32Array, at: number, into: Rows): void;
}
