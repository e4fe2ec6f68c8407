import type { Game } from '../../engine/core/game.ts';
import { notAMove, ok } from '../../engine/core/result.ts';
import { between, MAX_HEAPS, numbered, numbersCodec, tuples } from '../kit/heaps.ts';
import { nimLike } from '../kit/nim-like.ts';
import { rules, type Slide, type Strip } from './rules.ts';
import { nimble as theorem } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Move one coin to a square further left; squares are counted from 0. */
    slide: { readonly from: number; readonly to: number };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'two-squares': true;
  }
  interface MoveFaultKinds {
    'no-coin-there': true;
    'not-further-left': true;
  }
}

export const nimble: Game<Strip, Slide> = {
  id: 'nimble',
  example: 'nimble 0 2 1 3',
  rules,
  position: numbersCodec(
    MAX_HEAPS,
    (coins) => ({ coins }),
    ({ coins }) => coins,
  ),
  move: {
    format: ({ from, to }) => `${from}>${to}`,
    parse: (text) => {
      const typed = /^(\d{1,4})(?:\s*[>,:-]\s*|\s+)(\d{1,4})$/.exec(text.normalize('NFKC').trim());
      return typed === null
        ? notAMove(text, 'two-squares')
        : ok({ from: Number(typed[1]), to: Number(typed[2]) });
    },
  },
  theories: [theorem],
  tame: nimLike('coin', ({ coins }) => coins.every((count, square) => square < 2 || count === 0n)),
  partsAre: 'group',
  describe: (_, { from, to }) => ({ kind: 'slide', from, to }),
  scene: ({ coins }) => ({ kind: 'row', style: 'strip', squares: numbered(coins, 0) }),
  *small(size) {
    for (const coins of tuples(3, 1 + Math.floor(size / 2))) yield { coins };
    for (const coins of tuples(4, Math.min(2, size))) yield { coins };
    if (size > 2) for (const coins of tuples(5, 1)) yield { coins };
  },
  deal: (size, random) => ({
    coins: [
      0n,
      ...Array.from({ length: 1 + size }, () => BigInt(between(random, 0, 2))),
      BigInt(between(random, 1, 2)),
    ],
  }),
};
