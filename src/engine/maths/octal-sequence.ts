import { payFor } from '../core/work.ts';
import type { HeapLaw } from './octal-code.ts';
import {
  chooseSparse,
  type HeapValues,
  type Marks,
  makeMarks,
  makeTape,
  plainBlock,
  type Sparse,
  sparseBlock,
  type Tape,
  wideBlock,
} from './octal-kernel.ts';
import { certify, neededFor, type OctalPeriod } from './octal-period.ts';

/** How values were computed: by the definition, or through the rare values alone. */
export type SequenceMethod = 'plain' | 'sparse';

/** Below this the definition is quick enough. */
const PLAIN_BELOW = 512;
/** Pairs of the plain loop in a microsecond, roughly: what a cost is reckoned by. */
const PAIRS_A_COST = 2000;
/** Heaps computed between two looks at the account: at least so many, or this share of those that are known (a power of two). */
const LEAST_BLOCK = 64;
const BLOCK_SHIFT = 5;
/** A mark for a rare heap, and a pair scanned, in pairs of the plain loop: they jump, so they are dearer. */
const RARE_STEP = 3;
const SCAN_STEP = 2;

/**
 * Grundy values of single heaps of one taking-and-breaking game, computed as far as asked, by plain or sparse
 * recurrence, whichever promises less work; no further once a period is proved. It only ever grows.
 */
export class HeapSequence {
  readonly law: HeapLaw;
  #values: HeapValues = new Uint16Array(0);
  #count = 0;
  #certificate: OctalPeriod | null = null;
  /** Working memory, dropped with the proof of a period. */
  #work: { readonly tape: Tape; readonly marks: Marks } | null = null;
  /** How many values the last look for a period saw. */
  #checked = 0;
  #sparse: Sparse | null = null;
  /** Steps a heap and heap size, as measured in the last sparse block; null before the first. */
  #sparseShare: number | null = null;
  #chosenAt = 0;
  /** What the sparse method would take a heap, reckoned at that many values. */
  #promise = { at: 0, steps: 0 };
  /** After each block: how many values there were, and what all of them cost. */
  readonly #paid: { readonly count: number; readonly units: number }[] = [];

  constructor(law: HeapLaw) {
    this.law = law;
  }

  /** A sequence whose values and period are known from a record that was checked. */
  static restored(law: HeapLaw, values: HeapValues, certificate: OctalPeriod): HeapSequence {
    const sequence = new HeapSequence(law);
    sequence.#values = values;
    sequence.#count = values.length;
    sequence.#certificate = certificate;
    return sequence;
  }

  /** Values known one by one: heaps 0 … count − 1. */
  get count(): number {
    return this.#count;
  }

  get certificate(): OctalPeriod | null {
    return this.#certificate;
  }

  /** The method of the values last computed. */
  get method(): SequenceMethod {
    return this.#sparse === null ? 'plain' : 'sparse';
  }

  /** The known values, and perhaps room behind them. Not to be written to. */
  get values(): HeapValues {
    return this.#values;
  }

  /** True where the value of this heap is known already. */
  knows(heap: bigint): boolean {
    return this.#certificate !== null || heap < BigInt(this.#count);
  }

  /** The Grundy value of one heap, computing as far as is needed. Domain: heap ≥ 0, small enough to compute or certified. */
  value(heap: bigint): number {
    if (!this.knows(heap)) this.extend(Math.max(256, Number(heap) + 1));
    return this.at(heap);
  }

