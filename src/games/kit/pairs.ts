import { type Args, parseBetween, parseInteger } from '../../engine/core/args.ts';
import type { Summand } from '../../engine/core/game.ts';
import { chain, collect, ok, type Result, refuse } from '../../engine/core/result.ts';
import { tuples } from './heaps.ts';

/** Two piles or boxes that belong together. */
export type Pair = readonly [bigint, bigint];

/** List of pairs, with the options that a game adds. */
export interface Pairs {
  readonly pairs: readonly Pair[];
}

/** Most pairs in a line; splitting pairs in play may come near it. */
export const MAX_PAIRS = 5000;

/** Parses one row as a pair of numbers ≥ `least`. */
const rowPair = (row: readonly string[], name: string, least: bigint): Result<Pair> => {
  if (row.length === 0) return refuse('missing-position', { token: name });
  if (row.length > 2) return refuse('too-many-numbers', { token: row[2]!, most: 2 });
  if (row.length < 2) return refuse('too-few-numbers', { token: row[0]!, least: 2 });
  return chain(collect(row.map((token) => parseBetween(token, least, null))), ([x, y]) => ok([x!, y!]));
};

/** Parses one pair per row, numbers ≥ `least`. */
export const parsePairs = (args: Args, least: bigint): Result<readonly Pair[]> => {
  if (args.rows.length > MAX_PAIRS)
    return refuse('too-many-numbers', { token: args.rows[MAX_PAIRS]![0] ?? '/', most: MAX_PAIRS });
  return collect(args.rows.map((row, i) => rowPair(row, i === 0 ? args.game : '/', least)));
};

/** Parses the only pair of the only row. */
export const parsePair = (args: Args, least: bigint): Result<Pair> =>
  args.rows.length > 1
    ? refuse('unexpected-row', { token: '/' })
    : rowPair(args.rows[0] ?? [], args.game, least);

/** Rows as `parsePairs` reads them: `3 5 / 2 2`. */
export const formatPairs = (pairs: readonly Pair[]): string =>
  pairs.map((pair) => pair.join(' ')).join(' / ');

/** Every pair as a summand, for games with independent pairs. */
export const pairParts = <P extends Pairs, M extends { readonly pair: number }>(
  at: P,
): readonly Summand<P, M>[] =>
  at.pairs.map((pair, i) => ({ at: { ...at, pairs: [pair] }, lift: (move) => ({ ...move, pair: i }) }));

/** Pair with the smaller number first, for games in which the order does not matter. */
export const ascending = ([x, y]: Pair): Pair => (x > y ? [y, x] : [x, y]);

/** Comparator: by first number, then by second. */
export const comparePairs = (a: Pair, b: Pair): number =>
  a[0] !== b[0] ? (a[0] < b[0] ? -1 : 1) : a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;

/** Pair in decimal, for steps and phrases. */
export const textPair = ([x, y]: Pair): readonly [string, string] => [x.toString(), y.toString()];

/** Pairs of numbers from `least` to `most`, in lexicographic order. */
export const smallPairs = function* (least: number, most: number): Iterable<Pair> {
  const shift = BigInt(least);
  for (const [x, y] of tuples(2, most - least)) yield [x! + shift, y! + shift];
};

/** Split as typed: `[[PAIR.]PLACE:]A,B`, also with `+` or a space between the parts. Counted from 1, or null. */
export interface TypedSplit {
  readonly pair: number | null;
  readonly place: number | null;
  readonly into: Pair;
}

/** Parses a split, also in full-width characters: null for a text of another form, a refusal for a number that is too long. */
export const parseSplit = (text: string): Result<TypedSplit> | null => {
  const typed =
    /^(?:(?:(\d{1,6})\s*\.\s*)?(\d{1,6})\s*:\s*)?(\d+(?:\^\d+)?)(?:\s*[,+]\s*|\s+)(\d+(?:\^\d+)?)$/.exec(
      text.normalize('NFKC').trim(),
    );
  if (typed === null) return null;
  const number = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
  return chain(parseInteger(typed[3]!), (first) =>
    chain(parseInteger(typed[4]!), (second) =>
      ok({ pair: number(typed[1]), place: number(typed[2]), into: [first, second] }),
    ),
  );
};

/** Lists of pairs of numbers ≥ `least` that add up to `total`, those with fewest pairs first, for `Game.ofTotal`. */
export const pairsOfTotal = (least: number, total: number): readonly (readonly Pair[])[] => {
  const found: (readonly Pair[])[] = [];
  // Pairs ascend, so that each list comes up once.
  const add = (pairs: readonly Pair[], left: number): void => {
    if (left === 0 && pairs.length > 0) found.push(pairs);
    const last = pairs.at(-1);
    for (let x = least; 2 * x <= left; x += 1)
      for (let y = Math.max(x, 1); x + y <= left; y += 1) {
        const pair: Pair = [BigInt(x), BigInt(y)];
        if (last === undefined || comparePairs(last, pair) <= 0) add([...pairs, pair], left - x - y);
      }
  };
  add([], total);
  return found.sort((a, b) => a.length - b.length);
};
