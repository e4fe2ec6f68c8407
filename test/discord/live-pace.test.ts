/** Automatic redraws leave room for other requests, however many messages there are. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type LiveContext, LiveMessages } from '../../src/discord/live/live-message.ts';
import { SimulatedTime } from '../support/simulated.ts';

const STEP_MS = 100;

/** Number of drawings in a minute of each of `count` constantly changing messages. */
const drawings = async (count: number): Promise<readonly number[]> => {
  const time = new SimulatedTime(0);
  const { timers } = time.process();
  const drawn = Array.from({ length: count }, () => 0);
  const context = { timers, log: pino({ level: 'silent' }) } as unknown as LiveContext;
  const messages = new LiveMessages<number>(context, {
    name: 'quiz',
    maxTries: 0,
    unsure: null,
    draw: (id) => {
      drawn[id] = (drawn[id] ?? 0) + 1;
      return Promise.resolve();
    },
    unreachable: () => Promise.resolve(false),
  });
  for (let passed = 0; passed < 60_000; passed += STEP_MS) {
    for (let id = 0; id < count; id += 1) messages.redraw(id);
    time.pass(STEP_MS);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await messages.close();
  return drawn;
};

test.each([
  [4, 2],
  [40, 2],
  [100, 5],
  [300, 10],
])('%i of them are drawn every %i seconds', async (count, seconds) => {
  const drawn = await drawings(count);
  // The first drawing of each is immediate.
  const expected = 1 + 60 / seconds;
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(expected * 0.8);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(expected * 1.3);
});
