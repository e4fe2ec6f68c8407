/**
 * A small seeded sample of `npm run soak hostile`: whatever is typed, uploaded or forged, everybody gets an answer and the bot
 * keeps running.
 */
import { expect, test } from 'vitest';
import { hostile } from '../support/hostile/run.ts';

test('nasty lines, files and forged interactions: all answered, and so is a bystander, each time', async () => {
  const { wrong, sent, bystander } = await hostile({
    seed: 1,
    lines: 8,
    forged: 80,
    fileEvery: 4,
    megabytes: 0.1,
    known: false,
    people: 4,
    ordinary: 30,
    pause: 0,
    rounds: 1,
    aside: false,
    say: () => undefined,
  });
  expect(wrong).toEqual([]);
  expect(sent).toEqual({ lines: 8, forged: 80 });
  expect(bystander.length).toBeGreaterThan(5);
  // They keep playing while it happens.
  expect(bystander.filter(({ what }) => what === 'button').length).toBeGreaterThan(1);
});
