import { type Day, weekOf } from './day.ts';

export interface Streak {
  /** Active days in a row up to today. Forgiven days between them are not counted. */
  readonly days: number;
  /** The longest streak so far. */
  readonly best: number;
  /** Whether today is one of them. */
  readonly today: boolean;
  /** Whether this ISO week still forgives a day off. */
  readonly spare: boolean;
  /** Whether there were days before that no longer count. */
  readonly anew: boolean;
}

export const NO_STREAK: Streak = { days: 0, best: 0, today: false, spare: true, anew: false };

/** The ISO weeks that forgive the days off between two active days; null: one of them is not forgiven. */
const forgivenBetween = (earlier: Day, later: Day, used: number | null): number | null | 'broken' => {
  let last = used;
  for (let day = earlier + 1; day < later; day += 1) {
    const week = weekOf(day);
    if (week === last) return 'broken';
    last = week;
  }
  return last;
};

/**
 * The one rule of streaks: a day counts if something was done on it, and each ISO week forgives one day off. Days are UTC, so
 * time zones play no part. Today is not yet a day off, and a day after today (somebody set the clock back) is ignored.
 * `active`: days in any order, each as often as it likes.
 */
export const streakOf = (active: Iterable<Day>, today: Day): Streak => {
  const days = [...new Set(active)].filter((day) => day <= today).sort((a, b) => a - b);
  let run = 0;
  let best = 0;
  let used: number | null = null;
  let before: Day | null = null;
  for (const day of days) {
    const forgiven: number | null | 'broken' =
      before === null ? 'broken' : forgivenBetween(before, day, used);
    run = forgiven === 'broken' ? 1 : run + 1;
    used = forgiven === 'broken' ? null : forgiven;
    best = Math.max(best, run);
    before = day;
  }
  if (before === null) return NO_STREAK;
  const since = forgivenBetween(before, today, used);
  const alive = since !== 'broken';
  return {
    days: alive ? run : 0,
    best,
    today: before === today,
    spare: !alive || since !== weekOf(today),
    anew: !alive || run < days.length,
  };
};
