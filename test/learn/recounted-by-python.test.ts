/** The files of a class that was really asked, counted anew by a program in another language with a statistics library of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { beforeEach, expect, test } from 'vitest';
import { noPython } from '../certificates/verifiers.ts';
import { choiceOf } from '../support/choices.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import { recountByPython, wholeQuiz } from '../support/class/whole-quiz.ts';
import { actOn, actor, benchEach, goOn, must, quizRequest, TEACHER } from '../support/classroom.ts';
import { folderOfTest } from '../support/folder.ts';
import { random } from '../support/random.ts';
import { recordsOf } from '../support/records.ts';

const held = benchEach(':memory:', 'python', {
  // Seats share positions: searching for one more for each would take most of the time.
  questions: { ...fewForEachPlace(6), more: () => Promise.resolve([]) },
});
let folder = '';
beforeEach(() => {
  folder = folderOfTest();
});

const CLASS = Array.from({ length: 24 }, (_, i) => actor(`student${i}`));
const KINDS = 'nim-sum, mex, outcome, own-words';

/** What Python says of the files of a quiz. */
const recounted = (id: string, spoil?: (name: string, text: string) => string) =>
  recountByPython(held, folder, id, spoil);

/** The file with other numbers in a column, where they count. */
const withError = (text: string, column: string): string => {
  const rows = recordsOf(text).map((row) =>
    row[column] !== '' && row['kind'] !== 'own-words' && (row['set right'] ?? '') === ''
      ? { ...row, [column]: String(2 * Number(row[column]) + 1) }
      : row,
  );
  return stringify(rows, { header: true });
};

const markAll = async (id: string, chance: () => number): Promise<void> => {
  const { answers } = must(await held.app.classes.toMark(id, TEACHER));
  expect(answers.length).toBeGreaterThan(5);
  for (const { row, code: of } of answers.slice(1))
    must(await held.app.classes.mark(id, TEACHER, { ...row, of }, [0, 50, 100][Math.floor(3 * chance())]!));
};

test.skipIf(noPython())('live: late comers, marks, a dropped question, somebody taken off', async () => {
  const chance = random(5);
  const { classes } = held.app;
  const { id } = must(await classes.create(quizRequest({ kinds: KINDS, count: 8 }))).quiz;
  for (const who of CLASS.slice(0, 22)) must(await classes.join(id, who));
  must(await actOn(held, id, 'start'));
  for (let number = 0; number < 8; number += 1) {
    const { choices, form } = (await held.store.classes.question(id, number))!;
    for (const [i, who] of CLASS.entries()) {
      if (chance() < 0.08 || (i > 21 && number < 3)) continue;
      held.now += Math.floor(900 * chance());
      if (form === 'text') must(await classes.type(id, who, number, `${who.user} thinks`));
      else {
        const knows = chance() < 0.2 + (0.7 * i) / CLASS.length;
        const right = choiceOf({ choices }, true);
        must(await classes.choose(id, who, number, [knows ? right : (right + 1) % choices.length]));
      }
    }
    if (number === 2) {
      must(await actOn(held, id, 'pause'));
      held.now += 60_000;
      must(await actOn(held, id, 'resume'));
    }
    await goOn(held, id);
  }
  await markAll(id, chance);
  must(await classes.correct(id, TEACHER, { kind: 'drop', question: 4 }));
  must(await classes.toggleStudent(id, TEACHER, 'student3'));
  expect(await recounted(id)).toEqual({ status: 0, faults: [] });
  // A wrong number in any of these columns is found.
  const columns = {
    'items.csv': ['facility', 'discrimination', 'point-biserial', 'alpha', 'median seconds', 'students'],
    'students.csv': ['points', 'asked'],
    'answers.csv': ['points', 'right'],
  };
  for (const [file, names] of Object.entries(columns))
    for (const column of names) {
      const found = await recounted(id, (name, text) => (name === file ? withError(text, column) : text));
      expect([file, column, found.status, found.faults.length > 0]).toEqual([file, column, 1, true]);
    }
});

test.skipIf(noPython())('teams, parts of points, corrections: a sample of what the soak asks', async () => {
  const { id, kinds, faults } = await wholeQuiz(held, folder, 12, 8, random(11));
  expect(faults).toEqual([]);
  expect([...kinds]).toEqual(
    expect.arrayContaining(['all-winning-moves', 'losing-positions', 'value-table']),
  );
  // A wrong share of a team, or wrong points for a part, are found.
  const spoilt = { 'teams.csv': 'share', 'answers.csv': 'points' };
  for (const [file, column] of Object.entries(spoilt)) {
    const found = await recounted(id, (name, text) => (name === file ? withError(text, column) : text));
    expect([file, found.status]).toEqual([file, 1]);
  }
});

test.skipIf(noPython())('an exam with parts of points and corrections: a sample of the same', async () => {
  const { id, kinds, faults } = await wholeQuiz(held, folder, 8, 6, random(12), 'exam');
  expect(faults).toEqual([]);
  expect(kinds.has('own-words')).toBe(true);
  const found = await recounted(id, (name, text) =>
    name === 'answers.csv' ? withError(text, 'points') : text,
  );
  expect(found.status).toBe(1);
});

test.skipIf(noPython())(
  'an exam: everybody has their own questions, and looks at them more than once',
  async () => {
    const chance = random(6);
    const { classes } = held.app;
    const request = quizRequest({ mode: 'exam', kinds: 'nim-sum, mex', count: 4, minutes: 60 });
    const { id } = must(await classes.create(request)).quiz;
    for (const who of CLASS) must(await classes.join(id, who));
    await classes.prepare();
    await classes.tick();
    must(await actOn(held, id, 'start'));
    const took = new Map<string, number>();
    for (const [i, who] of CLASS.slice(0, 20).entries())
      for (const slot of [0, 1, 0, 2, 3]) {
        const { question } = must(await classes.attempts.open(id, who, slot));
        const wait = Math.floor(1_000 + 20_000 * chance());
        held.now += wait;
        took.set(`${who.user} ${slot}`, (took.get(`${who.user} ${slot}`) ?? 0) + wait);
        const knows = chance() < 0.2 + (0.7 * i) / CLASS.length;
        const right = choiceOf(question, true);
        const pick = knows ? right : (right + 1) % question.choices.length;
        must(await classes.attempts.choose(id, who, { attempt: 1, slot }, [pick]));
      }
    must(await actOn(held, id, 'end'));
    for (const row of await held.store.classes.answers(id))
      expect(row.tookMs).toBe(took.get(`${row.user} ${row.question}`));
    expect(await recounted(id)).toEqual({ status: 0, faults: [] });
    expect(readFileSync(join(folder, 'items.csv'), 'utf8')).toMatch(/median seconds/);
  },
);
