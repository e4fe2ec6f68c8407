export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** A day in UTC: days since 1 January 1970. */
export type Day = number;

export const dayOf = (at: number): Day => Math.floor(at / DAY_MS);

/** The moment at which a day begins, in milliseconds since 1970. */
export const startOf = (day: Day): number => day * DAY_MS;

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;
const DAYS_PER_WEEK = 7;

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day): number =>
  (((day + FIRST_WEEKDAY) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;

/** Number of the ISO week, which begins on Monday. Two days have the same number exactly if they are in the same week. */
export const weekOf = (day: Day): number => Math.floor((day + FIRST_WEEKDAY) / DAYS_PER_WEEK);

/** As ISO 8601 writes it: `2026-11-23`. */
export const isoDate = (day: Day): string => new Date(startOf(day)).toISOString().slice(0, 10);

/** The day that `2026-11-23` names; null for anything else. */
export const parseDate = (text: string): Day | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || isoDate(dayOf(at)) !== text ? null : dayOf(at);
};
