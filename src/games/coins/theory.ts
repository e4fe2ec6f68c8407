import type { Theory } from '../../engine/core/game.ts';
import { pushTo } from '../../engine/core/maps.ts';
import { payFor, spend } from '../../engine/core/work.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { mex } from '../../engine/maths/nimber.ts';
import { countAll } from '../kit/count.ts';
import {
  type CoinRow,
  type CoinRule,
  formatCoinRule,
  headsOf,
  longestRun,
  type Places,
  runOf,
  sizesOf,
  type Turning,
} from './position.ts';
import { anySet, coinValues, turningSteps } from './values.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'coin-turning': {
      readonly rule: CoinRule['kind'];
      readonly most: string | null;
      /** Whether every set of places may be turned: the values are powers of two. */
      readonly free: boolean;
    };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Value of each head by its place, and their nim-sum. */
    'coin-values': {
      readonly rule: CoinRule['kind'];
      readonly most: string | null;
      readonly rows: readonly { readonly place: number; readonly value: string }[];
      readonly more: number;
      readonly sum: string;
    };
  }
}

const MAX_ROWS = 24;
/** Work units per place, pair of places or nim-sum looked at. */
const WORK_PER_PLACE = 0.3;
/** Steps of `turningSteps` that take as long as one option of a search. */
const STEPS_PER_OPTION = 100;

const mostOf = (rule: CoinRule): string | null => ('most' in rule ? rule.most.toString() : null);

const valueAt = (rule: CoinRule, length: number): ((place: number) => bigint) => {
  if (anySet(rule, length)) return (place) => 1n << BigInt(place - 1);
  const values = coinValues(rule, length);
  return (place) => BigInt(values[place - 1]!);
};

const total = ({ coins, rule }: CoinRow): bigint => {
  const value = valueAt(rule, coins.length);
  return headsOf(coins).reduce((sum, place) => sum ^ value(place), 0n);
};

/** One or two places, with the nim-sum of their values; `first` is 0 for a single place. */
interface Few {
  readonly first: number;
  readonly last: number;
}

type FewBySum = ReadonlyMap<number, readonly Few[]>;

/** Cached sets of the latest row of each rule, by its values: an explanation asks for the same row many times. */
const keptFew = new WeakMap<readonly number[], { readonly length: number; readonly few: FewBySum }>();

/** Every set of one or two of the first `length` places by nim-sum, in ascending order of the last place. */
const fewBySum = (rule: CoinRule, length: number): FewBySum => {
  const values = coinValues(rule, length);
  payFor(`pairs of coins ${formatCoinRule(rule)} ${length}`, (WORK_PER_PLACE * length * length) / 2);
  const known = keptFew.get(values);
  if (known?.length === length) return known.few;
  const few = fewAmong(values.slice(0, length));
  keptFew.set(values, { length, few });
  return few;
};

const fewAmong = (values: readonly number[]): FewBySum => {
  const found = new Map<number, Few[]>();
  for (const [i, value] of values.entries()) {
    pushTo(found, value, { first: 0, last: i + 1 });
    for (let first = 1; first <= i; first += 1)
      pushTo(found, value ^ values[first - 1]!, { first, last: i + 1 });
  }
  return found;
};

/** Sets of at least `least` and at most `most` places below `below` whose values have nim-sum `need`, each once. */
const setsOf = function* (
  values: readonly number[],
  few: FewBySum,
  sizes: { readonly least: number; readonly most: number },
  below: number,
  need: number,
): Iterable<readonly number[]> {
  const { least, most } = sizes;
  if (least <= 0 && need === 0) yield [];
  if (most <= 0) return;
  if (most <= 2) {
    for (const { first, last } of few.get(need) ?? []) {
      spend(WORK_PER_PLACE);
      if (last >= below) return;
      const size = first === 0 ? 1 : 2;
      if (size >= least && size <= most) yield first === 0 ? [last] : [first, last];
    }
    return;
  }
  for (let place = 1; place < below; place += 1) {
    spend(WORK_PER_PLACE);
    for (const rest of setsOf(
      values,
      few,
      { least: least - 1, most: most - 1 },
      place,
      need ^ values[place - 1]!,
    ))
      yield [...rest, place];
  }
};

