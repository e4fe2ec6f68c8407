/** A board shows the rules of its position, and its Rules button shows them in full to anybody. */
import { expect, test } from 'vitest';
import { onStage } from '../support/on-stage.ts';

const { ada, ben } = onStage({}, { once: true });

test('on the board, and under its button for everybody', async () => {
  const board = await ada.run('play', { line: 'wythoff 3 9 a=3 misere', first: 'me' });
  const text = ada.read(board);
  expect(text).toContain('from both as long as the two amounts differ by less than 3.');
  expect(text).toContain('Misère: make the last move and you lose.');
  for (const person of [ada, ben]) {
    const card = await person.open(board, 'rules');
    expect(person.message(card).ephemeralFor).toBe(person.id);
    expect(person.read(card)).toMatch(/Wythoff[\s\S]*differ by less than 3\.[\s\S]*Misère[\s\S]*wythoff/);
  }
});

test('what may be taken now is told anew at every turn', async () => {
  const board = await ada.run('play', { line: 'fibonacci 40', opponent: ben.id });
  await ben.press(board, 'accept');
  const [first, second] = ada.read(board).split('\n')[0]!.includes(ada.id) ? [ada, ben] : [ben, ada];
  expect(first.read(board)).toContain('Take at least 1, but not the whole pile.');
  await first.type(board, '3');
  expect(first.read(board)).toContain('Take 1 to 6 now. After that, take at least 1 and at most twice');
  await second.type(board, '1');
  expect(first.read(board)).toContain('Take 1 or 2 now.');
});
