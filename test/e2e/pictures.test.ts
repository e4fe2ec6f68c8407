/** Boards and analyses with their pictures, and what is shown without them. */

import { expect, onTestFinished, test } from 'vitest';
import type { ShownMessage } from '../../src/local/types.ts';
import { type DrawnPng, PicturePool } from '../../src/picture/pictures.ts';
import { DRAWN, gatedPictures, picturesBy } from '../support/fake-pictures.ts';
import { stageOfTest } from '../support/on-stage.ts';
import { partsOf, until } from '../support/scripted.ts';
import { slowly } from '../support/slowly.ts';

/** Descriptions of the pictures of a message, in order. */
const alts = (message: ShownMessage): readonly unknown[] =>
  partsOf(message.components)
    .filter((part) => part['type'] === 12)
    .flatMap((part) =>
      (part['items'] as readonly { readonly description?: string }[]).map((item) => item.description),
    );

test('a board and an analysis are drawn, told in words, and drawn anew with each move', async () => {
  const pictures = new PicturePool({ threads: 1, waitMs: 600_000 });
  onTestFinished(() => pictures.close());
  await pictures.warm();
  const held = await stageOfTest({ pictures });
  const ada = held.person('Ada');
  const board = await ada.playBot();
  await until(() => ada.files(board).length === 1, 'the picture');
  expect(alts(ada.message(board))).toEqual([
    expect.stringMatching(/^Nim: .*3.*4.*5[\s\S]*The first player is to move\.$/),
  ]);
  await ada.type(board, '1:2');
  await until(() => /Move 2/.test(ada.read(board)) && ada.files(board).length === 1, 'the next picture');
  const card = await ada.run('analyze', { line: 'nim 3 4 5', explain: 'why' });
  await until(() => ada.files(card).length === 2, 'the pictures');
  expect(ada.files(card)).toEqual(['position.png', 'xor.png']);
  expect(alts(ada.message(card))[1]).toBe('XOR table in binary: heap 1 3, heap 2 4, heap 3 5. Nim-sum 2.');
  // The table stays in the text, too.
  expect(ada.read(card)).toMatch(/0  1  1/);
  expect(held.logged).toEqual([]);
});

test('a picture that takes too long comes after the board', async () => {
  let release: (value: DrawnPng) => void = () => undefined;
  const late = new Promise<DrawnPng>((resolve) => {
    release = resolve;
  });
  const held = await stageOfTest({ pictures: picturesBy((_, wait) => slowly(late, wait)) });
  const ada = held.person('Ada');
  const board = await ada.playBot();
  expect(ada.files(board)).toEqual([]);
  expect(ada.read(board)).toMatch(/nim 3 4 5/);
  release(DRAWN);
  await until(() => ada.files(board)[0] === 'board.png', 'the picture');
});

test('the address of a file stays valid when a picture follows', async () => {
  const gate = gatedPictures();
  const held = await stageOfTest({ pictures: gate.pictures });
  const ada = held.person('Ada');
  const card = await ada.run('analyze', { line: `nim ${'1 '.repeat(400)}2`, explain: 'why' });
  const before = ada.message(card).attachments;
  expect(before.map(({ filename }) => filename)).toEqual(['line.txt']);
  await until(() => gate.asked > 0, 'the drawing');
  gate.release();
  await until(() => ada.message(card).attachments.length > 1, 'the picture');
  expect(ada.message(card).attachments).toContainEqual(before[0]);
  expect(await (await fetch(before[0]!.url)).text()).toMatch(/^nim 1 1 .* 2\n$/);
});

test('where nothing can be drawn the text is the board, and the game goes on', async () => {
  const held = await stageOfTest({
    pictures: picturesBy(() => Promise.resolve({ ok: false, error: 'failed' })),
  });
  const ada = held.person('Ada');
  const board = await ada.playBot('nim 1 1');
  expect(ada.files(board)).toEqual([]);
  expect((await ada.type(board, '1:1')).kind).toBe('updated');
  expect(ada.read(await ada.open(board, 'why'))).toMatch(/P-position/);
});
