/** How long a server's quizzes are kept, and the deletion of one. */
import { describe, expect, test } from 'vitest';
import { NOTHING_FORGOTTEN } from '../support/app.ts';
import { choiceOf } from '../support/choices.ts';
import { actOn, actor, benchEach, codeOf, must, quizRequest, TEACHER } from '../support/classroom.ts';

const DAY = 24 * 60 * 60 * 1000;
const held = benchEach();

/** A quiz of one question that Ann answered; ended where nothing else is said. */
const quiz = async (guild = 'g1', ends = true, channel = 'c1'): Promise<string> => {
  const { classes } = held.app;
  const teacher = { ...TEACHER, guild };
  const made = must(await classes.create(quizRequest({ by: teacher, count: 1, channel })));
  const { id } = made.quiz;
  const act = async (what: 'start' | 'close' | 'end') => must(await actOn(held, id, what, teacher));
  await act('start');
  must(await classes.choose(id, actor('ann', { guild }), 0, [choiceOf(made.questions[0]!, true)]));
  await act('close');
  if (ends) await act('end');
  return id;
};
const there = async (id: string): Promise<boolean> => (await held.store.classes.load(id)) !== null;
const forget = () => held.app.retention.forget();

describe('quizzes of a server', () => {
  test('stay where nobody says otherwise, however old', async () => {
    const id = await quiz();
    await held.app.settings.setGuild('g1', { retention: 30 });
    held.now += 3_000 * DAY;
    expect(await forget()).toEqual(NOTHING_FORGOTTEN);
    expect(await there(id)).toBe(true);
    expect(await held.app.classes.outlived('g1', 2_999)).toBe(1);
  });

  test('go after its days, those of others stay; what practice learnt stays, and totals are asked for in vain', async () => {
    const [old, elsewhere] = [await quiz(), await quiz('g2')];
    await held.app.practice.settle();
    await held.app.settings.setGuild('g1', { classRetention: 90 });
    held.now += 90 * DAY;
    const fresh = await quiz();
    expect(await forget()).toEqual(NOTHING_FORGOTTEN);
    held.now += 1;
    expect(await held.app.classes.outlived('g1', 90)).toBe(1);
    expect(await forget()).toEqual({ ...NOTHING_FORGOTTEN, quizzes: 1 });
    expect([await there(old), await there(fresh), await there(elsewhere)]).toEqual([false, true, true]);
    expect(codeOf(await held.app.classes.own(old, actor('ann')))).toBe('no-such-quiz');
    expect(codeOf(await held.app.classes.results(old, TEACHER))).toBe('no-such-quiz');
    expect(await held.app.classes.totals(old)).toMatchObject({ students: 0, asked: 0, right: 0 });
    const { skills } = await held.app.practice.stats('ann');
    expect(skills.map(({ reviews }) => reviews)).toEqual([3]);
  });

  test('many go one by one, also those that were never brought to an end', async () => {
    for (let n = 0; n < 5; n += 1) await quiz('g1', n % 2 === 0, `c${n}`);
    await held.app.settings.setGuild('g1', { classRetention: 180 });
    held.now += 181 * DAY;
    expect(await forget()).toEqual({ ...NOTHING_FORGOTTEN, quizzes: 5 });
    expect(await forget()).toEqual(NOTHING_FORGOTTEN);
  });
});

describe('names on the roster', () => {
  const names = async () => [...must(await held.app.classes.roster(TEACHER)).keys()].toSorted();

  test('go after the days of quizzes, when no quiz of theirs is left; without a setting they stay', async () => {
    const { classes, settings } = held.app;
    must(await classes.setName(actor('ann'), 'Ann L.'));
    must(await classes.nameFrom(TEACHER, '300000000000000002,Bob'));
    await quiz();
    held.now += 60 * DAY;
    // Ann takes part again; Cem is named for a class to come.
    await quiz();
    must(await classes.nameFrom(TEACHER, '300000000000000003,Cem'));
    expect(await forget()).toEqual(NOTHING_FORGOTTEN);
    await settings.setGuild('g1', { classRetention: 90 });
    held.now += 31 * DAY;
    expect(await forget()).toEqual({ ...NOTHING_FORGOTTEN, quizzes: 1, names: 1 });
    expect(await names()).toEqual(['300000000000000003', 'ann']);
    held.now += 60 * DAY;
    expect(await forget()).toEqual({ ...NOTHING_FORGOTTEN, quizzes: 1, names: 2 });
    expect(await names()).toEqual([]);
  });
});

test('extra time stays as long as the class has a quiz; it goes with the data of its student', async () => {
  const { classes, settings, privacy } = held.app;
  const extra = async (): Promise<readonly string[]> => [...must(await classes.allowed(TEACHER)).keys()];
  await quiz();
  for (const student of ['ann', 'cem', 'dee'])
    await held.store.classes.accommodate('g1', student, 25, held.now);
  await privacy.erase('dee');
  expect(await extra()).toEqual(['ann', 'cem']);
  await settings.setGuild('g1', { classRetention: 90 });
  held.now += 89 * DAY;
  await forget();
  expect(await extra()).toEqual(['ann', 'cem']);
  // Cem is in none of its quizzes, and the first one goes: the class goes on.
  held.now += 1 * DAY;
  await quiz();
  held.now += 1;
  expect(await forget()).toMatchObject({ quizzes: 1 });
  expect(await extra()).toEqual(['ann', 'cem']);
  held.now += 91 * DAY;
  await forget();
  expect(await extra()).toEqual([]);
});

test('lessons that were set go after the days of quizzes', async () => {
  const { lessonHomework } = held.app;
  must(await lessonHomework.create(TEACHER, '5', 'nim', 'in 48 hours'));
  await held.app.settings.setGuild('g1', { classRetention: 90 });
  held.now += 92 * DAY;
  expect(await forget()).toMatchObject({ lessons: 0 });
  held.now += 1;
  expect(await forget()).toMatchObject({ lessons: 1 });
  expect(must(await lessonHomework.list(TEACHER))).toEqual([]);
});

describe('one quiz', () => {
  test('is deleted by a teacher of its server when it is over, and by nobody else', async () => {
    const { classes } = held.app;
    const [id, other] = [await quiz(), await quiz()];
    const open = await quiz('g1', false);
    for (const [by, code] of [
      [actor('ann'), 'not-a-teacher'],
      [actor('ann', { guild: null }), 'no-server'],
      [actor('eve', { guild: 'g2', manages: true }), 'no-such-quiz'],
    ] as const)
      expect(codeOf(await classes.remove(id, by))).toBe(code);
    expect(codeOf(await classes.remove(open, TEACHER))).toBe('not-now');
    expect(must(await classes.remove(id, TEACHER)).id).toBe(id);
    expect(codeOf(await classes.remove(id, TEACHER))).toBe('no-such-quiz');
    expect([await there(open), await there(id), await there(other)]).toEqual([true, false, true]);
    // Nothing of the student's answer is left in what they can have of their data, but for the quizzes that stay.
    const files = (await held.app.privacy.export('ann')).files.map(({ text }) => text).join('\n');
    expect(files).not.toContain(id);
    expect(files).toContain(other);
  });
});
