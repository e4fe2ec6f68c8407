import type { Measure, Win } from '../core/terms.ts';
import { mex } from '../maths/nimber.ts';

/** Computes a value from those of the options. */
export interface Fold<A> {
  start(): A;
  /** Adds an option's value; true: the rest cannot change the result. */
  add(acc: A, value: number): boolean;
  end(acc: A): number;
}

/** Fold of a measure. */
export const foldOf = (measure: Measure, win: Win): Fold<unknown> => {
  switch (measure) {
    case 'outcome':
      return outcomeFold(win);
    case 'grundy':
      return setFold(mex);
    case 'remoteness':
    case 'suspense':
      return lengthFold(win, measure);
  }
};

/** 1 = N, 0 = P. Normal: no options is P; misère: no options is N. */
const outcomeFold = (win: Win): Fold<{ n: boolean; options: number }> => ({
  start: () => ({ n: false, options: 0 }),
  add: (acc, option) => {
    acc.options += 1;
    if (option === 0) acc.n = true;
    return acc.n;
  },
  end: (acc) => Number(acc.options === 0 ? win === 'misere' : acc.n),
});

/** Collects the values of all options for `end`. */
export const setFold = (end: (values: ReadonlySet<number>) => number): Fold<Set<number>> => ({
  start: () => new Set(),
  add: (acc, value) => {
    acc.add(value);
    return false;
  },
  end,
});

/**
 * Remoteness: 0 at the end; the winner hurries (1 + the least among options lost for the opponent), the loser stalls (1 + the
 * greatest). Under normal play odd ⇔ N; under misère play an ended position is N, so even ⇔ N. Suspense is the same with hurrying
 * and stalling exchanged.
 */
const lengthFold = (
  win: Win,
  measure: 'remoteness' | 'suspense',
): Fold<{ won: number | null; lost: number | null }> => {
  const lostParity = win === 'normal' ? 0 : 1;
  const pick = (old: number | null, value: number, hurry: boolean) =>
    old === null ? value : hurry ? Math.min(old, value) : Math.max(old, value);
  const winnerHurries = measure === 'remoteness';
  return {
    start: () => ({ won: null, lost: null }),
    add: (acc, value) => {
      if (value % 2 === lostParity) acc.won = pick(acc.won, value, winnerHurries);
      else acc.lost = pick(acc.lost, value, !winnerHurries);
      return false;
    },
    end: (acc) => (acc.won !== null ? 1 + acc.won : acc.lost !== null ? 1 + acc.lost : 0),
  };
};
