import { grown } from '../../engine/core/arrays.ts';
import type { Win } from '../../engine/core/game.ts';
import { Recurrence } from '../../engine/maths/periods.ts';
import type { Length } from '../kit/lengths.ts';
import { memo } from '../kit/memo.ts';
import { type TakeSet, takes } from './position.ts';

/** Looks at members, at once, for a new set and for a heap not yet reached; a hundred million a second. */
const MAX_SET_LOOKS = 2_000_000;
const MAX_HEAP_LOOKS = 16_000_000;
/** Values beyond this heap are never computed one by one. */
const MAX_TABLE_STONES = 4_000_000;
/** Looks at members that cost as much as one option of a search. */
const LOOKS_PER_OPTION = 200;
const LOOKS_PER_WORK_UNIT = 100;

/** Set as an option prints it; equal exactly for equal sets. */
export const formatSet = (set: TakeSet): string => (typeof set === 'string' ? set : set.join(','));

/** Members of one set, up to the largest heap that is ever computed, and the cost of looking at them. */
class Members {
  readonly list: Int32Array;
  /** Whether there is a period to look for: named sets have none, nor can a window recur that no computed heap fills. */
  readonly isFinite: boolean;
  readonly #set: TakeSet;

  constructor(set: TakeSet) {
    this.#set = set;
    this.list = Int32Array.from(takes(set, BigInt(MAX_TABLE_STONES)), Number);
    this.isFinite = typeof set !== 'string' && this.list.length === set.length;
  }

  get window(): number {
    return this.isFinite ? this.list.at(-1)! : Infinity;
  }

  /** Looks at members for all heaps up to n. */
  looks(n: number): number {
    if (this.#set === 'squares') return n * Math.sqrt(n);
    return this.#set === 'fibonacci' ? n * Math.log2(n + 2) * 1.5 : n * this.list.length;
  }
}

/** Recurrence over single heaps for one set, computed on demand. */
class SubtractionTable {
  readonly members: Members;
  readonly recurrence: Recurrence;

  constructor(members: Members, recurrence: Recurrence) {
    this.members = members;
    this.recurrence = recurrence;
  }

  extend(to: number): void {
    this.recurrence.reach(to, (n) => this.members.looks(n) / LOOKS_PER_WORK_UNIT);
  }

  /** Extends the table as far as `looks` allow. */
  extendWithin(looks: number): void {
    let n = MAX_TABLE_STONES;
    while (this.members.looks(n) > looks) n = Math.floor(n * 0.8);
    this.extend(n);
  }

  /** Cost of computing up to heap n in options of a search; Infinity beyond the bound. */
  cost(n: bigint): number {
    return n < BigInt(MAX_TABLE_STONES) ? this.members.looks(Number(n)) / LOOKS_PER_OPTION : Infinity;
  }
}

/** Mex recurrence of one set: g(n) = mex { g(n − s) : s ∈ S, s ≤ n }. */
const computeValues = (set: TakeSet): SubtractionTable => {
  const members = new Members(set);
  const { list } = members;
  const seen = new Int32Array(list.length + 2);
  const recurrence = new Recurrence(members.window, (values, n) => {
    const stamp = n + 1;
    for (let i = 0; i < list.length && list[i]! <= n; i += 1) seen[values[n - list[i]!]!] = stamp;
    let least = 0;
    while (seen[least] === stamp) least += 1;
    return least;
  });
  return new SubtractionTable(members, recurrence);
};

const rememberedValues = memo<SubtractionTable>(16);

/** Values, computed far enough to look for a period. */
const valuesOf = (set: TakeSet): SubtractionTable => {
  const values = rememberedValues(formatSet(set), () => computeValues(set));
  if (values.members.isFinite) values.extendWithin(MAX_SET_LOOKS);
  return values;
};

/** Recurrence of the set with its certified period, if one was found (named sets have none). Domain: not divisors. */
export const periodOf = (set: TakeSet): Recurrence => valuesOf(set).recurrence;

/** Cost of g(n) in options of a search: 0 if known, Infinity beyond the bound. */
export const costOf = (set: TakeSet, n: bigint): number => {
  const values = valuesOf(set);
  const { recurrence } = values;
  if (recurrence.at(n) !== null) return 0;
  if (recurrence.window < MAX_TABLE_STONES) values.extendWithin(MAX_HEAP_LOOKS);
  return recurrence.at(n) === null ? values.cost(n) : 0;
};

/** g(n). Throws a RangeError beyond the bound: call `costOf` first. */
export const valueOf = (set: TakeSet, n: bigint): number => {
  const values = valuesOf(set);
  const { recurrence } = values;
  if (recurrence.certificate === null && n < BigInt(MAX_TABLE_STONES)) values.extend(Number(n) + 1);
  const value = recurrence.at(n);
  if (value === null) throw new RangeError(`the value of heap ${n} is beyond the bound`);
  return value;
};

/**
 * Kind of length, in moves: remoteness (the winner hurries, the loser stalls) or suspense (the other way round), under a win
 * rule.
 */
export interface LengthRule {
  readonly measure: Length;
  readonly win: Win;
}

/**
 * Lengths of single heaps for one set, by the recurrence; the parity gives the winner. The recurrence has the difference of each
 * length to the previous one, with its parity. If the last max(S) lengths all rise by the same even number, so does the next one:
 * it is chosen among them by parity and size. So a recurring window of differences and parities proves that all later lengths
 * rise by that number from period to period.
 */
class HeapLengths {
  readonly table: SubtractionTable;
  readonly #winnerHurries: boolean;
  readonly #lostParity: number;
  /** Lengths of the heaps that the recurrence has. */
  #lengths: Int32Array = new Int32Array(1024);

