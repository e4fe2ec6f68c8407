/** Local times of a class: how they are typed, and what the clocks do to them. */

import { describe, expect, test } from 'vitest';
import { clockIn, momentOf, zoneNamed, zones } from '../../src/learn/class/when.ts';
import { locales } from '../../src/texts/index.ts';
import { LANGUAGES } from '../../src/texts/languages.ts';

const at = (iso: string): number => Date.parse(iso);
/** Friday, 20 November 2026, 15:00 in Berlin. */
const NOW = at('2026-11-20T14:00:00Z');

const read = (text: string, zone = 'Europe/Berlin', now = NOW): string => {
  const done = momentOf(text, zone, now);
  return done.ok
    ? `${new Date(done.value.at).toISOString().slice(0, 16)}Z${done.value.twice ? ' twice' : ''}`
    : done.error.code;
};

describe('what is typed', () => {
  // It is Friday, 15:00, an hour ahead of UTC.
  test.each([
    ['2026-12-01 14:30', '2026-12-01T13:30Z'],
    ['2026-12-1 9:05', '2026-12-01T08:05Z'],
    ['2026-12-01T14:30', '2026-12-01T13:30Z'],
    ['２０２６-12-01 14：30', '2026-12-01T13:30Z'],
    ['12-01 14:30', '2026-12-01T13:30Z'],
    ['01-15 08:00', '2027-01-15T07:00Z'],
    ['tomorrow 9:00', '2026-11-21T08:00Z'],
    ['Tomorrow 09:00', '2026-11-21T08:00Z'],
    ['明天 9:00', '2026-11-21T08:00Z'],
    ['后天9:00', '2026-11-22T08:00Z'],
    ['today 15:01', '2026-11-20T14:01Z'],
    ['16:00', '2026-11-20T15:00Z'],
    ['14:00', '2026-11-21T13:00Z'],
    ['15:00', '2026-11-21T14:00Z'],
    ['24:00', '2026-11-20T23:00Z'],
    ['24:01', 'no-such-time'],
    ['25:00', 'no-such-time'],
    ['12:60', 'no-such-time'],
    ['2026-02-30 12:00', 'no-such-time'],
    ['2026-13-01 12:00', 'no-such-time'],
    ['next week', 'no-such-time'],
    ['someday 12:00', 'no-such-time'],
    ['', 'no-such-time'],
    ['2026-11-20 14:59', 'past-time'],
    ['today 14:00', 'past-time'],
    ['2028-11-20 14:59', 'far-time'],
    // As teachers write dates.
    ['3月28日 20:00', '2027-03-28T18:00Z'],
    ['3 月 28 日晚上 8 点半', '2027-03-28T18:30Z'],
    ['3月28日20:00', '2027-03-28T18:00Z'],
    ['3月28日20点', '2027-03-28T18:00Z'],
    ['3月28号 20点30分', '2027-03-28T18:30Z'],
    ['3月28日 晚上8点', '2027-03-28T18:00Z'],
    ['３月２８日　２０：００', '2027-03-28T18:00Z'],
    ['三月二十八日晚上八点半', '2027-03-28T18:30Z'],
    ['2026年12月1日 20:00', '2026-12-01T19:00Z'],
    ['2026年12月1日晚上8点', '2026-12-01T19:00Z'],
    ['2026/12/1 20:00', '2026-12-01T19:00Z'],
    ['3月28日（周日）20:00', '2027-03-28T18:00Z'],
    ['3/28 20:00', '2027-03-28T18:00Z'],
    ['28/3 20:00', '2027-03-28T18:00Z'],
    ['28/3/2027 20:00', '2027-03-28T18:00Z'],
    ['28 March 20:00', '2027-03-28T18:00Z'],
    ['28th of March, 8pm', '2027-03-28T18:00Z'],
    ['Mar 28 20:00', '2027-03-28T18:00Z'],
    ['March 28, 2027 at 8:15 p.m.', '2027-03-28T18:15Z'],
    ['Sun 28 Mar 20:00', '2027-03-28T18:00Z'],
    ['3月30日24点', '2027-03-30T22:00Z'],
    ['2月30日 20:00', 'no-such-time'],
    ['30 Feb 20:00', 'no-such-time'],
    ['11月20日 14:00', 'past-time'],
    ['2026年11月1日 20:00', 'past-time'],
    // Words for days.
    ['后天 9点', '2026-11-22T08:00Z'],
    ['大后天 9点', '2026-11-23T08:00Z'],
    ['明天上午9点一刻', '2026-11-21T08:15Z'],
    ['今晚8点', '2026-11-20T19:00Z'],
    ['明早八点', '2026-11-21T07:00Z'],
    ['明天下午3点', '2026-11-21T14:00Z'],
    ['明天中午12点', '2026-11-21T11:00Z'],
    ['晚上8点', '2026-11-20T19:00Z'],
    ['晚上12点', '2026-11-20T23:00Z'],
    ['今晚12点', '2026-11-20T23:00Z'],
    ['8pm', '2026-11-20T19:00Z'],
    ['12am', '2026-11-20T23:00Z'],
    ['今天下午2点', 'past-time'],
    ['明天晚上 8 点 pm', 'no-such-time'],
    ['明天13pm', 'no-such-time'],
    ['明天上午20点', 'no-such-time'],
    // Weekdays: the next such time. It is Friday, 15:00.
    ['周五 20:00', '2026-11-20T19:00Z'],
    ['周五 9:00', '2026-11-27T08:00Z'],
    ['周五 15:00', '2026-11-27T14:00Z'],
    ['２０：００', '2026-11-20T19:00Z'],
    ['星期五晚上8点半', '2026-11-20T19:30Z'],
    ['星期日 20:00', '2026-11-22T19:00Z'],
    ['礼拜天晚上八点', '2026-11-22T19:00Z'],
    ['星期二十点', '2026-11-24T09:00Z'],
    ['周三二十点', '2026-11-25T19:00Z'],
    ['下周五 20:00', '2026-11-27T19:00Z'],
    ['下周一 9:00', '2026-11-23T08:00Z'],
    ['本周日 20:00', '2026-11-22T19:00Z'],
    ['这周四 20:00', 'past-time'],
    ['Fri 20:00', '2026-11-20T19:00Z'],
    ['friday 8pm', '2026-11-20T19:00Z'],
    ['Friday at 9:00', '2026-11-27T08:00Z'],
    ['Thursday 20:00', '2026-11-26T19:00Z'],
    ['friday', 'no-such-time'],
    ['friday 8', 'no-such-time'],
    ['周五', 'no-such-time'],
    ['上周五 20:00', 'no-such-time'],
    ['112:30', 'no-such-time'],
    ['周五周六 20:00', 'no-such-time'],
    // In Japanese or Traditional characters.
    ['3月28日(日) 20:00', '2027-03-28T18:00Z'],
    ['2026年12月1日 午後8時', '2026-12-01T19:00Z'],
    ['金曜 20:00', '2026-11-20T19:00Z'],
    ['金曜日の午後8時半', '2026-11-20T19:30Z'],
    ['金曜の20時まで', '2026-11-20T19:00Z'],
    ['来週の月曜 9時', '2026-11-23T08:00Z'],
    ['来週金曜日20:00', '2026-11-27T19:00Z'],
    ['再来週の金曜 20:00', '2026-12-04T19:00Z'],
    ['今週の日曜 20:00', '2026-11-22T19:00Z'],
    ['明日 9:00', '2026-11-21T08:00Z'],
    ['明日の9時から', '2026-11-21T08:00Z'],
    ['あさって午前9時15分', '2026-11-22T08:15Z'],
    ['明後日の昼12時', '2026-11-22T11:00Z'],
    ['しあさって 9時', '2026-11-23T08:00Z'],
    ['今夜8時', '2026-11-20T19:00Z'],
    ['今晩12時', '2026-11-20T23:00Z'],
    ['明日の夜8時', '2026-11-21T19:00Z'],
    ['明日の朝8時', '2026-11-21T07:00Z'],
    ['明日の夕方5時', '2026-11-21T16:00Z'],
    ['午前0時', '2026-11-20T23:00Z'],
    ['午後0時30分', '2026-11-21T11:30Z'],
    ['正午', '2026-11-21T11:00Z'],
    ['45分後', '2026-11-20T14:45Z'],
    ['1時間30分後', '2026-11-20T15:30Z'],
    ['2時間半後', '2026-11-20T16:30Z'],
    ['午前13時', 'no-such-time'],
    ['金曜', 'no-such-time'],
    ['先週の金曜 20:00', 'no-such-time'],
    ['週五 晚上8點半', '2026-11-20T19:30Z'],
    ['下週一 9點', '2026-11-23T08:00Z'],
    ['45分鐘後', '2026-11-20T14:45Z'],
    ['兩個小時後', '2026-11-20T16:00Z'],
    // A time by its name.
    ['noon', '2026-11-21T11:00Z'],
    ['12 noon', '2026-11-21T11:00Z'],
    ['12:00 noon', '2026-11-21T11:00Z'],
    ['Noon tomorrow', '2026-11-21T11:00Z'],
    ['tomorrow at noon', '2026-11-21T11:00Z'],
    ['Friday 12 noon', '2026-11-27T11:00Z'],
    ['midday on Monday', '2026-11-23T11:00Z'],
    ['3-12 noon', '2027-03-12T11:00Z'],
    ['March 12, 12 noon', '2027-03-12T11:00Z'],
    ['12 March noon', '2027-03-12T11:00Z'],
    ['today noon', 'past-time'],
    ['112 noon', 'no-such-time'],
    ['中午', '2026-11-21T11:00Z'],
    ['中午12点', '2026-11-21T11:00Z'],
    ['中午十二点半', '2026-11-21T11:30Z'],
    ['明天中午', '2026-11-21T11:00Z'],
    ['周日中午', '2026-11-22T11:00Z'],
    ['3月28日中午', '2027-03-28T10:00Z'],
    ['明天正午', '2026-11-21T11:00Z'],
    ['明天正午12点', '2026-11-21T11:00Z'],
    ['明天中午前', 'no-such-time'],
    ['midnight', '2026-11-20T23:00Z'],
    ['12 midnight', '2026-11-20T23:00Z'],
    ['midnight tonight', '2026-11-20T23:00Z'],
    ['today at midnight', '2026-11-20T23:00Z'],
    ['midnight on Friday', '2026-11-20T23:00Z'],
    ['午夜', '2026-11-20T23:00Z'],
    ['今晚半夜12点', '2026-11-20T23:00Z'],
    ['today 24:00', '2026-11-20T23:00Z'],
    ['今晚午夜', '2026-11-20T23:00Z'],
    ['今晚零点', '2026-11-20T23:00Z'],
    ['明天零点', '2026-11-20T23:00Z'],
    ['今晚24点', '2026-11-20T23:00Z'],
    ['周日24:00', '2026-11-22T23:00Z'],
    ['明天上午24点', 'no-such-time'],
    ['半夜', 'no-such-time'],
    ['深夜11点', '2026-11-20T22:00Z'],
    ['今天半夜两点', '2026-11-21T01:00Z'],
    ['tonight 8pm', '2026-11-20T19:00Z'],
    ['8pm tonight', '2026-11-20T19:00Z'],
    ['tonight 8:30', '2026-11-20T19:30Z'],
    ['tonight at 1 am', '2026-11-21T00:00Z'],
    ['tonight 8am', 'no-such-time'],
    ['tonight noon', 'no-such-time'],
    ['tomorrow morning 9:00', '2026-11-21T08:00Z'],
    ['tomorrow evening, 8:00 pm', '2026-11-21T19:00Z'],
    ['Monday afternoon 2pm', '2026-11-23T13:00Z'],
    ['Monday morning 2pm', 'no-such-time'],
    ['this morning 9am', 'past-time'],
    ['tonight', 'no-such-time'],
    ['明天晚上8:00am', 'no-such-time'],
    ['20:00 tomorrow', '2026-11-21T19:00Z'],
    ['8 pm on Friday', '2026-11-20T19:00Z'],
    ['14:30 28 March', '2027-03-28T12:30Z'],
    ['20:00 - 21:00 tomorrow', 'no-such-time'],
    ['周末', 'no-such-time'],
    ['weekend', 'no-such-time'],
    ['3月28日 周末 20:00', 'no-such-time'],
    // From now on.
    ['in 2 minutes', '2026-11-20T14:02Z'],
    ['In 45 min', '2026-11-20T14:45Z'],
    ['in half an hour', '2026-11-20T14:30Z'],
    ['in an hour', '2026-11-20T15:00Z'],
    ['in 1 hour and 30 minutes', '2026-11-20T15:30Z'],
    ['in 2h', '2026-11-20T16:00Z'],
    ['45分钟后', '2026-11-20T14:45Z'],
    ['４５ 分钟以后', '2026-11-20T14:45Z'],
    ['半小时后', '2026-11-20T14:30Z'],
    ['两个小时后', '2026-11-20T16:00Z'],
    ['tonight 8', '2026-11-20T19:00Z'],
    ['tonight at 8', '2026-11-20T19:00Z'],
    ['in 0 minutes', 'no-such-time'],
    ['in 5', 'no-such-time'],
    ['in 2 weeks', 'no-such-time'],
    ['in minutes', 'no-such-time'],
    ['in 99999 hours', 'far-time'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('of a weekend that has begun what is left is meant; once it is over, the next', () => {
    const [saturday, sunday] = [at('2026-11-21T14:00:00Z'), at('2026-11-22T14:00:00Z')];
    expect(read('周末 14:00', 'Europe/Berlin', saturday)).toBe('2026-11-22T13:00Z');
    expect(read('this weekend 20:00', 'Europe/Berlin', sunday)).toBe('2026-11-22T19:00Z');
    expect(read('this weekend 14:00', 'Europe/Berlin', sunday)).toBe('past-time');
    expect(read('周末 14:00', 'Europe/Berlin', sunday)).toBe('two-times');
    expect(momentOf('weekend 14:00', 'Europe/Berlin', sunday)).toMatchObject({
      error: { facts: { lines: ['2026-11-28 14:00', '2026-11-29 14:00'] } },
    });
  });

  test.each([
    ['周末 20:00', ['2026-11-21 20:00', '2026-11-22 20:00']],
    ['这个周末中午', ['2026-11-21 12:00', '2026-11-22 12:00']],
    ['8pm at the weekend', ['2026-11-21 20:00', '2026-11-22 20:00']],
    ['下周末晚上8点', ['2026-11-28 20:00', '2026-11-29 20:00']],
    ['next weekend 20:00', ['2026-11-21 20:00', '2026-11-22 20:00', '2026-11-28 20:00', '2026-11-29 20:00']],
    ['tomorrow midnight', ['2026-11-21 00:00', '2026-11-22 00:00']],
    ['3月28日午夜', ['2027-03-28 00:00', '2027-03-29 00:00']],
    ['3/4 noon', ['2027-03-04 12:00', '2027-04-03 12:00']],
    ['3/4 20:00', ['2027-03-04 20:00', '2027-04-03 20:00']],
    ['next friday 20:00', ['2026-11-27 20:00', '2026-12-04 20:00']],
    ['周六晚上12点', ['2026-11-21 00:00', '2026-11-22 00:00']],
    ['3月28日 周五 20:00', ['2026-11-20 20:00', '2027-03-28 20:00']],
  ])('%s may be either, and each line that is shown works', (text, lines) => {
    expect(momentOf(text, 'Europe/Berlin', NOW)).toEqual({
      ok: false,
      error: { code: 'two-times', facts: { token: text, lines } },
    });
    for (const line of lines) expect(momentOf(line, 'Europe/Berlin', NOW).ok).toBe(true);
  });

  test('the examples of every language are read, and mean the same', () => {
    for (const { writing } of LANGUAGES.map((language) => locales[language]))
      expect(writing.times.map((text) => read(text))).toEqual([
        '2027-03-28T18:00Z',
        '2026-11-20T19:00Z',
        '2026-11-21T08:00Z',
        '2026-11-21T13:30Z',
      ]);
  });

  test('every form says the same at any time of the day, by a calendar of its own', () => {
    const names = ['日', '一', '二', '三', '四', '五', '六'];
    for (let hours = 0; hours < 24 * 9; hours += 5) {
      const now = NOW + hours * 3_600_000;
      for (let ahead = 1; ahead <= 7; ahead += 1) {
        const day = new Date(now + ahead * 86_400_000);
        const day0 = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
        const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()];
        const expected = `${new Date(day0).toISOString().slice(0, 10)}T00:00Z`;
        expect(read(`${month}月${date}日 0:00`, 'UTC', now)).toBe(expected);
        expect(read(`周${names[day.getUTCDay()] ?? ''} 0:00`, 'UTC', now)).toBe(expected);
      }
    }
  });

  test('the same words, another zone', () => {
    expect(read('2026-12-01 14:30', 'Asia/Shanghai')).toBe('2026-12-01T06:30Z');
    expect(read('tomorrow 0:30', 'Pacific/Auckland')).toBe('2026-11-21T11:30Z');
    expect(read('tomorrow 9:00', 'UTC')).toBe('2026-11-21T09:00Z');
    expect(read('2026-12-01 14:30', 'Asia/Kathmandu')).toBe('2026-12-01T08:45Z');
  });
});

describe('clocks that change (the rules of 2027: EU 28 March and 31 October, US 14 March and 7 November)', () => {
  test.each([
    // Put forward: 02:00 to 03:00.
    ['2027-03-28 01:59', 'Europe/Berlin', '2027-03-28T00:59Z'],
    ['2027-03-28 02:00', 'Europe/Berlin', 'skipped-time'],
    ['2027-03-28 02:59', 'Europe/Berlin', 'skipped-time'],
    ['2027-03-28 03:00', 'Europe/Berlin', '2027-03-28T01:00Z'],
    ['2027-03-14 02:30', 'America/New_York', 'skipped-time'],
    // By half an hour only.
    ['2027-10-03 02:15', 'Australia/Lord_Howe', 'skipped-time'],
    ['2027-10-03 02:30', 'Australia/Lord_Howe', '2027-10-02T15:30Z'],
    // Put back: the hour comes twice, the first is meant.
    ['2027-10-31 02:30', 'Europe/Berlin', '2027-10-31T00:30Z twice'],
    ['2027-10-31 01:59', 'Europe/Berlin', '2027-10-30T23:59Z'],
    ['2027-10-31 03:00', 'Europe/Berlin', '2027-10-31T02:00Z'],
    ['2027-11-07 01:30', 'America/New_York', '2027-11-07T05:30Z twice'],
    ['2027-03-28 02:30', 'Asia/Shanghai', '2027-03-27T18:30Z'],
  ])('%s in %s is %s', (text, zone, expected) => {
    expect(read(text, zone)).toBe(expected);
  });

  test('what the clocks show instead of a time they jump over is told', () => {
    expect(momentOf('2027-03-28 02:30', 'Europe/Berlin', NOW)).toEqual({
      ok: false,
      error: {
        code: 'skipped-time',
        facts: { token: '2027-03-28 02:30', zone: 'Europe/Berlin', instead: '2027-03-28 03:30' },
      },
    });
  });

  test('between the two of the same time the second one is meant, since the first has passed', () => {
    const between = at('2027-10-31T00:45:00Z');
    expect(read('2027-10-31 02:30', 'Europe/Berlin', between)).toBe('2027-10-31T01:30Z');
  });

  test('a day is a day of the calendar, though it has 23 or 25 hours', () => {
    expect(read('tomorrow 12:00', 'Europe/Berlin', at('2027-03-27T11:00:00Z'))).toBe('2027-03-28T10:00Z');
    expect(read('tomorrow 12:00', 'Europe/Berlin', at('2027-10-30T10:00:00Z'))).toBe('2027-10-31T11:00Z');
  });
});

describe('zones', () => {
  test.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['America/New York', 'America/New_York'],
    ['utc', 'UTC'],
    ['Asia/Atlantis', null],
    ['Berlin', null],
    ['+02:00', null],
    ['', null],
    ['../../etc/passwd', null],
  ])('%s is %s', (typed, zone) => {
    expect(zoneNamed(typed)).toBe(zone);
  });

  test('every zone that is offered is taken, and tells a time', () => {
    expect(zones.length).toBeGreaterThan(300);
    for (const zone of zones) {
      expect(zoneNamed(zone)).toBe(zone);
      expect(clockIn(zone, NOW)).toMatch(/^2026-11-2[01] \d{2}:\d{2}$/);
    }
  });
});
