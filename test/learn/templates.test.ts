/** Quizzes given again: copied, kept, and brought from elsewhere in files that may say anything. */
import { describe, expect, test } from 'vitest';
import { readQuizFile, writeQuizFile } from '../../src/learn/model/quiz-file.ts';
import { QUESTION_KINDS } from '../../src/learn/questions/kinds/index.ts';
import {
  actOn,
  actor,
  benchEach,
  codeOf,
  must,
  quizRequest,
  startedQuiz,
  TEACHER,
} from '../support/classroom.ts';
import { faultOf } from '../support/questions.ts';

const held = benchEach(':memory:', 'templates');
const OTHER = { ...TEACHER, guild: 'g2' };

const past = async (over: Parameters<typeof quizRequest>[0] = {}) => {
  const fixed = { title: 'Sums', scoring: 'confidence', count: 4 } as const;
  const kinds = 'outcome, nim-sum, grundy, winning-move';
  const made = await startedQuiz(held, { ...fixed, kinds, ...over });
  must(await actOn(held, made.quiz.id, 'end'));
  return made;
};
const linesOf = (questions: readonly { readonly kind: string; readonly line: string }[]) =>
  questions.map(({ kind, line }) => `${kind} ${line}`);

test('a copy has the same questions, also those that were never asked; its results are its own', async () => {
  const { classes } = held.app;
  const { quiz } = must(await classes.create(quizRequest({ count: 3, kinds: 'outcome, nim-sum' })));
  must(await classes.join(quiz.id, actor('ann')));
  const before = must(await classes.show(quiz.id));
  const source = { quiz: quiz.id };
  const again = must(await classes.giveAgain({ by: TEACHER, channel: 'c2', source, title: 'Again' }));
  expect(again.questions).toEqual(before.questions);
  expect(again.quiz).toMatchObject({ phase: 'lobby', channel: 'c2', revision: 0 });
  expect(again.quiz.settings).toEqual({ ...quiz.settings, title: 'Again' });
  expect(must(await classes.show(again.quiz.id)).students).toBe(0);
  const planned = { by: TEACHER, channel: 'c3', source, starts: 'in 2 hours' };
  const later = must(await classes.giveAgain(planned));
  expect(later.quiz.phase).toBe('planned');
  expect(later.quiz.settings.startsAt).toBe(held.now + 2 * 60 * 60_000);
  must(await actOn(held, again.quiz.id, 'start'));
  expect(codeOf(await classes.giveAgain({ by: TEACHER, channel: 'c2', source }))).toBe('one-at-a-time');
});

test('of two questions about one position, the one that suits it is kept', async () => {
  const { classes } = held.app;
  const { quiz } = await past({ kinds: 'outcome', count: 1 });
  const { body } = must(await classes.saveTemplate(TEACHER, quiz.id, 'one'));
  const line = 'wythoff 3 4';
  const questions = [
    { kind: 'nim-sum', line, typed: false },
    { kind: 'outcome', line, typed: false },
  ];
  const text = JSON.stringify({ ...(JSON.parse(body) as object), questions });
  expect(must(await classes.addTemplate(TEACHER, 'two', text))).toMatchObject({
    questions: 1,
    refused: [line],
  });
  const source = { template: 'two' };
  const given = must(await classes.giveAgain({ by: TEACHER, channel: 'c9', source }));
  expect(linesOf(given.questions)).toEqual([`outcome ${line}`]);
});

test('homework given again asks for a new close', async () => {
  const { classes } = held.app;
  const { quiz } = must(await classes.create(quizRequest({ mode: 'homework', closes: 'in 2 hours' })));
  const source = { quiz: quiz.id };
  expect(codeOf(await classes.giveAgain({ by: TEACHER, channel: 'c1', source }))).toBe('no-window');
  const request = { by: TEACHER, channel: 'c1', source, closes: 'in 5 hours' };
  const { settings } = must(await classes.giveAgain(request)).quiz;
  expect(settings.closesAt).toBe(held.now + 5 * 60 * 60_000);
});

test('homework given again, copied or from a template, can be handed in late as before', async () => {
  const { classes } = held.app;
  const [hour, late] = [60 * 60_000, { lateUntil: 'in 5 hours', lateOff: 20 }];
  const { quiz } = must(
    await classes.create(quizRequest({ mode: 'homework', closes: 'in 2 hours', ...late })),
  );
  must(await classes.saveTemplate(TEACHER, quiz.id, 'late'));
  for (const source of [{ quiz: quiz.id }, { template: 'late' }]) {
    const request = { by: TEACHER, channel: 'c1', source, closes: 'in 10 hours' };
    const { settings } = must(await classes.giveAgain(request)).quiz;
    expect(settings.late).toEqual({ until: held.now + 13 * hour, off: 20 });
  }
  const file = JSON.parse(must(await classes.templates(TEACHER))[0]!.body) as { late: unknown };
  expect(file.late).toEqual({ afterMinutes: 180, off: 20 });
  const read = (rule: unknown) => readQuizFile(JSON.stringify({ ...file, late: rule }), QUESTION_KINDS)?.late;
  expect([read({ afterMinutes: 1e9, off: -5 }), read({ off: 5 }), read('x'), read(undefined)]).toEqual([
    { afterMinutes: 366 * 24 * 60, off: 0 },
    null,
    null,
    null,
  ]);
});

