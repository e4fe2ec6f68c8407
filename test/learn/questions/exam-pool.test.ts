/** Questions of an exam of which there are as many as a large class has students, near the level that was wished. */
import { describe, expect, test } from 'vitest';
import { type Question, symmetriesOf } from '../../../src/learn/model/question.ts';
import { isBalanced } from '../../../src/learn/questions/kinds/index.ts';
import { DIFFICULTY_TOLERANCE } from '../../../src/learn/questions/make.ts';
import type { ExamPool } from '../../../src/learn/questions/making.ts';
import { brute } from '../../support/brute.ts';
import { faultOf, making, UNCHECKED } from '../../support/questions.ts';

const CLASS = 200;
const KINDS = ['outcome', 'winning-move', 'mex', 'grundy', 'nim-sum', 'why'] as const;
/** Keys of so many of a place are held against brute force. */
const CHECKED = 3;

const outcomeOf = ({ prompt, key }: Question): string =>
  prompt.kind === 'why' ? prompt.outcome : key[0]?.kind === 'outcome' ? key[0].outcome : '';

interface Place extends ExamPool {
  readonly question: Question;
}

/** An exam place by place, as one is prepared: those with P and N first. */
const exam = (games: readonly string[], level: number, count: number = KINDS.length): readonly Place[] => {
  const mix = Object.fromEntries(KINDS.map((kind) => [kind, 1]));
  const { questions: made } = making.makeQuiz({ count, mix, games, level, seed: 'rich' });
  const questions = made.toSorted((a, b) => Number(isBalanced(b.kind)) - Number(isBalanced(a.kind)));
  const places: Place[] = [];
  for (const [i, question] of questions.entries()) {
    const avoid = new Set(symmetriesOf(questions.slice(i + 1)));
    const elsewhere = places.flatMap(({ questions: all }) => all);
    places.push({
      question,
      ...making.examPool({ question, games, level, count: CLASS, seed: `rich ${i}`, avoid, elsewhere }),
    });
  }
  return places;
};

const holds = (places: readonly Place[], level: number): void => {
  const by = brute();
  for (const { question, questions } of places) {
    expect(new Set(symmetriesOf(questions)).size).toBe(questions.length);
    const [base] = questions;
    expect([base.kind, base.form, base.win]).toEqual([question.kind, question.form, question.win]);
    expect(base.difficulty - level, `${question.line} → ${base.line}`).toBeGreaterThan(-0.51);
    expect(base.difficulty - level).toBeLessThanOrEqual(1.25);
    for (const one of questions) {
      expect([one.kind, one.skill, one.form, one.win]).toEqual([base.kind, base.skill, base.form, base.win]);
      expect(Math.abs(one.difficulty - base.difficulty)).toBeLessThanOrEqual(DIFFICULTY_TOLERANCE);
    }
    const step = Math.ceil(questions.length / CHECKED);
    const faults = questions.filter((_, i) => i % step === 0).map((one) => faultOf(one, by));
    expect(faults.filter((fault) => fault !== null && fault !== UNCHECKED)).toEqual([]);
  }
};

const balanceOf = ({ questions }: ExamPool): readonly [number, number] => {
  const count = (outcome: string): number => questions.filter((one) => outcomeOf(one) === outcome).length;
  return [count('P'), count('N')];
};

