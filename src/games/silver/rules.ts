import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { binomial } from '../../engine/maths/choose.ts';
import { VAST } from '../kit/reach.ts';

/** Squares with a coin, ascending; squares are counted from 0. */
export interface Coins {
  readonly coins: readonly bigint[];
}

/** Coin, from 0, and its new square. */
export interface Push {
  readonly coin: number;
  readonly to: bigint;
}

/** Move one coin to the left, onto an empty square and over no other coin. */
export const rules: Rules<Coins, Push> = {
  *moves({ coins }) {
    for (const [coin, from] of coins.entries())
      for (let to = (coins[coin - 1] ?? -1n) + 1n; to < from; to += 1n) yield { coin, to };
  },
  play({ coins }, { coin, to }) {
    const from = coins[coin];
    const token = `${from ?? '?'}>${to}`;
    if (from === undefined) return illegal(token, 'no-coin-there');
    if (to < 0n || to >= from) return illegal(token, 'not-further-left');
    if (to <= (coins[coin - 1] ?? -1n)) return illegal(token, 'over-a-coin');
    return ok({ coins: coins.with(coin, to) });
  },
  packing: {
    kind: 'numbers',
    inAnyOrder: false,
    numbers: ({ coins }) => coins.map((square, i) => square - (coins[i - 1] ?? -1n) - 1n),
    // Every coin as far to the right as the gaps before it allow, if they were all empty.
    largest: ({ coins }) => {
      const far: bigint[] = [];
      for (const [i, square] of coins.entries()) far.push((far[i - 1] ?? -1n) + 1n + square - BigInt(i));
      return { coins: far };
    },
    rule: () => null,
  },
  // Sets of as many squares, times moves.
  reach({ coins }) {
    const last = coins.at(-1) ?? 0n;
    return last > 1000n ? VAST : binomial(Number(last) + 1, coins.length) * (last + 1n);
  },
};
