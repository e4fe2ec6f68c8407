import { DateTime, IANAZone } from 'luxon';
import type { Classed } from './ports.ts';

/** Where no zone was set. */
export const USUAL_ZONE = 'UTC';

/** Names of time zones, as this machine knows them; UTC first. */
export const zones: readonly string[] = [
  USUAL_ZONE,
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== USUAL_ZONE),
];

/** The zone as IANA writes it, whatever its case; null: there is none of this name. */
export const zoneNamed = (text: string): string | null => {
  const wanted = text.normalize('NFKC').trim().replace(/\s+/g, '_');
  const known = zones.find((zone) => zone.toLowerCase() === wanted.toLowerCase());
  if (known !== undefined) return known;
  return wanted.includes('/') && IANAZone.isValidZone(wanted) ? wanted : null;
};

/** A moment that was typed as local time. */
export interface Moment {
  readonly at: number;
  /** The clocks were put back: this time came twice, and the first one is meant. */
  readonly twice: boolean;
}

/** What the clocks of a zone show. */
export const clockIn = (zone: string, now: number): string =>
  DateTime.fromMillis(now, { zone }).toFormat('yyyy-MM-dd HH:mm');

/** The same, to the second: as a spreadsheet reads a time. */
export const secondsIn = (zone: string, at: number): string =>
  DateTime.fromMillis(at, { zone }).toFormat('yyyy-MM-dd HH:mm:ss');

const DAYS: Readonly<Record<string, number>> = { today: 0, 今天: 0, tomorrow: 1, 明天: 1, 后天: 2 };
/** The farthest that anything is planned ahead, in days. */
const FARTHEST = 400;

interface Typed {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** What was typed as year to minute; null: not understood. Without a day, the next time that it is so late. */
const read = (text: string, now: DateTime<true>): Typed | null => {
  const clean = text.normalize('NFKC').trim().toLowerCase();
  const found =
    /^(?:(\d{4})-(\d{1,2})-(\d{1,2})[ t]+|(\d{1,2})-(\d{1,2}) +|(\p{L}+) *)?(\d{1,2}):(\d{2})$/u.exec(clean);
  if (found === null) return null;
  const [, year, month, day, soonMonth, soonDay, word, hours, minutes] = found;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hour > 23 || minute > 59) return null;
  const late = hour < now.hour || (hour === now.hour && minute <= now.minute);
  const ahead = word === undefined ? (late ? 1 : 0) : DAYS[word];
  if (year !== undefined) return { year: Number(year), month: Number(month), day: Number(day), hour, minute };
  if (soonMonth !== undefined) {
    const date = { month: Number(soonMonth), day: Number(soonDay), hour, minute };
    const passed = date.month < now.month || (date.month === now.month && date.day < now.day);
    return { year: now.year + (passed ? 1 : 0), ...date };
  }
  if (ahead === undefined) return null;
  const on = now.plus({ days: ahead });
  return { year: on.year, month: on.month, day: on.day, hour, minute };
};

/**
 * The moment of a local time in a zone: `2026-11-21 14:30`, `11-21 14:30`, `tomorrow 14:30`, `14:30`. Refused: what cannot
 * be read; a time that the clocks jump over; a time that has passed or lies too far ahead.
 */
export const momentOf = (text: string, zone: string, now: number): Classed<Moment> => {
  const here = DateTime.fromMillis(now, { zone });
  const typed = here.isValid ? read(text, here) : null;
  const wanted = typed === null ? null : DateTime.fromObject({ ...typed }, { zone });
  if (typed === null || wanted?.isValid !== true)
    return { ok: false, error: { code: 'no-such-time', facts: { token: text } } };
  if (wanted.hour !== typed.hour || wanted.minute !== typed.minute)
    return {
      ok: false,
      error: {
        code: 'skipped-time',
        facts: { token: text, zone, instead: wanted.toFormat('yyyy-MM-dd HH:mm') },
      },
    };
  const possible = wanted.getPossibleOffsets().map((one) => one.toMillis());
  const ahead = possible.filter((one) => one > now).sort((a, b) => a - b);
  const [at] = ahead;
  if (at === undefined) return { ok: false, error: { code: 'past-time', facts: { token: text } } };
  if (at > now + FARTHEST * 86_400_000)
    return { ok: false, error: { code: 'far-time', facts: { days: FARTHEST } } };
  return { ok: true, value: { at, twice: ahead.length > 1 } };
};
