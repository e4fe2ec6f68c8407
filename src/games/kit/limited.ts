import { type Args, parseBetween, parseInteger, parseNumbers } from '../../engine/core/args.ts';
import type { MoveCodec, Rules } from '../../engine/core/game.ts';
import { badOption, chain, illegal, notAMove, ok, type Result } from '../../engine/core/result.ts';
import type { Scene } from '../../engine/core/scene.ts';
import type { MovePhrase } from '../../engine/explain/phrase.ts';
import type { GrowthFacts, Ruling } from '../../engine/explain/ruling.ts';
import { type Growth, grow } from '../../engine/maths/growth.ts';

/** One pile, and the most the next move may take; `limit` null: the start, where taking all is forbidden. */
export interface Limited {
  readonly size: bigint;
  /** Never above the size. */
  readonly limit: bigint | null;
  /** After a take of x at most growth(x) may be taken. */
  readonly growth: Growth;
}

export interface Amount {
  readonly take: bigint;
}

/** Most that may be taken now. */
export const mostOf = ({ size, limit }: Limited): bigint => limit ?? (size > 0n ? size - 1n : 0n);

/** Position with `size` left and at most `limit` to take: caps the limit at the size, and drops it when nothing is left. */
export const limited = <P extends Limited>(at: P, size: bigint, limit: bigint): P => ({
  ...at,
  size,
  limit: size === 0n ? null : limit < size ? limit : size,
});

/** Take from 1 to the limit, at the start all but one; a take of x sets the limit growth(x). */
export const limitedRules = <P extends Limited>(): Rules<P, Amount> => ({
  *moves(at) {
    const most = mostOf(at);
    for (let take = 1n; take <= most; take += 1n) yield { take };
  },
  play(at, { take }) {
    const token = take.toString();
    if (take < 1n) return illegal(token, 'takes-nothing');
    if (take > at.size) return illegal(token, 'takes-too-many');
    if (take > mostOf(at)) return illegal(token, at.limit === null ? 'not-all-at-first' : 'over-the-limit');
    return ok(limited(at, at.size - take, grow(at.growth, take)));
  },
  // Sizes times limits times takes, more than all positions: the options a search looks at.
  reach: ({ size }) => size * size * size + 1n,
});

/** Parses the pile and the limit of a component. */
export const parseLimited = (args: Args, growth: Growth): Result<Limited> =>
  chain(parseNumbers(args, { most: 1 }), ([size]) => {
    const text = args.options.get('limit');
    const start: Limited = { size: size!, limit: null, growth };
    if (text === undefined) return ok(start);
    const limit = parseBetween(text, 0n, null);
    if (limit.ok) return ok(limited(start, size!, limit.value));
    return limit.error.code === 'too-many-digits' ? limit : badOption('limit', text, 'positive-number');
  });

/** Limit as an option in a line, with its leading space; empty at the start, where the limit is all but one. */
export const formatLimit = ({ limit }: Limited): string => (limit === null ? '' : ` limit=${limit}`);

/** The amount alone; also accepts `1:3`. */
export const amountCodec = <P extends Limited>(): MoveCodec<P, Amount> => ({
  format: ({ take }) => take.toString(),
  parse: (text) => {
    const typed = /^\s*(?:1\s*:\s*)?(\d+(?:\^\d+)?)\s*$/.exec(text.normalize('NFKC'));
    return typed === null ? notAMove(text, 'amount') : chain(parseInteger(typed[1]!), (take) => ok({ take }));
  },
});

/** Amount taken, from how many, and what is left, as decimal numbers. Domain: 1 ≤ take ≤ size. */
export const describeAmount = (at: Limited, { take }: Amount): MovePhrase => ({
  kind: 'take-single',
  amount: take.toString(),
  from: at.size.toString(),
  left: (at.size - take).toString(),
});

/** Limit now and after each take; an empty pile has no limit. */
export const limitedRuling =
  (growth: GrowthFacts) =>
  ({ limit }: Limited): Ruling => ({
    kind: 'limited',
    limit: limit === null ? null : limit.toString(),
    growth,
  });

/** Largest and smallest parts of a ruler that are drawn one by one. */
const MAX_PARTS_PER_END = 12;

/**
 * Pile as a ruler, cut into `parts`, largest first; very many have their middle ones drawn as one. The smallest part is the
 * winning move, so a board in play has no parts.
 */
export const rulerScene = (at: Limited, parts: readonly bigint[] = []): Scene => {
  const middle = parts.slice(MAX_PARTS_PER_END, -MAX_PARTS_PER_END);
  const drawn =
    middle.length <= 1
      ? parts
      : [
          ...parts.slice(0, MAX_PARTS_PER_END),
          middle.reduce((a, b) => a + b),
          ...parts.slice(-MAX_PARTS_PER_END),
        ];
  return {
    kind: 'ruler',
    total: at.size.toString(),
    parts: drawn.map(String),
    limit: mostOf(at).toString(),
  };
};
