/** Questions about positions that may come again: three answers, held against rounds over all that can be reached. */
import { describe, expect, test } from 'vitest';
import type { Win } from '../../../src/engine/core/terms.ts';
import { answerTyped } from '../../../src/learn/class/typed-answer.ts';
import type { Question } from '../../../src/learn/model/question.ts';
import { explain } from '../../../src/learn/questions/explaining.ts';
import { QUESTION_KINDS } from '../../../src/learn/questions/kinds/index.ts';
import { WRITTEN } from '../../../src/texts/languages.ts';
import { plain } from '../../../src/texts/plain.ts';
import { amount } from '../../support/amount.ts';
import { brute } from '../../support/brute.ts';
import { spotOf } from '../../support/positions.ts';
import { catalogue, faultOf, making, UNCHECKED } from '../../support/questions.ts';

const GAME = 'digraph';
const KINDS = ['outcome', 'winning-move', 'all-winning-moves'] as const;

const made = (kind: (typeof KINDS)[number], win: Win, count: number): readonly Question[] =>
  Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const want = i % 2 === 0 ? 'P' : 'N';
    const wish = { kind, games: [GAME], difficulty: 1 + (i % 4), seed: `d${i}`, win, want } as const;
    return making.generate({ ...wish, typed: kind !== 'outcome' && i % 3 === 2 }) ?? [];
  });

describe.each(['normal', 'misere'] as const)('%s play', (win) => {
  test.each(KINDS)('%s: the key is right and every wrong choice is wrong', (kind) => {
    const by = brute();
    let checked = 0;
    for (const question of made(kind, win, amount(12, 24))) {
      const fault = faultOf(question, by);
      if (fault === UNCHECKED) continue;
      expect(fault, question.line).toBeNull();
      checked += 1;
    }
    expect(checked).toBeGreaterThan(amount(6, 12));
  });
});

test('who wins: three choices, and each of them is right somewhere', () => {
  const keys = new Set<string>();
  for (const { choices, key, prompt } of made('outcome', 'normal', 30)) {
    expect(choices.map(({ says }) => (says.kind === 'outcome' ? says.outcome : ''))).toEqual(['N', 'P', 'D']);
    expect(prompt).toMatchObject({ kind: 'outcome', draws: true });
    if (key[0]?.kind === 'outcome') keys.add(key[0].outcome);
  }
  expect([...keys].sort()).toEqual(['D', 'N', 'P']);
});

test('a move to a draw is no winning move, and its refutation says so', () => {
  const by = brute();
  let draws = 0;
  let losses = 0;
  for (const question of made('winning-move', 'normal', 30)) {
    const spot = spotOf(question.line);
    for (const { says, misconception } of question.choices) {
      if (says.kind !== 'move' || misconception === null) continue;
      const { outcome } = by.ruled(by.options(spot).get(says.move.to)!, 'normal');
      expect(outcome).not.toBe('P');
      const doc = explain(catalogue, {
        what: 'wrong',
        question,
        said: [says],
        misconception: null,
        locale: 'en',
      });
      const text = plain(doc);
      if (outcome === 'D') {
        draws += 1;
        expect(text).toBe('It leaves a draw: neither player can force a win from there.');
        continue;
      }
      losses += 1;
      const reply = /^It leaves an N-position: they answer “(.+)” and win\.$/.exec(text);
      expect(reply, text).not.toBeNull();
    }
  }
  expect(Math.min(draws, losses)).toBeGreaterThan(3);
});

test('a wrong answer to who wins is set right, in every language', () => {
  const truths: Readonly<Record<string, readonly [string, string]>> = {
    N: ['In fact: This is an N-position.', '必胜态（N 态）'],
    P: ['In fact: This is a P-position.', '必败态（P 态）'],
    D: ['In fact: This is a draw: neither player can force a win.', '和棋（D 态）'],
  };
  for (const question of made('outcome', 'normal', 12)) {
    const right = question.key[0]!;
    if (right.kind !== 'outcome') throw new Error(question.line);
    for (const { says, misconception } of question.choices) {
      if (misconception === null) continue;
      const wrong = { what: 'wrong', question, said: [says], misconception: null } as const;
      expect(plain(explain(catalogue, { ...wrong, locale: 'en' }))).toBe(truths[right.outcome]![0]);
      expect(plain(explain(catalogue, { ...wrong, locale: 'zh-CN' }))).toContain(truths[right.outcome]![1]);
    }
    for (const locale of WRITTEN)
      expect(plain(explain(catalogue, { what: 'answer', question, locale })).length).toBeGreaterThan(40);
  }
});

test('no other kind is asked about it', () => {
  expect(QUESTION_KINDS.filter((kind) => making.suits(kind, GAME, 'normal'))).toEqual(KINDS);
});

test('quizzes and exams: questions, and others that are equally hard', () => {
  const questions = making.makeQuiz({
    count: 6,
    mix: { outcome: 1, 'winning-move': 1 },
    games: [GAME],
    level: 2,
    seed: 'draws',
  });
  expect(questions.length).toBe(6);
  const [question] = questions;
  const pool = making.examPool({ question: question!, games: [GAME], level: 2, count: 4, seed: 'draws' });
  expect(pool.questions.length).toBeGreaterThan(1);
  for (const one of pool.questions) {
    expect(one.structure?.outcome).toBe(pool.questions[0].structure?.outcome);
    expect(faultOf(one)).toBeOneOf([null, UNCHECKED]);
  }
});

test.each([
  ['D', 2],
  ['draw', 2],
  ['和棋', 2],
  ['N-position', 0],
  ['必败态', 1],
])('“%s” can be typed', (text, choice) => {
  const [question] = made('outcome', 'normal', 1);
  expect(answerTyped(question!, text)).toEqual({ kind: 'chosen', choices: [choice] });
});
