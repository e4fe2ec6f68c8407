/** Values, winners and lengths by the definitions alone: shares no code with the engine. */
import type { Measure, Win } from '../../src/engine/core/terms.ts';
import { mex } from './arithmetic.ts';

/** A function of positions that calls itself for other ones; `keyOf` is equal for equal positions. */
export const remembered = <P, V>(
  compute: (at: P, self: (at: P) => V) => V,
  keyOf: (at: P) => unknown = String,
): ((at: P) => V) => {
  const memo = new Map<unknown, V>();
  const self = (at: P): V => {
    const key = keyOf(at);
    if (memo.has(key)) return memo.get(key)!;
    const value = compute(at, self);
    memo.set(key, value);
    return value;
  };
  return self;
};

/** Grundy values of a game with these options. */
export const valuesBy = <P>(
  options: (at: P) => readonly P[],
  keyOf?: (at: P) => unknown,
): ((at: P) => number) => remembered((at, self) => mex(options(at).map(self)), keyOf);

/** Whether the player to move wins a game with these options. */
export const winsBy = <P>(
  options: (at: P) => readonly P[],
  win: Win,
  keyOf?: (at: P) => unknown,
): ((at: P) => boolean) =>
  remembered((at, self) => {
    const all = options(at);
    return all.length === 0 ? win === 'misere' : all.some((option) => !self(option));
  }, keyOf);

/** How long play lasts where it lasts so long after each option: the winner hurries and the loser stalls, or for suspense the other way round. */
export const lengthAfter = (
  measure: Exclude<Measure, 'grundy' | 'outcome'>,
  win: Win,
): ((options: readonly number[]) => number) => {
  const [quick, slow] = measure === 'remoteness' ? [Math.min, Math.max] : [Math.max, Math.min];
  return (options) => {
    const lost = options.filter((length) => length % 2 === (win === 'normal' ? 0 : 1));
    return options.length === 0 ? 0 : 1 + (lost.length > 0 ? quick(...lost) : slow(...options));
  };
};

/** For heaps of 0 to `count` - 1 from which members of a set are taken: what `of` makes of the results after each take. */
export const takingTable = (
  set: readonly number[],
  count: number,
  of: (options: readonly number[]) => number,
): readonly number[] => {
  const results: number[] = [];
  for (let n = 0; n < count; n += 1)
    results.push(of(set.filter((take) => take <= n).map((take) => results[n - take]!)));
  return results;
};

/** First values of a game in which members of a set are taken, and their least period, by the recurrence far beyond it. */
export const takingPeriod = (
  set: readonly number[],
): { readonly values: readonly number[]; readonly period: number } => {
  const values = takingTable(set, 2000, mex);
  for (let period = 1; ; period += 1)
    if (values.slice(500).every((value, i, tail) => i < period || value === tail[i - period]!))
      return { values, period };
};
