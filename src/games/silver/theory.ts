import type { Theory, Win } from '../../engine/core/game.ts';
import { nimSum } from '../../engine/maths/nimber.ts';
import { misereNim } from '../nim/theory.ts';
import type { Coins, Push } from './rules.ts';

interface GapFacts {
  /** The gaps that count, from the right: the first ones, and how many more there are. */
  readonly gaps: readonly string[];
  readonly more: number;
  readonly sum: string;
}

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    silver: GapFacts;
    'silver-misere': GapFacts & { readonly big: number };
  }
}

/** Gaps that are named in a text. */
const NAMED = 6;

/** Free squares to the left of each coin, up to the coin before it. */
const gapsOf = ({ coins }: Coins): readonly bigint[] =>
  coins.map((square, i) => square - (coins[i - 1] ?? -1n) - 1n);

/** Every second gap counts, the one of the rightmost coin first. */
const isCounted = (coin: number, { coins }: Coins): boolean => (coins.length - 1 - coin) % 2 === 0;

const countedOf = (at: Coins): readonly bigint[] => gapsOf(at).filter((_, i) => isCounted(i, at));

/** The size that gap `gap` must have for the player to move next to lose, or for the nim-sum to be `target`. */
const wantedAmong = (counted: readonly bigint[], win: Win, target: bigint) => {
  const sum = nimSum(counted);
  const big = counted.filter((gap) => gap >= 2n).length;
  const ones = counted.filter((gap) => gap === 1n).length;
  return (gap: bigint): bigint => {
    if (win === 'normal' || big > (gap >= 2n ? 1 : 0)) return sum ^ gap ^ target;
    return (ones - (gap === 1n ? 1 : 0)) % 2 === 0 ? 1n : 0n;
  };
};

/** A counted gap shrinks by a move of its coin, and grows by a move of the coin before it. */
const movesTo = function* (at: Coins, win: Win, target = 0n): Iterable<Push> {
  const gaps = gapsOf(at);
  const wanted = wantedAmong(countedOf(at), win, target);
  for (const [coin, gap] of gaps.entries()) {
    if (!isCounted(coin, at)) continue;
    const goal = wanted(gap);
    if (goal < gap) yield { coin, to: at.coins[coin]! - (gap - goal) };
    else if (goal > gap && goal - gap <= (gaps[coin - 1] ?? 0n))
      yield { coin: coin - 1, to: at.coins[coin - 1]! - (goal - gap) };
  }
};

const countOf = (moves: Iterable<unknown>): bigint => {
  let count = 0n;
  for (const _ of moves) count += 1n;
  return count;
};

const factsOf = (at: Coins): GapFacts => {
  const counted = countedOf(at).toReversed();
  return {
    gaps: counted.slice(0, NAMED).map(String),
    more: Math.max(0, counted.length - NAMED),
    sum: nimSum(counted).toString(),
  };
};

/**
 * The nim-sum of every second gap, from the right: Staircase Nim, whose steps are the gaps. Winning Ways, ch. 3 (“The Silver
 * Dollar Game”). Domain: normal play.
 */
export const silver: Theory<Coins, Push, 'silver'> = {
  id: 'silver',
  gives: 'grundy',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value: (at) => nimSum(countedOf(at)),
  reaching: (at, target) => movesTo(at, 'normal', target),
  count: (at, target) => countOf(movesTo(at, 'normal', target)),
  facts: factsOf,
  here: () => [],
};

/**
 * Misère Nim on the gaps that count: a move that widens one is taken back, and from a lost position of misère Nim there is always
 * a gap left to play in. Domain: misère play.
 */
export const silverMisere: Theory<Coins, Push, 'silver-misere'> = {
  id: 'silver-misere',
  gives: 'outcome',
  method: 'closed-form',
  covers: (_, win) => win === 'misere',
  value: (at) => misereNim(countedOf(at)),
  *reaching(at) {
    if (misereNim(countedOf(at)) !== 0n) yield* movesTo(at, 'misere');
  },
  count: (at) => (misereNim(countedOf(at)) === 0n ? 0n : countOf(movesTo(at, 'misere'))),
  facts: (at) => ({ ...factsOf(at), big: countedOf(at).filter((gap) => gap >= 2n).length }),
  here: () => [],
};
