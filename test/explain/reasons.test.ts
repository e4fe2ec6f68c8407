/** The one reason of a first answer: true of the very numbers, and said as a teacher would. */
import { expect, test } from 'vitest';
import type { StepOf } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { explainChecked } from '../../src/games/checked.ts';
import { sayExplained } from '../../src/texts/explained.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { plain } from '../../src/texts/plain.ts';
import { random } from '../support/random.ts';

const explained = (line: string) => {
  const parsed = parseLine(line);
  if (!parsed.ok) throw new Error(line);
  const { spot, win } = parsed.value;
  return explainChecked(analyse(spot, win, { bound: 20_000, moves: 32 }), 'answer');
};
const said = (line: string, id: 'en' | 'zh-CN' = 'en'): string =>
  plain(sayExplained(locales[id], explained(line), 'answer').flat());
const best = (line: string): string | undefined =>
  explained(line).steps.find((step): step is StepOf<'verdict'> => step.kind === 'verdict')?.best?.to;

test.each([
  ['nim 3 4 5', 'In binary 3, 4 and 5 leave one column with an odd number of ones.'],
  ['nim 1 2 3', 'In binary 1, 2 and 3 have an even number of ones in every column.'],
  ['nim 5 6 7 8 9', 'In binary the heaps leave 2 columns with an odd number of ones.'],
  ['nim 3 5', 'Your move leaves two equal heaps. From then on, copy'],
  ['nim 0 4 4', 'The two heaps are equal. Whatever you take from one, they take from the other.'],
  ['nim 0 7', 'Only one heap is left, so take all of it.'],
  ['wythoff 3 5', '(3, 5) is no. 2 of the losing pairs (1, 2), (3, 5), (4, 7), (6, 10)'],
  ['wythoff 2 5 a=2', 'The losing pairs are (1, 3), (2, 6), (4, 10), (5, 13)'],
  ['kayles 9 4', 'row 1 is worth 4 and row 2 1. After your move both are worth 1, and equal values cancel.'],
  ['nim 3 + nim 3', 'game 1 and game 2 are both worth 3. Equal values cancel'],
  [
    'kayles 3 + nim 2 + nim 5',
    'Your move turns the 5 into 1: then every binary column has an even number of ones',
  ],
  ['kayles 9 4 2 2 1 1', 'The Grundy values of the 6 parts have nim-sum 5. Your move turns a value 4 into 1'],
  ['any nim 3 + wythoff 1 2', 'Move in exactly those you win'],
])('%s', (line, reason) => {
  expect(said(line)).toContain(reason);
});

test.each([
  ['nim 3 4 5 misere', 'In binary'],
  ['nim 1 1 1 misere', 'equal'],
  ['wythoff 0 3', 'losing pairs'],
  ['kayles 9 4', 'only winning move'],
])('%s does not say “%s”, which is not so', (line, wrong) => {
  expect(said(line)).not.toContain(wrong);
});

test('in Chinese too', () => {
  expect(said('nim 3 4 5', 'zh-CN')).toContain('有 1 列的 1 是奇数个');
  expect(said('wythoff 3 5', 'zh-CN')).toContain('中的第 2 对');
  expect(said('kayles 9 4', 'zh-CN')).toContain('两个值都是 1，互相抵消');
});

test('what is said of heaps of Nim is so: the columns before the move, and after it', () => {
  const draw = random(11);
  const columns = (heaps: readonly number[]): number =>
    heaps
      .reduce((sum, heap) => sum ^ heap, 0)
      .toString(2)
      .replaceAll('0', '').length;
  for (let i = 0; i < 200; i += 1) {
    const heaps = Array.from({ length: 3 + Math.floor(draw() * 4) }, () => 1 + Math.floor(draw() * 30));
    const line = `nim ${heaps.join(' ')}`;
    const odd = columns(heaps);
    const text = said(line);
    if (odd === 0) expect(text, line).toContain('an even number of ones in every column');
    else {
      const to = best(line)!.replace('nim ', '').split(' ').map(Number);
      expect(columns(to), line).toBe(0);
      const left = to.filter((heap) => heap > 0);
      expect(text, line).toContain(odd === 1 ? 'leave one column with' : `leave ${odd} columns with`);
      expect(left.length, line).toBeGreaterThan(1);
    }
  }
});
