/** Boards and analyses with their pictures, and what is shown without them. */

import { afterEach, expect, test } from 'vitest';
import type { ShownMessage } from '../../src/local/types.ts';
import { type Drawn, PicturePool, type Pictures } from '../../src/picture/pictures.ts';
import { DRAWN, picturesBy } from '../support/fake-pictures.ts';
import { messageOf, partsOf, type Scripted, until } from '../support/scripted.ts';
import { slowly } from '../support/slowly.ts';
import { type Stage, stage } from '../support/stage.ts';

let held: Stage;
let open: Pictures | null = null;
afterEach(async () => {
  await held.close();
  await open?.close();
  open = null;
});

/** Descriptions of the pictures of a message, in order. */
const alts = (message: ShownMessage): readonly unknown[] =>
  partsOf(message.components)
    .filter((part) => part['type'] === 12)
    .flatMap((part) =>
      (part['items'] as readonly { readonly description?: string }[]).map((item) => item.description),
    );
const files = (person: Scripted, id: string): readonly string[] => person.files(id);

test('a board and an analysis are drawn, told in words, and drawn anew with each move', async () => {
  open = new PicturePool({ threads: 1, waitMs: 20_000 });
  await open.warm();
  held = await stage({ pictures: open });
  const ada = held.person('Ada');
  const board = await ada.run('play', { line: 'nim 3 4 5', level: 'perfect', first: 'me' });
  await until(() => files(ada, board).length === 1, 'the picture');
  expect(alts(ada.message(board))).toEqual([
    expect.stringMatching(/^Nim: .*3.*4.*5[\s\S]*The first player is to move\.$/),
  ]);
  await ada.type(board, '1:2');
  await until(() => /Move 2/.test(ada.read(board)) && files(ada, board).length === 1, 'the next picture');
  const card = await ada.run('analyze', { line: 'nim 3 4 5', explain: 'why' });
  await until(() => files(ada, card).length === 2, 'the pictures');
  expect(files(ada, card)).toEqual(['position.png', 'xor.png']);
  expect(alts(ada.message(card))[1]).toBe('XOR table in binary: heap 1 3, heap 2 4, heap 3 5. Nim-sum 2.');
  // The table stays in the text, too.
  expect(ada.read(card)).toMatch(/0  1  1/);
  expect(held.logged).toEqual([]);
});

test('a picture that takes too long comes after the board', async () => {
  let release: (value: Drawn) => void = () => undefined;
  const late = new Promise<Drawn>((resolve) => {
    release = resolve;
  });
  held = await stage({ pictures: picturesBy((_, wait) => slowly(late, wait)) });
  const ada = held.person('Ada');
  const board = await ada.run('play', { line: 'nim 3 4 5', level: 'perfect', first: 'me' });
  expect(files(ada, board)).toEqual([]);
  expect(ada.read(board)).toMatch(/nim 3 4 5/);
  release(DRAWN);
  await until(() => files(ada, board)[0] === 'board.png', 'the picture');
});

test('where nothing can be drawn the text is the board, and the game goes on', async () => {
  held = await stage({ pictures: picturesBy(() => Promise.resolve({ ok: false, error: 'failed' })) });
  const ada = held.person('Ada');
  const board = await ada.run('play', { line: 'nim 1 1', level: 'perfect', first: 'me' });
  expect(files(ada, board)).toEqual([]);
  expect((await ada.type(board, '1:1')).kind).toBe('updated');
  expect(ada.read(messageOf(await ada.press(board, 'why')))).toMatch(/P-position/);
});
