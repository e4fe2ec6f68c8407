import { DateTime, IANAZone } from 'luxon';
import { failed, ok, type Result } from '../../engine/core/result.ts';
import { oncePer } from '../../kernel/once-per.ts';
import { DAY_MS } from '../model/day.ts';
import { type ClassFault, refuse } from './faults.ts';
import { readSpan, readTime } from './typed-time.ts';

/** The zone of a server that has set none. */
export const DEFAULT_ZONE = 'UTC';

/** Names of time zones known to this machine; UTC first. */
export const zones: readonly string[] = [
  DEFAULT_ZONE,
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== DEFAULT_ZONE),
];

/** IANA's spelling of a zone, whatever its case; null: unknown. */
export const zoneNamed = (text: string): string | null => {
  const wanted = text.normalize('NFKC').trim().replace(/\s+/g, '_');
  const known = zones.find((zone) => zone.toLowerCase() === wanted.toLowerCase());
  if (known !== undefined) return known;
  return wanted.includes('/') && IANAZone.isValidZone(wanted) ? wanted : null;
};

/** A moment typed as local time. */
export interface TypedMoment {
  readonly at: number;
  /** Whether the clocks, put back, will show this time twice: the first of the two is taken. */
  readonly twice: boolean;
}

/** The time on a zone's clocks. */
export const clockIn = (zone: string, now: number): string =>
  DateTime.fromMillis(now, { zone }).toFormat('yyyy-MM-dd HH:mm');

/** Swedish format: `2026-11-21 14:30:05`. Kept: a file has thousands of times, and Luxon takes ten times as long. */
const clockOf = oncePer((zone: string) => {
  const timeZone = IANAZone.isValidZone(zone) ? zone : DEFAULT_ZONE;
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
});

/** The time on a zone's clocks to the second, as spreadsheets read it. */
export const secondsIn = (zone: string, at: number): string => clockOf(zone).format(at);

const MAX_AHEAD_DAYS = 400;

/**
 * The moment of a local time in a zone: `2026-11-21 14:30`, `11-21 14:30`, `tomorrow 14:30`, `Friday 8pm`, `3月28日 20:00`,
 * `周五晚上8点半`, `金曜 午後8時半`, `14:30` (see `readTime`), `in 45 minutes`, `45分後` (see `readSpan`). Refuses unreadable text, text
 * with two future meanings, times skipped by the clocks, past times and those too far ahead.
 */
export const momentOf = (text: string, zone: string, now: number): Result<TypedMoment, ClassFault> => {
  const span = readSpan(text);
  if (span !== null)
    return span > MAX_AHEAD_DAYS * DAY_MS
      ? refuse('far-time', { days: MAX_AHEAD_DAYS })
      : ok({ at: now + span, twice: false });
  const here = DateTime.fromMillis(now, { zone });
  const reading = here.isValid ? readTime(text, here) : null;
  const all = reading?.times.map((typed) => ({ typed, wanted: DateTime.fromObject({ ...typed }, { zone }) }));
  const lying = all?.filter(({ wanted }) => wanted.toMillis() > now) ?? [];
  const lines = [...new Set(lying.map(({ wanted }) => wanted.toFormat('yyyy-MM-dd HH:mm')))].sort();
  if (lines.length > 1 || (reading?.torn === true && lines.length > 0))
    return refuse('two-times', { token: text, lines });
  const { typed, wanted } = lying[0] ?? all?.[0] ?? {};
  if (typed === undefined || wanted?.isValid !== true) return refuse('no-such-time', { token: text });
  if (wanted.hour !== typed.hour || wanted.minute !== typed.minute)
    return failed({
      code: 'skipped-time',
      facts: { token: text, zone, instead: wanted.toFormat('yyyy-MM-dd HH:mm') },
    });
  const possible = wanted.getPossibleOffsets().map((one) => one.toMillis());
  const ahead = possible.filter((one) => one > now).sort((a, b) => a - b);
  const [at] = ahead;
  if (at === undefined) return refuse('past-time', { token: text });
  if (at > now + MAX_AHEAD_DAYS * DAY_MS) return refuse('far-time', { days: MAX_AHEAD_DAYS });
  return ok({ at, twice: ahead.length > 1 });
};
