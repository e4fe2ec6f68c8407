/** Messages that are redrawn by themselves leave room for other requests, however many they are. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type LiveContext, LiveMessages } from '../../src/discord/live/live-message.ts';
import { SimulatedTime } from '../support/simulated.ts';

const STEP_MS = 100;

/** Messages that tell `draw` when they are drawn. */
const messagesOf = (time: SimulatedTime, draw: (id: number) => void): LiveMessages<number> => {
  const { timers } = time.process();
  const context = { timers, log: pino({ level: 'silent' }) } as unknown as LiveContext;
  return new LiveMessages<number>(context, {
    name: 'quiz',
    maxTries: 0,
    unsure: null,
    draw: (id) => {
      draw(id);
      return Promise.resolve();
    },
    unreachable: () => Promise.resolve(false),
  });
};

/** Drawings of each of so many messages that change all the time, in a minute. */
const drawings = async (count: number): Promise<readonly number[]> => {
  const time = new SimulatedTime(0);
  const drawn = Array.from({ length: count }, () => 0);
  const messages = messagesOf(time, (id) => {
    drawn[id] = (drawn[id] ?? 0) + 1;
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
  // The first drawing of each comes at once.
  const expected = 1 + 60 / seconds;
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(expected * 0.8);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(expected * 1.3);
});

test('those that come from another process are drawn one after another, each once', async () => {
  const time = new SimulatedTime(0);
  const drawn: number[] = [];
  const messages = messagesOf(time, (id) => drawn.push(id));
  messages.takeOver(Array.from({ length: 100 }, (_, id) => id));
  const inStep: number[] = [];
  for (let passed = 0; passed < 20_000; passed += STEP_MS) {
    const before = drawn.length;
    time.pass(STEP_MS);
    await new Promise((resolve) => setImmediate(resolve));
    inStep.push(drawn.length - before);
  }
  expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, id) => id));
  // Twenty a second.
  expect(Math.max(...inStep)).toBeLessThanOrEqual(4);
  await messages.close();
});
