/** Parts of a point for some of all winning moves: every possible answer, with the winning moves found by brute force. */
import { expect, test } from 'vitest';
import { podiumOf } from '../../src/learn/class/results.ts';
import type { Answer } from '../../src/learn/model/answer.ts';
import { DEFAULT_SETTINGS, type QuizSettings } from '../../src/learn/model/assignment.ts';
import type { Question, Said } from '../../src/learn/model/question.ts';
import { pointsOf } from '../../src/learn/model/scoring.ts';
import { questionEngine } from '../../src/learn/questions/index.ts';
import { parseLine } from '../../src/texts/index.ts';
import { brute } from '../support/brute.ts';
import { actOn, actor, benchEach, must, startedQuiz, TEACHER } from '../support/classroom.ts';
import { positionOf } from '../support/positions.ts';
import { catalogue, making } from '../support/questions.ts';

const held = benchEach(':memory:', 'partial');
const engine = questionEngine(catalogue);

const settings: QuizSettings = {
  ...DEFAULT_SETTINGS,
  mode: 'live',
  count: 1,
  kinds: ['all-winning-moves'],
  games: ['nim'],
  level: 2,
  readingSeconds: 0,
  answerSeconds: 30,
  typed: false,
  partial: true,
};

/** What an answer says, whether it is right, and its points under these rules. */
const judged = (question: Question, answer: Answer) => {
  const found = engine.judge(question, answer);
  if (found.verdict === 'unread') throw new Error(question.line);
  const right = found.verdict === 'right';
  const row = { said: found.said, right, sure: null, speed: null };
  return { said: found.said, right, points: (rules: QuizSettings) => pointsOf(row, question, rules) };
};

/** The share of the winning positions reached, each other position reached subtracted. */
const share = ({ line }: Question, said: readonly Said[]): number => {
  const { spot, win } = positionOf(line);
  const by = brute();
  const wins = new Set<string>();
  for (const { to } of spot.options()) if (!by.outcome(to, win)) wins.add(to.line);
  const named = new Set(
    said.map((one) => {
      const option = one.kind === 'move' ? spot.play(one.move.move) : null;
      if (option?.ok !== true) throw new Error(line);
      return option.value.to.line;
    }),
  );
  let parts = 0;
  for (const one of named) parts += wins.has(one) ? 1 : -1;
  return Math.max(0, parts) / wins.size;
};

const LINES = [
  'nim 2 2 2',
  'nim 2 3 3',
  'nim 3 3 3',
  'nim 1 1 2 3',
  'nim 1 1 1 2',
  'kayles 3 2',
  'wythoff 2 3',
];
const questions = LINES.flatMap((line) => making.ask({ kind: 'all-winning-moves', line, seed: line }) ?? []);

test('every answer to many questions', () => {
  expect(questions.filter(({ key }) => key.length > 1).length).toBeGreaterThan(2);
  let parts = 0;
  for (const question of questions) {
    const { choices } = question;
    for (let mask = 1; mask < 2 ** choices.length; mask += 1) {
      const chosen = choices.flatMap((_, i) => (mask & (1 << i) ? [i] : []));
      const { said, right, points } = judged(question, { kind: 'chosen', choices: chosen });
      const expected = share(question, said);
      const found = points(settings);
      expect([question.line, chosen, found]).toEqual([question.line, chosen, expect.closeTo(expected, 12)]);
      expect(found === 1).toBe(right);
      if (found > 0 && found < 1) parts += 1;
      // Where it was not promised, it is all or nothing.
      expect(points({ ...settings, partial: false })).toBe(right ? 1 : 0);
      expect(points({ ...settings, scoring: 'confidence' })).toBe(right ? 1 : 0);
    }
  }
  expect(parts).toBeGreaterThan(50);
});

test('a table: an equal part for each right value', () => {
  const of = { ...settings, kinds: ['value-table'] } as const;
  for (const line of ['kayles 8', 'subtraction 9 s=1,3,4', 'dawson 7']) {
    const question = making.ask({ kind: 'value-table', line, seed: line })!;
    const [table] = question.key;
    if (table?.kind !== 'values') throw new Error(line);
    const heaps = table.values.length;
    for (let mask = 0; mask < 2 ** heaps; mask += 1) {
      const wrong = table.values.map((_, i) => (mask & (1 << i)) !== 0);
      const text = table.values.map((value, i) => (wrong[i] === true ? Number(value) + 1 : value)).join(' ');
      const right = wrong.filter((one) => !one).length;
      expect(judged(question, { kind: 'typed', text }).points(of)).toBeCloseTo(right / heaps, 12);
    }
    expect(engine.judge(question, { kind: 'typed', text: '0 1' }).verdict).toBe('unread');
  }
});

test('losing positions: an equal part for each right one, each wrong one subtracted', () => {
  const of = { ...settings, kinds: ['losing-positions'] } as const;
  const question = making.ask({ kind: 'losing-positions', line: 'wythoff 2 3', seed: 'w' })!;
  const by = brute();
  const lost = question.choices.map(({ says }) => {
    const position = says.kind === 'position' ? parseLine(says.line) : null;
    return position?.ok === true && !by.outcome(position.value.spot, 'normal');
  });
  const all = lost.filter((one) => one).length;
  expect(all).toBeGreaterThan(1);
  for (let mask = 1; mask < 2 ** lost.length; mask += 1) {
    const chosen = lost.flatMap((_, i) => (mask & (1 << i) ? [i] : []));
    const found = chosen.reduce((sum, i) => sum + (lost[i] === true ? 1 : -1), 0);
    const { points } = judged(question, { kind: 'chosen', choices: chosen });
    expect(points(of)).toBeCloseTo(Math.max(0, found) / all, 12);
  }
});

test('a class: points by parts, in its results and its files', async () => {
  const { classes } = held.app;
  must(await held.app.bank.add(TEACHER, 'wins', ['nim 2 3 3']));
  const wish = { kinds: 'all-winning-moves', partial: true, count: 1, bank: 'wins' };
  const { quiz, questions: asked } = await startedQuiz(held, wish);
  expect(quiz.settings.partial).toBe(true);
  const { choices } = asked[0]!;
  const at = (right: boolean) =>
    choices.flatMap((one, i) => ((one.misconception === null) === right ? [i] : []));
  const [[a, b], [wrong]] = [at(true), at(false)];
  must(await classes.choose(quiz.id, actor('all'), 0, at(true)));
  must(await classes.choose(quiz.id, actor('two'), 0, [a!, b!]));
  must(await classes.choose(quiz.id, actor('mixed'), 0, [a!, b!, wrong!]));
  must(await classes.choose(quiz.id, actor('even'), 0, [a!, wrong!]));
  must(await actOn(held, quiz.id, 'close'));
  const { students } = must(await classes.results(quiz.id, TEACHER));
  const points = Object.fromEntries(
    students.map((student) => [student.user, Math.round(student.points * 1_000)]),
  );
  expect(points).toEqual({ all: 1_000, two: 667, mixed: 333, even: 0 });
});

test('equal points that were added up differently share a place', () => {
  const students = [
    { user: 'ann', points: 0.1 + 0.2 },
    { user: 'bob', points: 0.3 },
    { user: 'cem', points: 0.2 },
  ];
  expect(podiumOf({ students } as never).map(({ place }) => place)).toEqual([1, 1, 3]);
});
