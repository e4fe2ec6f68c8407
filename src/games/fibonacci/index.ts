import type { Game } from '../../engine/core/game.ts';
import { partsOf, startsKnown } from '../kit/decomposition.ts';
import { between } from '../kit/heaps.ts';
import {
  type Amount,
  amountCodec,
  describeAmount,
  formatLimit,
  type Limited,
  limited,
  limitedRuling,
  parseLimited,
  rulerScene,
} from '../kit/limited.ts';
import { GROWTH, rules } from './rules.ts';
import { theories } from './theory.ts';

export const fibonacci: Game<Limited, Amount> = {
  id: 'fibonacci',
  example: 'fibonacci 100',
  rules,
  position: {
    options: ['limit'],
    parse: (args) => parseLimited(args, GROWTH),
    format: (at) => `${at.size}${formatLimit(at)}`,
  },
  move: amountCodec(),
  theories,
  describe: describeAmount,
  ruling: limitedRuling({ times: '2' }),
  scene: (at) => rulerScene(at),
  explained: (at) => rulerScene(at, partsOf(at)),
  known: startsKnown,
  *small(size) {
    for (let n = 0n; n <= 6n * BigInt(size); n += 1n) yield { size: n, limit: null, growth: GROWTH };
    for (let n = 1n; n <= 3n * BigInt(size); n += 1n)
      for (let limit = 1n; limit <= n; limit += 1n)
        yield limited({ size: n, limit: null, growth: GROWTH }, n, limit);
  },
  deal: (size, random) => ({
    size: BigInt(between(random, 5 + 5 * size, 10 + 16 * size)),
    limit: null,
    growth: GROWTH,
  }),
};
