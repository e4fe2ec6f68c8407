import type { Win } from '../../engine/core/game.ts';
import { Recurrence } from '../../engine/maths/periods.ts';
import type { Length } from '../kit/lengths.ts';
import { memo } from '../kit/memo.ts';
import type { TakeSet } from './position.ts';

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

/** Values of single heaps for one set, computed on demand. */
interface Values {
  readonly recurrence: Recurrence;
  /** Members looked at for all heaps up to n. */
  readonly work: (n: number) => number;
  /** Whether to search for a period. */
  readonly finite: boolean;
}

const membersUpTo = (key: string, most: number): readonly number[] => {
  const members: number[] = [];
  if (key === 'squares') for (let root = 1; root * root <= most; root += 1) members.push(root * root);
  else if (key === 'fibonacci') for (let [a, b] = [1, 2]; a <= most; [a, b] = [b, a + b]) members.push(a);
  else
    for (const text of key.split(',')) {
      const member = Number(text);
      if (member <= most) members.push(member);
    }
  return members;
};

/** Mex recurrence of one set: g(n) = mex { g(n − s) : s ∈ S, s ≤ n }. */
const computeValues = (key: string): Values => {
  const members = Int32Array.from(membersUpTo(key, MAX_TABLE_STONES));
  const named = key === 'squares' || key === 'fibonacci';
  // False if a member is above every heap ever computed: no window of that length can recur.
  const finite = !named && members.length === key.split(',').length;
  const window = finite ? members.at(-1)! : Infinity;
  const seen = new Int32Array(members.length + 2);
  const recurrence = new Recurrence(window, (values, n) => {
    const stamp = n + 1;
    for (let i = 0; i < members.length && members[i]! <= n; i += 1) seen[values[n - members[i]!]!] = stamp;
    let least = 0;
    while (seen[least] === stamp) least += 1;
    return least;
  });
  const work =
    key === 'squares'
      ? (n: number) => n * Math.sqrt(n)
      : key === 'fibonacci'
        ? (n: number) => n * Math.log2(n + 2) * 1.5
        : (n: number) => n * members.length;
  return { recurrence, work, finite };
};

const rememberedValues = memo<Values>(16);

/** Values, computed far enough to look for a period. */
const valuesOf = (key: string): Values => {
  const values = rememberedValues(key, () => computeValues(key));
  if (values.finite) extend(values, reachWithin(values.work, MAX_SET_LOOKS));
  return values;
};

const extend = ({ recurrence, work }: Values, to: number): void =>
  recurrence.reach(to, (n) => work(n) / LOOKS_PER_WORK_UNIT);

/** Largest n whose work is within `bound`. */
const reachWithin = (work: (n: number) => number, bound: number): number => {
  let n = MAX_TABLE_STONES;
  while (work(n) > bound) n = Math.floor(n * 0.8);
  return n;
};

/** Recurrence of the set with its certified period, if one was found (named sets have none). Domain: not divisors. */
export const periodOf = (set: TakeSet): Recurrence => valuesOf(formatSet(set)).recurrence;

/** Cost of g(n) in options of a search: 0 if known, Infinity beyond the bound. */
export const costOf = (set: TakeSet, n: bigint): number => {
  const values = valuesOf(formatSet(set));
  const { recurrence, work } = values;
  if (recurrence.at(n) !== null) return 0;
  if (recurrence.window < MAX_TABLE_STONES) extend(values, reachWithin(work, MAX_HEAP_LOOKS));
  if (recurrence.at(n) !== null) return 0;
  return n < BigInt(MAX_TABLE_STONES) ? work(Number(n)) / LOOKS_PER_OPTION : Infinity;
};

/** g(n). Throws a RangeError beyond the bound: call `costOf` first. */
export const valueOf = (set: TakeSet, n: bigint): number => {
  const values = valuesOf(formatSet(set));
  const { recurrence } = values;
  if (recurrence.certificate === null && n < BigInt(MAX_TABLE_STONES)) extend(values, Number(n) + 1);
  const value = recurrence.at(n);
  if (value === null) throw new RangeError(`the value of heap ${n} is beyond the bound`);
  return value;
};

