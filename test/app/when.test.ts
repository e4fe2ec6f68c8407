/** Local times of a class: how they are typed, and what the clocks do to them. */
import { describe, expect, test } from 'vitest';
import { clockIn, momentOf, zoneNamed, zones } from '../../src/app/class/when.ts';

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
    ['24:00', 'no-such-time'],
    ['12:60', 'no-such-time'],
    ['2026-02-30 12:00', 'no-such-time'],
    ['2026-13-01 12:00', 'no-such-time'],
    ['next week', 'no-such-time'],
    ['someday 12:00', 'no-such-time'],
    ['', 'no-such-time'],
    ['2026-11-20 14:59', 'past-time'],
    ['today 14:00', 'past-time'],
    ['2028-11-20 14:59', 'far-time'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
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
