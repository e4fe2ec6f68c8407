import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { VAST } from '../kit/reach.ts';
import {
  allowed,
  type CoinRow,
  formatPlaces,
  headsOf,
  setsAt,
  sizesOf,
  type Turning,
  turned,
} from './position.ts';

export const rules: Rules<CoinRow, Turning> = {
  *moves({ coins, rule }) {
    for (const last of headsOf(coins)) for (const places of setsAt(rule, BigInt(last))) yield { places };
  },
  play(at, { places }) {
    const { coins, rule } = at;
    const token = formatPlaces(places, rule);
    if (places.length === 0) return illegal(token, 'takes-nothing');
    if (places.some((place, i) => place < 1n || place > coins.length || place <= (places[i - 1] ?? 0n)))
      return illegal(token, 'no-such-coin');
    if (!allowed(rule, places)) return illegal(token, 'not-by-the-coin-rule');
    if (coins[Number(places.at(-1)) - 1] !== 'H') return illegal(token, 'rightmost-is-tails');
    return ok({ ...at, coins: turned(coins, places) });
  },
  // Tails beyond the last head never come back.
  normal: (at) => ({ ...at, coins: at.coins.slice(0, at.coins.lastIndexOf('H') + 1) || 'T' }),
  // Positions times moves: the approximate number of options in a search.
  reach: ({ coins, rule }) => {
    const last = coins.lastIndexOf('H') + 1;
    if (last >= 48) return VAST;
    const others = (sizesOf(rule, last)?.most ?? 2) - 1;
    return 1n << BigInt(last + Math.min(last, Math.ceil(others * Math.log2(last + 1))));
  },
};