test('a file brings a quiz to another server, with every answer worked out there', async () => {
  const { classes } = held.app;
  const { quiz, questions } = await past();
  const kept = must(await classes.saveTemplate(TEACHER, quiz.id, ' My  quiz '));
  expect(kept).toMatchObject({ name: 'My quiz', questions: 4, refused: [] });
  // Neither keys nor choices, nor anybody, are in the file.
  expect(kept.body).not.toMatch(/choices|key|misconception|turing|g1/);
  const there = must(await classes.addTemplate(OTHER, 'Borrowed', kept.body));
  expect(must(await classes.templates(TEACHER)).map(({ name }) => name)).toEqual(['My quiz']);
  expect(must(await classes.templates(OTHER)).map(({ name }) => name)).toEqual(['Borrowed']);
  expect(there.body).toBe(kept.body);
  const request = { by: OTHER, channel: 'x1', source: { template: 'BORROWED' } };
  const given = must(await classes.giveAgain(request));
  expect(linesOf(given.questions)).toEqual(linesOf(questions));
  expect(given.quiz.settings).toMatchObject({ title: 'Sums', scoring: 'confidence', count: 4 });
  for (const question of given.questions) expect(faultOf(question)).toBeNull();
  must(await classes.removeTemplate(OTHER, 'borrowed'));
  expect(codeOf(await classes.giveAgain({ ...request, channel: 'x2' }))).toBe('no-such-template');
});

describe('files that were changed', () => {
  const head = { format: 'sprague-quiz', version: 1 };
  const question = { kind: 'outcome', line: 'nim 3 4 5', typed: false };

  test('a wrong key, foreign fields, prototypes and settings out of range do nothing', async () => {
    const { classes } = held.app;
    const text = JSON.stringify({
      ...head,
      settings: {
        mode: 'exam',
        title: `  <@1> **x**\n${'y'.repeat(500)}`,
        minutes: 1e9,
        level: -3,
        retakes: 'x',
        scoring: '__proto__',
        guild: 'g1',
        teacher: 'mallory',
      },
      questions: [
        { ...question, key: [{ kind: 'outcome', outcome: 'P' }], choices: [] },
        { kind: 'grundy', line: 'nim 3 4 5; drop table quizzes', typed: false },
        { kind: '__proto__', line: 'nim 1' },
        null,
        { kind: 'outcome', line: 'x'.repeat(501) },
      ],
    });
    const kept = must(await classes.addTemplate(TEACHER, 't', text));
    expect(kept.refused).toEqual(['nim 3 4 5; drop table quizzes']);
    const given = must(await classes.giveAgain({ by: TEACHER, channel: 'c1', source: { template: 't' } }));
    const [made] = given.questions;
    expect(given.questions).toHaveLength(1);
    expect(made!.key).toEqual([{ kind: 'outcome', outcome: 'N' }]);
    expect(given.quiz).toMatchObject({ guild: 'g1', teacher: 'turing' });
    const { settings } = given.quiz;
    expect(settings).toMatchObject({ mode: 'exam', minutes: 600, level: 1, retakes: 0, scoring: 'accuracy' });
    expect(settings.title).toMatch(/^<@1> \*\*x\*\* y+$/);
    expect([...settings.title]).toHaveLength(80);
  });

  test.each([
    ['', 'empty'],
    ['{', 'no JSON'],
    ['[]', 'a list'],
    ['null', 'nothing'],
    [JSON.stringify({ ...head, format: 'other', questions: [question] }), 'another format'],
    [JSON.stringify({ ...head, version: 2, questions: [question] }), 'a later version'],
    [JSON.stringify({ ...head, questions: [] }), 'no question'],
    [JSON.stringify({ ...head, questions: [{ ...question, line: 'chess e4' }] }), 'no game'],
    [`${' '.repeat(70_000)}${JSON.stringify({ ...head, questions: [question] })}`, 'too long'],
  ])('%j is refused: %s', async (text) => {
    expect(codeOf(await held.app.classes.addTemplate(TEACHER, 't', text))).toBe('no-quiz-file');
    expect(must(await held.app.classes.templates(TEACHER))).toEqual([]);
  });

  test('at most thirty questions; what is written is read as it was', () => {
    const many = { ...head, questions: Array.from({ length: 99 }, () => question) };
    const file = readQuizFile(JSON.stringify(many), QUESTION_KINDS)!;
    expect(file.questions).toHaveLength(30);
    expect(readQuizFile(writeQuizFile(file), QUESTION_KINDS)).toEqual(file);
  });
});

test('of another server’s quiz nothing is kept or given', async () => {
  const { classes } = held.app;
  const { quiz } = await past();
  expect(codeOf(await classes.saveTemplate(OTHER, quiz.id, 'x'))).toBe('no-such-quiz');
  expect(codeOf(await classes.addTemplate(actor('ann'), 'x', ''))).toBe('not-a-teacher');
  const request = { by: OTHER, channel: 'c1', source: { quiz: quiz.id } };
  expect(codeOf(await classes.giveAgain(request))).toBe('no-such-quiz');
  expect(codeOf(await classes.saveTemplate(TEACHER, quiz.id, '  '))).toBe('bad-template-name');
});
