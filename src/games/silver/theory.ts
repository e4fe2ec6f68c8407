import type { Tame, Theory } from '../../engine/core/game.ts';
import { nimSum } from '../../engine/maths/nimber.ts';
import { countListed } from '../kit/count.ts';
import type { Coins, Push } from './rules.ts';

interface GapFacts {
  /** Counted gaps, from the right: the first ones, and how many more there are. */
  readonly gaps: readonly string[];
  readonly more: number;
  readonly sum: string;
}

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    silver: GapFacts;
    'silver-misere': TameFacts & Omit<GapFacts, 'sum'>;
  }
}

const MAX_NAMED_GAPS = 6;

/** Free squares to the left of each coin, up to the coin before it. */
const gapsOf = ({ coins }: Coins): readonly bigint[] =>
  coins.map((square, i) => square - (coins[i - 1] ?? -1n) - 1n);

/** Every second gap counts, starting with that of the rightmost coin. */
const isCounted = (coin: number, { coins }: Coins): boolean => (coins.length - 1 - coin) % 2 === 0;

export const countedOf = (at: Coins): readonly bigint[] => gapsOf(at).filter((_, i) => isCounted(i, at));

/** A counted gap shrinks by a move of its coin, and grows by a move of the coin before it. */
const movesTo = function* (at: Coins, target: bigint): Iterable<Push> {
  const gaps = gapsOf(at);
  const change = nimSum(countedOf(at)) ^ target;
  if (change === 0n) return;
  for (const [coin, gap] of gaps.entries()) {
    if (!isCounted(coin, at)) continue;
    const goal = gap ^ change;
    if (goal < gap) yield { coin, to: at.coins[coin]! - (gap - goal) };
    else if (goal - gap <= (gaps[coin - 1] ?? 0n))
      yield { coin: coin - 1, to: at.coins[coin - 1]! - (goal - gap) };
  }
};

const factsOf = (at: Coins): GapFacts => {
  const counted = countedOf(at).toReversed();
  return {
    gaps: counted.slice(0, MAX_NAMED_GAPS).map(String),
    more: Math.max(0, counted.length - MAX_NAMED_GAPS),
    sum: nimSum(counted).toString(),
  };
};

/**
 * Nim-sum of every second gap, from the right: Staircase Nim, whose steps are the gaps. Winning Ways, ch. 3 (“The Silver Dollar
 * Game”). Domain: normal play.
 */
export const silver: Theory<Coins, Push, 'silver'> = {
  id: 'silver',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value: (at) => nimSum(countedOf(at)),
  reaching: movesTo,
  count: countListed,
  facts: factsOf,
};

/** Misère Nim on the counted gaps: small if none of them is 2 or more (see `src/engine/solve/tame.ts`). */
export const tame: Tame<Coins> = {
  theorem: 'silver-misere',
  isSmall: (at) => countedOf(at).every((gap) => gap <= 1n),
  about: factsOf,
};
