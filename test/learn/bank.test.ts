/** The question bank: who may do what, what is kept, and quizzes about exactly what it has. */

import { expect, test } from 'vitest';
import type { Actor } from '../../src/learn/class/actor.ts';
import { MAX_TEXT_CHARS } from '../../src/learn/class/bank.ts';
import type { QuizRequest } from '../../src/learn/class/create-quiz.ts';
import type { QuizMode } from '../../src/learn/model/policy.ts';
import { QUESTION_KINDS } from '../../src/learn/questions/kinds/index.ts';
import { actor, benchEach, must, quizRequest, TEACHER } from '../support/classroom.ts';
import { faultOf, making } from '../support/questions.ts';

const held = benchEach();

const LINES = ['nim 3 5 6', 'wythoff 3 5', 'bash 7 max=3', 'nim 1 2 5', 'kayles 4 6', 'nim 3 4 misere'];

const request = (over: Partial<QuizRequest>): QuizRequest =>
  quizRequest({ count: 30, kinds: '', games: '', ...over });
const keep = async (set: string, lines: readonly string[]): Promise<void> => {
  expect((await held.app.bank.add(TEACHER, set, [lines.join('\n')])).ok).toBe(true);
};

test.each(['live', 'automatic', 'exam', 'homework'] as const satisfies readonly QuizMode[])(
  'a quiz about exactly the positions of a set, in their order: %s',
  async (mode) => {
    await keep('week 3', LINES);
    const times = mode === 'homework' ? { closes: '2023-11-20 12:00' } : {};
    const wish = request({ mode, bank: ' WEEK  3 ', ...times });
    const { quiz, questions } = must(await held.app.classes.create(wish));
    expect(questions.map(({ line }) => line)).toEqual(LINES);
    expect(quiz.settings).toMatchObject({ bank: 'week 3', count: LINES.length });
    expect(quiz.settings.games).toEqual(['nim', 'wythoff', 'bash', 'kayles', 'nim misere']);
    for (const question of questions) expect(faultOf(question)).toBeNull();
  },
);

test('fewer than the set has: some of them, in their order; none of what no kind suits', () => {
  const about = (count: number, kind: 'outcome' | 'winning-move') =>
    making.makeQuiz({ count, mix: { [kind]: 1 }, games: [], level: 1, seed: 's', lines: LINES });
  const quiz = about(3, 'outcome');
  const places = quiz.map(({ line }) => LINES.indexOf(line));
  expect(places).toHaveLength(3);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const won = about(9, 'winning-move');
  expect(won.every(({ kind }) => kind === 'winning-move')).toBe(true);
  expect(won.map(({ line }) => line)).not.toContain('nim 3 5 6');
});

test('the kinds take turns', () => {
  const lines = Array.from({ length: 12 }, (_, i) => `nim ${i + 2} ${i + 4} ${2 * i + 9}`);
  const questions = making.makeQuiz({
    count: 12,
    mix: { outcome: 1, 'nim-sum': 1, grundy: 1 },
    games: [],
    level: 1,
    seed: 't',
    lines,
  });
  const counts = ['outcome', 'nim-sum', 'grundy'].map(
    (kind) => questions.filter((question) => question.kind === kind).length,
  );
  expect(questions).toHaveLength(12);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

test('questions about a game that a server defined are right, and new ones are of the same game', () => {
  const own = { 'rule=1,2:0-2': 'frogs', 'edges=a>b,b>c,a>c,d>a,d>b': 'web' };
  const questions = making.makeQuiz({
    count: 8,
    mix: Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, 1])),
    games: ['frogs', 'web'],
    own,
    level: 2,
    seed: 'own',
  });
  expect(questions).toHaveLength(8);
  for (const question of questions) {
    expect(Object.keys(own).filter((definition) => question.line.includes(definition))).toHaveLength(1);
    expect(faultOf(question), question.line).toBeNull();
    if (!question.shown) continue;
    const like = making.variant(question, 'again');
    if (like === null) continue;
    const definition = Object.keys(own).find((one) => question.line.includes(one))!;
    expect(like.line).toContain(definition);
  }
});

test('only teachers, by role too, and only of their own server', async () => {
  const { bank, classes } = held.app;
  await classes.teacherRoles(TEACHER, { add: 'r1' });
  const assistant = actor('ada', { roles: ['r1'] });
  expect((await bank.add(assistant, 'w', ['nim 1'])).ok).toBe(true);
  const elsewhere: Actor = { ...TEACHER, guild: 'g2' };
  expect(await bank.show(elsewhere, 'w')).toMatchObject({ error: { code: 'no-such-set' } });
  expect(await classes.create(request({ by: elsewhere, bank: 'w' }))).toMatchObject({
    error: { code: 'no-such-set', facts: { token: 'w', known: [] } },
  });
  expect(await bank.list({ ...TEACHER, guild: null })).toMatchObject({ error: { code: 'no-server' } });
});

test('bounds: names, texts, rows, positions of a set', async () => {
  const { bank } = held.app;
  for (const name of ['', '   ', 'x'.repeat(41)])
    expect(await bank.add(TEACHER, name, ['nim 1'])).toMatchObject({ error: { code: 'bad-set-name' } });
  expect(await bank.add(TEACHER, 'w', ['x'.repeat(MAX_TEXT_CHARS + 1)])).toMatchObject({
    error: { code: 'text-too-long' },
  });
  const many = (from: number) => Array.from({ length: 200 }, (_, i) => `bash ${from + i} max=3`).join('\n');
  for (const from of [1, 201]) expect((await bank.add(TEACHER, 'w', [many(from)])).ok).toBe(true);
  expect(await bank.add(TEACHER, 'w', [many(401)])).toMatchObject({ error: { code: 'set-full' } });
  const both = await bank.add(TEACHER, 'v', ['nim 1\nnim 2', 'nim 2\nnim x']);
  expect(both.ok && both.value.rows.map(({ row, fate }) => `${row} ${fate}`)).toEqual([
    '1 good',
    '2 good',
    '3 repeated',
    '4 refused',
  ]);
});
