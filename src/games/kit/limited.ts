import { type Args, parseBetween, parseInteger, parseNumbers } from '../../engine/core/args.ts';
import type { MoveCodec, Rules } from '../../engine/core/game.ts';
import { badOption, chain, illegal, notAMove, ok, type Result } from '../../engine/core/result.ts';
import type { Scene } from '../../engine/core/scene.ts';
import type { MovePhrase } from '../../engine/explain/phrase.ts';
import type { GrowthFacts, Ruling } from '../../engine/explain/ruling.ts';
import { type Growth, grow } from '../../engine/maths/growth.ts';

/** One pile, and how much the next move may take; `limit` null: the start, at which all may not be taken. */
export interface Limited {
  readonly size: bigint;
  /** Never above the size. */
  readonly limit: bigint | null;
  /** After a take of x at most growth(x) may be taken. */
  readonly growth: Growth;
}

/** How many are taken. */
export interface Amount {
  readonly take: bigint;
}

/** The most that may be taken now. */
export const mostOf = ({ size, limit }: Limited): bigint => limit ?? (size > 0n ? size - 1n : 0n);

/** The position with `size` left when at most `limit` may be taken: no limit above the size, none where nothing is left. */
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
  // Sizes times limits times takes, above all positions: what a search looks at.
  reach: ({ size }) => size * size * size + 1n,
});

/** The pile and the limit of a component; `rest` adds what else the game needs. */
export const parseLimited = (args: Args, growth: Growth): Result<Limited> =>
  chain(parseNumbers(args, { most: 1 }), ([size]) => {
    const text = args.options.get('limit');
    const start: Limited = { size: size!, limit: null, growth };
    if (text === undefined) return ok(start);
    const limit = parseBetween(text, 0n, null);
    if (limit.ok) return ok(limited(start, size!, limit.value));
    return limit.error.code === 'too-many-digits' ? limit : badOption('limit', text, 'positive-number');
  });

/** The option behind the size in a line, with its space; nothing at the start, where the limit is all but one. */
export const formatLimit = ({ limit }: Limited): string => (limit === null ? '' : ` limit=${limit}`);

/** The amount alone; `1:3` is understood too. */
export const amountCodec = <P extends Limited>(): MoveCodec<P, Amount> => ({
  format: ({ take }) => take.toString(),
  parse: (text) => {
    const typed = /^\s*(?:1\s*:\s*)?(\d+(?:\^\d+)?)\s*$/.exec(text.normalize('NFKC'));
    return typed === null ? notAMove(text, 'amount') : chain(parseInteger(typed[1]!), (take) => ok({ take }));
  },
});

/** What is taken, from how many, and what is left, as decimal numbers. Domain: 1 ≤ take ≤ size. */
export const describeAmount = (at: Limited, { take }: Amount): MovePhrase => ({
  kind: 'take-single',
  amount: take.toString(),
  from: at.size.toString(),
  left: (at.size - take).toString(),
});

/** How many may be taken now and after each take; a pile that is empty has no limit. */
export const limitedRuling =
  (growth: GrowthFacts) =>
  ({ limit }: Limited): Ruling => ({
    kind: 'limited',
    limit: limit === null ? null : limit.toString(),
    growth,
  });

/** Parts of a ruler drawn one by one. */
const DRAWN = 12;

/**
 * The pile; with `parts` cut into them, largest first, the middle ones of very many drawn as one. The smallest part is the
 * winning move, so a board in play has none.
 */
export const rulerScene = (at: Limited, parts: readonly bigint[] = []): Scene => {
  const middle = parts.slice(DRAWN, -DRAWN);
  const drawn =
    middle.length <= 1
      ? parts
      : [...parts.slice(0, DRAWN), middle.reduce((a, b) => a + b), ...parts.slice(-DRAWN)];
  return {
    kind: 'ruler',
    total: at.size.toString(),
    parts: drawn.map(String),
    limit: mostOf(at).toString(),
  };
};
