/** Proofs, reasons, tables and losing positions in an exam and in homework: answered, counted in parts, set right, on file. */
import { expect, test } from 'vitest';
import type { Actor } from '../../../src/learn/class/actor.ts';
import type { QuestionKind } from '../../../src/learn/model/facts.ts';
import { letterOf, type Question } from '../../../src/learn/model/question.ts';
import { answersFile } from '../../../src/learn/screens/csv.ts';
import { locales } from '../../../src/texts/index.ts';
import { choiceOf } from '../../support/choices.ts';
import { must, TEACHER } from '../../support/classroom.ts';
import { faultOf, keyText, UNCHECKED } from '../../support/questions.ts';
import { recordsOf } from '../../support/records.ts';
import { ANN, BOB, coursework } from './work.ts';

const { held, act, started, prepared, papers } = coursework();
const KINDS: readonly QuestionKind[] = ['proof-order', 'justify-step', 'value-table', 'losing-positions'];
const wish = { kinds: KINDS.join(', '), games: 'subtraction', count: 4, partial: true };

const rightText = ({ choices, form, key }: Question): string =>
  form === 'one' || form === 'several'
    ? choices.flatMap(({ misconception }, i) => (misconception === null ? [letterOf(i)] : [])).join(' ')
    : keyText(key[0]!);

/** An answer that is wrong, and how much of it is right. */
const wrongAnswer = ({ kind, choices, key }: Question): { readonly text: string; readonly part: number } => {
  const [first] = key;
  if (first?.kind === 'order') return { text: keyText(first).split('').toReversed().join(''), part: 0 };
  if (first?.kind === 'values')
    return {
      text: ['9', ...first.values.slice(1)].join(' '),
      part: (first.values.length - 1) / first.values.length,
    };
  const right = choiceOf({ choices }, true);
  const wrong = choiceOf({ choices }, false);
  return kind === 'losing-positions'
    ? { text: letterOf(right), part: 1 / key.length }
    : { text: letterOf(wrong), part: 0 };
};

/** Answers everything, and gives what was asked. */
const sat = async (id: string, by: Actor, text: (question: Question) => string) => {
  const asked: Question[] = [];
  for (let slot = 0; slot < KINDS.length; slot += 1) {
    const { question, attempt } = must(await papers().open(id, by, slot));
    asked.push(question);
    must(await papers().type(id, by, { attempt: attempt.number, slot }, text(question)));
  }
  return asked;
};

test('an exam', async () => {
  const id = await started(wish);
  const ann = await sat(id, ANN, rightText);
  const bob = await sat(id, BOB, (question) => wrongAnswer(question).text);
  expect(new Set(ann.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  for (const [slot, question] of bob.entries()) {
    expect(question.line).not.toBe(ann[slot]!.line);
    for (const one of [question, ann[slot]!]) expect([null, UNCHECKED]).toContain(faultOf(one));
  }
  must(await act(id, 'end'));
  const points = async () => {
    const { students } = must(await held.app.classes.results(id, TEACHER));
    return Object.fromEntries(students.map((student) => [student.user, student.points]));
  };
  const parts = bob.reduce((sum, question) => sum + wrongAnswer(question).part, 0);
  expect(await points()).toEqual({ ann: 4, bob: expect.closeTo(parts, 9) as number });
  // The order that Bob typed, accepted for his very position.
  const place = bob.findIndex(({ kind }) => kind === 'proof-order');
  const results = must(await held.app.classes.results(id, TEACHER));
  const items = results.students.find(({ user }) => user === 'bob')!.items;
  const { said } = items.find(({ question }) => question.kind === 'proof-order')!.row!;
  must(
    await held.app.classes.correct(id, TEACHER, {
      kind: 'accept',
      question: place,
      line: bob[place]!.line,
      said,
    }),
  );
  expect(await points()).toEqual({ ann: 4, bob: expect.closeTo(parts + 1, 9) as number });
  // The file says what was listed, what was answered and what is right.
  const corrected = must(await held.app.classes.results(id, TEACHER));
  const answers = await answersFile(corrected, locales.en, () => Promise.resolve());
  const rows = recordsOf(answers.data);
  expect(rows).toHaveLength(8);
  const proofs = rows.filter(({ kind }) => kind === 'proof-order');
  expect(proofs).toHaveLength(2);
  for (const row of proofs) expect(Object.values(row).join(' ')).toMatch(/A\) .*; B\) .*; C\) /);
});

test('homework', async () => {
  const id = await prepared({ ...wish, mode: 'homework', closes: 'tomorrow 20:00' });
  await sat(id, ANN, rightText);
  must(await papers().handIn(id, ANN, 1));
  const { students } = must(await held.app.classes.results(id, TEACHER));
  expect(students.map(({ points }) => points)).toEqual([4]);
});
