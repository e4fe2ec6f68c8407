/** Streaks by their properties: UTC days, and one forgiven day an ISO week. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isoDate, parseDate, startOf, weekdayOf, weekOf } from '../../../src/learn/model/day.ts';
import { NO_STREAK, streakOf } from '../../../src/learn/model/streak.ts';

/** Monday, 19 October 2026. */
const MONDAY = 20_745;
const days = fc.array(fc.integer({ min: MONDAY, max: MONDAY + 120 }), { maxLength: 100 });
/** Few days, and many off between them. */
const few = fc.array(fc.integer({ min: MONDAY, max: MONDAY + 25 }), { maxLength: 12 });
const today = fc.integer({ min: MONDAY, max: MONDAY + 130 });

/** The rule once more, day by day from today back, without any code of its own: null is a day that ends the streak. */
const counted = (active: ReadonlySet<number>, now: number): number => {
  const forgiven = new Set<string>();
  // Which day a week forgives is settled from the first day on, so every beginning is tried.
  let most = 0;
  for (let first = MONDAY; first <= now; first += 1) {
    if (!active.has(first)) continue;
    forgiven.clear();
    let run = 0;
    let whole = true;
    for (let day = first; day <= now && whole; day += 1) {
      if (active.has(day)) run += 1;
      else if (day < now) {
        const date = new Date(day * 86_400_000);
        const monday = new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000)
          .toISOString()
          .slice(0, 10);
        whole = !forgiven.has(monday);
        forgiven.add(monday);
      }
    }
    if (whole) most = Math.max(most, run);
  }
  return most;
};

describe('a streak', () => {
  test('is what is counted day by day', () => {
    fc.assert(
      fc.property(fc.oneof(days, few), today, (active, now) => {
        expect(streakOf(active, now).days).toBe(counted(new Set(active.filter((day) => day <= now)), now));
      }),
      { numRuns: 1_000, examples: [[[MONDAY + 2, MONDAY + 4], MONDAY + 6]] },
    );
  });

  test('does not ask in which order or how often, nor for days to come', () => {
    fc.assert(
      fc.property(days, today, (active, now) => {
        const whole = streakOf(active, now);
        expect(streakOf([...active, ...active].toReversed(), now)).toEqual(whole);
        expect(streakOf([...active, now + 1, now + 9], now)).toEqual(whole);
      }),
    );
  });

  test('is not shorter for one more day, and today adds one to what there was yesterday', () => {
    fc.assert(
      fc.property(days, today, (active, now) => {
        const before = streakOf(active, now);
        const after = streakOf([...active, now], now);
        expect(after.today).toBe(true);
        expect(after.days).toBe(before.today ? before.days : before.days + 1);
        expect(after.best).toBeGreaterThanOrEqual(Math.max(before.best, after.days));
      }),
    );
  });

  test('of none', () => {
    expect(streakOf([], MONDAY)).toEqual(NO_STREAK);
  });

  test.each([
    ['one day off', [0, 1, 3, 4], 4, 4],
    ['two days off in one week', [0, 3, 4], 4, 2],
    ['Sunday and Monday off: two weeks', [0, 1, 2, 3, 4, 5, 8], 8, 7],
    ['yesterday off, today still open', [0, 1], 3, 2],
    ['two days off, today still open', [0, 1], 4, 0],
  ])('%s', (_, active, now, expected) => {
    expect(
      streakOf(
        active.map((day) => MONDAY + day),
        MONDAY + now,
      ).days,
    ).toBe(expected);
  });
});

describe('a day', () => {
  test('is UTC, written as ISO 8601, and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
        const day = dayOf(at);
        expect(isoDate(day)).toBe(new Date(at).toISOString().slice(0, 10));
        expect(parseDate(isoDate(day))).toBe(day);
        expect(startOf(day) <= at && at < startOf(day + 1)).toBe(true);
        expect(weekdayOf(day)).toBe((new Date(at).getUTCDay() + 6) % 7);
        expect(weekOf(day) === weekOf(day + 1)).toBe(weekdayOf(day) !== 6);
      }),
    );
  });

  test.each(['', '2026-13-01', '2026-02-30', '23.11.2026', '2026-1-1'])('“%s” is none', (text) => {
    expect(parseDate(text)).toBeNull();
  });
});