const runsTo = function* (at: CoinRow, run: number, change: number): Iterable<Places> {
  const values = coinValues(at.rule, at.coins.length);
  for (const last of headsOf(at.coins)) {
    spend(Math.min(run, last) / 50);
    let sum = 0;
    for (let first = last; first > last - run && first >= 1; first -= 1) {
      sum ^= values[first - 1]!;
      if (sum === change) yield runOf(BigInt(first), BigInt(last));
    }
  }
};

const gruntsTo = function* (at: CoinRow, change: number): Iterable<Places> {
  const values = coinValues(at.rule, at.coins.length);
  for (const last of headsOf(at.coins))
    for (let a = 2; a < last + 1 - a; a += 1) {
      spend(WORK_PER_PLACE);
      const places = [1, a, last + 1 - a, last];
      if (places.reduce((sum, place) => sum ^ values[place - 1]!, 0) === change) yield places.map(BigInt);
    }
};

/** Every allowed set of places, the last one a head, whose values have nim-sum `change`. */
const turnings = function* (at: CoinRow, change: bigint): Iterable<Places> {
  const { coins, rule } = at;
  if (anySet(rule, coins.length)) {
    // The places are the ones of `change` in binary: there is no other set.
    const places = [...change.toString(2)].reverse().flatMap((bit, i) => (bit === '1' ? [i + 1] : []));
    if (coins[(places.at(-1) ?? 0) - 1] === 'H') yield places.map(BigInt);
    return;
  }
  if (change > 2n ** 31n) return;
  const wanted = Number(change);
  const run = longestRun(rule, BigInt(coins.length));
  const sizes = sizesOf(rule, coins.length);
  if (run !== null) yield* runsTo(at, Number(run), wanted);
  else if (sizes === null) yield* gruntsTo(at, wanted);
  else {
    const values = coinValues(rule, coins.length);
    const few = fewBySum(rule, coins.length);
    for (const last of headsOf(coins))
      for (const rest of setsOf(
        values,
        few,
        { least: sizes.least - 1, most: sizes.most - 1 },
        last,
        wanted ^ values[last - 1]!,
      ))
        yield [...rest, last].map(BigInt);
  }
};

/** Nim-sums of the sets of `size` places above `above`, the last one a head. */
const upperSums = function* (
  coins: string,
  values: readonly number[],
  size: number,
  above: number,
): Iterable<number> {
  for (let place = above + 1; place <= coins.length; place += 1)
    if (size > 1)
      for (const rest of upperSums(coins, values, size - 1, place)) yield rest ^ values[place - 1]!;
    else if (coins[place - 1] === 'H') yield values[place - 1]!;
};

/**
 * Number of sets of `size` places, the last one a head, with nim-sum `change`: joins the lower half of each set, counted by
 * nim-sum, with its upper half at the least place of the latter.
 */
const countOf = (coins: string, values: readonly number[], size: number, change: number): number => {
  const low = Math.floor(size / 2);
  // halves[k]: number of sets of k of the places so far, by nim-sum.
  const halves = Array.from({ length: low + 1 }, (_, k) => new Map(k === 0 ? [[0, 1]] : []));
  const lower = halves[low]!;
  let count = 0;
  for (const [i, value] of values.entries()) {
    if (size - low > 1)
      for (const sum of upperSums(coins, values, size - low - 1, i + 1)) {
        spend(WORK_PER_PLACE);
        count += lower.get(change ^ value ^ sum) ?? 0;
      }
    else if (coins[i] === 'H') count += lower.get(change ^ value) ?? 0;
    for (let k = low; k >= 1; k -= 1) {
      spend(WORK_PER_PLACE * halves[k - 1]!.size);
      for (const [sum, ways] of halves[k - 1]!)
        halves[k]!.set(sum ^ value, (halves[k]!.get(sum ^ value) ?? 0) + ways);
    }
  }
  return count;
};

/** Whether a verifier can try all sets of each place: short rows, or rows with few sets. */
const isCertified = ({ coins: { length }, rule }: CoinRow): boolean =>
  length <= 18 || (length <= 100 && !anySet(rule, length) && turningSteps(rule, length) <= 20_000);

