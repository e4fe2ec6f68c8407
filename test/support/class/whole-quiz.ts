/**
 * A live quiz with teams, or an exam, with partial credit, late students, marks and corrections, whose files a Python program
 * counts again (`recount.py`).
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Actor } from '../../../src/learn/class/actor.ts';
import { teamResultsOf } from '../../../src/learn/class/results.ts';
import type { Question } from '../../../src/learn/model/question.ts';
import { resultFiles } from '../../../src/learn/screens/results.ts';
import { locales } from '../../../src/texts/index.ts';
import { type Bench, must } from '../app.ts';
import { actOn, actor, quizRequest, TEACHER } from '../classroom.ts';
import { keyText } from '../questions.ts';

const SCRIPT = new URL('recount.py', import.meta.url).pathname;
const KINDS = 'nim-sum, outcome, all-winning-moves, losing-positions, value-table, own-words';

/** Python's report on the files of a quiz. */
export const recountByPython = async (
  held: Bench,
  folder: string,
  id: string,
  spoil: (name: string, text: string) => string = (_, text) => text,
): Promise<{ readonly status: number | null; readonly faults: readonly string[] }> => {
  const results = must(await held.app.classes.results(id, TEACHER));
  const files = await resultFiles(results, locales.en, () => Promise.resolve());
  for (const { name, data } of files) writeFileSync(join(folder, name), spoil(name, data.toString('utf8')));
  const teams = teamResultsOf(results).map(({ team, share, place }) => `${team + 1},${share},${place}\r\n`);
  const partial = results.quiz.settings.partial;
  writeFileSync(join(folder, 'teams.csv'), spoil('teams.csv', `team,share,place\r\n${teams.join('')}`));
  const run = spawnSync('python3', [SCRIPT, folder, ...(partial ? ['partial'] : [])], { encoding: 'utf8' });
  if (run.stderr !== '') throw new Error(run.stderr);
  return { status: run.status, faults: run.stdout.split('\n').filter((line) => line !== '') };
};

/** An answer as pressed or typed: most of several right ones, sometimes a wrong one. */
const answerTo = (
  { form, choices, key }: Question,
  knows: number,
  random: () => number,
): { readonly choices: readonly number[] } | { readonly text: string } => {
  const [first] = key;
  if (first?.kind === 'values')
    return {
      text: first.values.map((value) => (random() < knows ? value : `${Number(value) + 1}`)).join(' '),
    };
  if (form === 'moves') {
    const [one = '', ...others] = key.map(keyText);
    return { text: [one, ...others.filter(() => random() < knows)].join(' ; ') };
  }
  if (form === 'number') return { text: random() < knows ? keyText(first!) : '0' };
  if (form === 'text') return { text: `because of ${Math.floor(1000 * random())}` };
  const is = (right: boolean) =>
    choices.flatMap(({ misconception }, i) => ((misconception === null) === right ? [i] : []));
  if (form !== 'several') {
    const from = is(random() < knows);
    return { choices: [from[Math.floor(random() * from.length)] ?? 0] };
  }
  const named = [...is(true).filter(() => random() < knows), ...is(false).filter(() => random() < 0.15)];
  return { choices: named.length > 0 ? named : [0] };
};

type Random = () => number;

/** A class takes a live quiz with teams: two join late, some skip a question. */
const takeLive = async (held: Bench, id: string, people: readonly Actor[], random: Random) => {
  const { classes } = held.app;
  const questions = await held.store.classes.questions(id);
  for (const who of people.slice(0, -2)) must(await classes.join(id, who));
  must(await actOn(held, id, 'start'));
  for (const [number, question] of questions.entries()) {
    for (const [i, who] of people.entries()) {
      if (random() < 0.08 || (i >= people.length - 2 && number < 2)) continue;
      held.now += Math.floor(300 * random());
      const answer = answerTo(question, 0.2 + (0.7 * i) / people.length, random);
      if ('text' in answer) must(await classes.type(id, who, number, answer.text));
      else must(await classes.choose(id, who, number, answer.choices));
    }
    must(await actOn(held, id, 'close'));
    must(await actOn(held, id, 'next'));
  }
};

/** A class sits an exam, each with their own variants; some skip one, some answer one twice. */
const sitExam = async (held: Bench, id: string, people: readonly Actor[], random: Random) => {
  const { attempts, ...classes } = held.app.classes;
  for (const who of people) must(await classes.join(id, who));
  await classes.prepare();
  await classes.tick();
  must(await actOn(held, id, 'start'));
  const { length } = await held.store.classes.questions(id);
  for (let turn = 0; turn < length + 1; turn += 1)
    for (const [i, who] of people.entries()) {
      const slot = turn % length;
      const { question } = must(await attempts.open(id, who, slot));
      if (random() < 0.08) continue;
      held.now += Math.floor(300 * random());
      const answer = answerTo(question, 0.2 + (0.7 * i) / people.length, random);
      const at = { attempt: 1, slot };
      if ('text' in answer) must(await attempts.type(id, who, at, answer.text));
      else must(await attempts.choose(id, who, at, answer.choices));
    }
  must(await actOn(held, id, 'end'));
};

/** The first wrong answer to a question with one choice, with its position. */
const wrongChoiceIn = async ({ store }: Bench, id: string) => {
  const questions = await store.classes.questions(id);
  const question = questions.findIndex(({ form }) => form === 'one');
  const wrong = (await store.classes.answers(id, { question })).find(({ right }) => !right);
  if (wrong === undefined) return null;
  const attempt = (await store.classes.attempts(id, wrong.user))[0];
  const own = attempt && (await store.classes.variant(id, question, attempt.variants[question] ?? 0));
  return { question, line: (own ?? questions[question]!).line, said: wrong.said };
};

/** Runs a quiz, makes a teacher's corrections, and returns the recount's findings. */
export const wholeQuiz = async (
  held: Bench,
  folder: string,
  students: number,
  count: number,
  random: Random,
  mode: 'live' | 'exam' = 'live',
): Promise<{
  readonly id: string;
  readonly kinds: ReadonlySet<string>;
  readonly faults: readonly string[];
}> => {
  const { classes } = held.app;
  const wish = { kinds: KINDS, games: 'nim, kayles', level: 2, count, partial: true, mode };
  const how =
    mode === 'exam' ? { minutes: 60 } : ({ teams: 'lot', teamCount: 2 + Math.floor(4 * random()) } as const);
  const { id } = must(await classes.create(quizRequest({ ...wish, ...how }))).quiz;
  const people = Array.from({ length: students }, (_, i) => actor(`student${i}`));
  await (mode === 'exam' ? sitExam : takeLive)(held, id, people, random);
  const written = must(await classes.toMark(id, TEACHER));
  for (const { row, code: of } of written.answers)
    must(await classes.mark(id, TEACHER, { ...row, of }, [0, 50, 100][Math.floor(3 * random())]!));
  // Accepts a wrong answer, drops a question, removes a student.
  const wrong = await wrongChoiceIn(held, id);
  if (wrong !== null) must(await classes.correct(id, TEACHER, { kind: 'accept', ...wrong }));
  const questions = await held.store.classes.questions(id);
  must(await classes.correct(id, TEACHER, { kind: 'drop', question: questions.length - 1 }));
  must(await classes.toggleStudent(id, TEACHER, `student${Math.floor(students * random())}`));
  const { faults } = await recountByPython(held, folder, id);
  return { id, kinds: new Set(questions.map(({ kind }) => kind)), faults };
};
