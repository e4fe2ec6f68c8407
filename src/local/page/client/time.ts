const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Cached: formats are expensive to make, and every message needs some. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, style: string): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES['f']);
  formats.set(key, made);
  return made;
}

/** A time in one of Discord's styles (t T d D f F R), in the reader's language. */
export function timeText(date: Date, style: string, locale: string): string {
  if (style !== 'R') return formatOf(locale, style).format(date);
  const away = Math.round((date.getTime() - Date.now()) / 1000);
  const [unit, seconds] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(away / seconds), unit);
}
