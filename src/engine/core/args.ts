import { badOption, chain, collect, ok, type Result, refuse } from './result.ts';

/** The most decimal digits a number may have. */
export const MOST_DIGITS = 1000;

/** One component of a line, split but not yet understood: what a game's codec parses. */
export interface Args {
  /** The id of the game as the registry knows it. */
  readonly game: string;
  /** Tokens by rows; at least one row, perhaps empty. */
  readonly rows: readonly (readonly string[])[];
  /** `name=value` pairs, names in lower case, each once. */
  readonly options: ReadonlyMap<string, string>;
}

/** The integer in `token`: decimal digits, or `b^e`; at most 1,000 digits. */
export const parseInteger = (token: string): Result<bigint> => {
  const power = /^(\d+)\^(\d+)$/.exec(token);
  if (power) {
    const [base, exponent] = [power[1]!, power[2]!];
    if (base.length > MOST_DIGITS || exponent.length > 6) return tooMany(token);
    const b = BigInt(base);
    const e = Number(exponent);
    if (b > 1n && (base.length - 1) * e > MOST_DIGITS) return tooMany(token);
    if (b > 1n && e > 4 * MOST_DIGITS) return tooMany(token);
    const value = b <= 1n ? (e === 0 ? 1n : b) : b ** BigInt(e);
    return value.toString().length > MOST_DIGITS ? tooMany(token) : ok(value);
  }
  if (!/^\d+$/.test(token)) return refuse('not-a-number', { token });
  const digits = token.replace(/^0+(?=\d)/, '');
  return digits.length > MOST_DIGITS ? tooMany(token) : ok(BigInt(digits));
};

const tooMany = (token: string): Result<never> => refuse('too-many-digits', { token, most: MOST_DIGITS });

/** The integer in `token`, between `least` and `most` (null = no bound but the digits). */
export const parseBetween = (token: string, least: bigint, most: bigint | null): Result<bigint> =>
  chain(parseInteger(token), (value) =>
    value < least || (most !== null && value > most)
      ? refuse('out-of-range', {
          token,
          least: least.toString(),
          most: most === null ? null : most.toString(),
        })
      : ok(value),
  );

/** The tokens of the one row of `args`, at least one. */
export const oneRow = (args: Args): Result<readonly [string, ...string[]]> => {
  if (args.rows.length > 1) return refuse('unexpected-row', { token: '/' });
  const [first, ...others] = args.rows[0] ?? [];
  return first === undefined ? refuse('missing-position', { token: args.game }) : ok([first, ...others]);
};

/** The one row of `args` as numbers, between `least` and `most` of them. */
export const parseNumbers = (
  args: Args,
  bounds: { readonly least?: number; readonly most: number; readonly from?: bigint },
): Result<readonly bigint[]> =>
  chain(oneRow(args), (tokens) => {
    if (tokens.length > bounds.most)
      return refuse('too-many-numbers', { token: tokens[bounds.most]!, most: bounds.most });
    if (tokens.length < (bounds.least ?? 1))
      return refuse('too-few-numbers', { token: tokens.at(-1)!, least: bounds.least ?? 1 });
    return collect(tokens.map((token) => parseBetween(token, bounds.from ?? 0n, null)));
  });

/** The option `name` as a number ≥ `least`; required unless `fallback` is given. */
export const parseNumberOption = (
  args: Args,
  name: string,
  least: bigint,
  fallback?: bigint,
): Result<bigint> => {
  const text = args.options.get(name);
  if (text === undefined)
    return fallback === undefined ? refuse('missing-option', { token: name }) : ok(fallback);
  const value = parseBetween(text, least, null);
  return value.ok || value.error.code === 'too-many-digits'
    ? value
    : badOption(name, text, 'positive-number');
};
