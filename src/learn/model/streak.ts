import { type Day, weekOf } from './day.ts';

export interface Streak {
  /** Active days in a row up to today, without forgiven days. */
  readonly days: number;
  /** The longest streak so far. */
  readonly best: number;
  /** Whether today is one of them. */
  readonly today: boolean;
}

export const NO_STREAK: Streak = { days: 0, best: 0, today: false };

/**
 * The rule of streaks: a day counts if something was done on it, and each ISO week forgives one day off. A streak is the
 * longest such row of days, wherever it begins. Days are UTC. Today is not yet a day off, and later days (the clock was put
 * back) are ignored. `active`: days in any order, with repetitions.
 */
export const streakOf = (active: Iterable<Day>, today: Day): Streak => {
  const days = [...new Set(active)].filter((day) => day <= today).sort((a, b) => a - b);
  if (days.length === 0) return NO_STREAK;
  /** Index of the streak's first day, and its latest day off. */
  let start = 0;
  let off: Day | null = null;
  /** Extends from `days[at - 1]` to `later`: a second day off in a week restarts the streak after the first. */
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
