/** A seeded sample of the papers that `npm run soak exam` makes: all of one exam are equal, by what their texts say. */
import { expect, test } from 'vitest';
import type { Question } from '../../../src/learn/model/question.ts';
import { spreadOf } from '../../../src/learn/model/spread.ts';
import { structureKey } from '../../../src/learn/questions/structure.ts';
import { papersFile } from '../../../src/learn/screens/papers.ts';
import { amount } from '../../support/amount.ts';
import { fewForEachPlace } from '../../support/class/maker.ts';
import { inequalities, measuresOf } from '../../support/class/paper-check.ts';
import { checkPapers, textOf } from '../../support/class/papers.ts';
import { making } from '../../support/questions.ts';
import { random } from '../../support/random.ts';

const STUDENTS = amount(8, 30);
/** One of each set of kinds. */
const EXAMS = amount(4, 8);

test(`exams of ${STUDENTS}: no two papers differ in structure`, async () => {
  // Seats share positions: searching for one more for each seat would take most of the time.
  const maker = { ...fewForEachPlace(4), more: () => Promise.resolve([]) };
  const { papers, unequal, apart } = await checkPapers(EXAMS, STUDENTS, maker, random(5));
  expect([papers, unequal]).toEqual([EXAMS * STUDENTS, []]);
  expect(apart).toBeLessThanOrEqual(1.001);
});

test('what is made for those who come later is equal to what there was', () => {
  for (const [kind, line] of [
    ['winning-move', 'nim 3 5 9'],
    ['grundy', 'kayles 4 5'],
    ['which-part', 'nim 3 5 9'],
    ['outcome', 'wythoff 4 9'],
    ['losing-positions', 'kayles 3 5'],
  ] as const) {
    const first = making.ask({ kind, line, seed: 'later' })!;
    const more = making.more(first, 'later', 6);
    expect(more.length, line).toBeGreaterThan(1);
    expect(inequalities([first, ...more].map((one) => [textOf(one)]))).toEqual([]);
  }
});

test('results say where as many positions are not listed, or as many of them not right, or not in a table', () => {
  const one = making.ask({ kind: 'losing-positions', line: 'wythoff 2 3', seed: 'spread' })!;
  const fewer = { ...one, choices: one.choices.slice(1) };
  const other = { ...one, key: one.key.slice(1) };
  const listed: Question = { ...one, prompt: { kind: 'losing-positions', win: one.win } };
  const spreads = [one, fewer, other, listed].map((second) => spreadOf(1, [one, second])!);
  expect(spreads.map(({ equal }) => equal)).toEqual([true, false, false, false]);
  const [{ data } = { data: '' }] = papersFile(spreads);
  const sizes = spreads.map(({ lists }) => lists.join('; '));
  expect(sizes[0]).toBe(`${one.key.length} of ${one.choices.length} in a table`);
  for (const size of sizes) expect(data.toString()).toContain(size);
});

test('the check sees a question that plain addition answers, and one with another heap', () => {
  const sum = (numbers: string): string => `What is ${numbers}?`;
  expect(inequalities([[sum('4 ⊕ 5')], [sum('9 ⊕ 1')]])).not.toEqual([]);
  expect(inequalities([[sum('4 ⊕ 6')], [sum('5 ⊕ 7')]])).toEqual([]);
  expect(inequalities([[sum('4 ⊕ 5')], [sum('4 ⊕ 6 ⊕ 1')]])).not.toEqual([]);
  const nim = (heaps: string): string => `nim ${heaps}\n\nP-position or N-position?`;
  expect(inequalities([[nim('3 5 6')], [nim('3 5 7')]])).not.toEqual([]);
  expect(measuresOf(nim('3 5 6'))).toMatchObject({ heaps: '3', bits: '3', outcome: 'P' });
  const written = (n: number): string => `Write ${n} as a sum of different Fibonacci numbers`;
  expect(measuresOf(written(33))).toMatchObject({ asked: 'zeckendorf', heaps: '4', bits: '6' });
  expect(inequalities([[written(33)], [written(34)]])).not.toEqual([]);
  const part = (line: string): string => `${line}\n\nIn which heap is there a winning move?`;
  expect(inequalities([[part('nim 4 4 1')], [part('nim 4 3 1')]])).not.toEqual([]);
  const listed = (names: string): string =>
    `nim 3 4\n\nMark the 2 P-positions, where the player to move loses.\n\n${names}`;
  expect(measuresOf(listed('A) 0 B) 1 1 C) 1 2 D) 3 4'))).toMatchObject({ list: '4/2', outcome: 'N' });
  expect(inequalities([[listed('A) 0 B) 1 1 C) 1 2')], [listed('A) 0 B) 1 3 C) 1 2')]])).not.toEqual([]);
  expect(inequalities([[listed('A) 0 B) 1 1 C) 1 2')], [listed('A) 0 B) 1 1 C) 1 2 D) 3')]])).not.toEqual([]);
  const drawn = '    1↓2→  0  1\n    ----\n    0     A  ·\n    1     ·  B\n    2     ·  C';
  expect(measuresOf(listed(drawn))).toMatchObject({ list: '3/2' });
  const stairs = 'staircase 7 2 5 1 2 1\n\nWhat is the Grundy value of this position?';
  expect(measuresOf(stairs)).toMatchObject({ asked: 'grundy', key: 'zero', outcome: 'P' });
});

test('a question of an older version is given its structure', () => {
  const { structure: _, ...old } = making.ask({ kind: 'nim-sum', line: 'nim 4 5', seed: 's' })!;
  const more = making.more(old, 'seed', 5);
  expect(more).toHaveLength(5);
  expect(new Set(more.map(structureKey)).size).toBe(1);
  for (const { structure } of more) expect(structure).toMatchObject({ heaps: 2, bits: 3, key: 'other' });
});
