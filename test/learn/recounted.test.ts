/** Points of a class under every rule, counted anew from the rows of the file: no code shared but the questions. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../src/kernel/random.ts';
import { studentsFile } from '../../src/learn/screens/csv.ts';
import { bench } from '../support/app.ts';
import { ledgerOf, recount } from '../support/class/recount.ts';
import { actor, goOn, must, startedQuiz, TEACHER } from '../support/classroom.ts';
import { folderOfTest } from '../support/folder.ts';
import { recordsOf } from '../support/records.ts';

const STUDENTS = 24;
const SECONDS = 40;

test.each([
  ['accuracy', false],
  ['accuracy', true],
  ['confidence', false],
  ['confidence', true],
] as const)('%s, speed: %s', async (scoring, speed) => {
  const folder = folderOfTest();
  const file = join(folder, 'class.sqlite');
  const held = await bench(file, `recount-${scoring}`);
  const { classes } = held.app;
  try {
    const random = seeded(`${scoring} ${speed}`);
    const { quiz, questions } = await startedQuiz(held, {
      count: 6,
      kinds: 'outcome, nim-sum, mex, winning-move',
      answerSeconds: SECONDS,
      scoring,
      speed,
    });
    /** When each answer was changed last, as a share of the time that was left; the same choice again changes nothing. */
    const shares = new Map<string, number>();
    const chosen = new Map<string, number>();
    for (const [number, { choices }] of questions.entries()) {
      const opened = held.now;
      for (let step = 0; step < 2; step += 1) {
        held.now = opened + (step === 0 ? 1 : 25) * 1_000 + Math.floor(random() * 10_000);
        for (let n = 0; n < STUDENTS; n += 1) {
          // Some come late, some leave a question out, some change their minds.
          if (n % 5 > number || random() < 0.4) continue;
          const who = actor(`s${n}`);
          const choice = Math.floor(random() * choices.length);
          must(await classes.choose(quiz.id, who, number, [choice]));
          const key = `s${n} ${number}`;
          if (chosen.get(key) !== choice)
            shares.set(key, (opened + SECONDS * 1_000 - held.now) / (SECONDS * 1_000));
          chosen.set(key, choice);
          if (random() < 0.6) must(await classes.sure(quiz.id, who, number, random() < 0.5));
        }
      }
      await goOn(held, quiz.id);
    }
    const ledger = ledgerOf(file);
    const counted = recount(ledger, quiz.id);
    expect(counted.wrong).toEqual([]);
    const rows = ledger.rows('select * from quiz_answers where quiz_id = ?', quiz.id);
    ledger.close();
    expect(rows).toHaveLength(shares.size);
    const worth = (row: (typeof rows)[number]): number => {
      const right = row['is_right'] === 1;
      const sure = row['sure'] === 1;
      const base = scoring === 'accuracy' ? Number(right) : sure ? (right ? 2 : -2) : Number(right);
      const share = Math.round(100 * shares.get(`${row['user_id']} ${row['question']}`)!) / 100;
      return base + (speed && right ? share / 2 : 0);
    };
    const results = must(await classes.results(quiz.id, TEACHER));
    const people = studentsFile(results);
    const written = recordsOf(people.data);
    expect(written).toHaveLength(counted.students.size);
    for (const [user, { asked, answered, right }] of counted.students) {
      const points = rows.filter((row) => row['user_id'] === user).reduce((sum, row) => sum + worth(row), 0);
      const one = written.find((row) => row['account'] === user)!;
      expect([user, Number(one['asked']), Number(one['answered']), Number(one['right'])]).toEqual([
        user,
        asked,
        answered,
        right,
      ]);
      expect(Number(one['points'])).toBeCloseTo(points, 6);
    }
    // Where speed does not count, the store does not even know it.
    expect(rows.every((row) => (row['speed'] === null) === !speed)).toBe(true);
  } finally {
    await held.store.close();
  }
});