  constructor({ measure, win }: LengthRule, set: TakeSet) {
    this.#winnerHurries = measure === 'remoteness';
    this.#lostParity = win === 'normal' ? 0 : 1;
    const members = new Members(set);
    this.table = new SubtractionTable(
      members,
      new Recurrence(
        members.window,
        (_, heap) => this.#next(heap),
        (count) => new Int32Array(count),
      ),
    );
  }

  /** Length of heap n as far as computed, or by the period; null: neither. */
  at(n: bigint): bigint | null {
    const { recurrence } = this.table;
    if (n < BigInt(recurrence.length)) return BigInt(this.#lengths[Number(n)]!);
    const { certificate } = recurrence;
    if (certificate === null) return null;
    const { preperiod, period } = certificate;
    const rise = BigInt(this.#lengths[preperiod + period]! - this.#lengths[preperiod]!);
    const same = recurrence.reduce(n);
    return BigInt(this.#lengths[Number(same)]!) + ((n - same) / BigInt(period)) * rise;
  }

  #next(heap: number): number {
    if (heap === this.#lengths.length) this.#lengths = grown(this.#lengths, 2 * heap);
    const length = this.#compute(heap);
    this.#lengths[heap] = length;
    const step = heap === 0 ? 0 : length - this.#lengths[heap - 1]!;
    return 2 * step + (length % 2);
  }

  #compute(heap: number): number {
    const { list } = this.table.members;
    const [lengths, hurries] = [this.#lengths, this.#winnerHurries];
    let won = -1;
    let lost = -1;
    for (let i = 0; i < list.length && list[i]! <= heap; i += 1) {
      const left = lengths[heap - list[i]!]!;
      if (left % 2 === this.#lostParity)
        won = won < 0 ? left : hurries ? Math.min(won, left) : Math.max(won, left);
      else lost = lost < 0 ? left : hurries ? Math.max(lost, left) : Math.min(lost, left);
    }
    return 1 + (won >= 0 ? won : lost);
  }
}

const rememberedLengths = memo<HeapLengths>(6);

/** Lengths, computed far enough to look for a period. */
const lengthsOf = (how: LengthRule, set: TakeSet): HeapLengths => {
  const key = `${how.measure} ${how.win} ${formatSet(set)}`;
  const lengths = rememberedLengths(key, () => new HeapLengths(how, set));
  if (lengths.table.members.isFinite) lengths.table.extendWithin(MAX_SET_LOOKS);
  return lengths;
};

/** Cost of the length of heap n in options of a search: 0 if known, Infinity beyond the bound. */
export const lengthCostOf = (how: LengthRule, set: TakeSet, n: bigint): number => {
  const lengths = lengthsOf(how, set);
  return lengths.at(n) === null ? lengths.table.cost(n) : 0;
};

/** Length of heap n. Throws a RangeError beyond the bound: call `lengthCostOf` first. Domain: any set but the divisors. */
export const lengthOf = (how: LengthRule, set: TakeSet, n: bigint): bigint => {
  const lengths = lengthsOf(how, set);
  if (lengths.at(n) === null && n < BigInt(MAX_TABLE_STONES)) lengths.table.extend(Number(n) + 1);
  const length = lengths.at(n);
  if (length === null) throw new RangeError(`the length of heap ${n} is beyond the bound`);
  return length;
};
