import { spend } from '../../engine/core/work.ts';
import { type CoinRule, longestRun, type Places, runOf, setsAt, sizesOf } from '../coins/position.ts';
import { coinValues, odious, turningSteps } from '../coins/values.ts';

/** Coin rules of the columns and of the rows. */
export interface Tartan {
  readonly columns: CoinRule;
  readonly rows: CoinRule;
}

/** Work units per set of places made. */
const WORK_PER_SET = 0.3;
/** Largest place whose value is computed if no formula is known, and the steps that this may take. */
const MAX_COMPUTED_PLACES = 500;
const MAX_TURNING_STEPS = 3_000_000;

/** As `setsAt`, charged: a theorem goes through thousands of sets without making a move. */
export const chargedSetsAt = function* (rule: CoinRule, last: bigint): Iterable<Places> {
  const isRun = longestRun(rule, last) !== null;
  for (const places of setsAt(rule, last)) {
    spend(WORK_PER_SET * (isRun ? 1 + (places.length - 1) / 50 : 1));
    yield places;
  }
};

/** Approximate number of sets with `last` as the greatest place; may be off if too large to list. */
export const countSets = (rule: CoinRule, last: bigint): number => {
  const n = Number(last);
  const run = longestRun(rule, last);
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
    const run = longestRun(rule, last) ?? 0n;
    let [first, all] = [last, 0n];
    while (all !== sum && first > 1n && last - first + 1n < run && last - first < MAX_RUN_STEPS) {
      first -= 1n;
      all ^= valueAt(rule, first)!;
    }
    return all === sum && run > 0n ? runOf(first, last) : null;
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
