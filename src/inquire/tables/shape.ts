import type { Refusal } from '../../engine/core/refusal.ts';
import { failed, ok, type Result } from '../../engine/core/result.ts';
import { normalise, type ParseLine, type Position } from '../../games/line.ts';

/** Names for numbers in a line: `wythoff a b`, `bash n max=3`, `chomp 3xn`. */
export const COORDINATES = ['n', 'a', 'b', 'c', 'd'] as const;

/** A family of positions: a line with names in place of numbers. */
export interface Shape {
  /** The line with its names, as it can be typed. */
  readonly template: string;
  readonly names: readonly string[];
  /** The id of its game, or the name of the compound. */
  readonly game: string;
  /** One of its positions. */
  readonly sample: Position;
  /** The position with these numbers; null where there is none. */
  at(numbers: readonly number[]): Position | null;
  /** Each number alone, without the other names. */
  alone(numbers: readonly number[]): readonly (Position | null)[];
}

const isName = (text: string): boolean => (COORDINATES as readonly string[]).includes(text);

/** Names in a token: a whole one, or a side of `3xn`. */
const sidesOf = (token: string): readonly string[] => {
  const sides = token.split('x');
  return sides.length <= 2 && sides.every((side) => /^\d+$/.test(side) || isName(side))
    ? sides.filter(isName)
    : [];
};

/** Tokens of a line as typed. */
export const tokensOf = (typed: string): readonly string[] =>
  normalise(typed)
    .split(/\s+/)
    .filter((token) => token !== '');

const fill = (token: string, values: ReadonlyMap<string, number>): string =>
  sidesOf(token).length === 0
    ? token
    : token
        .split('x')
        .map((side) => values.get(side) ?? side)
        .join('x');

