import { grouped, pushTo } from '../../engine/core/maps.ts';
import { affordable, heedClock, isPaid, OutOfWork, payFor, spend } from '../../engine/core/work.ts';
import { groups } from './position.ts';

/** Sets of up to 90 numbers as three words of 30 bits. */
const WORD_BITS = 30;
export const MAX_SEARCHED_NUMBERS = 3 * WORD_BITS;

/** Open hash table from three words to a small number; without deletion. */
class WordTable {
  #size = 1 << 12;
  #keys = new Int32Array(3 * this.#size);
  #values = new Int16Array(this.#size).fill(-1);
  count = 0;

  #slot(a: number, b: number, c: number): number {
    // Mixes in each word whole before the next: sets differ in high bits as often as in low ones.
    let hash = Math.imul(a ^ (a >>> 15), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13) ^ b, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 16) ^ c, 0x9e3779b1);
    hash ^= hash >>> 15;
    const mask = this.#size - 1;
    let slot = hash & mask;
    while (this.#values[slot]! >= 0) {
      const at = 3 * slot;
      if (this.#keys[at] === a && this.#keys[at + 1] === b && this.#keys[at + 2] === c) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** Stored value, or −1. */
  get(a: number, b: number, c: number): number {
    return this.#values[this.#slot(a, b, c)]!;
  }

  set(a: number, b: number, c: number, value: number): void {
    if (2 * this.count >= this.#size) this.#grow();
    const slot = this.#slot(a, b, c);
    if (this.#values[slot]! < 0) this.count += 1;
    this.#keys.set([a, b, c], 3 * slot);
    this.#values[slot] = value;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#size *= 2;
    this.#keys = new Int32Array(3 * this.#size);
    this.#values = new Int16Array(this.#size).fill(-1);
    for (const [old, value] of values.entries()) {
      if (value < 0) continue;
      const slot = this.#slot(keys[3 * old]!, keys[3 * old + 1]!, keys[3 * old + 2]!);
      this.#keys.set(keys.subarray(3 * old, 3 * old + 3), slot * 3);
      this.#values[slot] = value;
    }
  }
}

/** Options between two looks at the clock: a millisecond or two. */
const CLOCK_CHECK_OPTIONS = 256;

type DivisorWords = readonly [number, number, number];

const wordsOf = (bits: Iterable<number>): DivisorWords => {
  const words: [number, number, number] = [0, 0, 0];
  for (const bit of bits) words[Math.floor(bit / WORD_BITS)]! |= 1 << (bit % WORD_BITS);
  return words;
};

/**
 * Exchangeable blocks: for primes p with p² > the largest number, the numbers m·p on the board; two primes with the same m are
 * exchanged by an automorphism, since a number has at most one such prime. Positions are stored with the blocks of a class in
 * descending order.
 */
const exchangeable = (numbers: readonly number[]): readonly (readonly (readonly number[])[])[] => {
  const largest = numbers.at(-1) ?? 0;
  const blocks = new Map<number, { cofactor: number; index: number }[]>();
  for (const [index, n] of numbers.entries()) {
    const prime = largestPrime(n);
    if (prime * prime <= largest) continue;
    pushTo(blocks, prime, { cofactor: n / prime, index });
  }
  const classes = grouped(blocks.values(), (block) => block.map(({ cofactor }) => cofactor).join());
  return [...classes.values()].flatMap((alike) =>
    alike.length > 1 ? [alike.map((block) => block.map(({ index }) => index))] : [],
  );
};

const largestPrime = (n: number): number => {
  let [rest, largest] = [n, 1];
  for (let d = 2; d * d <= rest; d += 1)
    while (rest % d === 0) {
      largest = d;
      rest /= d;
    }
  return rest > 1 ? rest : largest;
};

/**
 * Grundy values of the boards that can arise from one set of numbers. A board splits into connected groups under divisibility,
 * which are summed; groups are memoised up to exchange of like primes.
 */
export class DivisorSearch {
  readonly numbers: readonly number[];
  /** Options looked at so far, and groups solved. */
  looked = 0;
  positions = 0;
  /** Options that the whole set took, or after which it was given up. */
  whole = 0;
  readonly #index: ReadonlyMap<number, number>;
  readonly #divisors: readonly DivisorWords[];
  readonly #near: readonly DivisorWords[];
  readonly #classes: readonly (readonly (readonly number[])[])[];
  readonly #known = new WordTable();
  #bound = 0;

  /** Domain: at most `MAX_SEARCHED_NUMBERS` numbers, ascending. */
  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
    this.#index = new Map(numbers.map((n, i) => [n, i]));
    const select = (test: (m: number) => boolean) => wordsOf(numbers.flatMap((m, i) => (test(m) ? [i] : [])));
    this.#divisors = numbers.map((n) => select((m) => n % m === 0));
    this.#near = numbers.map((n) => select((m) => n % m === 0 || m % n === 0));
    this.#classes = exchangeable(numbers);
  }

  holds(numbers: readonly number[]): boolean {
    return numbers.every((n) => this.#index.has(n));
  }

  /** Grundy value of a board within the set; −1 if it takes more than `bound` options. */
  grundy(numbers: readonly number[], bound: number): number {
    this.#bound = this.looked + bound;
    return this.#sum(...wordsOf(numbers.map((n) => this.#index.get(n)!)));
  }

  #sum(a: number, b: number, c: number): number {
    let value = 0;
    while ((a | b | c) !== 0) {
      // One group: starts anywhere and adds neighbours until none is new.
      let [x, y, z] = a !== 0 ? [a & -a, 0, 0] : b !== 0 ? [0, b & -b, 0] : [0, 0, c & -c];
      let [p, q, r] = [x, y, z];
      while ((p | q | r) !== 0) {
        const bit = lowest(p, q, r);
        const near = this.#near[bit]!;
        const [u, v, w] = [near[0] & a & ~x, near[1] & b & ~y, near[2] & c & ~z];
        x |= u;
        y |= v;
        z |= w;
        p = (p & ~clear(bit, 0)) | u;
        q = (q & ~clear(bit, 1)) | v;
        r = (r & ~clear(bit, 2)) | w;
      }
      a &= ~x;
      b &= ~y;
      c &= ~z;
      const group = this.#group(x, y, z);
      if (group < 0) return -1;
      value ^= group;
    }
    return value;
  }

  #group(a: number, b: number, c: number): number {
    // A single number has value 1: erasing it leaves nothing.
    if (((a & (a - 1)) | (b & (b - 1)) | (c & (c - 1))) === 0 && +(a !== 0) + +(b !== 0) + +(c !== 0) === 1)
      return 1;
    const asIs = this.#known.get(a, b, c);
    if (asIs >= 0) return asIs;
    const [x, y, z] = this.#canonical(a, b, c);
    if (x !== a || y !== b || z !== c) {
      const value = this.#group(x, y, z);
      if (value >= 0) this.#known.set(a, b, c, value);
      return value;
    }
    const seen = new Uint8Array(MAX_SEARCHED_NUMBERS + 2);
    let [p, q, r] = [x, y, z];
    while ((p | q | r) !== 0) {
      const bit = lowest(p, q, r);
      p &= ~clear(bit, 0);
      q &= ~clear(bit, 1);
      r &= ~clear(bit, 2);
      this.looked += 1;
      if (this.looked > this.#bound) return -1;
      if (this.looked % CLOCK_CHECK_OPTIONS === 0) heedClock();
      const divisors = this.#divisors[bit]!;
      const option = this.#sum(x & ~divisors[0], y & ~divisors[1], z & ~divisors[2]);
      if (option < 0) return -1;
      seen[option] = 1;
    }
    const value = seen.indexOf(0);
    this.#known.set(x, y, z, value);
    this.positions += 1;
    return value;
  }

  #canonical(a: number, b: number, c: number): DivisorWords {
    const words: [number, number, number] = [a, b, c];
    const has = (bit: number) => (words[Math.floor(bit / WORD_BITS)]! >> (bit % WORD_BITS)) & 1;
    for (const blocks of this.#classes) {
      const states = blocks.map((block) => block.reduce((state, bit, i) => state | (has(bit) << i), 0));
      const sorted = states.toSorted((s, t) => t - s);
      for (const [k, block] of blocks.entries()) {
        if (sorted[k] === states[k]) continue;
        for (const [i, bit] of block.entries()) {
          const one = 1 << (bit % WORD_BITS);
          const word = Math.floor(bit / WORD_BITS);
          words[word] = (sorted[k]! >> i) & 1 ? words[word]! | one : words[word]! & ~one;
        }
      }
    }
    return words;
  }
}

/** Lowest bit of three words, at least one of them not 0. */
const lowest = (a: number, b: number, c: number): number =>
  a !== 0
    ? 31 - Math.clz32(a & -a)
    : b !== 0
      ? WORD_BITS + 31 - Math.clz32(b & -b)
      : 2 * WORD_BITS + 31 - Math.clz32(c & -c);

/** Mask of `bit` within word number `word`; 0 if it is in another one. */
const clear = (bit: number, word: number): number =>
  Math.floor(bit / WORD_BITS) === word ? 1 << (bit % WORD_BITS) : 0;

/** Options after which a set is given up. */
export const MAX_SEARCH_OPTIONS = 1_300_000;
const WORK_PER_OPTION = 3;
/** Share of the account for a search: the rest is for answers without it. */
const SEARCH_WORK_SHARE = 0.9;

/** Work units per number looked at (in the set? divides another?). */
const WORK_PER_NUMBER = 0.02;

/** Work units for comparing all numbers with one another, and for the search. */
const costOf = ({ numbers, whole }: DivisorSearch): number =>
  numbers.length ** 2 * WORK_PER_NUMBER + whole * WORK_PER_OPTION;

interface SearchAttempt {
  readonly search: DivisorSearch;
  /** Options looked at for the whole set; null: given up. */
  readonly cost: number | null;
}

/** Cached searches, the latest first: options of a searched board are looked up in it. */
const kept: SearchAttempt[] = [];
const MAX_CACHED_SEARCHES = 4;

/** Search that solved `numbers`, or a set they come from, within `MAX_SEARCH_OPTIONS`; attempted once. */
export const attemptFor = (numbers: readonly number[]): SearchAttempt => {
  spend(numbers.length * WORK_PER_NUMBER);
  const i = kept.findIndex(
    ({ search, cost }) =>
      (cost !== null && isPaid(search) && search.holds(numbers)) ||
      (search.numbers.length === numbers.length && search.holds(numbers)),
  );
  if (i >= 0) {
    const found = kept.splice(i, 1)[0]!;
    kept.unshift(found);
    payFor(found.search, costOf(found.search));
    return found;
  }
  const search = new DivisorSearch(numbers);
  const may = Math.min(MAX_SEARCH_OPTIONS, Math.floor((affordable() * SEARCH_WORK_SHARE) / WORK_PER_OPTION));
  const solved =
    numbers.length <= MAX_SEARCHED_NUMBERS &&
    groups(numbers).length <= 1 &&
    search.grundy(numbers, Math.max(0, may)) >= 0;
  search.whole = search.looked;
  if (!solved && may < MAX_SEARCH_OPTIONS) {
    spend(search.looked * WORK_PER_OPTION);
    throw new OutOfWork();
  }
  payFor(search, costOf(search));
  const attempt = { search, cost: solved ? search.looked : null };
  kept.unshift(attempt);
  kept.length = Math.min(kept.length, MAX_CACHED_SEARCHES);
  return attempt;
};

/** Value of a board within the set of a search that solved it. */
export const valueWithin = (search: DivisorSearch, numbers: readonly number[]): number => {
  const before = search.looked;
  const value = search.grundy(numbers, MAX_SEARCH_OPTIONS);
  spend(numbers.length * WORK_PER_NUMBER + (search.looked - before) * WORK_PER_OPTION);
  return value;
};
