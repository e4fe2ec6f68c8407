import { spend } from '../../engine/core/work.ts';
import { popcount } from '../../engine/maths/ones.ts';
import { type CoinRule, sizesOf } from '../coins/position.ts';
import { coinValues, turningSteps } from '../coins/values.ts';

/** Coin rules of the columns and of the rows. */
export interface Tartan {
  readonly columns: CoinRule;
  readonly rows: CoinRule;
}

/** Columns or rows, ascending. */
export type Places = readonly bigint[];

/** Work units per set of places made. */
const WORK_PER_SET = 0.3;
/** Largest place whose value is computed if no formula is known, and the steps that this may take. */
const MAX_COMPUTED_PLACES = 500;
const MAX_TURNING_STEPS = 3_000_000;

const runFrom = (first: bigint, last: bigint): Places =>
  Array.from({ length: Number(last - first) + 1 }, (_, i) => first + BigInt(i));

/** Sets of `size` places below `below`, ascending within. */
const choose = function* (size: number, below: bigint): Iterable<Places> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let place = BigInt(size); place < below; place += 1n)
    for (const rest of choose(size - 1, place)) yield [...rest, place];
};

const longest = (rule: CoinRule, last: bigint): bigint | null =>
  rule.kind === 'ruler' ? last : rule.kind === 'run' ? (rule.most < last ? rule.most : last) : null;

/** Sets that a rule allows with `last` as the greatest place, lazily. */
export const setsAt = function* (rule: CoinRule, last: bigint): Iterable<Places> {
  const run = longest(rule, last);
  const few = sizesOf(rule, last);
  if (run !== null) {
    // Makes each number once for all runs that contain it: a board's controls list thousands of long ones.
    const downwards: bigint[] = [];
    for (let first = last; first > last - run; first -= 1n) {
      spend(WORK_PER_SET * (1 + Number(last - first) / 50));
      downwards.push(first);
      yield downwards.toReversed();
    }
  } else if (few === null)
    for (let a = 2n; a < last + 1n - a; a += 1n) {
      spend(WORK_PER_SET);
      yield [1n, a, last + 1n - a, last];
    }
  else
    for (let size = few.least; size <= few.most; size += 1)
      for (const rest of choose(size - 1, last)) {
        spend(WORK_PER_SET);
        yield [...rest, last];
      }
};

/** Approximate number of sets with `last` as the greatest place; may be off if too large to list. */
export const countSets = (rule: CoinRule, last: bigint): number => {
  const n = Number(last);
  const run = longest(rule, last);
  if (run !== null) return Number(run);
  const few = sizesOf(rule, last);
  if (few === null) return n / 2;
  let [all, ways] = [0, 1];
  for (let size = 1; size <= few.most && all < 1e9; size += 1) {
    if (size >= few.least) all += ways;
    ways *= (n - size) / size;
  }
  return all;
};

/** Whether a rule allows these places together. */
export const fits = (rule: CoinRule, places: Places): boolean => {
  const last = places.at(-1)!;
  if (places.some((place, i) => place < 1n || (i > 0 && place <= places[i - 1]!))) return false;
  const run = longest(rule, last);
  if (run !== null) return BigInt(places.length) <= run && last - places[0]! === BigInt(places.length - 1);
  const few = sizesOf(rule, last);
  if (few !== null) return places.length >= few.least && places.length <= few.most;
  return places.length === 4 && places[0] === 1n && places[1]! > 1n && places[1]! + places[2]! === last + 1n;
};

/** Odious number (an odd number of ones in binary) with index n from 0. */
const odious = (n: bigint): bigint => 2n * n + (popcount(n) % 2 === 1 ? 0n : 1n);

/** Value of a head on a place in a row; null if no formula is known and it is too far to compute. */
export const valueAt = (rule: CoinRule, place: bigint): bigint | null => {
  const lowest = place & -place;
  switch (rule.kind) {
    case 'turtles':
      return place;
    case 'twins':
      return place - 1n;
    case 'mock':
      return odious(place - 1n);
    case 'triplets':
      return place <= 2n ? 0n : odious(place - 3n);
    case 'ruler':
      return lowest;
    case 'run': {
      const cap = 1n << BigInt(rule.most.toString(2).length - 1);
      return lowest < cap ? lowest : cap;
    }
    case 'max':
      if (rule.most === 1n) return 1n;
      if (rule.most >= place) return 1n << (place - 1n);
      break;
    case 'grunt':
  }
  const n = Number(place);
  if (n > MAX_COMPUTED_PLACES || turningSteps(rule, n) > MAX_TURNING_STEPS) return null;
  spend(1 + turningSteps(rule, n) / 100);
  return BigInt(coinValues(rule, n)[n - 1]!);
};

/** `1,3`, or for runs `1-3`. */
export const formatPlaces = (places: Places, rule: CoinRule): string =>
  places.length > 1 && longest(rule, places.at(-1)!) !== null
    ? `${places[0]}-${places.at(-1)}`
    : places.join(',');

export const isTartan = (rule: string | Tartan): rule is Tartan => typeof rule !== 'string';

/** Limits: places of one value tried as the first of two; steps of a run searched for. */
const MAX_FIRST_PLACES = 64n;
const MAX_RUN_STEPS = 4_000n;

/** Place below `below` with that value; null if none is known. */
const placeWorth = (rule: CoinRule, value: bigint, below: bigint): bigint | null => {
  for (const place of [value, value + 1n, value / 2n + 1n, value / 2n + 3n, 1n, 2n])
    if (place >= 1n && place < below && valueAt(rule, place) === value) return place;
  return null;
};

/** Set that the rule allows with `last` as the greatest place, the others of nim-sum `sum`; null if none is found. */
export const othersWorth = (rule: CoinRule, last: bigint, sum: bigint): Places | null => {
  const few = sizesOf(rule, last);
  if (few === null) {
    const run = longest(rule, last) ?? 0n;
    let [first, all] = [last, 0n];
    while (all !== sum && first > 1n && last - first + 1n < run && last - first < MAX_RUN_STEPS) {
      first -= 1n;
      all ^= valueAt(rule, first)!;
    }
    return all === sum && run > 0n ? runFrom(first, last) : null;
  }
  if (few.least <= 1 && sum === 0n) return [last];
  const one = placeWorth(rule, sum, last);
  if (few.least <= 2 && few.most >= 2 && one !== null) return [one, last];
  if (few.most < 3) return null;
  for (let first = 1n; first < last && first <= MAX_FIRST_PLACES; first += 1n) {
    const second = placeWorth(rule, sum ^ valueAt(rule, first)!, last);
    if (second !== null && second !== first)
      return first < second ? [first, second, last] : [second, first, last];
  }
  return null;
};
