import { type Day, weekOf } from './day.ts';

export interface Streak {
  /** Active days in a row up to today. Forgiven days between them are not counted. */
  readonly days: number;
  /** The longest streak so far. */
  readonly best: number;
  /** Whether today is one of them. */
  readonly today: boolean;
}

export const NO_STREAK: Streak = { days: 0, best: 0, today: false };

/**
 * The one rule of streaks: a day counts if something was done on it, and each ISO week forgives one day off. A streak is the
 * longest row of days for which that holds, wherever it begins. Days are UTC, so time zones play no part. Today is not yet a
 * day off, and a day after today (somebody set the clock back) is ignored. `active`: days in any order, each as often as it
 * likes.
 */
export const streakOf = (active: Iterable<Day>, today: Day): Streak => {
  const days = [...new Set(active)].filter((day) => day <= today).sort((a, b) => a - b);
  if (days.length === 0) return NO_STREAK;
  /** The place at which the streak begins, and its latest day off. */
  let start = 0;
  let off: Day | null = null;
  /** Goes on from `days[at - 1]` to `later`: a second day off in a week has the streak begin behind the first. */
  const goOn = (at: number, later: Day): void => {
    for (let day = days[at - 1]! + 1; day < later; day += 1) {
      if (off !== null && weekOf(off) === weekOf(day)) while (start < at && days[start]! <= off) start += 1;
      off = day;
    }
    if (start === at) off = null;
  };
  let best = 1;
  for (let at = 1; at < days.length; at += 1) {
    goOn(at, days[at]!);
    best = Math.max(best, at - start + 1);
  }
  goOn(days.length, today);
  return {
    days: days.length - start,
    best,
    today: days.at(-1) === today,
  };
};
