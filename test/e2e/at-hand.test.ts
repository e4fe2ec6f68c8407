/**
 * A new answer is sent as text and its pictures follow, unless many wait; a redrawn message includes the pictures that are in
 * the cache.
 */
import { expect, test } from 'vitest';
import { keyOf, type Pictures } from '../../src/picture/pictures.ts';
import { DRAWN, PNG, picturesBy } from '../support/fake-pictures.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { until } from '../support/scripted.ts';

let drawn: Set<string>;
/** What a drawing waits for. */
let paper: Promise<void>;

const { held, ada } = onStage(
  () => {
    drawn = new Set();
    paper = Promise.resolve();
    const pictures: Pictures = {
      ...picturesBy(async (request) => {
        await paper;
        drawn.add(keyOf(request));
        return DRAWN;
      }),
      kept: (request) => (drawn.has(keyOf(request)) ? PNG : null),
    };
    return { pictures, local: { limits: NO_LIMITS } };
  },
  { logs: 'anything' },
);

const edits = (): number => held.requests('PATCH', '/webhooks/').length;

test('a new answer is text first, also where its pictures are at hand; drawn anew it needs no request more', async () => {
  const first = await ada.run('analyze', { line: 'nim 3 4 5', explain: 'why' });
  await until(() => ada.files(first).length === 2, 'the pictures');
  expect(edits()).toBe(1);
  const second = await ada.run('analyze', { line: 'nim 3 4 5', explain: 'why' });
  await until(() => ada.files(second).length === 2, 'the pictures');
  expect(edits()).toBe(2);
  // Redrawn on the same message: its pictures stay, and none follows.
  await ada.press(second, 'answer');
  expect(ada.files(second)).toContain('position.png');
  await held.bot.close();
  expect(edits()).toBe(2);
  expect(held.logged).toEqual([]);
});

test('where one of them is to be drawn, the text does not wait, and all follow', async () => {
  const first = await ada.run('analyze', { line: 'nim 3 4 5', explain: 'why' });
  await until(() => ada.files(first).length === 2, 'the pictures');
  drawn.delete([...drawn][1]!);
  const second = await ada.run('analyze', { line: 'nim 3 4 5', explain: 'why' });
  await until(() => ada.files(second).length === 2, 'the pictures');
  expect(edits()).toBe(2);
});

test('where many wait for pictures, those at hand come with their text', async () => {
  const first = await ada.run('analyze', { line: 'nim 3 4 5', explain: 'why' });
  await until(() => ada.files(first).length === 2, 'the pictures');
  let deliver = (): void => undefined;
  paper = new Promise((resolve) => {
    deliver = resolve;
  });
  // More than a rush: the bot may not know yet that the latest ones were received.
  const waiting = await Promise.all(
    Array.from({ length: 12 }, (_, i) => ada.run('analyze', { line: `nim 1 2 ${4 + i}` })),
  );
  const second = await ada.run('analyze', { line: 'nim 3 4 5', explain: 'why' });
  expect(ada.files(second).length).toBe(2);
  expect(edits()).toBe(1);
  deliver();
  await until(() => waiting.every((one) => ada.files(one).length > 0), 'their pictures');
});