/**
 * Kind of length, in moves: remoteness (the winner hurries, the loser stalls) or suspense (the other way round), under a win
 * rule.
 */
export interface Measured {
  readonly measure: Length;
  readonly win: Win;
}

/** Lengths of single heaps for one set; its recurrence has the difference of each length to the previous one, with its parity. */
interface Lengths extends Values {
  /** Lengths of the heaps that `recurrence` has. */
  readonly known: () => Int32Array;
}

/**
 * Lengths by the recurrence; the parity gives the winner. If the last max(S) lengths all rise by the same even number, so does
 * the next one: it is chosen among them by parity and size. So a recurring window of differences and parities proves that all
 * later lengths rise by that number from period to period.
 */
const computeLengths = ({ measure, win }: Measured, key: string): Lengths => {
  const lostParity = win === 'normal' ? 0 : 1;
  const members = Int32Array.from(membersUpTo(key, MAX_TABLE_STONES));
  const { recurrence: values, work, finite } = computeValues(key);
  let lengths = new Int32Array(1024);
  const lengthAt = (heap: number): number => {
    let won = -1;
    let lost = -1;
    for (let i = 0; i < members.length && members[i]! <= heap; i += 1) {
      const left = lengths[heap - members[i]!]!;
      if (left % 2 === lostParity)
        won = won < 0 ? left : measure === 'remoteness' ? Math.min(won, left) : Math.max(won, left);
      else lost = lost < 0 ? left : measure === 'remoteness' ? Math.max(lost, left) : Math.min(lost, left);
    }
    return 1 + (won >= 0 ? won : lost);
  };
  const next = (_: ArrayLike<number>, heap: number): number => {
    if (heap === lengths.length) {
      const longer = new Int32Array(2 * heap);
      longer.set(lengths);
      lengths = longer;
    }
    const length = (lengths[heap] = lengthAt(heap));
    const step = heap === 0 ? 0 : length - lengths[heap - 1]!;
    return 2 * step + (length % 2);
  };
  const recurrence = new Recurrence(values.window, next, (count) => new Int32Array(count));
  return { recurrence, work, finite, known: () => lengths };
};

const rememberedLengths = memo<Lengths>(6);

/** Lengths, computed far enough to look for a period. */
const lengthsOf = (how: Measured, set: TakeSet): Lengths => {
  const key = formatSet(set);
  const lengths = rememberedLengths(`${how.measure} ${how.win} ${key}`, () => computeLengths(how, key));
  if (lengths.finite) extend(lengths, reachWithin(lengths.work, MAX_SET_LOOKS));
  return lengths;
};

/** Length of heap n as far as computed, or by the period; null: neither. */
const lengthAt = ({ recurrence, known }: Lengths, n: bigint): bigint | null => {
  if (n < BigInt(recurrence.length)) return BigInt(known()[Number(n)]!);
  const { certificate } = recurrence;
  if (certificate === null) return null;
  const { preperiod, period } = certificate;
  const lengths = known();
  const rise = BigInt(lengths[preperiod + period]! - lengths[preperiod]!);
  const same = recurrence.reduce(n);
  return BigInt(lengths[Number(same)]!) + ((n - same) / BigInt(period)) * rise;
};

/** Cost of the length of heap n in options of a search: 0 if known, Infinity beyond the bound. */
export const lengthCostOf = (how: Measured, set: TakeSet, n: bigint): number => {
  const lengths = lengthsOf(how, set);
  if (lengthAt(lengths, n) !== null) return 0;
  return n < BigInt(MAX_TABLE_STONES) ? lengths.work(Number(n)) / LOOKS_PER_OPTION : Infinity;
};

/** Length of heap n. Throws a RangeError beyond the bound: call `lengthCostOf` first. Domain: any set but the divisors. */
export const lengthOf = (how: Measured, set: TakeSet, n: bigint): bigint => {
  const lengths = lengthsOf(how, set);
  if (lengthAt(lengths, n) === null && n < BigInt(MAX_TABLE_STONES)) extend(lengths, Number(n) + 1);
  const length = lengthAt(lengths, n);
  if (length === null) throw new RangeError(`the length of heap ${n} is beyond the bound`);
  return length;
};
