import type { Law } from '../law.ts';
import { ascending, join, numberParts, numbers, product, put, split, upTo } from '../text.ts';

/** A game of heaps in one row: what one heap may become, as lists of the heaps left; nothing left prints as 0. */
export const heaps = (
  become: (heap: number, options: Readonly<Record<string, string>>) => readonly (readonly number[])[],
): Law => ({
  options: (position) => {
    const text = split(position);
    const row = numbers(text)[0]!;
    return row.flatMap((heap, i) =>
      become(heap, text.options).map((left) => {
        const parts = ascending(left.filter((part) => part > 0));
        return join([put(row, i, ...(parts.length === 0 ? [0] : parts))], text.options);
      }),
    );
  },
  key: (position) => {
    const text = split(position);
    return join([ascending(numbers(text)[0]!.filter((heap) => heap > 0))], text.options);
  },
  parts: numberParts,
});

/** Any number of positive parts, ascending, that add up to n. */
const partitions = (n: number, least = 1): number[][] =>
  n === 0
    ? [[]]
    : upTo(n)
        .filter((part) => part >= least)
        .flatMap((part) => partitions(n - part, part).map((rest) => [part, ...rest]));

/** Two positive parts that add up to n, ascending. */
const halves = (n: number): number[][] =>
  upTo(n - 1)
    .filter((part) => part <= n - part)
    .map((part) => [part, n - part]);

const isSquare = (n: number): boolean => upTo(n).some((root) => root * root === n);
const FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144];

/** May `take` be taken from a heap by a subtraction game of this set? */
const inSet = (set: string, take: number, heap: number): boolean => {
  if (set === 'squares') return isSquare(take);
  if (set === 'fibonacci') return FIBONACCI.includes(take);
  if (set === 'divisors') return take < heap && heap % take === 0;
  return set.split(',').map(Number).includes(take);
};

/** Taking and breaking by an octal code; digits after the point say what taking 1, 2, 3, … may leave. */
const octal = (code: string, heap: number): number[][] => {
  const [before, after] = code.split('.');
  const split = before === '4' ? halves(heap) : [];
  const digits = [...after!].map(Number);
  return [
    ...split,
    ...digits.flatMap((digit, i) => {
      const left = heap - (i + 1);
      return [
        ...((digit & 1) !== 0 && left === 0 ? [[]] : []),
        ...((digit & 2) !== 0 && left > 0 ? [[left]] : []),
        ...((digit & 4) !== 0 && left > 1 ? halves(left) : []),
      ];
    }),
  ];
};

const named = (code: string): Law => heaps((heap) => octal(code, heap));

/** A row of numbers where every place matters: the whole rows that a move leaves. */
const places = (
  leads: (row: readonly number[], options: Readonly<Record<string, string>>) => (readonly number[])[],
): Law => ({
  options: (position) => {
    const text = split(position);
    return leads(numbers(text)[0]!, text.options).map((row) => join([row], text.options));
  },
});

/** Take at least one from each of a chosen set of 1…k heaps. */
const moore = places((row, options) =>
  product(row.map((heap) => [heap, ...upTo(heap).map((take) => heap - take)])).filter((left) => {
    const touched = left.filter((heap, i) => heap !== row[i]).length;
    return touched >= 1 && touched <= Number(options.k);
  }),
);

/** Move stones from step i to step i − 1; what leaves step 1 is on the floor. */
const staircase = places((row) =>
  row.flatMap((stones, i) =>
    upTo(stones).map((moved) =>
      row.map((there, j) => (j === i ? there - moved : j === i - 1 ? there + moved : there)),
    ),
  ),
);

/** Coins per square 0, 1, 2, …: one coin to any square further left. */
const nimble = places((row) =>
  row.flatMap((coins, from) =>
    coins === 0
      ? []
      : upTo(from).map((steps) =>
          row.map((there, j) => (j === from ? there - 1 : j === from - steps ? there + 1 : there)),
        ),
  ),
);

/** Move stones from cell (i, j) to (i − 1, j) or (i, j − 1), within the board. */
const grid: Law = {
  options: (position) => {
    const rows = numbers(split(position));
    const moved = (i: number, j: number, to: readonly [number, number], stones: number) =>
      join(
        rows.map((row, r) =>
          row.map((there, c) =>
            r === i && c === j ? there - stones : r === to[0] && c === to[1] ? there + stones : there,
          ),
        ),
      );
    return rows.flatMap((row, i) =>
      row.flatMap((stones, j) =>
        [[i - 1, j] as const, [i, j - 1] as const]
          .filter((to) => to[0] >= 0 && to[1] >= 0)
          .flatMap((to) => upTo(stones).map((n) => moved(i, j, to, n))),
      ),
    );
  },
};

export const heapLaws: Readonly<Record<string, Law>> = {
  nim: heaps((heap) => upTo(heap).map((take) => [heap - take])),
  bash: heaps((heap, { max }) =>
    upTo(heap)
      .filter((take) => take <= Number(max))
      .map((take) => [heap - take]),
  ),
  subtraction: heaps((heap, { s }) =>
    upTo(heap)
      .filter((take) => inSet(s!, take, heap))
      .map((take) => [heap - take]),
  ),
  moore,
  staircase,
  grid,
  restnim: heaps((heap) => upTo(heap).flatMap((take) => partitions(heap - take))),
  lasker: heaps((heap) => [...upTo(heap).map((take) => [heap - take]), ...halves(heap)]),
  octal: heaps((heap, { code }) => octal(code!, heap)),
  kayles: named('0.77'),
  dawson: named('0.07'),
  dawsonchess: named('0.137'),
  treblecross: named('0.007'),
  officers: named('0.6'),
  grundy: heaps((heap) => halves(heap).filter(([a, b]) => a !== b)),
  nimble,
};
