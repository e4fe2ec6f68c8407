import type { LocaleId } from '../../texts/locale.ts';
import { percent as percentOf } from '../../texts/percent.ts';

const DAY_MS = 86_400_000;

/** A share as whole percent, with the sign. */
export const percent = (share: number, locale: LocaleId): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(
    percentOf(share) / 100,
  );

/** The time zone, or UTC if it is invalid: an invalid zone is the only thing for which `Intl` throws. */
const zoned = (zone: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};

/**
 * Dates with the detail that `span` (milliseconds) needs: hours within two days, months and years beyond two years. An unknown
 * time zone is read as UTC.
 */
export const dates = (span: number, zone: string, locale: LocaleId): ((time: number) => string) => {
  const parts: Intl.DateTimeFormatOptions =
    span < 2 * DAY_MS
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : span < 700 * DAY_MS
        ? { month: 'short', day: 'numeric' }
        : { year: 'numeric', month: 'short' };
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: zoned(zone) });
  return (time) => format.format(time);
};

/** A whole date, for sentences. */
export const wholeDate = (time: number, zone: string, locale: LocaleId): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: zoned(zone),
  }).format(time);
