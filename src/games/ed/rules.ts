import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { spend } from '../../engine/core/work.ts';
import { splitFault } from '../ferguson/rules.ts';
import { ascending, comparePairs, type Pair, type Pairs, pairParts } from '../kit/pairs.ts';
import { productOf, VAST } from '../kit/reach.ts';

/** `split`: throw one pile of a pair away, split the other over both places. `both`: split a pair into two pairs. */
export type EdRule = 'split' | 'both';

export interface EdPosition extends Pairs {
  readonly rule: EdRule;
  /** Whether the rule was typed, so that the default is printed too. */
  readonly typed: boolean;
}

export type EdMove =
  /** Splits pile `pile` (0 left, 1 right) of pair `pair` and throws the other away. The order of the parts counts. */
  | { readonly kind: 'split'; readonly pair: number; readonly pile: 0 | 1; readonly into: Pair }
  /** Splits pair `pair` into `first` and the rest; `first` is not above the rest. */
  | { readonly kind: 'both'; readonly pair: number; readonly first: Pair };

/** `2.1:3,4`: the first pile of pair 2 is split into 3 and 4. With rule=both `2:3,4`: pair 2 becomes (3, 4) and the rest. */
export const formatEdMove = (move: EdMove): string =>
  move.kind === 'split'
    ? `${move.pair + 1}.${move.pile + 1}:${move.into.join(',')}`
    : `${move.pair + 1}:${move.first.join(',')}`;

/** Rest of `whole` beside `first`. */
export const restOf = (whole: Pair, first: Pair): Pair => [whole[0] - first[0], whole[1] - first[1]];

const splitMoves = function* (pair: number, piles: Pair): Iterable<EdMove> {
  for (const pile of [0, 1] as const) {
    if (pile === 1 && piles[0] === piles[1]) return;
    for (let left = 1n; left < piles[pile]; left += 1n)
      yield { kind: 'split', pair, pile, into: [left, piles[pile] - left] };
  }
};

const bothMoves = function* (pair: number, piles: Pair): Iterable<EdMove> {
  if (piles[1] < 2n) return;
  for (let x = 1n; 2n * x <= piles[0]; x += 1n)
    for (let y = 1n; y < piles[1]; y += 1n) {
      spend(0.2);
      const first: Pair = [x, y];
      if (comparePairs(first, restOf(piles, first)) <= 0) yield { kind: 'both', pair, first };
    }
};

/** C(n, k), or `VAST` if it is larger. */
const choose = (n: bigint, k: bigint): bigint => {
  let product = 1n;
  for (let i = 1n; i <= k; i += 1n) {
    product = (product * (n - k + i)) / i;
    if (product > VAST) return VAST;
  }
  return product;
};

/** Positions below one pair: pairs with a small enough sum, or (rule=both) compositions of the pair. */
const pairReach = ([x, y]: Pair, rule: EdRule): bigint => {
  const [small, large] = ascending([x, y]);
  return rule === 'split' ? 1n + (large * large) / 2n : choose(x + y - 2n, small - 1n);
};

export const rules: Rules<EdPosition, EdMove> = {
  *moves(at) {
    for (const [pair, piles] of at.pairs.entries())
      yield* at.rule === 'split' ? splitMoves(pair, piles) : bothMoves(pair, piles);
  },
  play(at, move) {
    const token = formatEdMove(move);
    const piles = at.pairs[move.pair];
    if (piles === undefined) return illegal(token, 'no-such-pair');
    if (move.kind === 'split') {
      const fault = splitFault(piles[move.pile], move.into);
      if (fault !== null) return illegal(token, fault);
      return ok({ ...at, pairs: at.pairs.with(move.pair, move.into) });
    }
    const rest = restOf(piles, move.first);
    if (move.first.some((n) => n < 1n) || rest.some((n) => n < 1n)) return illegal(token, 'empty-part');
    const parts = [move.first, rest].sort(comparePairs);
    return ok({ ...at, pairs: at.pairs.toSpliced(move.pair, 1, ...parts) });
  },
  parts: pairParts,
  packing: {
    kind: 'parts',
    kinds: ({ pairs, rule }) =>
      pairs.reduce((sum, [x, y]) => {
        const [a, b] = [Number(x), Number(y)];
        return sum + (rule === 'split' ? Math.max(a, b) ** 2 / 4 : a * b);
      }, 0),
  },
  normal: (at) => ({
    ...at,
    pairs: at.pairs
      .map(ascending)
      .filter(([x, y]) => (at.rule === 'split' ? y > 1n : x > 1n))
      .sort(comparePairs),
  }),
  reach: (at) => productOf(at.pairs, (pair) => pairReach(pair, at.rule)),
};
