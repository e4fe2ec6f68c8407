/** Quizzes in which something unusual happens: everybody at once, nobody at all, a teacher without the role, a restart. */

import { describe, expect, test, vi } from 'vitest';
import { stageOf, type TeacherAct } from '../../src/learn/model/assignment.ts';
import { finalScreen } from '../../src/learn/screens/quiz.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { answerOf } from '../store/classes.ts';
import { choiceOf } from '../support/choices.ts';
import { actOn, actor, benchEach, codeOf, goOn, must, quizRequest, TEACHER } from '../support/classroom.ts';
import { shownText } from '../support/screens.ts';

const held = benchEach();

const created = async (over: Parameters<typeof quizRequest>[0] = {}): Promise<string> =>
  must(await held.app.classes.create(quizRequest(over))).quiz.id;
const act = async (id: string, what: TeacherAct) => must(await actOn(held, id, what));

test('two hundred answers of one second, changed and doubled, are two hundred rows; each is told once it is kept', async () => {
  const id = await created();
  await act(id, 'start');
  const { classes } = held.app;
  const users = Array.from({ length: 200 }, (_, i) => `s${String(i).padStart(3, '0')}`);
  const told = await Promise.all(
    users.flatMap((user, i) =>
      [1, 0].map(async (choice) => {
        const done = must(await classes.choose(id, actor(user), 0, [choice === 0 ? i % 2 : (i + 1) % 2]));
        const kept = await held.store.classes.answers(id, { question: 0, user });
        return kept.length === 1 && done.row.user === user;
      }),
    ),
  );
  expect(told).toHaveLength(400);
  expect(told.every(Boolean)).toBe(true);
  const rows = await held.store.classes.answers(id, { question: 0 });
  expect(rows.map(({ user }) => user)).toEqual(users);
  // Of each the last click counts.
  expect(rows.map(({ answer }) => answer)).toEqual(
    users.map((_, i) => ({ kind: 'chosen', choices: [i % 2] })),
  );
  expect(await held.store.classes.students(id)).toHaveLength(200);
});

test('an answer that fails does not take along those that came with it', async () => {
  const id = await created();
  await act(id, 'start');
  const { classes } = held.store;
  const row = (user: string) => answerOf(user, { at: held.now });
  const broken = { ...row('broken'), user: null as never };
  const done = await Promise.allSettled(
    [row('ann'), broken, row('bob')].map((one) => classes.answer(id, one)),
  );
  expect(done.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    'recorded',
    'failed',
    'recorded',
  ]);
  expect((await classes.answers(id, { question: 0 })).map(({ user }) => user)).toEqual(['ann', 'bob']);
});

test('the largest quiz, automatic, goes to its end though nobody joins, and though its teacher is none any more', async () => {
  const helper = actor('helper', { roles: ['r7'] });
  const { classes } = held.app;
  must(await classes.teacherRoles(TEACHER, { add: 'r7' }));
  const mixed = 'outcome, mex, nim-sum, grundy, winning-move, why';
  const id = await created({ by: helper, mode: 'automatic', count: 30, kinds: mixed, podium: true });
  const { quiz } = must(await classes.show(id));
  expect(quiz.plan).toHaveLength(30);
  must(await classes.act(id, helper, 'start', stageOf(quiz)));
  must(await classes.teacherRoles(TEACHER, { remove: 'r7' }));
  const seen = stageOf(must(await classes.show(id)).quiz);
  for (const what of ['close', 'pause', 'more', 'skip', 'end'] as const)
    expect(codeOf(await classes.act(id, helper, what, seen))).toBe('not-a-teacher');
  expect(codeOf(await classes.results(id, helper))).toBe('not-a-teacher');
  let steps = 0;
  for (; must(await classes.show(id)).quiz.phase !== 'over'; steps += 1) {
    held.now = must(await classes.show(id)).quiz.deadline!;
    expect(await classes.tick()).toEqual([id]);
  }
  // Each was open and revealed.
  expect(steps).toBe(60);
  const over = must(await classes.show(id)).quiz;
  const totals = await classes.totals(id);
  expect(totals).toEqual({
    students: 0,
    asked: 0,
    right: 0,
    podium: [],
    teams: [],
    questions: 30,
    tooFew: 0,
    dropped: [],
    accepted: [],
  });
  for (const locale of WRITTEN)
    expect(shownText(finalScreen(over, totals, locales[locale]), locales[locale])).not.toMatch(/%|NaN|0/);
});

