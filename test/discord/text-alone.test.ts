/** Every kind of question and every game can be answered from a message's text alone, by typing. */
import { expect, test } from 'vitest';
import { present } from '../../src/discord/message/present.ts';
import { gameIds } from '../../src/games/registry.ts';
import { answerTyped } from '../../src/learn/class/typed-answer.ts';
import type { QuizView } from '../../src/learn/model/assignment.ts';
import type { Question } from '../../src/learn/model/question.ts';
import { questionEngine } from '../../src/learn/questions/index.ts';
import { JUDGED_KINDS } from '../../src/learn/questions/kinds/index.ts';
import { questionScreen } from '../../src/learn/screens/quiz.ts';
import type { JsonObject, ShownMessage } from '../../src/local/types.ts';
import { locales } from '../../src/texts/index.ts';
import { amount, some } from '../support/amount.ts';
import { catalogue } from '../support/questions.ts';
import { answerFromText } from '../support/reader.ts';
import { textOf } from '../support/scripted.ts';

const engine = questionEngine(catalogue);
const { en } = locales;

/** The text of a question's message, without pictures and controls. */
const textOfQuestion = (question: Question): string => {
  const view = {
    quiz: {
      id: 'q1',
      phase: 'open',
      plan: [0],
      current: 0,
      deadline: 0,
      left: null,
      settings: { mode: 'live' },
    },
    questions: [question],
    students: 1,
    answers: [],
  } as unknown as QuizView;
  const { components } = present(questionScreen(view, en, null), {
    cut: en.screens.cut,
    cutFile: en.screens.cutFile,
  });
  return textOf({ components: components as unknown as readonly JsonObject[] } as ShownMessage);
};

/** Judges text typed into the modal, as `/class` does. */
const judged = (question: Question, text: string): string =>
  engine.judge(question, answerTyped(question, text)).verdict;

const reads = (question: Question): void => {
  const text = textOfQuestion(question);
  const typed = answerFromText(text);
  expect([judged(question, typed), typed, text]).toEqual(['right', typed, text]);
};

// A teacher marks free-text answers.
test.each(JUDGED_KINDS.flatMap((kind) => [true, false].map((typed) => [kind, typed] as const)))(
  '%s (typed: %s)',
  (kind, typed) => {
    const questions = engine.makeQuiz({
      count: amount(4, 12),
      mix: { [kind]: 1 },
      games: ['nim', 'kayles', 'subtraction', 'fibonacci', 'wythoff'],
      level: 2,
      seed: `text ${kind}`,
      typed,
    });
    expect(questions.length).toBeGreaterThan(3);
    for (const question of questions) reads(question);
  },
);

test('of choices, P or N and numbers can be typed as they stand', () => {
  const said = (kind: 'outcome' | 'nim-sum', text: string) =>
    judged(engine.ask({ kind, line: 'nim 3 4 5', seed: 'a' })!, text);
  expect(['n', 'Ｎ', 'p', 'q'].map((text) => said('outcome', text))).toEqual([
    'right',
    'right',
    'wrong',
    'unread',
  ]);
  expect(['2', '12', '99'].map((text) => said('nim-sum', text))).toEqual(['right', 'wrong', 'unread']);
});

test.each(gameIds.map((game, i) => [game, i] as const))('%s: P or N, and a winning move', (game, i) => {
  for (const kind of ['outcome', 'winning-move'] as const)
    for (const typed of some([true, false], 2, i)) {
      const [question = null] = [1, 2, 3].flatMap(
        (difficulty) => engine.generate({ kind, games: [game], difficulty, seed: 'text', typed }) ?? [],
      );
      // Two moves are no choice.
      if (question === null && kind === 'winning-move' && game === 'candy') continue;
      if (question === null) throw new Error(`${game} has no ${kind}`);
      reads(question);
    }
});
