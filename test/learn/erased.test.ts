/** A student whose data are deleted in the middle of a quiz, of an exam, or afterwards: nobody, in all that the class has. */

import { expect, test } from 'vitest';
import type { Actor } from '../../src/learn/class/actor.ts';
import type { QuizRequest } from '../../src/learn/class/create-quiz.ts';
import type { TeacherAct } from '../../src/learn/model/assignment.ts';
import { exportScreen, rosterScreen } from '../../src/learn/screens/archive.ts';
import { finalScreen } from '../../src/learn/screens/quiz.ts';
import { resultFiles, resultsScreen } from '../../src/learn/screens/results.ts';
import { locales } from '../../src/texts/index.ts';
import { openOn } from '../support/app.ts';
import { choiceOf } from '../support/choices.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import { actOn, benchEach, breath, codeOf, goOn, must, press, quizRequest } from '../support/classroom.ts';
import { shownText, taken } from '../support/screens.ts';

const GUILD = '900000000000000001';
const actor = (user: string, manages = false): Actor => ({ user, guild: GUILD, manages, roles: [] });
const TEACHER = actor('100000000000000042', true);
const ANN = actor('200000000000000001');
const BOB = actor('200000000000000002');
const NAME = 'Ann Secret';

const held = benchEach(':memory:', 'erased', { questions: fewForEachPlace(4) });

const made = async (over: Partial<QuizRequest> = {}): Promise<string> =>
  must(await held.app.classes.create(quizRequest({ by: TEACHER, channel: '77', podium: true, ...over }))).quiz
    .id;
const act = async (id: string, what: TeacherAct): Promise<void> => {
  must(await actOn(held, id, what, TEACHER));
};
/** Answers a question of a live quiz rightly. */
const answer = (id: string, by: Actor, number: number) => press(held, id, by, number, true);

/** Everything of the class that a teacher or the channel can see, as text and as files. */
const allOf = async (id: string): Promise<string> => {
  const locale = locales.en;
  const results = must(await held.app.classes.results(id, TEACHER));
  const roster = must(await held.app.classes.roster(TEACHER));
  const screens = [
    resultsScreen(results, locale, await resultFiles(results, locale, breath)),
    finalScreen(results.quiz, await held.app.classes.totals(id), locale),
    await exportScreen([results], 50, locale, breath),
    rosterScreen(roster, locale),
  ];
  return screens
    .flatMap((screen) => [
      shownText(screen, locale),
      ...taken(screen, locale).files.map(({ data }) =>
        'kept' in data ? '' : Buffer.from(data).toString('utf8'),
      ),
    ])
    .join('\n');
};
const isGone = (user: string): boolean => user.startsWith('gone-');

test('in the middle of a live quiz: the answer counts, and who comes back is somebody new', async () => {
  const id = await made();
  must(await held.app.classes.setName(ANN, NAME));
  for (const who of [ANN, BOB]) must(await held.app.classes.join(id, who));
  await act(id, 'start');
  for (const who of [ANN, BOB]) await answer(id, who, 0);
  expect(await allOf(id)).toContain(NAME);
  await held.app.privacy.erase(ANN.user);
  expect(must(await held.app.classes.show(id))).toMatchObject({ students: 2, answers: [{}, {}] });
  await goOn(held, id, TEACHER);
  await answer(id, ANN, 1);
  await goOn(held, id, TEACHER);
  const { students, questions } = must(await held.app.classes.results(id, TEACHER));
  expect(questions.map(({ asked, answered, right }) => [asked, answered, right])).toEqual([
    [2, 2, 2],
    [3, 1, 1],
  ]);
  const gone = students.find(({ user }) => isGone(user))!;
  expect(gone).toMatchObject({ name: null, asked: 2, answered: 1, right: 1 });
  expect(students.find(({ user }) => user === ANN.user)).toMatchObject({ name: null, asked: 1, right: 1 });
  // The podium names nobody who is nobody; the places of the others stay.
  const { podium } = await held.app.classes.totals(id);
  expect(podium.map(({ place }) => place)).toEqual([1, 1]);
  expect(new Set(podium.map(({ user }) => user))).toEqual(new Set([ANN.user, BOB.user]));
  expect(await allOf(id)).not.toContain(NAME);
  await held.app.privacy.erase(ANN.user);
  const all = await allOf(id);
  expect(all).not.toContain(ANN.user);
  expect(all).toContain(BOB.user);
  expect(
    new Set(must(await held.app.classes.results(id, TEACHER)).students.map(({ user }) => user)).size,
  ).toBe(3);
});

test('as the server shows a student: in the files of every kind of quiz, under the roster’s name, gone when erased', async () => {
  const shown = (displayName: string): Actor => ({ ...ANN, displayName });
  const live = await made();
  must(await held.app.classes.join(live, shown('Ann Joins')));
  await act(live, 'start');
  expect(await allOf(live)).toContain('Ann Joins');
  await answer(live, shown('Ann Answers'), 0);
  await answer(live, BOB, 0);
  const after = await allOf(live);
  expect(after).toContain('Ann Answers');
  expect(after).not.toContain('Ann Joins');
  must(await held.app.classes.setName(ANN, NAME));
  const named = await allOf(live);
  expect(named).toContain(NAME);
  expect(named).not.toContain('Ann Answers');
  await act(live, 'end');

  const exam = await made({ mode: 'exam' });
  await held.app.classes.prepare();
  await act(exam, 'start');
  must(await held.app.classes.attempts.open(exam, shown('Ann Sits'), null));
  const sat = must(await held.app.classes.results(exam, TEACHER)).students;
  expect(sat).toMatchObject([{ user: ANN.user, name: NAME, displayName: 'Ann Sits' }]);

  await held.app.privacy.erase(ANN.user);
  for (const id of [live, exam]) {
    const students = must(await held.app.classes.results(id, TEACHER)).students;
    expect(students.filter(({ displayName }) => displayName !== undefined)).toEqual([]);
    expect(await allOf(id)).not.toMatch(/Ann (Joins|Answers|Sits)/);
  }
});