test('equal points share a place, the next place is left out, and it is said so in both languages', async () => {
  const id = await created({ podium: true, count: 2 });
  const { classes } = held.app;
  await act(id, 'start');
  const { questions } = must(await classes.show(id));
  const rights: Readonly<Record<string, number>> = { 101: 2, 102: 2, 104: 1, 103: 1, 105: 0 };
  for (const number of [0, 1]) {
    const right = choiceOf(questions[number]!, true);
    for (const [user, count] of Object.entries(rights))
      must(await classes.choose(id, actor(user), number, [number < count ? right : 1 - right]));
    await goOn(held, id);
  }
  const totals = await classes.totals(id);
  expect(totals.podium.map(({ place, user, points }) => [place, user, points])).toEqual([
    [1, '101', 2],
    [1, '102', 2],
    [3, '103', 1],
    [3, '104', 1],
  ]);
  const { quiz } = must(await classes.show(id));
  const said = Object.fromEntries(
    WRITTEN.map((locale) => [locale, shownText(finalScreen(quiz, totals, locales[locale]), locales[locale])]),
  );
  expect(said['en']).toContain('- 1) <@101> — 2\n- 1) <@102> — 2\n- 3) <@103> — 1\n- 3) <@104> — 1');
  expect(said['zh-CN']).toContain(
    '- 1) <@101>：2 分\n- 1) <@102>：2 分\n- 3) <@103>：1 分\n- 3) <@104>：1 分',
  );
});

test('a downtime is added to every quiz that goes on, however many there are', async () => {
  const id = await created();
  await act(id, 'start');
  await held.app.classes.tick();
  const like = (await held.store.classes.load(id))!;
  for (let i = 0; i < 230; i += 1)
    await held.store.classes.create({ ...like, id: `many${i}`, channel: `many${i}` }, []);
  held.now += 600_000;
  const ids = await held.restarted().classes.wake();
  expect(ids).toHaveLength(231);
  for (const one of ids)
    expect((await held.store.classes.load(one))?.deadline).toBe(like.deadline! + 600_000);
});

describe('/class leave', () => {
  test('in the lobby, while one reads, answers and looks at the answer; not after the end', async () => {
    const { classes } = held.app;
    const id = await created({ readingSeconds: 5, count: 1 });
    const ann = actor('ann');
    const leaves = async () => codeOf(await classes.leaveLatest(ann, 'c1'));
    const students = async () => (await held.store.classes.students(id)).length;
    must(await classes.join(id, ann));
    expect(await leaves()).toBe('done');
    expect(await students()).toBe(0);
    must(await classes.join(id, ann));
    await act(id, 'start');
    expect(await leaves()).toBe('done');
    held.now += 5_000;
    await classes.tick();
    must(await classes.choose(id, ann, 0, [0]));
    expect(await leaves()).toBe('done');
    expect(await held.store.classes.answers(id)).toEqual([]);
    must(await classes.choose(id, ann, 0, [0]));
    await act(id, 'close');
    expect(await leaves()).toBe('done');
    expect(await students()).toBe(0);
    // Who comes back is asked what comes next, and what was answered is gone.
    must(await classes.join(id, ann));
    expect(await held.store.classes.students(id)).toEqual([{ user: 'ann', since: 1 }]);
    await act(id, 'end');
    expect(await leaves()).toBe('over');
    expect(await students()).toBe(1);
  });
});

test('what goes wrong with one quiz when its time is up keeps no other from its turn', async () => {
  const ids: string[] = [];
  for (const channel of ['c1', 'c2', 'c3']) {
    const id = await created({ mode: 'automatic', channel });
    await act(id, 'start');
    ids.push(id);
    held.now += 1;
  }
  const [first = '', ...others] = ids;
  held.now += 31_000;
  const { classes } = held.store;
  const change = classes.change.bind(classes);
  const spy = vi
    .spyOn(classes, 'change')
    .mockImplementation((id, ...rest) =>
      id === first ? Promise.reject(new Error('the disk is full')) : change(id, ...rest),
    );
  const told: (readonly [string, unknown])[] = [];
  const changed = await held.app.classes.tick(undefined, (id, error) => told.push([id, error]));
  expect(changed).toEqual(others);
  expect(told).toEqual([[first, new Error('the disk is full')]]);
  // Where nobody listens it is thrown, after the others had their turn; it is tried again with every tick.
  held.now += 31_000;
  await expect(held.app.classes.tick()).rejects.toThrow('the disk is full');
  spy.mockRestore();
  expect(await held.app.classes.tick()).toEqual([...others, first]);
});

test('however many fail time and again, those behind them have their turn', async () => {
  const id = await created({ mode: 'automatic' });
  await act(id, 'start');
  held.now += 31_000;
  const { classes } = held.store;
  const [due, change] = [classes.due.bind(classes), classes.change.bind(classes)];
  const real = (await classes.load(id))!;
  const failing = Array.from({ length: 450 }, (_, i) => ({ ...real, id: `x${i}` }));
  vi.spyOn(classes, 'due').mockImplementation(async (now, most) =>
    [...failing, ...(await due(now, 9))].slice(0, most),
  );
  vi.spyOn(classes, 'change').mockImplementation((which, ...rest) =>
    which === id ? change(which, ...rest) : Promise.reject(new Error('the disk is full')),
  );
  const tries = new Map<string, number>();
  const tick = () => held.app.classes.tick(undefined, (one) => tries.set(one, (tries.get(one) ?? 0) + 1));
  const changed = [await tick(), await tick(), await tick()].flat();
  expect(changed).toEqual([id]);
  for (let i = 0; i < 6; i += 1) await tick();
  // All are tried, by turns.
  expect(tries.size).toBe(failing.length);
  expect(Math.max(...tries.values()) - Math.min(...tries.values())).toBeLessThanOrEqual(1);
  vi.restoreAllMocks();
});
