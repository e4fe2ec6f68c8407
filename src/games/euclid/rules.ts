import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { ascending, comparePairs, type Pair, type Pairs, pairParts } from '../kit/pairs.ts';
import { productOf, VAST } from '../kit/reach.ts';

/** Subtract `times` × the smaller number of pair `pair` (from 0) from the larger. */
export interface EuclidMove {
  readonly pair: number;
  readonly times: bigint;
}

/** Index of the larger number: the first on a tie. */
export const largerPlace = ([x, y]: Pair): 0 | 1 => (x >= y ? 0 : 1);

/** Pair after subtracting; the larger number keeps its place. */
export const subtract = (pair: Pair, times: bigint): Pair =>
  largerPlace(pair) === 0 ? [pair[0] - times * pair[1], pair[1]] : [pair[0], pair[1] - times * pair[0]];

/** Positions below one pair: one per subtraction along Euclid's algorithm. */
const pairReach = (pair: Pair): bigint => {
  let [small, large] = ascending(pair);
  let positions = 1n;
  while (small > 0n && positions < VAST) {
    positions += large / small;
    [small, large] = [large % small, small];
  }
  return positions;
};

/** Subtract a positive multiple of the smaller number from the larger, the result not negative; a pair with a 0 is over. */
export const rules: Rules<Pairs, EuclidMove> = {
  *moves(at) {
    for (const [pair, numbers] of at.pairs.entries()) {
      const [small, large] = ascending(numbers);
      if (small > 0n) for (let times = 1n; times * small <= large; times += 1n) yield { pair, times };
    }
  },
  play(at, { pair, times }) {
    const token = `${pair + 1}:${times}`;
    const numbers = at.pairs[pair];
    if (numbers === undefined) return illegal(token, 'no-such-pair');
    if (times < 1n) return illegal(token, 'takes-nothing');
    const [small, large] = ascending(numbers);
    if (small === 0n || times * small > large) return illegal(token, 'takes-too-many');
    return ok({ ...at, pairs: at.pairs.with(pair, subtract(numbers, times)) });
  },
  parts: pairParts,
  normal: (at) => ({
    ...at,
    pairs: at.pairs
      .filter(([x, y]) => x > 0n && y > 0n)
      .map(ascending)
      .sort(comparePairs),
  }),
  packing: {
    kind: 'parts',
    kinds: ({ pairs }) => pairs.reduce((sum, pair) => sum + Number(pairReach(pair)), 0),
  },
  reach: (at) => productOf(at.pairs, pairReach),
};
