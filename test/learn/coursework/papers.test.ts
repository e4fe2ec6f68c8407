/** A seeded sample of the papers that `npm run soak exam` makes: all of one exam are equal, by what their texts say. */
import { expect, test } from 'vitest';
import { structureKey } from '../../../src/learn/questions/structure.ts';
import { amount } from '../../support/amount.ts';
import { fewForEachPlace } from '../../support/class/maker.ts';
import { inequalities, measuresOf } from '../../support/class/paper-check.ts';
import { checkPapers } from '../../support/class/papers.ts';
import { making } from '../../support/questions.ts';
import { random } from '../../support/random.ts';

const STUDENTS = amount(16, 30);

const EXAMS = amount(1, 2);

test(`exams of ${STUDENTS}: no two papers differ in structure`, async () => {
  const { papers, unequal, apart } = await checkPapers(EXAMS, STUDENTS, fewForEachPlace(12), random(7));
  expect([papers, unequal]).toEqual([EXAMS * STUDENTS, []]);
  expect(apart).toBeLessThanOrEqual(1.001);
});

test('the check sees a question that plain addition answers, and one with another heap', () => {
  const sum = (numbers: string): string => `What is ${numbers}?`;
  expect(inequalities([[sum('4 ⊕ 5')], [sum('9 ⊕ 1')]])).not.toEqual([]);
  expect(inequalities([[sum('4 ⊕ 6')], [sum('5 ⊕ 7')]])).toEqual([]);
  expect(inequalities([[sum('4 ⊕ 5')], [sum('4 ⊕ 6 ⊕ 1')]])).not.toEqual([]);
  const nim = (heaps: string): string => `nim ${heaps}\n\nP-position or N-position?`;
  expect(inequalities([[nim('3 5 6')], [nim('3 5 7')]])).not.toEqual([]);
  expect(measuresOf(nim('3 5 6'))).toMatchObject({ heaps: '3', bits: '3', outcome: 'P' });
});

test('a question of an older version is given its structure', () => {
  const { structure: _, ...old } = making.ask({ kind: 'nim-sum', line: 'nim 4 5', seed: 's' })!;
  const more = making.more(old, 'seed', 5);
  expect(more).toHaveLength(5);
  expect(new Set(more.map(structureKey)).size).toBe(1);
  for (const { structure } of more) expect(structure).toMatchObject({ heaps: 2, bits: 3, key: 'other' });
});
