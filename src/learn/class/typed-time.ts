import { DateTime } from 'luxon';
import { MINUTE_MS } from '../model/day.ts';

/** A typed local time: year to minute. */
export interface Typed {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Possible meanings of typed words. */
export interface Reading {
  /** Likeliest first. */
  readonly times: readonly Typed[];
  /** Contradictory words: never accepted, even if only one of the times lies ahead. */
  readonly torn: boolean;
}

const DAYS: Readonly<Record<string, number>> = {
  today: 0,
  今天: 0,
  今日: 0,
  tomorrow: 1,
  明天: 1,
  明日: 1,
  后天: 2,
  大后天: 3,
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const monthNamed = (name: string): number => MONTHS.findIndex((month) => month === name.slice(0, 3)) + 1;

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const CHINESE_WEEKDAYS = '一二三四五六日';
/** A weekday with its week, as a whole word. */
const WEEKDAY =
  /(?:(这|本|下下|下)个?)?(?:周|星期|礼拜)([一二三四五六日天])|(?:\b(this|next) +)?\b(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b\.?/u;

/** A weekend with its week. */
const WEEKEND = /^(?:(这|本|下|下下)个?)?周末$|^(?:(?:the|(this|next)) )?weekend$/u;

const DIGITS = '零一二三四五六七八九';
/** A number below 100 in Chinese: 八, 十二, 二十, 二十八. */
const chineseNumber = (text: string): string => {
  const plain = text.replaceAll('〇', '零').replaceAll('两', '二');
  const [tens, ones] = plain.includes('十') ? plain.split('十') : ['零', plain];
  const digit = (one: string | undefined, empty: number): number =>
    one === undefined || one === '' ? empty : DIGITS.indexOf(one);
  return String(10 * digit(tens, 1) + digit(ones, 0));
};

/** Words for parts of a day, in order of replacement. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  // “tonight 8” is unambiguous: no day begins in the evening.
  [/\b(?:tonight|this evening) (?:at )?(\d{1,2})$/gu, 'today 晚$1点'],
  [/\btonight\b|\bthis evening\b/gu, 'today 晚'],
  [/\b(?:evening|night)\b/gu, '晚'],
  [/\bthis (?=morning|afternoon)/gu, 'today '],
  [/\bmorning\b/gu, '早上'],
  [/\bafternoon\b/gu, '下午'],
  [/\b(?:noon|midday)\b|(?:正午|中午)(?! ?\d)/gu, '中午12点'],
  [/正午/gu, '中午'],
  [/\bmidnight\b|午夜(?! ?\d)/gu, '午夜12点'],
];

/**
 * The text with noon, midnight and parts of a day as clock times. The 12 of “12 noon” belongs to the time, that of “3-12 noon”
 * does not: both readings, of which one makes sense.
 */
const spoken = (text: string): readonly string[] => {
  const said = SPOKEN.reduce((before, [word, by]) => before.replace(word, by), text);
  return [said, said.replace(/\b12(?::00)? ?(?=(?:中午|午夜)12点)/gu, '')].map((one) =>
    one.replace(/\s+/gu, ' ').trim(),
  );
};

/** Traditional and Japanese characters with the Simplified ones read below. */
const SIMPLIFIED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'週周點点時时後后間间鐘钟個个這这兩两號号過过裡里裏里禮礼'].flatMap((char, i, all) =>
    i % 2 === 0 ? [[char, all[i + 1]!]] : [],
  ),
);
const WEEKDAY_SIGNS: Readonly<Record<string, string>> = {
  月: '一',
  火: '二',
  水: '三',
  木: '四',
  金: '五',
  土: '六',
  日: '日',
};
const WEEKS: Readonly<Record<string, string>> = { 今: '本', 来: '下', 再来: '下下' };

/** Japanese words as Chinese ones, in order of replacement. */
const JAPANESE: readonly (readonly [RegExp, string | ((...found: readonly string[]) => string)])[] = [
  [/しあさって/gu, '大后天'],
  [/明后日|あさって/gu, '后天'],
  [/あした|あす/gu, '明日'],
  [/きょう/gu, '今日'],
  [/([今明])[夜晩]/gu, '$1日晚'],
  [/([今明])朝/gu, '$1日早上'],
  [
    /(再来|今|来)周の?([月火水木金土日])(?:曜日?)?/gu,
    (_, week = '', day = '') => `${WEEKS[week]}周${WEEKDAY_SIGNS[day]} `,
  ],
  [/(再来|今|来)周末/gu, (_, week = '') => `${WEEKS[week]}周末`],
  [
    /([月火水木金土日])曜日?|\(([月火水木金土日])\)/gu,
    (_, day, short = '') => ` 周${WEEKDAY_SIGNS[day ?? short]} `,
  ],
  [/お?昼の?/gu, '中午'],
  [/夕方/gu, '傍晚'],
  [/未明/gu, '凌晨'],
  [/真?夜中/gu, '半夜'],
  [/(?<![深半午])夜(?!里)/gu, '晚'],
  [/(?<!早)朝/gu, '早上'],
  [/时间半/gu, '时间30分'],
  [/[点时]半/gu, '点30分'],
  [/(?:から|まで|に|の)/gu, ' '],
];

/** The text in Simplified Chinese. */
const inSimplified = (text: string): string =>
  JAPANESE.reduce(
    (said, [word, by]) => said.replace(word, by as string),
    text.replace(/./gsu, (char) => SIMPLIFIED[char] ?? char),
  );

/** Narrow signs, lower case, Chinese numbers as digits, no fillers. */
const plainly = (text: string): string =>
  inSimplified(text.normalize('NFKC').toLowerCase())
    .replace(/(\d) +(?=[年月日号点时分])/gu, '$1')
    .replace(/([年月点时]) +(?=[\d半一三整])/gu, '$1')
    .replace(/([今明])晚上?/gu, '$1天晚上')
    .replace(/([今明])早上?/gu, '$1天早上')
    .replace(/点钟|点整/gu, '点')
    .replace(/点一刻/gu, '点15')
    .replace(/点三刻/gu, '点45')
    .replace(/点半/gu, '点30')
    // 星期二十点 is Tuesday at ten, not at twenty.
    .replace(
      /(?<!周|星期|礼拜|[一二三四五六七八九十])([一二三四五六七八九]?十[一二三四五六七八九]?|[〇零一二两三四五六七八九])(?=[月日号点时分])|(?<=(?:周|星期|礼拜)[一二三四五六日天])([一二三四五六七八九]?十[一二三四五六七八九]?|[〇零一二两三四五六七八九])(?=[点时])|(?<=[点时])([一二三四五]?十[一二三四五六七八九]?|[零〇][一二三四五六七八九])/gu,
      (_, a?: string, b?: string, c?: string) => {
        const number = a ?? b ?? c ?? '';
        return chineseNumber(number.length === 2 ? number.replace(/^[零〇]/u, '') : number);
      },
    )
    .replace(/[(),、]|\b(?:at|on)\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

type DayPart = readonly [says: RegExp, hours: (hour: number) => readonly number[]];

/** Parts of a day with the clock hours of each, by the typed hour; two: ambiguous; 24 and more: the next day. */
const PARTS: readonly DayPart[] = [
  [/^am$/u, (hour) => (hour < 1 || hour > 12 ? [] : [hour % 12])],
  [/^pm$/u, (hour) => (hour < 1 || hour > 12 ? [] : [(hour % 12) + 12])],
  [/^凌晨$/u, (hour) => (hour === 12 ? [0] : hour < 7 ? [hour] : [])],
  [/^午前$/u, (hour) => (hour < 12 ? [hour] : [])],
  [/^午后$/u, (hour) => (hour < 12 ? [hour + 12] : hour < 24 ? [hour] : [])],
  [/^(?:清晨|早上|早晨|上午)$/u, (hour) => (hour > 3 && hour < 13 ? [hour] : [])],
  [/^中午$/u, (hour) => (hour > 0 && hour < 4 ? [hour + 12] : hour > 10 && hour < 15 ? [hour] : [])],
  [
    /[午半深]夜$/u,
    (hour) =>
      hour > 21
        ? [hour]
        : hour === 11
          ? [23]
          : hour % 12 < 5 && hour < 13
            ? [(hour % 12) + 24, hour % 12]
            : [],
  ],
  [/^(?:下午|傍晚)$/u, (hour) => (hour > 0 && hour < 8 ? [hour + 12] : hour > 11 && hour < 20 ? [hour] : [])],
  [
    /^(?:晚上?|夜里)$/u,
    (hour) => {
      if (hour >= 17) return [hour];
      if (hour > 4 && hour < 12) return [hour + 12];
      return hour % 12 < 4 && hour < 13 ? [(hour % 12) + 24, hour % 12] : [];
    },
  ],
];

const hoursOf = (part: string, hour: number): readonly number[] => {
  // 24 o'clock ends a day; with a part of the day only for nights.
  if (hour === 24) return /^(?:晚上?|夜里)?$|[午半深]夜$/u.test(part) ? [24] : [];
  if (hour > 24) return [];
  return part === '' ? [hour] : (PARTS.find(([says]) => says.test(part))?.[1](hour) ?? []);
};

const CLOCK =
  '(?:(凌晨|清晨|早上|早晨|上午|午前|中午|午后|下午|傍晚|(?:晚上? ?)?[午半深]夜|晚上|晚|夜里) ?)?(?:(\\d{1,2}):(\\d{2})(?: ?([ap])\\.?m\\.?)?|(\\d{1,2})[点时](?:(\\d{1,2})分?)?|(\\d{1,2}) ?([ap])\\.?m\\.?)';
const TIME = new RegExp(`${CLOCK}$`, 'u');
/** The time before its day: 8pm on Friday. */
const FIRST = new RegExp(`^${CLOCK} (?=\\S)`, 'u');

/** Possible days of a text; null: not understood. */
interface Days {
  readonly days: readonly DateTime[];
  readonly torn: boolean;
}

const dateOf = (
  now: DateTime<true>,
  year: number | null,
  month: number,
  day: number,
): readonly DateTime[] => {
  const passed = month < now.month || (month === now.month && day < now.day);
  const date = DateTime.fromObject(
    { year: year ?? now.year + (passed ? 1 : 0), month, day },
    { zone: now.zone },
  );
  return date.isValid ? [date] : [];
};

/** The days of a calendar date, in its many forms; null: not a date. */
const dated = (text: string, now: DateTime<true>): readonly DateTime[] | null => {
  const full =
    /^(\d{4})(?:-(\d{1,2})-(\d{1,2})t?|\/(\d{1,2})\/(\d{1,2})|\.(\d{1,2})\.(\d{1,2})|年 ?(\d{1,2})月 ?(\d{1,2})[日号]?)$/u.exec(
      text,
    );
  if (full !== null) {
    const [year = 0, month = 0, day = 0] = full.slice(1).filter(Boolean).map(Number);
    return dateOf(now, year, month, day);
  }
  const short = /^(?:(\d{1,2})-(\d{1,2})|(\d{1,2})月 ?(\d{1,2})[日号]?)$/u.exec(text);
  if (short !== null) {
    const [month = 0, day = 0] = short.slice(1).filter(Boolean).map(Number);
    return dateOf(now, null, month, day);
  }
  // Month and day, or day and month, by country.
  const slashed = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?\.?$/u.exec(text);
  if (slashed !== null) {
    const [a, b] = [Number(slashed[1]), Number(slashed[2])];
    const year = slashed[3] === undefined ? null : Number(slashed[3]);
    return a === b ? dateOf(now, year, a, b) : [...dateOf(now, year, a, b), ...dateOf(now, year, b, a)];
  }
  const named =
    new RegExp(`^(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)? ?${MONTH}(?: (?<year>\\d{4}))?$`, 'u').exec(
      text,
    ) ?? new RegExp(`^${MONTH} ?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\\d{4}))?$`, 'u').exec(text);
  if (named === null) return null;
  const { day, year } = named.groups ?? {};
  const name = named.slice(1).find((one) => one !== undefined && /^[a-z]/u.test(one)) ?? '';
  return dateOf(now, year === undefined ? null : Number(year), monthNamed(name), Number(day));
};

/** Possible days of a weekday: the next one, `late` if today's time has passed; “next Friday” may be either of two. */
const weekdays = (found: RegExpExecArray, now: DateTime<true>, late: boolean): readonly DateTime[] => {
  const [, week, chinese, which, english] = found;
  const index =
    chinese === undefined
      ? WEEKDAYS.findIndex((day) => english?.startsWith(day))
      : CHINESE_WEEKDAYS.indexOf(chinese === '天' ? '日' : chinese);
  const ahead = index + 1 - now.weekday;
  const soonest = (ahead + 7) % 7 === 0 ? (late ? 7 : 0) : (ahead + 7) % 7;
  const days =
    week !== undefined
      ? [ahead + (week === '下' ? 7 : week === '下下' ? 14 : 0)]
      : which === 'next'
        ? [soonest === 0 ? 7 : soonest, (soonest === 0 ? 7 : soonest) + 7]
        : [soonest];
  return days.map((one) => now.plus({ days: one }));
};

/** Remaining days of a weekend; of “next weekend” those of either. */
const weekend = (found: RegExpExecArray, now: DateTime<true>, late: boolean): readonly DateTime[] => {
  const [, week, english] = found;
  const over = now.weekday === 7 && late && week === undefined && english === undefined;
  const weeks =
    week === '下' || (english === 'next' && now.weekday > 5) || over
      ? [7]
      : week === '下下'
        ? [14]
        : english === 'next'
          ? [0, 7]
          : [0];
  return weeks.flatMap((ahead) => [6, 7].map((day) => now.plus({ days: ahead + day - now.weekday })));
};

const daysOf = (text: string, now: DateTime<true>, late: boolean): Days | null => {
  if (text === '') return { days: [now.plus({ days: late ? 1 : 0 })], torn: false };
  const ahead = DAYS[text];
  if (ahead !== undefined) return { days: [now.plus({ days: ahead })], torn: false };
  const free = WEEKEND.exec(text);
  if (free !== null) return { days: weekend(free, now, late), torn: false };
  const found = WEEKDAY.exec(text);
  const rest = found === null ? text : text.replace(found[0], ' ').replace(/\s+/gu, ' ').trim();
  const dates = rest === '' ? null : dated(rest, now);
  if (rest !== '' && dates === null) return null;
  if (found === null) return { days: dates ?? [], torn: false };
  const next = weekdays(found, now, late);
  if (dates === null) return { days: next, torn: false };
  // A weekday decides between two readings of a date.
  const fitting = dates.filter((date) => date.weekday === next[0]?.weekday);
  return fitting.length > 0 ? { days: fitting, torn: false } : { days: [...dates, ...next], torn: true };
};

/** Clock hours as `hoursOf`, with a typed half of a day, a part of it or both: “tonight 8am” is none. */
const meantBy = (part: string | undefined, half: string | undefined, hour: number): readonly number[] => {
  if (half === undefined) return hoursOf(part ?? '', hour);
  const whole = hoursOf(`${half}m`, hour);
  if (part === undefined) return whole;
  return whole.flatMap((one) => hoursOf(part, one).filter((of) => of % 24 === one));
};

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:m|mins?|minutes?|分钟?)$/u, MINUTE_MS],
  [/^(?:h|hrs?|hours?|小时|时间|钟头)$/u, 60 * MINUTE_MS],
];

