import { payFor, spend } from '../core/work.ts';
import { ceiling, formatGrowth, type Growth, grow } from './growth.ts';

/** Limits of the runs kept: their number, and bits of all of them together. */
const MAX_RUNS = 1_000_000;
const MAX_BITS = 1_200_000_000;
const WORK_PER_PART = 0.5;

/**
 * Losing starts of one-pile Nim in which a take of x allows f(x) next: a_1 = 1, a_i = a_{i−1} + a_p with p least such that f(a_p)
 * ≥ a_{i−1}; if f(a_i) < a_i, a_i is the last. f(x) = 2x gives the Fibonacci numbers, f(x) = x the powers of two. A. J. Schwenk,
 * “Take-away games”, Fibonacci Quarterly 8 (1970), 225–234.
 * Computed on demand, in runs: a_p stays the same while the terms do not pass f(a_p), so they are an arithmetic progression. The
 * first run is all numbers up to f(1) + 1; for x² + 1 the terms up to n come in about 2·n^(1/4) runs.
 */
export class LosingStarts {
  readonly #growth: Growth;
  readonly #ceiling: bigint | null;
  /** By run: its first term, its step, and its number of terms. */
  readonly #firsts: bigint[] = [];
  readonly #steps: bigint[] = [];
  readonly #counts: bigint[] = [];
  #bits = 0;
  /** Hexadecimal digits of the latest run's first term. */
  #digits = 1;
  readonly #name: string;
  /** Total cost of the runs up to each one. */
  readonly #costs: number[] = [];
  /** Location of the latest term's a_p: its run, and its offset there. */
  #run = 0;
  #offset = 0n;
  #closed = false;

  constructor(growth: Growth) {
    this.#growth = growth;
    this.#ceiling = ceiling(growth);
    this.#name = `starts ${formatGrowth(growth)}`;
    this.#append(1n, 1n, grow(growth, 1n) + 1n);
  }

  /** Last losing start of all, if there is one and it has been reached, else null. */
  get last(): bigint | null {
    return this.#closed ? this.greatest : null;
  }

  /** Largest losing start computed so far. */
  get greatest(): bigint {
    return this.#term(this.#firsts.length - 1, this.#counts.at(-1)! - 1n);
  }

  /** Computes the terms up to n; false if there are too many to keep. */
  reach(n: bigint): boolean {
    const known = this.#runOf(n);
    if (known > 0) payFor(this.#name, this.#costs[known]!);
    while (!this.#closed && this.greatest <= n) {
      payFor(this.#name, this.#costs.at(-1)! + this.#costOfNext());
      if (this.#firsts.length >= MAX_RUNS || this.#bits > MAX_BITS) return false;
      const last = this.greatest;
      this.#advance(last);
      const part = this.#term(this.#run, this.#offset);
      this.#append(last + part, part, (grow(this.#growth, part) - last) / part + 1n);
    }
    return true;
  }

  /** Work units for the next run: f is evaluated several times, by products of long numbers. */
  #costOfNext(): number {
    const kilobits = (4 * this.#digits) / 1000;
    let sum = 1.5 + kilobits;
    // From the second power on two long numbers are multiplied; for the first, a long one and a short one.
    for (const { length } of this.#growth)
      sum += 0.3 + Math.max(0, length - 2) * (0.6 + 0.8 * kilobits ** 1.6);
    return sum;
  }

  #term(run: number, offset: bigint): bigint {
    const first = this.#firsts[run]!;
    return offset === 0n ? first : first + offset * this.#steps[run]!;
  }

  /** Moves a_p on to the least term with f(a_p) ≥ `last`. */
  #advance(last: bigint): void {
    const enough = (run: number, offset: bigint) => grow(this.#growth, this.#term(run, offset)) >= last;
    while (!enough(this.#run, this.#counts[this.#run]! - 1n)) {
      this.#run += 1;
      this.#offset = 0n;
    }
    // The term is never far: searches in doubling steps, then by bisection.
    const end = this.#counts[this.#run]! - 1n;
    let low = this.#offset;
    let high = low;
    for (let width = 1n; !enough(this.#run, high); width *= 2n) {
      low = high + 1n;
      high = high + width < end ? high + width : end;
    }
    while (low < high) {
      const middle = (low + high) / 2n;
      if (enough(this.#run, middle)) high = middle;
      else low = middle + 1n;
    }
    this.#offset = low;
  }

  /** Adds a run; it ends with the first term above the ceiling of f, which is then the last of all: f(a) < a. */
  #append(first: bigint, step: bigint, count: bigint): void {
    const most = this.#ceiling;
    const within = most === null ? count : most < first ? 1n : (most - first) / step + 2n;
    const kept = within < count ? within : count;
    this.#firsts.push(first);
    this.#steps.push(step);
    this.#counts.push(kept);
    this.#costs.push((this.#costs.at(-1) ?? 0) + (this.#costs.length === 0 ? 0 : this.#costOfNext()));
    this.#digits = first.toString(16).length;
    this.#bits += this.#digits * 4;
    this.#closed = most !== null && first + (kept - 1n) * step > most;
  }

  /** Last run that starts at n or below; 0 if none does. */
  #runOf(n: bigint): number {
    let low = 0;
    let high = this.#firsts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#firsts[middle]! <= n) low = middle;
      else high = middle;
    }
    return low;
  }

  /** Largest term ≤ n. Domain: n ≥ 1, reached. */
  floor(n: bigint): bigint {
    const low = this.#runOf(n);
    const place = (n - this.#firsts[low]!) / this.#steps[low]!;
    const last = this.#counts[low]! - 1n;
    return this.#term(low, place < last ? place : last);
  }

  /** Greedy decomposition of n ≥ 0 into terms, largest first: the Zeckendorf representation for f(x) = 2x. */
  decompose(n: bigint): readonly bigint[] {
    const parts: bigint[] = [];
    for (let rest = n; rest > 0n; ) {
      // Beyond the last start of all there are as many parts as in a quotient.
      spend(WORK_PER_PART);
      const part = this.floor(rest);
      parts.push(part);
      rest -= part;
    }
    return parts;
  }

  /** Number of terms ≤ n. Domain: n reached. */
  countTo(n: bigint): bigint {
    const last = this.#runOf(n);
    let count = 0n;
    for (let run = 0; run < last; run += 1) count += this.#counts[run]!;
    const place = n < 1n ? 0n : (n - this.#firsts[last]!) / this.#steps[last]! + 1n;
    return count + (place < this.#counts[last]! ? place : this.#counts[last]!);
  }

  /** First `count` terms, or all if there are fewer. */
  first(count: number): readonly bigint[] {
    const terms: bigint[] = [];
    for (let run = 0; terms.length < count; run += 1) {
      if (run === this.#firsts.length && (this.#closed || !this.reach(this.greatest))) return terms;
      for (let offset = 0n; offset < this.#counts[run]! && terms.length < count; offset += 1n)
        terms.push(this.#term(run, offset));
    }
    return terms;
  }
}
