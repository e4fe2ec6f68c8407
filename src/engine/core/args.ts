import { badOption, chain, collect, ok, type Result, refuse } from './result.ts';

/** Decimal digits of the longest number accepted. */
export const MAX_DIGITS = 1000;

/** One component of a line, split into tokens; input of a game's codec. */
export interface Args {
  /** Registry id of the game. */
  readonly game: string;
  /** Tokens by row; at least one row, which may be empty. */
  readonly rows: readonly (readonly string[])[];
  /** `name=value` pairs with lower-case names. */
  readonly options: ReadonlyMap<string, string>;
}

/** Parses a non-negative integer: decimal digits, or `b^e`; at most `MAX_DIGITS` digits. */
export const parseInteger = (token: string): Result<bigint> => {
  const power = /^(\d+)\^(\d+)$/.exec(token);
  if (power) {
    const [base, exponent] = [power[1]!, power[2]!];
    if (base.length > MAX_DIGITS || exponent.length > 6) return tooMany(token);
    const b = BigInt(base);
    const e = Number(exponent);
    if (b > 1n && (base.length - 1) * e > MAX_DIGITS) return tooMany(token);
    if (b > 1n && e > 4 * MAX_DIGITS) return tooMany(token);
    const value = b <= 1n ? (e === 0 ? 1n : b) : b ** BigInt(e);
    return value.toString().length > MAX_DIGITS ? tooMany(token) : ok(value);
  }
  if (!/^\d+$/.test(token)) return refuse('not-a-number', { token });
  const digits = token.replace(/^0+(?=\d)/, '');
  return digits.length > MAX_DIGITS ? tooMany(token) : ok(BigInt(digits));
};

const tooMany = (token: string): Result<never> => refuse('too-many-digits', { token, most: MAX_DIGITS });

/** Parses an integer between `least` and `most` (null: no upper bound but the digits). */
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

/** Tokens of the only row, at least one; refuses several rows. */
export const oneRow = (args: Args): Result<readonly [string, ...string[]]> => {
  if (args.rows.length > 1) return refuse('unexpected-row', { token: '/' });
  const [first, ...others] = args.rows[0] ?? [];
  return first === undefined ? refuse('missing-position', { token: args.game }) : ok([first, ...others]);
};

/** Parses the only row as `least` to `most` numbers. */
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

/** Parses option `name` as a number ≥ 1; the option is required unless `fallback` is given. */
export const parseNumberOption = (args: Args, name: string, fallback?: bigint): Result<bigint> => {
  const text = args.options.get(name);
  if (text === undefined)
    return fallback === undefined ? refuse('missing-option', { token: name }) : ok(fallback);
  const value = parseBetween(text, 1n, null);
  return value.ok || value.error.code === 'too-many-digits'
    ? value
    : badOption(name, text, 'positive-number');
};
