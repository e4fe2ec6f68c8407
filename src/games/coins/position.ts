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

/** Places turned, ascending; the last one goes from heads to tails. */
export interface Turning {
  readonly places: readonly number[];
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
export const longestRun = (rule: CoinRule, length: number): number | null =>
  rule.kind === 'ruler'
    ? length
    : rule.kind === 'run'
      ? rule.most > BigInt(length)
        ? length
        : Number(rule.most)
      : null;

/** Sets of `size` places below `below`, ascending within, in dictionary order from the top. */
const choose = function* (size: number, below: number): Iterable<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let place = size; place < below; place += 1)
    for (const rest of choose(size - 1, place)) yield [...rest, place];
};

/** Places from `first` to `last`, both included; empty if `last` is before `first`. */
export const runOf = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Places of heads, from 1, ascending. */
export const headsOf = (coins: string): readonly number[] =>
  [...coins].flatMap((coin, i) => (coin === 'H' ? [i + 1] : []));

/** Sets of places that may be turned with `last` as the rightmost. */
export const turningsAt = function* (
  rule: CoinRule,
  last: number,
  length: number,
): Iterable<readonly number[]> {
  const run = longestRun(rule, length);
  if (run !== null) {
    for (let first = last; first > last - run && first >= 1; first -= 1) yield runOf(first, last);
    return;
  }
  const sizes = sizesOf(rule, length);
  if (sizes === null) {
    for (let a = 2; a < last + 1 - a; a += 1) yield [1, a, last + 1 - a, last];
    return;
  }
  for (let size = sizes.least; size <= Math.min(sizes.most, last); size += 1)
    for (const rest of choose(size - 1, last)) yield [...rest, last];
};

/** Whether the rule allows these ascending places together. */
export const allowed = (rule: CoinRule, places: readonly number[], length: number): boolean => {
  const run = longestRun(rule, length);
  const first = places[0]!;
  const last = places.at(-1)!;
  if (run !== null) return places.length <= run && last - first === places.length - 1;
  const sizes = sizesOf(rule, length);
  if (sizes !== null) return places.length >= sizes.least && places.length <= sizes.most;
  return places.length === 4 && first === 1 && places[1]! > 1 && places[1]! + places[2]! === last + 1;
};

/** `3,5`, or for rules about runs `3-5`. */
export const formatTurning = ({ places }: Turning, rule: CoinRule): string =>
  places.length > 1 && (rule.kind === 'ruler' || rule.kind === 'run')
    ? `${places[0]!}-${places.at(-1)!}`
    : places.join(',');

/** Row with these places, from 1, turned over; does not check the rule. */
export const turned = (coins: string, places: readonly number[]): string => {
  const row = [...coins];
  for (const place of places) row[place - 1] = row[place - 1] === 'H' ? 'T' : 'H';
  return row.join('');
};