describe('an exam', { timeout: 240_000 }, () => {
  test.each([
    [['nim', 'wythoff', 'kayles', 'subtraction', 'grid'], 3],
    [['grid'], 3],
    [['euclid'], 3],
    [['fibonacci'], 3],
  ] as const)('%j at level %i: two hundred at every place, a third P or N at least', (games, level) => {
    const places = exam(games, level);
    expect(places.length).toBe(KINDS.length);
    for (const place of places) {
      const { questions, enough, question } = place;
      expect([question.line, questions.length, enough]).toEqual([question.line, CLASS, true]);
      if (question.kind === 'outcome' || question.kind === 'why')
        expect(Math.min(...balanceOf(place))).toBeGreaterThanOrEqual(CLASS / 3);
    }
    const all = symmetriesOf(places.flatMap(({ questions }) => questions));
    expect(new Set(all).size).toBe(all.length);
    holds(places, level);
  });

  test('of Nim alone: there are two hundred at each of eight places', () => {
    const places = exam(['nim'], 3, 8);
    holds(places, 3);
    for (const { questions, enough } of places) expect([questions.length, enough]).toEqual([CLASS, true]);
  });

  test('where there are not enough for two places, some stand at both', () => {
    const [a, b] = ['a', 'b'].map(
      (seed) => making.generate({ kind: 'grundy', games: ['nim'], difficulty: 2, seed })!,
    );
    const wish = { level: 2, games: ['nim'], count: 120 };
    const first = making.examPool({ ...wish, question: a!, seed: 'a' });
    const second = making.examPool({ ...wish, question: b!, seed: 'b', elsewhere: first.questions });
    expect([first.enough, second.enough]).toEqual([true, true]);
    const both = [...first.questions, ...second.questions];
    const different = new Set(symmetriesOf(both)).size;
    expect(different).toBeLessThan(both.length);
    expect(different).toBeGreaterThan(wish.count);
  });

  test.each([
    ['outcome', 'nim 6 6', '0'],
    ['why', 'nim 0 1 2', '2'],
    ['why', 'nim 0 1 2', '6'],
  ] as const)(
    '%s of easy Nim (%s, %s): where fifty are near the level none farther are taken',
    (kind, line, seed) => {
      const question = making.ask({ kind, line, seed: 'q' })!;
      const { questions, enough } = making.examPool({ question, level: 2, games: ['nim'], count: 50, seed });
      expect([questions.length, enough]).toEqual([50, true]);
      // Of heaps up to twelve there are, within 0.5 of 2.5, 18 P at least and more than forty N.
      expect(questions[0].difficulty).toBeLessThanOrEqual(2.5);
    },
  );

  test('for a small class they are nearer to the level than for a large one', () => {
    const question = making.generate({ kind: 'grundy', games: ['nim'], difficulty: 2, seed: 'g' })!;
    const wish = { question, level: 2, games: ['nim'], kinds: ['grundy', 'mex'] as const, seed: 's' };
    const [small, large] = [50, CLASS].map((count) => making.examPool({ ...wish, count }));
    expect([small!.enough, small!.questions.length]).toEqual([true, 50]);
    // Fewer than two hundred, but more than most classes need: the skill stays.
    expect([large!.enough, large!.questions[0].kind]).toEqual([false, 'grundy']);
    expect(large!.questions.length).toBeGreaterThan(100);
    const off = ({ questions: [base] }: ExamPool): number => Math.abs(base.difficulty - 2);
    expect(off(small!)).toBeLessThan(off(large!) - 0.3);
  });

  test('where a game has few P-positions of any difficulty, another one of the exam is asked about', () => {
    const question = making.generate({ kind: 'outcome', games: ['wythoff'], difficulty: 3, seed: 'w' })!;
    const wish = { question, level: 3, count: CLASS, seed: 's' };
    const alone = making.examPool({ ...wish, games: ['wythoff'] });
    expect(alone.enough).toBe(false);
    // The others are taken all the same, but not so many that the answer is plain at once.
    const rarer = Math.min(...balanceOf(alone));
    expect(rarer).toBeLessThan(CLASS / 3);
    expect(alone.questions).toHaveLength(Math.min(CLASS, Math.max(60, 4 * rarer)));
    const two = making.examPool({ ...wish, games: ['wythoff', 'grid'] });
    expect([two.enough, two.questions[0].game]).toEqual([true, 'grid']);
    expect(Math.min(...balanceOf(two))).toBeGreaterThanOrEqual(CLASS / 3);
  });

  test('where no game has enough of a kind, another of the kinds that are wished is asked; else it stays', () => {
    const question = making.ask({ kind: 'all-winning-moves', line: 'wythoff 0 7', seed: 'w' })!;
    const wish = { question, games: ['wythoff'], level: 3, count: CLASS, seed: 's' };
    const alone = making.examPool({ ...wish, kinds: ['all-winning-moves'] });
    expect([alone.enough, alone.questions[0].kind]).toEqual([false, 'all-winning-moves']);
    const other = making.examPool({ ...wish, kinds: ['all-winning-moves', 'grundy'] });
    expect([other.enough, other.questions.length]).toEqual([true, CLASS]);
    expect(new Set(other.questions.map(({ kind }) => kind))).toEqual(new Set(['grundy']));
  });

  test('the same wish gives the same; a question that has enough stays', () => {
    const question = making.generate({ kind: 'outcome', games: ['grid'], difficulty: 3, seed: 'more' })!;
    const wish = { question, games: ['grid'], level: question.difficulty, count: 60 };
    const rich = making.examPool({ ...wish, seed: 'a' });
    expect(making.examPool({ ...wish, seed: 'a' })).toEqual(rich);
    expect(making.examPool({ ...wish, seed: 'b' })).not.toEqual(rich);
    const avoid = new Set(symmetriesOf(rich.questions));
    const others = making.examPool({ ...wish, seed: 'a', avoid });
    expect(symmetriesOf(others.questions).some((symmetry) => avoid.has(symmetry))).toBe(false);
  });
});