/**
 * Time from now, in milliseconds: `in 45 minutes`, `in half an hour`, `in 1 hour 30 minutes`, `2小时后`. Null for other words.
 * Only minutes and hours: days are given by dates.
 */
export const readSpan = (text: string): number | null => {
  const clean = inSimplified(text.normalize('NFKC').toLowerCase())
    .replace(/[〇零一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九]/gu, (number) =>
      chineseNumber(number),
    )
    .replace(/半个?小时|\bhalf an hour\b/gu, '30 minutes')
    .replace(/\ban? (?=hour|minute)/gu, '1 ')
    .replace(/个(?=小时|钟头)/gu, '')
    .trim();
  const said = /^in (.+)$/u.exec(clean)?.[1] ?? /^(?:过|再过)?(.+?)(?:之?后|以后)$/u.exec(clean)?.[1];
  if (said === undefined) return null;
  const parts = [...said.matchAll(/(\d{1,5}) ?([a-z]+|\p{Script=Han}+?(?=\d|$|\s)) ?/gu)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== said.replace(/ and /gu, ' '))
    return null;
  const spans = parts.map(([, count, unit = '']) => {
    const size = UNITS.find(([name]) => name.test(unit))?.[1];
    return size === undefined ? Number.NaN : Number(count) * size;
  });
  const sum = spans.reduce((all, one) => all + one, 0);
  return Number.isNaN(sum) || sum === 0 ? null : sum;
};

