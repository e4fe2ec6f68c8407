/** Another time for what is planned, another deadline for homework. */
import { expect, test } from 'vitest';
import { codeOf, must, TEACHER } from '../../support/classroom.ts';
import { ANN, BOB, coursework, MINUTE } from './work.ts';

const BEGINS = Date.parse('2026-11-20T10:00:00Z');
const { held, prepared, created, papers, answer } = coursework(undefined, BEGINS);
const at = (text: string): number => Date.parse(`${text}:00Z`);

test('a nearer deadline ends homework then; what was given in time counts, and extra time and late days go along', async () => {
  const { classes } = held.app;
  const id = await prepared({
    mode: 'homework',
    closes: '2026-11-25 20:00',
    lateUntil: '2026-11-26 20:00',
    lateOff: 50,
  });
  must(await classes.allow(TEACHER, { student: 'bob', quiz: id, channel: 'c1', minutes: 2 * 24 * 60 }));
  await answer(id, ANN, [true]);
  expect(codeOf(await classes.reschedule(id, ANN, '2026-11-24 20:00'))).toBe('not-a-teacher');
  const { quiz } = must(await classes.reschedule(id, TEACHER, '2026-11-21 20:00'));
  expect(quiz.settings).toMatchObject({
    closesAt: at('2026-11-21T20:00'),
    late: { until: at('2026-11-22T20:00'), off: 50 },
  });
  held.now = at('2026-11-22T20:00');
  expect(codeOf(await papers().open(id, ANN, 1))).not.toBe('done');
  held.now += MINUTE;
  await answer(id, BOB, [true]);
  held.now = at('2026-11-23T20:00');
  expect(await classes.tick()).toEqual([id]);
  expect(codeOf(await classes.reschedule(id, TEACHER, '2026-11-25 20:00'))).toBe('over');
  const { students } = must(await classes.results(id, TEACHER));
  expect(students.map(({ user, right }) => [user, right]).sort()).toEqual([
    ['ann', 1],
    ['bob', 1],
  ]);
});

test('what a teacher hides while another moves the deadline stays hidden', async () => {
  const { classes } = held.app;
  const id = await prepared({ mode: 'homework', closes: '2026-11-25 20:00' });
  const store = held.store.classes as { change: typeof held.store.classes.change };
  const { change } = store;
  store.change = async (...given) => {
    must(await classes.attempts.showAnswers(id, TEACHER, false));
    return change(...given);
  };
  try {
    must(await classes.reschedule(id, TEACHER, '2026-11-24 20:00'));
  } finally {
    store.change = change;
  }
  expect((await held.store.classes.load(id))?.settings).toMatchObject({
    answers: 'hidden',
    closesAt: at('2026-11-24T20:00'),
  });
});

test('a planned exam begins at its new time, and not at the old one', async () => {
  const { classes } = held.app;
  const { quiz } = await created({ starts: '2026-11-21 09:00', lobbyMinutes: 5 });
  await classes.prepare();
  must(await classes.reschedule(quiz.id, TEACHER, '2026-11-22 09:00'));
  held.now = at('2026-11-21T09:00');
  expect(await classes.tick()).toEqual([]);
  held.now = at('2026-11-22T08:55');
  expect(await classes.tick()).toEqual([quiz.id]);
  expect(codeOf(await classes.reschedule(quiz.id, TEACHER, '2026-11-23 09:00'))).toBe('not-now');
});
