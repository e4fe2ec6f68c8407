/** Pictures that were drawn before come with their text, in one request; others follow it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Drawn, Pictures } from '../../src/picture/pictures.ts';
import { keyOf } from '../../src/picture/pictures.ts';
import { NO_LIMITS } from '../support/players.ts';
import { type Scripted, until } from '../support/scripted.ts';
import { type Stage, stage } from '../support/stage.ts';

const PNG = { bytes: new Uint8Array([1, 2, 3]), width: 800, height: 400 };
const DRAWN: Drawn = { ok: true, value: PNG };

let held: Stage;
let ada: Scripted;
let drawn: Set<string>;

beforeEach(async () => {
  drawn = new Set();
  const pictures: Pictures = {
    png: (request) => {
      drawn.add(keyOf(request));
      return Promise.resolve(DRAWN);
    },
    kept: (request) => (drawn.has(keyOf(request)) ? PNG : null),
    warm: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  held = await stage({ pictures, local: { limits: NO_LIMITS } });
  ada = held.person('Ada');
});
afterEach(() => held.close());

const edits = (): number =>
  held.local.faults.requests().filter(({ method, path }) => method === 'PATCH' && path.includes('/webhooks/'))
    .length;

test('what was drawn for one reader comes at once to the next', async () => {
  const first = await ada.run('analyze', { line: 'nim 3 4 5' });
  await until(() => ada.files(first).length === 2, 'the pictures');
  expect(edits()).toBe(1);
  const second = await ada.run('analyze', { line: 'nim 3 4 5' });
  expect(ada.files(second)).toEqual(['position.png', 'xor.png']);
  // Drawn anew on the same message: its pictures stay, and nothing follows.
  await ada.press(second, 'verdict');
  expect(ada.files(second)).toContain('position.png');
  await held.bot.close();
  expect(edits()).toBe(1);
  expect(held.logged).toEqual([]);
});

test('where one of them is to be drawn, the text does not wait, and all follow', async () => {
  const first = await ada.run('analyze', { line: 'nim 3 4 5' });
  await until(() => ada.files(first).length === 2, 'the pictures');
  drawn.delete([...drawn][1]!);
  const second = await ada.run('analyze', { line: 'nim 3 4 5' });
  await until(() => ada.files(second).length === 2, 'the pictures');
  expect(edits()).toBe(2);
});