/** Small numbers for testing whether a line with `count` names is valid. */
const samples = (count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : [1, 2, 3, 4, 5].flatMap((i) => [
        Array.from({ length: count }, () => i),
        Array.from({ length: count }, (_, k) => i + k),
        Array.from({ length: count }, (_, k) => i + count - 1 - k),
      ]);

/** Errors that no other numbers would fix. */
const WHATEVER_NUMBERS: ReadonlySet<string> = new Set([
  'unknown-game',
  'empty-line',
  'empty-component',
  'compound-not-first',
  'compound-needs-components',
  'repeated-option',
  'repeated-misere',
  'misere-not-last',
  'line-too-long',
] satisfies Refusal['code'][]);

/** The first valid sample; for none, the error of the first. */
const firstOf = (
  all: readonly (readonly number[])[],
  read: (numbers: readonly number[]) => Result<Position>,
): Result<Position> => {
  const [usual, ...others] = all;
  const first = read(usual!);
  if (first.ok || WHATEVER_NUMBERS.has(first.error.code)) return first;
  for (const numbers of others) {
    const next = read(numbers);
    if (next.ok) return next;
  }
  return first;
};

/** Restores the typed token in an error about the sample numbers `values`. */
const asTyped = (
  refusal: Refusal,
  tokens: readonly string[],
  values: ReadonlyMap<string, number>,
): Refusal => {
  const { token } = refusal.facts;
  const typed = tokens.find((one) => one !== token && fill(one, values) === token);
  return typed === undefined || tokens.includes(token)
    ? refusal
    : ({ ...refusal, facts: { ...refusal.facts, token: typed } } as Refusal);
};

const shapeOf = (tokens: readonly string[], parse: ParseLine): Result<Shape> => {
  const names = [...new Set(tokens.flatMap(sidesOf))];
  const valuesAt = (numbers: readonly number[]) => new Map(names.map((name, i) => [name, numbers[i]!]));
  const lineAt = (numbers: readonly number[]): string => {
    const values = valuesAt(numbers);
    return tokens.map((token) => fill(token, values)).join(' ');
  };
  const first = firstOf(samples(names.length), (numbers) => parse(lineAt(numbers)));
  if (!first.ok) {
    // Where different numbers are refused for the same reason, the number says which name it is.
    const numbers = names.map((_, i) => i + 1);
    const told = names.length > 1 ? parse(lineAt(numbers)) : first;
    const isSame = !told.ok && told.error.code === first.error.code;
    return failed(
      isSame
        ? asTyped(told.error, tokens, valuesAt(numbers))
        : asTyped(first.error, tokens, valuesAt(names.map(() => 1))),
    );
  }
  return ok({
    template: tokens.join(' '),
    names,
    game: first.value.spot.game,
    sample: first.value,
    at: (numbers) => {
      const position = parse(lineAt(numbers));
      return position.ok ? position.value : null;
    },
    alone: (numbers) =>
      names.map((name, i) => {
        const kept = tokens.filter((token) => token === name || sidesOf(token).length === 0);
        const position = parse(kept.map((token) => (token === name ? numbers[i]! : token)).join(' '));
        return position.ok ? position.value : null;
      }),
  });
};

/** Names tried where none were typed: one number, then two. */
const DEFAULT_NAMES: readonly (readonly string[])[] = [['n'], ['a', 'b']];

/** A whole position as a family: `nim 3 4 5`. Null for an invalid line. */
export const readOne = (typed: string, parse: ParseLine): Shape | null => {
  const tokens = tokensOf(typed);
  if (tokens.slice(1).some((token) => sidesOf(token).length > 0)) return null;
  const shaped = tokens.length === 0 ? null : shapeOf(tokens, parse);
  return shaped?.ok === true ? shaped.value : null;
};

/** Why one board, `cram 7x7`, is no family, with a line that works; null where the line is no board. */
const wholeSize = (tokens: readonly string[], parse: ParseLine): Result<never> | null => {
  const at = tokens.findIndex((token) => /^\d+x\d+$/.test(token));
  if (at < 0 || !parse(tokens.join(' ')).ok) return null;
  const named = shapeOf(tokens.with(at, tokens[at]!.replace(/^\d+/, 'n')), parse);
  if (!named.ok) return null;
  const facts = { token: tokens[at]!, expected: 'name-in-size' } as const;
  return failed({ code: 'not-understood', facts, example: named.value.template });
};

/**
 * The family named by `typed`: with its own names (`nim a b 5`), else the game's simplest ones, found by trying `wanted` in
 * turn after its name, without knowing the game.
 */
export const readShape = (
  typed: string,
  parse: ParseLine,
  wanted: readonly (readonly string[])[] = DEFAULT_NAMES,
): Result<Shape> => {
  const tokens = tokensOf(typed);
  if (tokens.length === 0 || tokens.slice(1).some((token) => sidesOf(token).length > 0))
    return shapeOf(tokens, parse);
  const [game, ...rest] = tokens;
  const refused: Result<never>[] = [];
  for (const names of wanted) {
    const shaped = shapeOf([game!, ...names, ...rest], parse);
    if (shaped.ok) return shaped;
    refused.push(shaped);
  }
  const refusedFor = (is: (token: string) => boolean): Result<Shape> | undefined =>
    refused.find((one) => !one.ok && is(one.error.facts.token));
  return (
    wholeSize(tokens, parse) ??
    refusedFor((token) => rest.includes(token)) ??
    // Names tried here were not typed.
    refusedFor((token) => !wanted.flat().includes(token)) ??
    shapeOf(tokens, parse)
  );
};

/** Whether the names of a family stand for numbers: other words are refused in their place, and ordinary numbers are not. */
const isNumeric = ({ template, names, ...shape }: Shape, parse: ParseLine): boolean => {
  const words = template.split(' ').map((token) => (names.includes(token) ? token.repeat(2) : token));
  return (
    !parse(words.join(' ')).ok && [1, -1].some((by) => shape.at(names.map((_, i) => 7 + i * by)) !== null)
  );
};

/**
 * A family of one or two numbers of an example's game, with its options: a refused line's example is a position, not a table.
 * Null where the game has none.
 */
export const familyLike = (example: string, parse: ParseLine): Shape | null => {
  const [game = '', ...rest] = tokensOf(example);
  const options = rest.filter((token) => token.includes('='));
  const sizes = rest.flatMap((token) => (/^\d+x\d+$/.test(token) ? [token.replace(/^\d+/, 'n')] : []));
  for (const tokens of [options, [...sizes, ...options]]) {
    const family = readShape([game, ...tokens].join(' '), parse);
    const isTable = family.ok && (family.value.names.length === 1 || family.value.names.length === 2);
    if (isTable && isNumeric(family.value, parse)) return family.value;
  }
  return null;
};