/** Reads normalised words (see `plainly` and `spoken`). */
const readPlain = (clean: string, now: DateTime<true>): Reading | null => {
  const found = TIME.exec(clean);
  if (found === null) {
    const first = FIRST.exec(clean)?.[0];
    return first === undefined ? null : readPlain(`${clean.slice(first.length)} ${first.trim()}`, now);
  }
  const [whole, part, hour24, minutes, half24, hourCn, minutesCn, hour12, half12] = found;
  const half = half24 ?? half12;
  const minute = Number(minutes ?? minutesCn ?? 0);
  const hour = Number(hour24 ?? hourCn ?? hour12);
  const hours = meantBy(part, half, hour);
  if (minute > 59 || hours.length === 0 || (hour === 24 && minute > 0)) return null;
  const before = clean.slice(0, clean.length - whole.length);
  // A number joined to the time is no day: 112:30.
  if (/\d$/u.test(before)) return null;
  const day = before.trim();
  // Without a day, midnight is the next one.
  const meant = day === '' ? hours.slice(-1) : hours;
  const [first = 0] = meant;
  const late = first < now.hour || (first === now.hour && minute <= now.minute);
  const days = daysOf(day, now, late);
  if (days === null) return null;
  const times = days.days.flatMap((date) =>
    meant.map((one): Typed => {
      const on = date.plus({ days: Math.floor(one / 24) });
      return { year: on.year, month: on.month, day: on.day, hour: one % 24, minute };
    }),
  );
  return { times, torn: days.torn };
};

/**
 * Possible meanings of a typed time in `now`'s zone: a date, weekday (the next one) or word for a day, in English, Chinese or
 * Japanese, and a time of day (also noon and midnight) before or after it; without a day, the next such time. Null: not
 * understood.
 */
export const readTime = (text: string, now: DateTime<true>): Reading | null =>
  spoken(plainly(text)).reduce<Reading | null>((found, clean) => found ?? readPlain(clean, now), null);
