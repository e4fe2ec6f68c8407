import { type Growth, grow } from './growth.ts';

/** Terms kept at most, and binary places of all of them together. */
const MOST_TERMS = 1_000_000;
const MOST_BITS = 800_000_000;

/**
 * The losing starts of one-pile Nim in which a take of x allows f(x) next: a_1 = 1, a_i = a_{i−1} + a_p with p least such
 * that f(a_p) ≥ a_{i−1}; where f(a_i) < a_i, a_i is the last. f(x) = 2x gives the Fibonacci numbers, f(x) = x the powers
 * of two. A. J. Schwenk, “Take-away games”, Fibonacci Quarterly 8 (1970), 225–234.
 *
 * Computed as far as asked for. The terms up to f(1) + 1 are all numbers there are, so they are not stored.
 */
export class LosingStarts {
  readonly #growth: Growth;
  /** Every n ≤ #run is a term. */
  readonly #run: bigint;
  /** The terms from #run on. */
  readonly #terms: bigint[];
  #bits = 0;
  /** a_p of the latest term: a number of the run, or else terms[#step]. */
  #part = 1n;
  #step = 0;
  #closed = false;

  constructor(growth: Growth) {
    this.#growth = growth;
    this.#run = grow(growth, 1n) + 1n;
    this.#terms = [this.#run];
    this.#close();
  }

  /** The last losing start where there is one and it has been reached, else null. */
  get last(): bigint | null {
    return this.#closed ? this.#terms.at(-1)! : null;
  }

  /** Computes the terms up to n; false where there are too many of them to keep. */
  reach(n: bigint): boolean {
    while (!this.#closed && this.#terms.at(-1)! <= n) {
      const last = this.#terms.at(-1)!;
      if (this.#terms.length >= MOST_TERMS || this.#bits > MOST_BITS) return false;
      while (grow(this.#growth, this.#part) < last) this.#advance();
      const next = last + this.#part;
      this.#terms.push(next);
      this.#bits += next.toString(16).length * 4;
      this.#close();
    }
    return true;
  }

  #advance(): void {
    if (this.#part < this.#run) this.#part += 1n;
    else this.#part = this.#terms[(this.#step += 1)]!;
  }

  #close(): void {
    const last = this.#terms.at(-1)!;
    this.#closed = grow(this.#growth, last) < last;
  }

  /** The largest term ≤ n. Domain: n ≥ 1, reached. */
  floor(n: bigint): bigint {
    if (n <= this.#run) return n;
    let low = 0;
    let high = this.#terms.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#terms[middle]! <= n) low = middle;
      else high = middle;
    }
    return this.#terms[low]!;
  }

  /** The greedy decomposition of n ≥ 0 into terms, largest first: the Zeckendorf representation for f(x) = 2x. */
  decompose(n: bigint): readonly bigint[] {
    const parts: bigint[] = [];
    for (let rest = n; rest > 0n; ) {
      const part = this.floor(rest);
      parts.push(part);
      rest -= part;
    }
    return parts;
  }

  /** The first `count` terms (fewer where there are fewer). */
  first(count: number): readonly bigint[] {
    const terms: bigint[] = [];
    for (let n = 1n; n < this.#run && terms.length < count; n += 1n) terms.push(n);
    while (!this.#closed && this.#terms.length < count && this.reach(this.#terms.at(-1)!));
    return [...terms, ...this.#terms.slice(0, count - terms.length)];
  }
}
