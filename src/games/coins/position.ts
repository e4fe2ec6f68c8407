/** Rules with a name. */
export const NAMED = ['turtles', 'mock', 'twins', 'triplets', 'ruler', 'grunt'] as const;
export type NamedRule = (typeof NAMED)[number];

/** Coins that may be turned together: by name, at most `most` coins, or a run of at most `most`. */
export type CoinRule = { readonly kind: NamedRule } | { readonly kind: 'max' | 'run'; readonly most: bigint };

/** `max=m`, `run=m`, or the name of the rule. */
export const formatCoinRule = (rule: CoinRule): string =>
  'most' in rule ? `${rule.kind}=${rule.most}` : rule.kind;

/** Row of coins, `H` and `T`, places counted from 1. */
export interface CoinRow {
  readonly coins: string;
  readonly rule: CoinRule;
}

/** Places in a row, from 1, ascending. */
export type Places = readonly bigint[];

/** Places turned; the last one goes from heads to tails. */
export interface Turning {
  readonly places: Places;
}

/** Fewest and most coins that a rule turns on a row of `length`; null for rules about runs and grunt. */
export const sizesOf = (rule: CoinRule, length: number | bigint): { least: number; most: number } | null => {
  switch (rule.kind) {
    case 'turtles':
      return { least: 1, most: 2 };
    case 'mock':
      return { least: 1, most: 3 };
    case 'twins':
      return { least: 2, most: 2 };
    case 'triplets':
      return { least: 3, most: 3 };
    case 'max':
      return { least: 1, most: Number(rule.most > length ? length : rule.most) };
    case 'ruler':
    case 'run':
    case 'grunt':
      return null;
  }
};

/** Longest run a rule turns on a row of `length`; null for rules that are not about runs. */
export const longestRun = (rule: CoinRule, length: bigint): bigint | null =>
  rule.kind === 'ruler' ? length : rule.kind === 'run' ? (rule.most < length ? rule.most : length) : null;

/** Sets of `size` places below `below`, in dictionary order from the top. */
const choose = function* (size: number, below: bigint): Iterable<Places> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let place = BigInt(size); place < below; place += 1n)
    for (const rest of choose(size - 1, place)) yield [...rest, place];
};

/** Places from `first` to `last`, both included; empty if `last` is before `first`. */
export const runOf = (first: bigint, last: bigint): Places =>
  Array.from({ length: Number(last - first) + 1 }, (_, i) => first + BigInt(i));

/** Places of heads, from 1, ascending. */
export const headsOf = (coins: string): readonly number[] =>
  [...coins].flatMap((coin, i) => (coin === 'H' ? [i + 1] : []));

/** Sets of places that a rule turns together with `last` as the greatest, lazily. */
export const setsAt = function* (rule: CoinRule, last: bigint): Iterable<Places> {
  const run = longestRun(rule, last);
  const few = sizesOf(rule, last);
  if (run !== null) {
    // Makes each number once for all runs that contain it: a board's controls list thousands of long ones.
    const downwards: bigint[] = [];
    for (let first = last; first > last - run; first -= 1n) {
      downwards.push(first);
      yield downwards.toReversed();
    }
  } else if (few === null) for (let a = 2n; a < last + 1n - a; a += 1n) yield [1n, a, last + 1n - a, last];
  else
    for (let size = few.least; size <= few.most; size += 1)
      for (const rest of choose(size - 1, last)) yield [...rest, last];
};

/** Whether a rule turns these places together. */
export const allowed = (rule: CoinRule, places: Places): boolean => {
  const last = places.at(-1)!;
  if (places.some((place, i) => place < 1n || (i > 0 && place <= places[i - 1]!))) return false;
  const run = longestRun(rule, last);
  if (run !== null) return BigInt(places.length) <= run && last - places[0]! === BigInt(places.length - 1);
  const few = sizesOf(rule, last);
  if (few !== null) return places.length >= few.least && places.length <= few.most;
  return places.length === 4 && places[0] === 1n && places[1]! > 1n && places[1]! + places[2]! === last + 1n;
};

/** `3,5`, or for rules about runs `3-5`. */
export const formatPlaces = (places: Places, rule: CoinRule): string =>
  places.length > 1 && (rule.kind === 'ruler' || rule.kind === 'run')
    ? `${places[0]}-${places.at(-1)}`
    : places.join(',');

/** Row with these places turned over; does not check the rule. */
export const turned = (coins: string, places: Places): string => {
  const row = [...coins];
  for (const place of places.map(Number)) row[place - 1] = row[place - 1] === 'H' ? 'T' : 'H';
  return row.join('');
};