  /** The value of a heap that is known. */
  at(heap: bigint): number {
    return heap < BigInt(this.#count) ? this.#values[Number(heap)]! : this.#values[this.reduce(heap)]!;
  }

  /** The smallest heap that the period makes worth the same; the heap itself below preperiod + period. Domain: certified. */
  reduce(heap: bigint): number {
    const { preperiod, period } = this.#certificate!;
    const start = BigInt(preperiod);
    return heap < start ? Number(heap) : preperiod + Number((heap - start) % BigInt(period));
  }

  /** Computes heaps below `to`, or until a period is proved. */
  extend(to: number): void {
    const enough = this.#paid.findIndex(({ count }) => count >= to);
    const known = this.#paid.at(enough);
    // What was computed before is paid for all the same: an answer does not depend on what was asked before.
    if (known !== undefined) payFor(this, known.units);
    while (this.#count < to && this.#certificate === null) {
      const from = this.#count;
      const end = Math.min(to, from + Math.max(LEAST_BLOCK, from >> BLOCK_SHIFT));
      const units = (this.#paid.at(-1)?.units ?? 0) + this.cost(BigInt(end - 1), end);
      payFor(this, units);
      this.#reserve(end, to);
      this.#block(from, end);
      this.#paid.push({ count: this.#count, units });
      // Looking costs little beside a quarter more values; at `to` the last chance is taken.
      if (this.#count >= 1.25 * this.#checked || this.#count >= to) this.#check();
    }
  }

  /**
   * About how many search nodes (microseconds) the value of this heap costs; 0 when it is known. `until`: the values
   * after which a period is expected, if it is.
   */
  cost(heap: bigint, until: number): number {
    if (this.knows(heap)) return 0;
    const to = heap < BigInt(until) ? Number(heap) + 1 : until;
    const heaps = to - this.#count;
    const plain = (heaps * (to + this.#count) * Math.max(this.law.two.length, 1e-3)) / 4;
    const sparse = heaps * this.#rareSteps() * (to / Math.max(1, this.#count)) ** 0.25;
    return Math.ceil(Math.min(plain, sparse) / PAIRS_A_COST);
  }

  /** Steps that the sparse method would take for the next heap, in pairs of the plain loop; rare heaps grow slowly. */
  #rareSteps(): number {
    if (this.#count < PLAIN_BELOW) return Infinity;
    if (this.#sparseShare !== null) return this.#sparseShare * this.#count;
    if (this.#promise.at !== this.#count) {
      const { count } = chooseSparse(this.#values, this.#count);
      this.#promise = { at: this.#count, steps: (RARE_STEP + 2 * SCAN_STEP) * this.law.two.length * count };
    }
    return this.#promise.steps;
  }

  #check(): void {
    this.#checked = this.#count;
    const found = certify(this.#values, this.#count, this.law);
    if (found === null) return;
    this.#certificate = found;
    this.#count = found.preperiod + found.period;
    this.#values = this.#values.slice(0, this.#count);
    this.#work = null;
    this.#sparse = null;
  }

  /** Room for values below `end`; `to` tells how many are asked for in all. */
  #reserve(end: number, to: number): void {
    if (this.#values.length >= end) return;
    const length = Math.max(end, Math.min(to, 2 * this.#values.length));
    if (this.#values instanceof Int32Array) {
      const wider = new Int32Array(length);
      wider.set(this.#values);
      this.#values = wider;
      return;
    }
    const tape = makeTape(length, this.#values, this.#count);
    this.#work = { tape, marks: this.#work?.marks ?? makeMarks() };
    this.#values = tape.values;
  }

  #block(from: number, to: number): void {
    if (this.#values instanceof Int32Array || this.#work === null) {
      const values = Int32Array.from(this.#values);
      wideBlock(values, from, to, this.law);
      this.#values = values;
      this.#count = to;
      return;
    }
    const { tape, marks } = this.#work;
    const sparse = this.#choose(from);
    const reached =
      sparse === null
        ? plainBlock(tape, from, to, this.law, marks)
        : sparseBlock(tape, from, to, this.law, marks, sparse);
    this.#count = reached;
    if (sparse !== null && reached > from) this.#measure(sparse, from, reached);
    // A value above 65,535: go on with 32 bits a value.
    if (reached < to) {
      this.#values = Int32Array.from(this.#values);
      this.#work = null;
    }
  }

  /** Plain or sparse for the next block, by the share of rare values and by what the last sparse block cost. */
  #choose(from: number): Sparse | null {
    if (from < PLAIN_BELOW || this.law.two.length === 0) return null;
    if (this.#sparse === null && from < 1.5 * this.#chosenAt) return null;
    if (this.#sparse === null || from >= 2 * this.#chosenAt) {
      this.#sparse = chooseSparse(this.#values, from);
      this.#chosenAt = from;
    }
    const splits = this.law.two.length;
    const expected = this.#sparseShare ?? ((RARE_STEP + SCAN_STEP) * splits * this.#sparse.count) / from;
    if (expected >= splits / 2) {
      this.#sparse = null;
      this.#sparseShare = null;
    }
    return this.#sparse;
  }

  #measure(sparse: Sparse, from: number, to: number): void {
    const heaps = to - from;
    const steps = RARE_STEP * this.law.two.length * sparse.count * heaps + SCAN_STEP * sparse.scanned;
    sparse.scanned = 0;
    this.#sparseShare = steps / (heaps * ((from + to) / 2));
  }

  /** The certificate again with the number of values the theorem asks for. */
  static certificate(preperiod: number, period: number, law: HeapLaw): OctalPeriod {
    return { preperiod, period, needed: neededFor(preperiod, period, law) };
  }
}
