import type { Theory } from '../../engine/core/game.ts';
import { nimSum } from '../../engine/maths/nimber.ts';
import type { Slide, Strip } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    nimble: { readonly squares: number };
  }
}

/** Two coins on one square cancel, so only squares with an odd number of coins count. */
const value = ({ coins }: Strip): bigint =>
  nimSum(coins.flatMap((count, square) => (count % 2n === 1n ? [BigInt(square)] : [])));

/** Most coins on one square for a verifier, which takes them one by one. */
const MAX_CERTIFIED_COINS = 100_000n;

/**
 * A coin on square i is a Nim heap of i: the value is the nim-sum of the coins' squares. T. S. Ferguson, Game Theory, part I,
 * 2.6, exercise 3 “Nimble”. Domain: normal play.
 */
export const nimble: Theory<Strip, Slide, 'nimble'> = {
  id: 'nimble',
  gives: 'grundy',
  evidence: ({ coins }) => (coins.every((count) => count < MAX_CERTIFIED_COINS) ? 'formula' : null),
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value,
  *reaching(at, target) {
    const change = value(at) ^ target;
    for (const [from, count] of at.coins.entries()) {
      const to = BigInt(from) ^ change;
      if (count > 0n && to < from) yield { from, to: Number(to) };
    }
  },
  facts: (at) => ({ squares: at.coins.length }),
};
