/** Item analysis, against other formulas for the same numbers. */
import { describe, expect, test } from 'vitest';
import { analyseItems } from '../../src/learn/class/item-analysis.ts';
import { random } from '../support/random.ts';

/** Answers of students of different ability to questions of different difficulty. */
const answers = (students: number, questions: number, seed: number): readonly (readonly number[])[] => {
  const chance = random(seed);
  return Array.from({ length: students }, () => {
    const ability = chance();
    return Array.from({ length: questions }, (_, i) =>
      chance() < 1 / (1 + Math.exp(-8 * (ability - (i + 1) / (questions + 1)))) ? 1 : 0,
    );
  });
};

/** Kuder and Richardson's formula 20, with the variance of the population. */
const kr20 = (scores: readonly (readonly number[])[]): number => {
  const n = scores.length;
  const k = scores[0]!.length;
  let [once, twice, within] = [0, 0, 0];
  for (const row of scores) {
    const right = row.filter((one) => one === 1).length;
    once += right;
    twice += right * right;
  }
  for (let i = 0; i < k; i += 1) {
    const p = scores.filter((row) => row[i] === 1).length / n;
    within += p * (1 - p);
  }
  return (k / (k - 1)) * (1 - within / (twice / n - (once / n) ** 2));
};

/** The point-biserial by the means of those who were right and those who were not. */
const byMeans = (scores: readonly (readonly number[])[], i: number): number => {
  const rest = scores.map((row) => row.reduce((a, b, j) => (j === i ? a : a + b), 0));
  const of = (score: number): readonly number[] => rest.filter((_, s) => scores[s]![i] === score);
  const average = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
  const middle = average(rest);
  const deviation = Math.sqrt(average(rest.map((one) => (one - middle) ** 2)));
  const share = of(1).length / rest.length;
  return ((average(of(1)) - average(of(0))) / deviation) * Math.sqrt(share * (1 - share));
};

describe('item analysis', () => {
  test.each([
    [30, 10, 1],
    [200, 20, 2],
    [12, 5, 3],
  ])('%i students, %i questions', (students, questions, seed) => {
    const scores = answers(students, questions, seed);
    const { items, alpha, enough } = analyseItems(scores);
    expect(enough).toBe(students >= 30);
    expect(alpha).toBeCloseTo(kr20(scores), 9);
    for (const [i, { facility, pointBiserial, discrimination }] of items.entries()) {
      expect(facility).toBeCloseTo(scores.filter((row) => row[i] === 1).length / students, 12);
      if (facility > 0 && facility < 1) expect(pointBiserial).toBeCloseTo(byMeans(scores, i), 9);
      expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test('by hand: ten students, those tied at the border count in part', () => {
    // Totals 3 3 2 2 2 1 1 1 0 0; groups of 2.7: the third place is shared by three.
    const scores = [
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
      [1, 0, 1],
      [1, 1, 0],
      [1, 0, 0],
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ];
    const [first, , third] = analyseItems(scores).items;
    expect(first!.discrimination).toBeCloseTo(1 - (0.7 * 2) / 3 / 2.7, 9);
    expect(third!.discrimination).toBeCloseTo((2 + 0.7 / 3) / 2.7, 9);
  });

  test('too few students, and nothing that varies, give no numbers', () => {
    expect(analyseItems(answers(4, 5, 1)).items).toEqual([]);
    const same = analyseItems(Array.from({ length: 6 }, () => [1, 0]));
    expect([same.alpha, same.items[0]!.discrimination, same.items[0]!.pointBiserial]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
