/**
 * The text of a position, split into rows of tokens and the options after them. This is all the referee knows of the line
 * grammar.
 */
export interface Text {
  readonly rows: readonly (readonly string[])[];
  readonly options: Readonly<Record<string, string>>;
}

/** Splits the canonical text of a position, without the id of its game. */
export const split = (position: string): Text => {
  const rows: string[][] = [[]];
  const options: Record<string, string> = {};
  for (const token of position.split(' ')) {
    const option = /^([a-z]+)=(.*)$/.exec(token);
    if (token === '') continue;
    else if (option !== null) options[option[1]!] = option[2]!;
    else if (token === '/') rows.push([]);
    else rows.at(-1)!.push(token);
  }
  return { rows, options };
};

/** The text of rows of tokens and options; options that are null are left out. */
export const join = (
  rows: readonly (readonly (string | number)[])[],
  options: Readonly<Record<string, string | number | null>> = {},
): string =>
  [
    ...rows.flatMap((row, i) => (i === 0 ? row : ['/', ...row])),
    ...Object.entries(options)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}=${value}`),
  ].join(' ');

/** The rows of a text as numbers. */
export const numbers = (text: Text): readonly (readonly number[])[] =>
  text.rows.map((row) => row.map(Number));

/** 1, 2, …, n; empty for n < 1. */
export const upTo = (n: number): readonly number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);

/** The numbers in ascending order. */
export const ascending = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

/** `list` with the item at `index` replaced by `items`. */
export const put = <T>(list: readonly T[], index: number, ...items: readonly T[]): readonly T[] => [
  ...list.slice(0, index),
  ...items,
  ...list.slice(index + 1),
];

/** Every way to choose one item from each list. */
export const product = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>(
    (chosen, list) => chosen.flatMap((start) => list.map((item) => [...start, item])),
    [[]],
  );

/** Every subset of a list, the empty one included. */
export const subsets = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.reduce<readonly (readonly T[])[]>(
    (sets, item) => [...sets, ...sets.map((set) => [...set, item])],
    [[]],
  );

/** Each number of a position of one row as a position of its own, with the same options. */
export const numberParts = (position: string): readonly string[] => {
  const text = split(position);
  return text.rows[0]!.map((heap) => join([[heap]], text.options));
};

/** Each row of a position as a position of its own, with the same options. */
export const rowParts = (position: string): readonly string[] => {
  const text = split(position);
  return text.rows.map((row) => join([row], text.options));
};
