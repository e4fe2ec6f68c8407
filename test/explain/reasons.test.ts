/** The one reason of a first answer: true of the numbers at hand, and worded as a teacher would. */
import { expect, test } from 'vitest';
import type { StepOf } from '../../src/engine/explain/step.ts';
import { explainChecked } from '../../src/games/checked.ts';
import { sayExplained } from '../../src/texts/explained.ts';
import { locales } from '../../src/texts/index.ts';
import { plain } from '../../src/texts/plain.ts';
import { analysisOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

const explained = (line: string) => explainChecked(analysisOf(line, { bound: 20_000, moves: 32 }), 'answer');
const inWords = (found: ReturnType<typeof explained>, id: 'en' | 'zh-CN' = 'en'): string =>
  plain(sayExplained(locales[id], found, 'answer').flat());
const said = (line: string, id: 'en' | 'zh-CN' = 'en'): string => inWords(explained(line), id);

test.each([
  ['nim 3 4 5', 'In binary 3, 4 and 5 leave one column with an odd number of ones.'],
  ['nim 1 2 3', 'In binary 1, 2 and 3 have an even number of ones in every column.'],
  ['nim 5 6 7 8 9', 'In binary the heaps leave 2 columns with an odd number of ones.'],
  ['nim 3 5', 'Your move leaves two equal heaps. From then on, copy'],
  ['nim 0 4 4', 'The two heaps are equal. Whatever you take from one, they take from the other.'],
  ['nim 0 7', 'After it they have no move left, so they lose.'],
  ['wythoff 3 5', '(3, 5) is no. 2 of the losing pairs (1, 2), (3, 5), (4, 7), (6, 10)'],
  ['wythoff 2 5 a=2', 'The losing pairs are (1, 3), (2, 6), (4, 10), (5, 13)'],
  [
    'kayles 9 4',
    'row 1 is worth 4, and row 2 is worth 1. After your move both are worth 1, and equal values cancel.',
  ],
  ['nim 3 + nim 3', 'The two heaps in play are equal. Whatever you do in one, they do in the other.'],
  [
    'kayles 3 + nim 2 + nim 5',
    'Your move turns the 5 into 1, which gives every binary column an even number of ones',
  ],
  [
    'kayles 9 4 2 2 1 1',
    'In Grundy values your move turns a 4 into 1, which gives every binary column of the 6 parts an even',
  ],
  ['any nim 3 + wythoff 1 2', 'Move in exactly the games you win'],
  ['bash 23 max=5', '23 leaves 5 over when you divide by 6. Take that: they face a multiple of 6'],
  [
    'fibonacci 100',
    '100 = 89 + 8 + 3 in Fibonacci numbers. After your move they may take at most 6, too few for the 8.',
  ],
  ['euclid 24 7', '7 fits 3 times into 24, so you have a choice'],
  ['chomp 4x4', 'Your move leaves two arms of 3 cells each.'],
  ['kayles 8', 'Your move leaves two equal rows in play. From then on, copy'],
  // A component that does not split into heaps is called a part, and a heap without a move is not in play.
  ['chomp 3 1 + chomp 3 1', 'The two parts in play are equal.'],
  ['wythoff 2 3 + wythoff 2 3', 'The two parts in play are equal.'],
  ['coins HTH rule=turtles + coins HTH rule=turtles', 'The two parts in play are equal.'],
  ['moore 1 2 k=2 + moore 1 2 k=2', 'The two parts in play are equal.'],
  ['coins HTTHH rule=grunt', 'Each head counts as a Nim heap, here worth 1 (zeros left out).'],
  [
    'flip 1,1 2,3 3,2 rule=product',
    'A head on (x, y) is worth the nim-product of x − 1 and y − 1, here 2 and 2 (zeros left out).',
  ],
  ['dag 1>3 2>3 at=1,2,3', 'here 1 and 1 (zeros and pairs on one node left out).'],
  ['flip 4,3 rule=ruler*mock', 'turn column 4 × row 3.'],
  [
    'cram .../.#./...',
    'it leaves a row of 6 squares. That row is Dawson’s Kayles, whose values are known: it isn’t',
  ],
  ['grundy 9', 'Your move leaves a single heap in play, of Grundy value 0.'],
  ['any cram 5x6 + nim 3', 'put a domino on (3, 3) and (3, 4), in game 1; take 3 (3 → 0), in game 2.'],
  ['moore 5 3 5 7 k=3', 'Your move makes the ones in every binary column a multiple of 4'],
  ['staircase 2 3 1', 'Only stones on odd steps count, here 2 and 1.'],
  ['hackenbush 0-1 1-2 0-3', 'Each branch on the ground counts as a Nim heap, here worth 2 and 1.'],
  ['coins THTHTH rule=turtles', 'Each head counts as a Nim heap, here worth 2, 4 and 6.'],
  ['every nim 3 + bash 5 max=3', 'The game that lasts longest decides: game 2. You win it'],
  ['all nim 3 4 + bash 9 max=2', 'The game that ends first decides: game'],
  ['every nim 4 + bash 8 max=3 misere', 'game 2. You win it and can make it last 4 moves'],
  ['any nim 3 4 + bash 9 max=3 misere', 'Leave games that they lose in normal play; or just one'],
  ['any nim 0 + bash 5 max=3 misere', 'Only game 2 is still going. You lose it.'],
  ['nim 4 2 misere', 'They will have to leave you a single big heap'],
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
  expect(said('nim 3 4 5', 'zh-CN')).toContain('其中 1 列有奇数个 1');
  expect(said('wythoff 3 5', 'zh-CN')).toContain('中的第 2 对');
  expect(said('kayles 9 4', 'zh-CN')).toContain('两个值都是 1，互相抵消');
  expect(said('bash 23 max=5', 'zh-CN')).toContain('23 除以 6 余 5');
  expect(said('fibonacci 100', 'zh-CN')).toContain('100 = 89 + 8 + 3。这一步之后对方至多取 6 个，取不完 8。');
  expect(said('staircase 2 3 1', 'zh-CN')).toContain('只看奇数级上的石子（2 和 1）');
});

test('what is said of heaps of Nim is so: the columns before the move, and after it', () => {
  const draw = random(11);
  const columns = (heaps: readonly number[]): number =>
    heaps
      .reduce((sum, heap) => sum ^ heap, 0)
      .toString(2)
      .replaceAll('0', '').length;
  for (let i = 0; i < 100; i += 1) {
    const heaps = Array.from({ length: 3 + Math.floor(draw() * 4) }, () => 1 + Math.floor(draw() * 30));
    const line = `nim ${heaps.join(' ')}`;
    const odd = columns(heaps);
    const found = explained(line);
    const text = inWords(found);
    if (odd === 0) expect(text, line).toContain('an even number of ones in every column');
    else {
      const verdict = found.steps.find((step): step is StepOf<'verdict'> => step.kind === 'verdict');
      const to = verdict!.best!.to.replace('nim ', '').split(' ').map(Number);
      expect(columns(to), line).toBe(0);
      const left = to.filter((heap) => heap > 0);
      expect(text, line).toContain(odd === 1 ? 'leave one column with' : `leave ${odd} columns with`);
      expect(left.length, line).toBeGreaterThan(1);
    }
  }
});

test.each([
  'nodekayles a-b',
  'arckayles a-b b-c b-d b-e',
  'cram 1x3',
  'ferguson 2 2',
  'box 4 4',
  'ed 2 2',
  'candy 1',
  'endnim 1 1 1',
  'hackenbush 0-1 1-0 0-1',
  'kayles 6 2',
  'any dawson 3 + nim 1',
  'nim 1 + bash 5 max=3 + dawson 3',
])('%s: no number of moves is told, since several leave the same position', (line) => {
  expect(said(line)).not.toMatch(/only winning move|other move wins|winning moves/);
});
test('elsewhere the number of winning moves is told', () => {
  expect(said('nim 3 4 5')).toContain('the only winning move');
  expect(said('nim 5 5 5')).toContain('one of 3 winning moves');
});
