/**
 * A live quiz with teams, parts of points, late comers, marks and corrections, whose files a program in another language counts anew
 * (`recount.py`).
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { teamResultsOf } from '../../../src/learn/class/results.ts';
import type { Question } from '../../../src/learn/model/question.ts';
import { resultFiles } from '../../../src/learn/screens/results.ts';
import { locales } from '../../../src/texts/index.ts';
import { type Bench, must } from '../app.ts';
import { actOn, actor, quizRequest, TEACHER } from '../classroom.ts';

const SCRIPT = new URL('recount.py', import.meta.url).pathname;
const KINDS = 'nim-sum, outcome, all-winning-moves, losing-positions, value-table, own-words';

/** What Python says of the files of a quiz. */
export const recountByPython = async (
  held: Bench,
  folder: string,
  id: string,
  spoil: (name: string, text: string) => string = (_, text) => text,
): Promise<{ readonly status: number | null; readonly faults: readonly string[] }> => {
  const results = must(await held.app.classes.results(id, TEACHER));
  const files = await resultFiles(results, locales.en, () => Promise.resolve());
  for (const { name, data } of files) writeFileSync(join(folder, name), spoil(name, data.toString('utf8')));
  const teams = teamResultsOf(results).map(({ team, share, place }) => `${team + 1},${share},${place}\n`);
  const partial = results.quiz.settings.partial;
  writeFileSync(join(folder, 'teams.csv'), spoil('teams.csv', `team,share,place\n${teams.join('')}`));
  const run = spawnSync('python3', [SCRIPT, folder, ...(partial ? ['partial'] : [])], { encoding: 'utf8' });
  if (run.stderr !== '') throw new Error(run.stderr);
  return { status: run.status, faults: run.stdout.split('\n').filter((line) => line !== '') };
};

/** An answer as it is pressed or typed: of several right ones most, and now and then a wrong one. */
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

/** Asks a class everything, sets right what a teacher may, and gives what the recount finds. */
export const wholeQuiz = async (
  held: Bench,
  folder: string,
  students: number,
  count: number,
  random: () => number,
): Promise<{
  readonly id: string;
  readonly kinds: ReadonlySet<string>;
  readonly faults: readonly string[];
}> => {
  const { classes } = held.app;
  const wish = { kinds: KINDS, games: 'nim, kayles', level: 2, count, partial: true };
  const { quiz, questions } = must(
    await classes.create(quizRequest({ ...wish, teams: 'lot', teamCount: 2 + Math.floor(4 * random()) })),
  );
  const { id } = quiz;
  const people = Array.from({ length: students }, (_, i) => actor(`student${i}`));
  for (const who of people.slice(0, -2)) must(await classes.join(id, who));
  must(await actOn(held, id, 'start'));
  for (const [number, question] of questions.entries()) {
    for (const [i, who] of people.entries()) {
      // Two come late; some leave a question out.
      if (random() < 0.08 || (i >= students - 2 && number < 2)) continue;
      held.now += Math.floor(300 * random());
      const answer = answerTo(question, 0.2 + (0.7 * i) / students, random);
      if ('text' in answer) must(await classes.type(id, who, number, answer.text));
      else must(await classes.choose(id, who, number, answer.choices));
    }
    must(await actOn(held, id, 'close'));
    must(await actOn(held, id, 'next'));
  }
  const written = must(await classes.toMark(id, TEACHER));
  for (const { row, code: of } of written.answers)
    must(await classes.mark(id, TEACHER, { ...row, of }, [0, 50, 100][Math.floor(3 * random())]!));
  // A wrong answer is accepted, a question dropped, somebody taken off.
  const choice = questions.findIndex(({ form }) => form === 'one');
  const wrong = (await held.store.classes.answers(id, { question: choice })).find(({ right }) => !right);
  if (wrong !== undefined)
    must(
      await classes.correct(id, TEACHER, {
        kind: 'accept',
        question: choice,
        line: questions[choice]!.line,
        said: wrong.said,
      }),
    );
  must(await classes.correct(id, TEACHER, { kind: 'drop', question: questions.length - 1 }));
  must(await classes.toggleStudent(id, TEACHER, `student${Math.floor(students * random())}`));
  const { faults } = await recountByPython(held, folder, id);
  return { id, kinds: new Set(questions.map(({ kind }) => kind)), faults };
};
