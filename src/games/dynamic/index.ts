import { type Args, parseNumberOption } from '../../engine/core/args.ts';
import type { Game } from '../../engine/core/game.ts';
import { badOption, chain, ok, type Result, refuse } from '../../engine/core/result.ts';
import { formatGrowth, type Growth, times } from '../../engine/maths/growth.ts';
import { partsOf, startsKnown } from '../kit/decomposition.ts';
import { between } from '../kit/heaps.ts';
import {
  type Amount,
  amountCodec,
  describeAmount,
  formatLimit,
  limited,
  limitedRuling,
  parseLimited,
  rulerScene,
} from '../kit/limited.ts';
import { parseFormula } from './formula.ts';
import { type DynamicPosition, rules } from './rules.ts';
import { theories } from './theory.ts';

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'growth-formula': true;
  }
}

const parseGrowth = (args: Args): Result<Pick<DynamicPosition, 'growth' | 'given'>> => {
  const [k, f] = [args.options.get('k'), args.options.get('f')];
  if (k !== undefined && f !== undefined)
    return refuse('options-exclude-each-other', { token: `k=${k}`, other: `f=${f}` });
  if (f === undefined)
    return chain(parseNumberOption(args, 'k'), (factor) => ok({ growth: times(factor), given: 'k' }));
  const growth = parseFormula(f);
  return growth === null ? badOption('f', f, 'growth-formula') : ok({ growth, given: 'f' });
};

const at = (given: 'k' | 'f', growth: Growth, size: bigint, limit: bigint | null): DynamicPosition => {
  const start: DynamicPosition = { given, growth, size, limit: null };
  return limit === null ? start : limited(start, size, limit);
};

/** Rules of small positions: with and without a last losing start. */
const SMALL = [
  ['k', 3n],
  ['f', 'min(2x,4)'],
  ['f', '2x+1'],
  ['k', 1n],
  ['f', '3'],
  ['f', 'x^2+1'],
  ['f', 'x+2'],
] as const;

export const dynamic: Game<DynamicPosition, Amount> = {
  id: 'dynamic',
  example: 'dynamic 100 k=3',
  rules,
  position: {
    options: ['k', 'f', 'limit'],
    parse: (args) =>
      chain(parseGrowth(args), ({ growth, given }) =>
        chain(parseLimited(args, growth), (position) => ok({ ...position, given })),
      ),
    format: (position) => {
      const { size, growth, given } = position;
      const rule = given === 'k' ? `k=${growth[0]![1]}` : `f=${formatGrowth(growth)}`;
      return `${size} ${rule}${formatLimit(position)}`;
    },
  },
  move: amountCodec(),
  theories,
  describe: describeAmount,
  ruling: (position) => {
    const { given, growth } = position;
    const rule = given === 'k' ? { times: growth[0]![1]!.toString() } : { formula: formatGrowth(growth) };
    return limitedRuling(rule)(position);
  },
  scene: (position) => rulerScene(position),
  explained: (position) => rulerScene(position, partsOf(position)),
  known: startsKnown,
  *small(size) {
    for (const [given, rule] of SMALL.slice(0, 1 + size)) {
      const growth = given === 'k' ? times(rule) : parseFormula(rule)!;
      for (let n = 0n; n <= BigInt(2 + 4 * size); n += 1n) yield at(given, growth, n, null);
      for (let n = 1n; n <= BigInt(1 + 2 * size); n += 1n)
        for (let limit = 1n; limit <= n; limit += 1n + n / 4n) yield at(given, growth, n, limit);
    }
  },
  deal: (size, random) =>
    at(
      'k',
      times(BigInt(between(random, 1, 4))),
      BigInt(between(random, 6 + 5 * size, 12 + 14 * size)),
      null,
    ),
};
