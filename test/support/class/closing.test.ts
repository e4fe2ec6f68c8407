import { expect, test } from 'vitest';
import { lateness } from './closing.ts';

/** A question opened at 1,000 with its deadline at 13,000. */
const shut = (closed: number) => ({ opened: 1_000, deadline: 13_000, closed });
const down = (from: number, gone: number, to: number) => ({ from, gone, to });

test('time in which the bot was dead is added to the deadline', () => {
  expect(lateness(shut(13_040), [])).toBe(40);
  expect(lateness(shut(19_100), [down(4_990, 5_000, 11_000)])).toBe(100);
  expect(lateness(shut(21_100), [down(2_000, 2_000, 4_000), down(5_000, 5_000, 11_000)])).toBe(100);
});

test('dead after the closing, it was not late by less than nothing', () => {
  expect(lateness(shut(13_040), [down(13_050, 13_060, 19_000)])).toBe(40);
});

test('closed while the bot was about to die: nothing of its death is taken off', () => {
  expect(lateness(shut(13_040), [down(13_010, 13_060, 19_000)])).toBe(40);
});

test('closed by the next bot before it said that it is here: what lies behind the closing is not counted', () => {
  expect(lateness(shut(18_500), [down(13_010, 13_020, 19_000)])).toBe(20);
});

test('what the question before had of it is not counted for the next', () => {
  expect(lateness({ opened: 19_500, deadline: 31_500, closed: 31_530 }, [down(13_050, 13_060, 19_000)])).toBe(
    30,
  );
});
