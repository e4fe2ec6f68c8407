import { grown } from '../core/arrays.ts';
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
import { certify, type OctalPeriod } from './octal-period.ts';
import { withinPeriod } from './periods.ts';

/** Method of computing values: by the definition, or through the rare values alone. */
export type SequenceMethod = 'plain' | 'sparse';

/** With fewer values the definition is fast enough. */
const MIN_SPARSE_VALUES = 512;
/** Heap pairs of the plain loop per unit of work, roughly. */
const PAIRS_PER_UNIT = 2000;
/** Heaps computed between two charges: at least `MIN_BLOCK_HEAPS`, or the known ones shifted right by `BLOCK_SHIFT_BITS`. */
const MIN_BLOCK_HEAPS = 64;
const BLOCK_SHIFT_BITS = 5;
/** Cost of marking a rare heap, and of scanning a pair, in pairs of the plain loop: higher, since they jump in memory. */
const PAIRS_PER_RARE_HEAP = 3;
const PAIRS_PER_SCANNED_PAIR = 2;

/**
 * Grundy values of single heaps of one taking-and-breaking game, computed on demand by plain or sparse recurrence, whichever
 * promises less work; stops once a period is proved. It only ever grows.
 */
export class HeapSequence {
  readonly law: HeapLaw;
  #values: HeapValues = new Uint16Array(0);
  #count = 0;
  #certificate: OctalPeriod | null = null;
  /** Working memory, released once a period is proved. */
  #work: { readonly tape: Tape; readonly marks: Marks } | null = null;
  /** Number of values at the last check for a period. */
  #checked = 0;
  #sparse: Sparse | null = null;
  /** Steps per heap and heap size, as measured in the last sparse block; null before the first. */
  #sparseShare: number | null = null;
  #chosenAt = 0;
  /** Estimated steps per heap of the sparse method, at that many values. */
  #promise = { at: 0, steps: 0 };
  /** After each block: the number of values, and their total cost. */
  readonly #paid: { readonly count: number; readonly units: number }[] = [];

  constructor(law: HeapLaw) {
    this.law = law;
  }

  /** Sequence with the values and period of a checked record. */
  static restored(law: HeapLaw, values: HeapValues, certificate: OctalPeriod): HeapSequence {
    const sequence = new HeapSequence(law);
    sequence.#values = values;
    sequence.#count = values.length;
    sequence.#certificate = certificate;
    return sequence;
  }

  /** Number of values computed: heaps 0 … count − 1. */
  get count(): number {
    return this.#count;
  }

  get certificate(): OctalPeriod | null {
    return this.#certificate;
  }

  /** Method of the latest values. */
  get method(): SequenceMethod {
    return this.#sparse === null ? 'plain' : 'sparse';
  }

  /** Known values, perhaps followed by spare room. Read-only for callers. */
  get values(): HeapValues {
    return this.#values;
  }

  knows(heap: bigint): boolean {
    return this.#certificate !== null || heap < BigInt(this.#count);
  }

  /** Grundy value of one heap, computing as needed. Domain: heap ≥ 0, small enough to compute or certified. */
  value(heap: bigint): number {
    if (!this.knows(heap)) this.extend(Math.max(256, Number(heap) + 1));
    return this.at(heap);
  }

  /** Value of a known heap. */
  at(heap: bigint): number {
    return heap < BigInt(this.#count) ? this.#values[Number(heap)]! : this.#values[this.reduce(heap)]!;
  }

  /** Smallest heap with the same value by the period; the heap itself below preperiod + period. Domain: certified. */
  reduce(heap: bigint): number {
    return Number(withinPeriod(this.#certificate!, heap));
  }

  /** Computes heaps below `to`, or until a period is proved. */
  extend(to: number): void {
    const enough = this.#paid.findIndex(({ count }) => count >= to);
    const known = this.#paid.at(enough);
    // Charges for cached values too, so that answers don't depend on earlier questions.
    if (known !== undefined) payFor(this, known.units);
    while (this.#count < to && this.#certificate === null) {
      const from = this.#count;
      const end = Math.min(to, from + Math.max(MIN_BLOCK_HEAPS, from >> BLOCK_SHIFT_BITS));
      const units = (this.#paid.at(-1)?.units ?? 0) + this.cost(BigInt(end - 1), end);
      payFor(this, units);
      this.#reserve(end, to);
      this.#block(from, end);
      this.#paid.push({ count: this.#count, units });
      // A check costs little compared with a quarter more values; the last one is at `to`.
      if (this.#count >= 1.25 * this.#checked || this.#count >= to) this.#check();
    }
  }

  /**
   * Approximate cost of the heap's value in search nodes (microseconds); 0 if known. `until`: number of values after which a
   * period is expected.
   */
  cost(heap: bigint, until: number): number {
    if (this.knows(heap)) return 0;
    const to = heap < BigInt(until) ? Number(heap) + 1 : until;
    const heaps = to - this.#count;
    const plain = (heaps * (to + this.#count) * Math.max(this.law.two.length, 1e-3)) / 4;
    const sparse = heaps * this.#rareSteps() * (to / Math.max(1, this.#count)) ** 0.25;
    return Math.ceil(Math.min(plain, sparse) / PAIRS_PER_UNIT);
  }

  /** Steps of the sparse method for the next heap, in pairs of the plain loop; the number of rare heaps grows slowly. */
  #rareSteps(): number {
    if (this.#count < MIN_SPARSE_VALUES) return Infinity;
    if (this.#sparseShare !== null) return this.#sparseShare * this.#count;
    if (this.#promise.at !== this.#count) {
      const { count } = chooseSparse(this.#values, this.#count);
      this.#promise = {
        at: this.#count,
        steps: (PAIRS_PER_RARE_HEAP + 2 * PAIRS_PER_SCANNED_PAIR) * this.law.two.length * count,
      };
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

  /** Makes room for values below `end`; `to` is the total requested. */
  #reserve(end: number, to: number): void {
    if (this.#values.length >= end) return;
    const length = Math.max(end, Math.min(to, 2 * this.#values.length));
    if (this.#values instanceof Int32Array) {
      this.#values = grown(this.#values, length);
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
    // A value above 65,535: continue with 32 bits per value.
    if (reached < to) {
      this.#values = Int32Array.from(this.#values);
      this.#work = null;
    }
  }

  /** Chooses plain or sparse for the next block, by the share of rare values and the cost of the last sparse block. */
  #choose(from: number): Sparse | null {
    if (from < MIN_SPARSE_VALUES || this.law.two.length === 0) return null;
    if (this.#sparse === null && from < 1.5 * this.#chosenAt) return null;
    if (this.#sparse === null || from >= 2 * this.#chosenAt) {
      this.#sparse = chooseSparse(this.#values, from);
      this.#chosenAt = from;
    }
    const splits = this.law.two.length;
    const expected =
      this.#sparseShare ??
      ((PAIRS_PER_RARE_HEAP + PAIRS_PER_SCANNED_PAIR) * splits * this.#sparse.count) / from;
    if (expected >= splits / 2) {
      this.#sparse = null;
      this.#sparseShare = null;
    }
    return this.#sparse;
  }

  #measure(sparse: Sparse, from: number, to: number): void {
    const heaps = to - from;
    const steps =
      PAIRS_PER_RARE_HEAP * this.law.two.length * sparse.count * heaps +
      PAIRS_PER_SCANNED_PAIR * sparse.scanned;
    sparse.scanned = 0;
    this.#sparseShare = steps / (heaps * ((from + to) / 2));
  }
}
