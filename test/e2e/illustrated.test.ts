/** Pictures follow the text they belong to, and never undo what its reader chose meanwhile. */

import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { gatedPictures } from '../support/fake-pictures.ts';
import { onStage } from '../support/on-stage.ts';
import { until } from '../support/scripted.ts';

const LINE = 'nim 3 4 5';

let gate: ReturnType<typeof gatedPictures>;
const { held, ada } = onStage(
  () => {
    gate = gatedPictures();
    return { pictures: gate.pictures };
  },
  { logs: 'anything' },
);
afterEach(() => {
  held.local.faults.clear();
  gate.release();
});

/** The level whose button is highlighted on a card. */
const levelOf = (card: string): string | undefined => {
  const buttons = JSON.stringify(ada.message(card).components);
  const chosen = ada
    .controls(card)
    .find(({ id }) =>
      new RegExp(`"style":1,"custom_id":${JSON.stringify(id).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`).test(
        buttons,
      ),
    );
  return chosen?.id.split('~')[3];
};
const ids = (card: string): readonly string[] => ada.message(card).attachments.map(({ id }) => id);
const edits = (): number => held.requests('PATCH', '/webhooks/').length;

test('the text answers at once, whole; its pictures follow by one edit', async () => {
  const card = await ada.run('analyze', { line: LINE, explain: 'why' });
  expect(ada.files(card)).toEqual([]);
  expect(ada.read(card)).toMatch(/N-position/);
  await until(() => gate.asked === 2, 'the drawings');
  expect(edits()).toBe(0);
  gate.release();
  await until(() => ada.files(card).length === 2, 'the pictures');
  expect(ada.files(card)).toEqual(['position.png', 'xor.png']);
  expect(ada.message(card).ephemeralFor).toBe(ada.id);
  expect(edits()).toBe(1);
  expect(held.logged).toEqual([]);
});

test('a level chosen while its pictures are drawn stays', async () => {
  const card = await ada.run('analyze', { line: LINE, explain: 'answer' });
  await until(() => gate.asked > 0, 'the drawings');
  await ada.press(card, 'proof');
  const proof = ada.read(card);
  await until(() => gate.asked > 2, 'the drawings of the other level');
  gate.release();
  await until(() => ada.files(card).length > 0, 'the pictures');
  expect([levelOf(card), edits()]).toEqual(['proof', 1]);
  expect(ada.read(card).includes(proof.split('\n').at(-1)!)).toBe(true);
});

test('a level chosen while pictures are on their way to Discord comes after them', async () => {
  const card = await ada.run('analyze', { line: LINE, explain: 'answer' });
  await until(() => gate.asked > 0, 'the drawings');
  held.local.faults.next({ method: 'PATCH', path: '/webhooks/' }, { kind: 'delay', ms: 300 });
  gate.open();
  await sleep(50);
  await ada.press(card, 'proof');
  // By now the delayed edit has been served too.
  await sleep(400);
  await until(() => edits() >= 1 && ada.files(card).length === 2, 'the pictures');
  expect(levelOf(card)).toBe('proof');
});

test('pictures that a message has stay with it and are not sent again', async () => {
  gate.open();
  const card = await ada.run('analyze', { line: LINE, explain: 'why' });
  await until(() => ada.files(card).length === 2, 'the pictures');
  const before = ids(card);
  const sent = [gate.asked, edits()];
  await ada.press(card, 'proof');
  expect([levelOf(card), ids(card), [gate.asked, edits()]]).toEqual(['proof', before, sent]);
  await ada.press(card, 'why');
  expect([levelOf(card), ids(card)]).toEqual(['why', before]);
  expect(held.logged).toEqual([]);
});

test('pictures that Discord has no more are sent anew', async () => {
  gate.open();
  const card = await ada.run('analyze', { line: LINE, explain: 'why' });
  await until(() => ada.files(card).length === 2, 'the pictures');
  const before = ids(card);
  held.local.faults.next({ path: '/callback' }, { kind: 'answer', status: 400, code: 50_035 });
  await ada.press(card, 'proof');
  await until(() => ids(card).length === 2 && !ids(card).includes(before[0]!), 'new pictures');
  expect(levelOf(card)).toBe('proof');
});

test('whoever puts the message away is not missed; another failure is logged', async () => {
  const away = await ada.run('analyze', { line: LINE, explain: 'why' });
  await until(() => gate.asked === 2, 'the drawings');
  held.local.world.dismiss(ada.id, away);
  gate.release();
  await until(() => edits() === 1, 'the edit');
  expect(held.logged).toEqual([]);
  const card = await ada.run('analyze', { line: LINE, explain: 'why' });
  await until(() => gate.asked === 4, 'the drawings');
  held.local.faults.next(
    { method: 'PATCH', path: '/webhooks/' },
    { kind: 'answer', status: 403, code: 50_013 },
  );
  gate.release();
  await until(() => held.logged.length === 1, 'the log');
  expect(held.logged[0]).toMatch(/could not follow/);
  expect(ada.read(card)).toMatch(/N-position/);
});

test('the end of the bot waits for pictures that have begun', async () => {
  const card = await ada.run('analyze', { line: LINE, explain: 'why' });
  await until(() => gate.asked === 2, 'the drawings');
  const closed = held.bot.close();
  gate.release();
  await closed;
  expect(ada.files(card)).toEqual(['position.png', 'xor.png']);
});

test('a board drawn by itself does not overtake the answer to a click on it', async () => {
  const board = await ada.playBot(LINE);
  await until(() => gate.asked > 0, 'the drawing');
  const edits = { method: 'PATCH', path: `/messages/${board}` };
  const drawn = (): number => held.requests('PATCH', edits.path).length;
  // The board is sent without its picture, which is added by an edit; that edit is slow.
  held.local.faults.next(edits, { kind: 'delay', ms: 300 });
  gate.open();
  await sleep(200);
  await ada.type(board, '1:2');
  await until(() => drawn() >= 1, 'the edit');
  expect(ada.read(board)).toMatch(/Move 2/);
});