/**
 * Coin turning: a row is the sum of its heads, each as if alone (two heads on one place cancel, as equal values do). H. W.
 * Lenstra, “Nim multiplication” (1978); Winning Ways, ch. 14. Domain: normal play.
 */
export const coinTurning: Theory<CoinRow, Turning, 'coin-turning'> = {
  id: 'coin-turning',
  gives: 'grundy',
  evidence: (at) => (isCertified(at) ? 'formula' : null),
  method: 'theorem',
  covers: (_, win) => win === 'normal',
  cost: ({ coins, rule }) => turningSteps(rule, coins.length) / STEPS_PER_OPTION,
  value: total,
  *reaching(at, target) {
    const change = total(at) ^ target;
    if (change > 0n) for (const places of turnings(at, change)) yield { places };
  },
  count: (at, target) => {
    const change = total(at) ^ target;
    if (change === 0n) return 0n;
    const { coins, rule } = at;
    const sizes = anySet(rule, coins.length) ? null : sizesOf(rule, coins.length);
    if (sizes !== null) {
      if (change > 2n ** 31n) return 0n;
      const values = coinValues(rule, coins.length).slice(0, coins.length);
      // No more sets than `turningSteps` allows: far below 2^53.
      let sets = 0;
      for (let size = sizes.least; size <= sizes.most; size += 1)
        sets += countOf(coins, values, size, Number(change));
      return BigInt(sets);
    }
    return countAll(turnings(at, change));
  },
  facts: ({ coins, rule }) => ({ rule: rule.kind, most: mostOf(rule), free: anySet(rule, coins.length) }),
  here: (at) => {
    const value = valueAt(at.rule, at.coins.length);
    const heads = headsOf(at.coins);
    return [
      {
        kind: 'coin-values',
        rule: at.rule.kind,
        most: mostOf(at.rule),
        rows: heads.slice(0, MAX_ROWS).map((place) => ({ place, value: value(place).toString() })),
        more: Math.max(0, heads.length - MAX_ROWS),
        sum: total(at).toString(),
      },
    ];
  },
};

/** Whether the rule allows this set of places; an independent version for the check, in the words of the rules card. */
export const fits = (rule: CoinRule['kind'], most: number, places: readonly number[]): boolean => {
  const last = places.at(-1)!;
  const isRun = last - places[0]! === places.length - 1;
  const said: Readonly<Record<CoinRule['kind'], boolean>> = {
    turtles: places.length <= 2,
    mock: places.length <= 3,
    twins: places.length === 2,
    triplets: places.length === 3,
    ruler: isRun,
    grunt: places.length === 4 && places[0] === 1 && places[2] === last + 1 - places[1]!,
    max: places.length <= most,
    run: isRun && places.length <= most,
  };
  return said[rule];
};

/** Values of places 1 … n by mex over every set of places that the rule allows. */
const bruteValues = (rule: CoinRule['kind'], most: number, n: number): readonly number[] => {
  const values: number[] = [];
  for (let last = 1; last <= n; last += 1) {
    const options: number[] = [];
    for (let set = 0; set < 2 ** (last - 1); set += 1) {
      const rest = Array.from({ length: last - 1 }, (_, i) => i + 1).filter(
        (place) => (set >> (place - 1)) & 1,
      );
      if (fits(rule, most, [...rest, last]))
        options.push(rest.reduce((sum, place) => sum ^ values[place - 1]!, 0));
    }
    values.push(mex(options));
  }
  return values;
};

export const checks = {
  'coin-values': (step) => {
    const last = step.rows.at(-1)?.place ?? 0;
    const values = bruteValues(step.rule, Number(step.most ?? 0), last);
    const wrong = step.rows.find((row) => row.value !== String(values[row.place - 1]));
    if (wrong !== undefined) return `value of place ${wrong.place}: ${wrong.value}`;
    const sum = step.rows.reduce((acc, row) => acc ^ Number(row.value), 0);
    return step.more > 0 || String(sum) === step.sum ? null : `sum ${step.sum}`;
  },
} satisfies Partial<Checks>;
