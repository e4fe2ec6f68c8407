/** Initial capacity, and the most that is kept between searches, in numbers. */
const FIRST = 256;
const KEPT = 8_192;

/** Packed positions, one after another. */
export class Rows {
  data: Int32Array = new Int32Array(FIRST);
  length = 0;

  /** Empties the list; gives back a large buffer. */
  clear(): void {
    this.length = 0;
    if (this.data.length > KEPT) this.data = new Int32Array(FIRST);
  }

  /** Makes room for `count` more numbers; `data` may be another array afterwards. */
  reserve(count: number): Int32Array {
    const needed = this.length + count;
    if (needed > MOST) throw new TooManyOptions();
    if (needed > this.data.length) this.data = grown(this.data, Math.max(needed, 2 * this.data.length));
    return this.data;
  }
}

/** Numbers that the options still to be looked at may take together. */
const MOST = 1 << 24;

/** The options of the positions on the way are too many to be listed: a search that makes them one by one gets further. */
export class TooManyOptions extends Error {}

/** The same numbers with room for more. */
export const grown = (data: Int32Array, length: number): Int32Array => {
  const more = new Int32Array(length);
  more.set(data);
  return more;
};

/** Bits of one number of a position. */
export const BITS = 32;

/** Bits that the numbers from 0 to `most` need. */
export const bitsFor = (most: number): number => BITS - Math.clz32(most);

/** A game whose positions are rows of `words` 32-bit numbers, as far as one position leads to them. */
export interface Packed<N> {
  readonly words: number;
  /** Units of work for an option that is looked at. */
  readonly perOption: number;
  /** Writes a position to `into[at…]`; false where it is not one of them. */
  write(node: N, into: Int32Array, at: number): boolean;
  /** Appends the options of the position in `from[at…]`. */
  options(from: Int32Array, at: number, into: Rows): void;
}
