/** Time limits on the thread that answers clicks, for each computation and for all together. */
import { expect, test } from 'vitest';
import { patienceOf } from '../../src/worker/patience.ts';
import { mainThreadTime } from '../../src/worker/thread-time.ts';

const held = (user: () => string | undefined = () => undefined) => {
  const time = { passed: 0, worked: 0 };
  const patience = patienceOf({ passed: () => time.passed, worked: () => time.worked }, user);
  /** Works until the patience is over; returns how long that was. */
  const lasting = (): number => {
    const late = patience();
    const from = time.worked;
    while (!late()) {
      time.passed += 1;
      time.worked += 1;
    }
    return time.worked - from;
  };
  return { time, patience, lasting };
};

test('one thing has 30 ms of work, however long it waited for a processor', () => {
  const { time, patience } = held();
  const late = patience();
  time.passed = 5_000;
  time.worked = 29;
  expect(late()).toBe(false);
  time.worked = 30;
  expect(late()).toBe(true);
});

test('the work of other threads counts only as far as time passed', () => {
  const { time, patience } = held();
  const late = patience();
  time.passed = 20;
  time.worked = 400;
  expect(late()).toBe(false);
});

test('many things at once share what there is, until the window is over', () => {
  const { time, lasting } = held();
  expect([lasting(), lasting(), lasting(), lasting()]).toEqual([30, 30, 20, 0]);
  time.passed += 300;
  expect(lasting()).toBe(30);
});

test('a user has something of it whatever others use, and again after a while', () => {
  let user: string | undefined = 'a';
  const { time, lasting } = held(() => user);
  expect([lasting(), lasting(), lasting()]).toEqual([30, 30, 20]);
  expect(lasting()).toBeLessThan(10);
  user = 'b';
  expect([lasting(), lasting(), lasting()]).toEqual([30, 30, 20]);
  expect(lasting()).toBeLessThan(10);
  user = undefined;
  expect(lasting()).toBe(0);
  // The window is over, and another user has used up the next one.
  time.passed += 251;
  user = 'c';
  expect([lasting(), lasting(), lasting()]).toEqual([30, 30, 20]);
  user = 'b';
  expect(lasting()).toBeGreaterThan(20);
  expect(lasting()).toBeLessThan(10);
});

test('where the system tells the time of the main thread, it goes on while that works', () => {
  expect(mainThreadTime === null).toBe(process.platform !== 'linux');
  const from = mainThreadTime?.().worked ?? -1;
  let now = from;
  // Ends with the first tick of the scheduler that finds this thread busy.
  while (mainThreadTime !== null && now === from) now = mainThreadTime().worked;
  expect(now > from || mainThreadTime === null).toBe(true);
});
