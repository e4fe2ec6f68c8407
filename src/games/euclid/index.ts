import { parseInteger } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, notAMove, ok } from '../../engine/core/result.ts';
import { between } from '../kit/heaps.ts';
import {
  ascending,
  formatPairs,
  type Pairs,
  pairsOfTotal,
  parsePairs,
  smallPairs,
  textPair,
} from '../kit/pairs.ts';
import { type EuclidMove, largerPlace, rules, subtract } from './rules.ts';
import { euclidLengths, tame, euclid as theorem, whyLost } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    euclid: { readonly pairs: number };
  }
}

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Subtract a multiple of the smaller number; `pair` is null if there is only one. */
    'subtract-multiple': {
      readonly pair: number | null;
      readonly times: string;
      readonly small: string;
      readonly from: string;
      readonly left: string;
    };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'pair-and-times': true;
  }
  interface MoveFaultKinds {
    'no-such-pair': true;
  }
}

/** `PAIR:TIMES`, or `TIMES` alone if only one pair is not over. */
const move: MoveCodec<Pairs, EuclidMove> = {
  format: ({ pair, times }) => `${pair + 1}:${times}`,
  parse: (text, at) => {
    const typed = /^(?:(\d{1,6})(?:\s*[:,]\s*|\s+))?(\d+(?:\^\d+)?)$/.exec(text.normalize('NFKC').trim());
    const alive = at.pairs.flatMap(([x, y], i) => (x > 0n && y > 0n ? [i] : []));
    if (typed === null || (typed[1] === undefined && at.pairs.length > 1 && alive.length !== 1))
      return notAMove(text, 'pair-and-times');
    const pair = typed[1] === undefined ? (alive[0] ?? 0) : Number(typed[1]) - 1;
    return chain(parseInteger(typed[2]!), (times) => ok({ pair, times }));
  },
};

/** Euclid's game: subtract multiples of the smaller number from the larger until one is 0. */
export const euclid: Game<Pairs, EuclidMove> = {
  id: 'euclid',
  example: 'euclid 24 7',
  rules,
  position: {
    parse: (args) => chain(parsePairs(args, 0n), (pairs) => ok({ pairs })),
    format: (at) => formatPairs(at.pairs),
  },
  move,
  partsAre: 'pair',
  theories: [theorem, ...euclidLengths],
  tame,
  whyLost,
  describe: (at, { pair, times }) => {
    const numbers = at.pairs[pair]!;
    const place = largerPlace(numbers);
    return {
      kind: 'subtract-multiple',
      pair: at.pairs.length === 1 ? null : pair + 1,
      times: times.toString(),
      small: ascending(numbers)[0].toString(),
      from: numbers[place].toString(),
      left: subtract(numbers, times)[place].toString(),
    };
  },
  ruling: ({ pairs }) => ({ kind: 'euclid', pairs: pairs.length }),
  scene: (at) => ({ kind: 'rectangle', pairs: at.pairs.map(textPair) }),
  explained: (at) => ({ kind: 'rectangle', pairs: at.pairs.map(textPair), cut: true }),
  *ofTotal(at, total) {
    for (const pairs of pairsOfTotal(0, total)) yield { ...at, pairs };
  },
  *small(size) {
    for (const pair of smallPairs(0, 2 * size + 1)) yield { pairs: [pair] };
    for (const first of smallPairs(1, Math.min(size, 3)))
      for (const second of smallPairs(1, Math.min(size, 3))) yield { pairs: [first, second] };
  },
  deal: (size, random) => ({
    pairs: [
      [BigInt(between(random, 2 + size, 6 + 6 * size)), BigInt(between(random, 2 + size, 6 + 8 * size))],
    ],
  }),
};
