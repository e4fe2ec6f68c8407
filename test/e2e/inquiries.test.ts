/** /table and /claim, from the command to the message. */
import { expect, test } from 'vitest';
import type { PictureRequest } from '../../src/picture/request.ts';
import { picturesInto } from '../support/fake-pictures.ts';
import { onStage } from '../support/on-stage.ts';
import { until } from '../support/scripted.ts';

let asked: PictureRequest[];
const { held, ada, ben, ming } = onStage(() => {
  asked = [];
  return { pictures: picturesInto(asked) };
});

test('a table: picture, text, patterns, and a claim to try next', async () => {
  const card = await ada.run('table', { game: 'wythoff', size: 12 });
  expect(ada.message(card).ephemeralFor).toBe(ada.id);
  await until(() => ada.files(card)[0] === 'table.png', 'the picture');
  expect(asked.map((request) => request.kind)).toEqual(['table']);
  expect(ada.read(card)).toMatch(/P iff min\(a, b\) = phi-floor\(abs\(a - b\)\)[\s\S]*proved/);
  const shared = await ada.run('table', { game: 'bash max=3', share: true });
  expect(ben.read(shared)).toMatch(/period \*\*4\*\*/);
  expect(ming.read(await ming.run('table', { game: 'nim 1 x' }))).toMatch(/：nim n$/m);
});

test('claims: a counterexample explained, a theorem named, a slip told with its token', async () => {
  const refuted = await ada.run('claim', { claim: 'wythoff: P iff a = b' });
  expect(ada.read(refuted)).toMatch(
    /counterexample is `wythoff 1 1`[\s\S]*Why[\s\S]*You can win: take 1 from both/,
  );
  await until(() => ada.files(refuted).includes('position.png'), 'the picture');
  expect(ada.read(await ada.run('claim', { claim: 'bash max=3: SG = n mod 4' }))).toMatch(
    /301 positions[\s\S]*holds at all of them[\s\S]*It always holds: /,
  );
  expect(ada.read(await ada.run('claim', { claim: 'wythoff: P iff a = q' }))).toMatch(
    /“q”[\s\S]*Try: `wythoff/,
  );
  expect(ming.read(await ming.run('claim', { claim: '威佐夫：P 当且仅当 a = b' }))).toMatch(/最小的反例是/);
  expect(held.logged).toEqual([]);
});

test('arithmetic of nimbers: worked out, how to type it, and what is not understood', async () => {
  const card = await ada.run('table', { game: 'nimber 5 * 7 + 2 ^ 3' });
  expect(ada.read(card)).toMatch(/5 ⊗ 7 ⊕ 2 \^ 3 = 12[\s\S]*4 ⊗ 4 = 6/);
  expect(ada.read(await ada.run('table', { game: 'nimber' }))).toMatch(/nim-product[\s\S]*5 │ +5 +10 +15/);
  expect(ada.read(await ada.run('table', { game: 'nimber 5 - 7' }))).toMatch(/“-”[\s\S]*Try: `5 \* 7/);
  const large = `${(1n << 600n) - 1n}`;
  expect(ada.read(await ada.run('table', { game: `nimber ${large} / ${large} + 4` }))).toMatch(/= 5/);
  expect(ming.read(await ming.run('table', { game: 'nim数 sqrt 5' }))).toMatch(/恰有一个平方根/);
  expect(held.logged).toEqual([]);
});