test.each(['exam', 'homework'] as const)('in the middle of %s, and after it', async (mode) => {
  const id = await made({ mode, ...(mode === 'homework' ? { closes: '23:59' } : {}) });
  await held.app.classes.prepare();
  must(await held.app.classes.setName(ANN, NAME));
  if (mode === 'exam') await act(id, 'start');
  else await held.app.classes.tick();
  const { attempts } = held.app.classes;
  const page = async (by: Actor): Promise<void> => {
    const { attempt, question } = must(await attempts.open(id, by, 0));
    const right = choiceOf(question, true);
    must(await attempts.choose(id, by, { attempt: attempt.number, slot: 0 }, [right]));
  };
  for (const who of [ANN, BOB]) await page(who);
  const before = await attempts.progress(id);
  await held.app.privacy.erase(ANN.user);
  expect(await attempts.progress(id)).toEqual(before);
  // Only that they sit an exam is kept until its end, so that deleting opens no analysis.
  expect([...(await held.store.privacy.export(ANN.user)).keys()]).toEqual(
    mode === 'exam' ? ['exam_locks'] : [],
  );
  // Whoever comes back has a paper of their own, and nothing of the old one.
  expect(must(await attempts.open(id, ANN, 0)).answers.size).toBe(0);
  await page(ANN);
  await act(id, 'end');
  const { students, questions } = must(await held.app.classes.results(id, TEACHER));
  expect(students.map(({ right }) => right)).toEqual([1, 1, 1]);
  expect(students.filter(({ user }) => isGone(user))).toMatchObject([{ name: null, answered: 1 }]);
  expect(questions[0]).toMatchObject({ answered: 3, right: 3 });
  await held.app.privacy.erase(ANN.user);
  expect((await held.store.privacy.export(ANN.user)).size).toBe(0);
  const all = await allOf(id);
  expect(all).not.toContain(ANN.user);
  expect(all).not.toContain(NAME);
  expect(must(await held.app.classes.results(id, TEACHER)).questions[0]).toMatchObject({
    answered: 3,
    right: 3,
  });
});

test('everything that a class did: quizzes, exams, homework, lessons, games, names; what teachers prepared stays', async () => {
  const { classes, privacy, lessonHomework } = held.app;
  const live = await made();
  must(await classes.join(live, ANN));
  await act(live, 'start');
  await answer(live, ANN, 0);
  const exam = await made({ mode: 'exam', channel: '79' });
  const homework = await made({ mode: 'homework', closes: '23:59' });
  await classes.prepare();
  await act(exam, 'start');
  await classes.tick();
  for (const id of [exam, homework]) must(await classes.attempts.open(id, ANN, 0));
  const elsewhere = { ...TEACHER, guild: '900000000000000002' };
  const other = must(await classes.create(quizRequest({ by: elsewhere, channel: '78' }))).quiz.id;
  must(await classes.setName(ANN, NAME));
  must(await classes.saveTemplate(TEACHER, live, 'week 1'));
  const lesson = must(await lessonHomework.create(TEACHER, '77', 'nim', '23:59')).id;
  must(await lessonHomework.open(lesson, ANN));
  const played = { by: ANN.user, guild: GUILD, channel: '77' };
  const match = (await openOn(held, played)).match.id;
  await privacy.empty(GUILD);
  for (const id of [live, exam, homework]) {
    expect(codeOf(await classes.show(id))).toBe('no-such-quiz');
    const { store } = held;
    const kept = [
      store.classes.questions(id),
      store.classes.answers(id),
      store.classes.students(id),
      store.classes.attempts(id),
    ];
    expect((await Promise.all(kept)).flat()).toEqual([]);
    expect((await store.classes.variants(id)).size).toBe(0);
  }
  const set = { id: lesson, guild: GUILD, teacher: null, lesson: 'nim', at: 0, closesAt: 0 } as const;
  expect(await held.store.lessonHomework.students(set)).toEqual([]);
  expect(must(await lessonHomework.list(TEACHER))).toEqual([]);
  expect(await held.store.matches.load(match)).toBeNull();
  expect(await held.store.classes.roster(GUILD)).toEqual(new Map());
  expect(must(await classes.templates(TEACHER))).toMatchObject([{ name: 'week 1' }]);
  await classes.tick();
  expect(must(await classes.show(other)).quiz.id).toBe(other);
});

test('a teacher who is gone: the quiz goes on, and another teacher ends it', async () => {
  const id = await made();
  await act(id, 'start');
  await answer(id, BOB, 0);
  await held.app.privacy.erase(TEACHER.user);
  expect(must(await held.app.classes.show(id)).quiz).toMatchObject({ teacher: null, phase: 'open' });
  await act(id, 'close');
  await act(id, 'end');
  expect(await allOf(id)).not.toContain(TEACHER.user);
});
