/** Questions of an exam: of one structure, as many as a class has students, near the level that was wished. */
import { describe, expect, test } from 'vitest';
import { listSize, type Question, symmetriesOf } from '../../../src/learn/model/question.ts';
import { isBalanced } from '../../../src/learn/questions/kinds/index.ts';
import type { ExamPool } from '../../../src/learn/questions/making.ts';
import { DIFFICULTY_TOLERANCE } from '../../../src/learn/questions/position-search.ts';
import { structureKey } from '../../../src/learn/questions/structure.ts';
import { amount, some } from '../../support/amount.ts';
import { brute } from '../../support/brute.ts';
import { faultOf, making, UNCHECKED } from '../../support/questions.ts';

const CLASS = 60;
/** Of the exams that are made whole. */
const SEATS = amount(12, CLASS);
const KINDS = ['outcome', 'winning-move', 'mex', 'grundy', 'nim-sum', 'why'] as const;
/** Keys of so many of a place are held against brute force. */
const CHECKED = 3;

interface Place extends ExamPool {
  readonly question: Question;
}

/** An exam place by place, as one is prepared: those with P and N first. */
const exam = (games: readonly string[], level: number): readonly Place[] => {
  const mix = Object.fromEntries(KINDS.map((kind) => [kind, 1]));
  const made = making.makeQuiz({ count: KINDS.length, mix, games, level, seed: 'rich' });
  const questions = made.toSorted((a, b) => Number(isBalanced(b.kind)) - Number(isBalanced(a.kind)));
  const places: Place[] = [];
  for (const [i, question] of questions.entries()) {
    const avoid = new Set(symmetriesOf(questions.slice(i + 1)));
    const elsewhere = places.flatMap(({ questions: all }) => all);
    places.push({
      question,
      ...making.examPool({ question, games, level, count: SEATS, seed: `rich ${i}`, avoid, elsewhere }),
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
    expect(new Set(questions.map(structureKey)).size).toBe(1);
    expect(base.difficulty - level, `${question.line} → ${base.line}`).toBeGreaterThan(-0.51);
    expect(base.difficulty - level).toBeLessThanOrEqual(1.75);
    for (const one of questions) {
      expect([one.kind, one.skill, one.form, one.win]).toEqual([base.kind, base.skill, base.form, base.win]);
      expect(Math.abs(one.difficulty - base.difficulty)).toBeLessThanOrEqual(DIFFICULTY_TOLERANCE);
    }
    const step = Math.ceil(questions.length / CHECKED);
    const faults = questions.filter((_, i) => i % step === 0).map((one) => faultOf(one, by));
    expect(faults.filter((fault) => fault !== null && fault !== UNCHECKED)).toEqual([]);
  }
};

describe('an exam', () => {
  const EXAMS = [
    [['nim', 'wythoff', 'kayles', 'subtraction', 'grid'], 3, 5],
    [['fibonacci'], 3, 1],
    [['euclid'], 3, 6],
    [['grid'], 3, 5],
  ] as const;
  test.each(some(EXAMS, EXAMS.length))(
    '%j at level %i: of one structure at every place, as many as there are; enough at %i',
    (games, level, least) => {
      const places = exam(games, level);
      expect(places.length).toBe(KINDS.length);
      for (const { questions, enough } of places) {
        expect(questions.length).toBeGreaterThanOrEqual(enough ? SEATS : 8);
        expect(questions.length).toBeLessThanOrEqual(SEATS);
      }
      expect(places.filter(({ enough }) => enough).length).toBeGreaterThanOrEqual(least);
      holds(places, level);
    },
  );

  test.each([2, 3])('of Nim at level %i, no position gives its answer away', (level) => {
    const mix = { 'winning-move': 1, grundy: 1, 'nim-sum': 1, outcome: 1 };
    const questions = making.makeQuiz({ count: 4, mix, games: ['nim'], level, seed: 'plain' });
    for (const question of questions) {
      const pool = making.examPool({ question, games: ['nim'], level, count: 20, seed: question.line });
      expect(pool.questions.length, question.line).toBeGreaterThan(5);
      expect(pool.questions.flatMap(({ line, tells }) => (tells.length > 0 ? [line, ...tells] : []))).toEqual(
        [],
      );
      for (const one of making.more(pool.questions[0], 'later', 5)) expect(one.tells, one.line).toEqual([]);
    }
  });

  test('of level 1 is not harder so that nothing gives itself away', () => {
    for (const [kind, game] of [
      ['outcome', 'nim'],
      ['winning-move', 'nim'],
      ['grundy', 'kayles'],
    ] as const) {
      const wish = { games: [game], seed: 'q' };
      const question = making.generate({ ...wish, kind, difficulty: 1, win: 'normal' })!;
      const { questions } = making.examPool({ ...wish, question, level: 1, count: 30 });
      expect(questions[0].difficulty, question.line).toBeLessThanOrEqual(2.25);
    }
  });

  test('where there are not enough for two places, some stand at both', () => {
    const [a, b] = ['nim 3 5', 'nim 4 5'].map((line) => making.ask({ kind: 'grundy', line, seed: 'two' })!);
    const wish = { level: 2, games: ['nim'], count: 60 };
    const first = making.examPool({ ...wish, question: a!, seed: 'a' });
    const second = making.examPool({ ...wish, question: b!, seed: 'b', elsewhere: first.questions });
    const both = [...first.questions, ...second.questions];
    expect(new Set(symmetriesOf(both)).size).toBeLessThan(both.length);
  });

  test.each([
    ['winning-move', 'kayles 3 4'],
    ['outcome', 'nim + kayles'],
  ] as const)('%s, %s: nobody is shown an empty heap or a game that is over', (kind, of) => {
    const asked = { kind, seed: 'part' };
    const question = of.includes('+')
      ? making.generate({ ...asked, games: [of], difficulty: 3 })
      : making.ask({ ...asked, line: of });
    const pool = making.examPool({ question: question!, games: [of], level: 3, count: 20, seed: 's' });
    expect(pool.questions.length).toBeGreaterThan(3);
    expect(pool.questions.filter(({ tells }) => tells.includes('finished-part'))).toEqual([]);
  });

  test('losing positions of Kayles: a class has enough; of more than a menu holds some are asked about, all of them right', () => {
    const question = making.ask({ kind: 'losing-positions', line: 'kayles 3 5', seed: 'l' })!;
    const { questions } = making.examPool({ question, games: ['kayles'], level: 3, count: 20, seed: 's' });
    expect(questions.length).toBe(20);
    expect(new Set(questions.map(({ choices, key }) => `${choices.length} ${key.length}`)).size).toBe(1);
    expect(questions.map(({ prompt }) => prompt)).toEqual(
      questions.map(() => ({ kind: 'losing-positions', win: 'normal', sampled: true })),
    );
    for (const one of questions)
      expect([faultOf(one), one.tells.includes('finished-part')]).toEqual([null, false]);
  });

  test.each([
    ['nim 2 3', 14],
    ['kayles 5', 15],
    ['staircase 1 6', 3],
    ['subtraction 7 s=1,2', 3],
    ['subtraction 0 7 s=1,2', 1],
  ] as const)('losing positions below %s: an easy exam has enough, with as many to mark', (line, least) => {
    const question = making.ask({ kind: 'losing-positions', line, seed: 'l' })!;
    const wish = { question, games: [question.game], level: 2, count: 40, seed: 's' };
    const { questions } = making.examPool(wish);
    expect(questions.length).toBeGreaterThanOrEqual(least);
    expect(new Set([question, ...questions].map(listSize)).size).toBe(1);
    for (const one of questions) expect(faultOf(one), one.line).toBeNull();
  });

  test('the key of none is 0 or takes everything where there are enough others', () => {
    const question = making.ask({ kind: 'winning-move', line: 'nim 7', seed: 'w' })!;
    expect(question.structure?.key).toBe('everything');
    const { questions } = making.examPool({ question, games: ['nim'], level: 3, count: 20, seed: 's' });
    expect(new Set(questions.map(({ structure }) => structure?.key))).toEqual(new Set(['other']));
  });

  test('where a game has few P-positions of any difficulty, another one of the exam is asked about', () => {
    const question = making.ask({ kind: 'outcome', line: 'wythoff 6 10', seed: 'w' })!;
    const wish = { question, level: 3, count: CLASS, seed: 's' };
    const alone = making.examPool({ ...wish, games: ['wythoff'] });
    expect(alone.enough).toBe(false);
    // The others are taken all the same.
    expect(alone.questions.map(({ structure }) => structure?.outcome)).not.toContain('N');
    const two = making.examPool({ ...wish, games: ['wythoff', 'grid'] });
    expect([two.enough, two.questions[0].game]).toEqual([true, 'grid']);
  });

  test('where no game has enough of a kind, another of the kinds that are wished is asked; else it stays', () => {
    const question = making.ask({ kind: 'all-winning-moves', line: 'wythoff 0 7', seed: 'w' })!;
    const wish = { question, games: ['wythoff'], level: 3, count: 2 * CLASS, seed: 's' };
    const alone = making.examPool({ ...wish, kinds: ['all-winning-moves'] });
    expect([alone.enough, alone.questions[0].kind]).toEqual([false, 'all-winning-moves']);
    const other = making.examPool({ ...wish, kinds: ['all-winning-moves', 'grundy'] });
    expect([other.enough, other.questions.length]).toEqual([true, 2 * CLASS]);
    expect(new Set(other.questions.map(({ kind }) => kind))).toEqual(new Set(['grundy']));
  });

  test('the same wish gives the same; a question that has enough stays', () => {
    const question = making.generate({ kind: 'outcome', games: ['grid'], difficulty: 3, seed: 'more' })!;
    const wish = { question, games: ['grid'], level: question.difficulty, count: 30 };
    const rich = making.examPool({ ...wish, seed: 'a' });
    expect(making.examPool({ ...wish, seed: 'a' })).toEqual(rich);
    expect(making.examPool({ ...wish, seed: 'b' })).not.toEqual(rich);
    const avoid = new Set(symmetriesOf(rich.questions));
    const others = making.examPool({ ...wish, seed: 'a', avoid });
    expect(symmetriesOf(others.questions).some((symmetry) => avoid.has(symmetry))).toBe(false);
  });
});
