import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { stonesIn } from '../kit/heaps.ts';

/** `coins[i]` coins on square i; the last square has at least one, unless there are none. */
export interface Strip {
  readonly coins: readonly bigint[];
}

/** One coin, from a square to one further left. */
export interface Slide {
  readonly from: number;
  readonly to: number;
}

/** Most coins packed one by one. */
const MAX_PACKED_COINS = 200n;

const coinOn = (square: number): readonly bigint[] =>
  Array.from({ length: square + 1 }, (_, i) => (i === square ? 1n : 0n));

/** Move any coin to any square further left; coins may share a square and pass one another. */
export const rules: Rules<Strip, Slide> = {
  *moves({ coins }) {
    for (const [from, count] of coins.entries())
      if (count > 0n) for (let to = 0; to < from; to += 1) yield { from, to };
  },
  play({ coins }, { from, to }) {
    const token = `${from}>${to}`;
    if ((coins[from] ?? 0n) === 0n) return illegal(token, 'no-coin-there');
    if (to < 0 || to >= from) return illegal(token, 'not-further-left');
    return ok({ coins: coins.with(from, coins[from]! - 1n).with(to, coins[to]! + 1n) });
  },
  parts: ({ coins }) =>
    coins.flatMap((count, square) =>
      square > 0 && count > 0n
        ? [
            {
              at: { coins: coins.slice(0, square + 1).map((_, i) => (i === square ? count : 0n)) },
              lift: (move) => move,
            },
          ]
        : [],
    ),
  // The kind of a coin is its square.
  packing: {
    kind: 'parts',
    kinds: ({ coins }) => (stonesIn(coins) > MAX_PACKED_COINS ? Infinity : coins.length),
    parts: ({ coins }) =>
      coins.flatMap((count, square) =>
        Array.from({ length: square > 0 ? Number(count) : 0 }, () => ({ coins: coinOn(square) })),
      ),
  },
  // Coins on square 0 and empty squares at the right end change nothing.
  normal: ({ coins }) => ({ coins: [0n, ...coins.slice(1, coins.findLastIndex((count) => count > 0n) + 1)] }),
};
