import type { Law } from '../law.ts';
import { join, numbers, product, put, rowParts, split, upTo } from '../text.ts';

type Pair = readonly [number, number];

/** Positions are equal up to the order of rows and, where `within`, of the two numbers in each. */
const unordered =
  (within: boolean) =>
  (position: string): string => {
    const text = split(position);
    return join(
      numbers(text)
        .map((row) => (within ? [...row].sort((a, b) => a - b) : row))
        .sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!),
      text.options,
    );
  };

/** Pairs in rows, of which a move changes one: what a pair may become, as lists of the pairs that replace it. */
const pairs = (
  become: (pair: Pair, options: Readonly<Record<string, string>>) => (readonly Pair[])[],
  within: boolean,
): Law => ({
  options: (position) => {
    const text = split(position);
    const rows = numbers(text) as unknown as readonly Pair[];
    return rows.flatMap((pair, i) =>
      become(pair, text.options).map((left) => join(put(rows, i, ...left), text.options)),
    );
  },
  key: unordered(within),
  parts: rowParts,
});

/** All ways to split n over two places, at least one in each; the places are told apart. */
const over = (n: number): Pair[] => upTo(n - 1).map((part) => [part, n - part] as const);

const less = (a: Pair, b: Pair): number => a[0] - b[0] || a[1] - b[1];

const wythoff = pairs(([x, y], { a = '1' }) => {
  const one: Pair[] = [
    ...upTo(x).map((take) => [x - take, y] as const),
    ...upTo(y).map((take) => [x, y - take] as const),
  ];
  const both = product([upTo(x), upTo(y)])
    .filter(([p, q]) => Math.abs(p! - q!) < Number(a))
    .map(([p, q]) => [x - p!, y - q!] as const);
  return [...one, ...both].map((pair) => [pair]);
}, true);

/** A positive multiple of the smaller from the larger, not below zero; of equal numbers either. */
const euclid = pairs(([x, y]) => {
  if (x === 0 || y === 0) return [];
  const fromX = x >= y ? upTo(Math.floor(x / y)).map((m) => [x - m * y, y] as const) : [];
  const fromY = y >= x ? upTo(Math.floor(y / x)).map((m) => [x, y - m * x] as const) : [];
  return [...fromX, ...fromY].map((pair) => [pair]);
}, true);

/** Empty one box, split the other over both. */
const ferguson = pairs(([m, n]) => [...over(m), ...over(n)].map((pair) => [pair]), true);

/** Empty the box with fewer (either, on a tie), split the other over both. */
const box = pairs(([m, n]) => over(Math.max(m, n)).map((pair) => [pair]), true);

/** `split`: throw one pile of a pair away, split the other over both. `both`: the pair into two pairs with the same sums. */
const ed = pairs(([x, y], { rule = 'split' }) => {
  if (rule === 'split') return [...over(x), ...over(y)].map((pair) => [pair]);
  return product([over(x), over(y)]).map((cut) => {
    const [[x1, x2], [y1, y2]] = cut as readonly [Pair, Pair];
    return [[x1, y1] as const, [x2, y2] as const].sort(less);
  });
}, false);

/** In one row, one or more numbers replaced by proper divisors. */
const division: Law = {
  options: (position) => {
    const rows = numbers(split(position));
    return rows.flatMap((row, i) =>
      product(row.map((n) => upTo(n).filter((d) => n % d === 0)))
        .filter((left) => left.some((n, j) => n !== row[j]))
        .map((left) => join(put(rows, i, left))),
    );
  },
  parts: rowParts,
};

export const pairLaws: Readonly<Record<string, Law>> = { wythoff, euclid, ferguson, box, ed, division };
