import type { Law } from '../law.ts';
import { join, numbers, split, upTo } from '../text.ts';

/** The value at x of a polynomial such as `x^2+3x+1`, or of `min(…,…)` of two such functions. */
export const valueAt = (f: string, x: number): number => {
  if (f.startsWith('min(')) {
    const inner = f.slice(4, -1);
    let depth = 0;
    const comma = [...inner].findIndex((c) => {
      if (c === '(') depth += 1;
      if (c === ')') depth -= 1;
      return c === ',' && depth === 0;
    });
    return Math.min(valueAt(inner.slice(0, comma), x), valueAt(inner.slice(comma + 1), x));
  }
  return f
    .split('+')
    .map((term) => {
      const [, factor, power] = /^(\d*)(x(?:\^\d+)?)?$/.exec(term)!;
      const coefficient = factor === '' ? 1 : Number(factor);
      if (power === undefined) return coefficient;
      return coefficient * x ** (power === 'x' ? 1 : Number(power.slice(2)));
    })
    .reduce((a, b) => a + b, 0);
};

/** One heap; each take is at most f of the previous one; the first may not take all. */
const bounded = (f: (take: number, options: Readonly<Record<string, string>>) => number): Law => ({
  options: (position) => {
    const text = split(position);
    const n = numbers(text)[0]![0]!;
    const limit = text.options.limit === undefined ? n - 1 : Math.min(n, Number(text.options.limit));
    return upTo(limit).map((take) => {
      const left = n - take;
      const next = left === 0 ? null : Math.min(left, f(take, text.options));
      return join([[left]], { ...text.options, limit: next });
    });
  },
});

export const limitLaws: Readonly<Record<string, Law>> = {
  fibonacci: bounded((take) => 2 * take),
  dynamic: bounded((take, { k, f }) => (f === undefined ? Number(k) * take : valueAt(f, take))),
};
