/** Requirements of every store for exams and homework. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { NO_ALLOWANCE } from '../../src/learn/model/allowance.ts';
import type { AnswerRow, Assignment } from '../../src/learn/model/assignment.ts';
import { symmetriesOf } from '../../src/learn/model/question.ts';
import { assignmentOf } from '../support/assignments.ts';
import { making } from '../support/questions.ts';
import { answerOf as liveAnswerOf } from './classes.ts';
import { everyStore } from './once.ts';

const QUESTIONS = making.makeQuiz({
  count: 3,
  mix: { 'nim-sum': 1, outcome: 1 },
  games: ['nim'],
  level: 2,
  seed: 'papers',
});
const NOW = 1_700_000_000_000;

const examOf = (over: Partial<Assignment> = {}): Assignment =>
  assignmentOf(
    {
      id: randomUUID(),
      guild: randomUUID(),
      channel: 'c1',
      teacher: 'turing',
      phase: 'open',
      deadline: NOW + 1_000,
      createdAt: NOW,
      updatedAt: NOW,
      prepared: false,
      ...over,
    },
    { mode: 'exam', scoring: 'confidence', retakes: null, startsAt: NOW },
  );

/** An answer in the first attempt. */
const answerOf = (user: string, over: Partial<AnswerRow> = {}): AnswerRow =>
  liveAnswerOf(user, { attempt: 1, sure: true, ...over });

const seatIs = (seat: number): readonly number[] => [seat, seat + 1, seat + 2];

export const paperConformance = everyStore('papers', (store) => {
  const made = async (over: Partial<Assignment> = {}): Promise<Assignment> => {
    const quiz = examOf(over);
    await store.classes.create(quiz, QUESTIONS);
    return quiz;
  };
  const homework = (over: Partial<Assignment> = {}): Promise<Assignment> => {
    const { settings } = examOf();
    return made({ settings: { ...settings, mode: 'homework', closesAt: NOW + 1_000 }, ...over });
  };

  it('gives back what was put in, and what was stored before there was such a choice as usual', async () => {
    const quiz = await made({ ending: 'missed', remindAt: 7, phase: 'over' });
    expect(await store.classes.load(quiz.id)).toEqual(quiz);
    const { scoring: _, speed: __, podium: ___, ...old } = quiz.settings;
    const before = await made({ settings: old as Assignment['settings'] });
    expect((await store.classes.load(before.id))?.settings).toMatchObject({
      scoring: 'accuracy',
      speed: false,
      podium: false,
    });
  });

  it('changes one setting, and keeps the others', async () => {
    const quiz = await made();
    await store.classes.configure(quiz.id, { answers: 'hidden' }, NOW + 5);
    const settings = { ...quiz.settings, answers: 'hidden' };
    expect(await store.classes.load(quiz.id)).toEqual({ ...quiz, settings, updatedAt: NOW + 5 });
    await store.classes.configure('nothing', { answers: 'done' }, NOW);
  });

  it('exchanges a question before it begins, with its positions and all seats; not later, nor when it is printed', async () => {
    const [first, second, third] = QUESTIONS;
    const { id, revision } = await made({ phase: 'lobby', prepared: true });
    await store.classes.addVariants(id, 0, 0, [first!, second!], false);
    await store.classes.addVariants(id, 1, 0, [second!], true);
    await store.classes.takeAttempt(id, 'ann', 1, seatIs);
    const stock = { base: third!, variants: [third!, first!, second!], exhausted: true };
    const exchange = (at: number) => store.classes.exchange(id, at, 0, stock, NOW + 3);
    expect(await exchange(revision + 1)).toBe('stale');
    const both = await Promise.all([exchange(revision), exchange(revision)]);
    expect(both.toSorted()).toEqual(['changed', 'stale']);
    expect(await store.classes.questions(id)).toEqual([third, second, QUESTIONS[2]]);
    expect((await store.classes.placed(id)).map((all) => all.length)).toEqual([3, 1, 0]);
    expect(await store.classes.variant(id, 0, 1)).toEqual(first);
    expect((await store.classes.supplies(id))[0]).toEqual({ count: 3, exhausted: true });
    // Another process has made some variants of the old question meanwhile.
    await store.classes.addVariants(id, 0, 3, [second!], true, undefined, first);
    expect((await store.classes.placed(id))[0]).toHaveLength(3);
    // Students who joined still take part, and have no seat.
    expect(await store.classes.attempts(id)).toEqual([]);
    expect(await store.classes.seats(id)).toEqual({ next: 0, unseated: 1 });
    expect(await store.classes.load(id)).toMatchObject({ revision: revision + 1, updatedAt: NOW + 3 });
    await store.classes.addVariants(id, 0, 3, [second!], true, undefined, third);
    expect((await store.classes.placed(id))[0]).toHaveLength(4);
    // Positions were counted before the exchange.
    expect(await store.classes.takeAttempt(id, 'ann', 1, seatIs, 'Ann', revision)).toBeNull();
    expect(await store.classes.takeAttempt(id, 'ann', 1, seatIs, 'Ann', revision + 1)).not.toBeNull();
    await store.classes.configure(id, { printed: true }, NOW);
    expect(await exchange(revision + 1)).toBe('stale');
    const open = await made({ prepared: true });
    expect(await store.classes.exchange(open.id, open.revision, 0, stock, NOW)).toBe('stale');
    // It was exchanged and started after positions were counted.
    expect(await store.classes.takeAttempt(open.id, 'ann', 1, seatIs, 'Ann', open.revision - 1)).toBeNull();
    expect(await store.classes.takeAttempt(open.id, 'ann', 1, seatIs, 'Ann')).not.toBeNull();
  });

  it('keeps the questions of each place; more of them get the next numbers', async () => {
    const { id } = await made();
    await store.classes.addVariants(id, 0, 0, QUESTIONS.slice(0, 2), false);
    // Variants for another number come too late: the existing ones stay, and nothing about more is recorded.
    for (const from of [0, 1, 3])
      await store.classes.addVariants(id, 0, from, [QUESTIONS[2]!, QUESTIONS[2]!], true);
    const last = () => store.classes.addVariants(id, 0, 2, QUESTIONS.slice(2), true);
    await Promise.all([last(), last(), last()]);
    await store.classes.addVariants(id, 2, 0, QUESTIONS.slice(1, 2), false);
    expect(await store.classes.supplies(id)).toEqual([
      { count: 3, exhausted: true },
      { count: 0, exhausted: false },
      { count: 1, exhausted: false },
    ]);
    // No more were found, which is recorded too.
    await store.classes.addVariants(id, 2, 1, [], true);
    expect((await store.classes.supplies(id))[2]).toEqual({ count: 1, exhausted: true });
    const standing = QUESTIONS.map(({ kind, line, symmetry }) => ({ kind, line, symmetry }));
    expect(await store.classes.placed(id)).toEqual([standing, [], standing.slice(1, 2)]);
    expect(await store.classes.variant(id, 0, 1)).toEqual(QUESTIONS[1]);
    expect(await store.classes.variant(id, 1, 0)).toBeNull();
    let waited = false;
    setImmediate(() => {
      waited = true;
    });
    const all = await store.classes.variants(id);
    // A class has many questions: other work gets its turn between those of two slots.
    expect(waited).toBe(true);
    expect([...all]).toEqual([
      [0, QUESTIONS],
      [2, [QUESTIONS[1]]],
    ]);
    // Those of one paper only; the others are absent.
    const paper = { user: 's', number: 1, seat: 0, variants: [2, 0, 0], startedAt: null, endedAt: null };
    const own = await store.classes.variants(id, [paper]);
    expect([0, 1, 2].map((one) => own.get(0)?.[one])).toEqual([undefined, undefined, QUESTIONS[2]]);
    expect(own.get(2)).toEqual([QUESTIONS[1]]);
    expect([...(await store.classes.variants(id, [paper], 2))]).toEqual([[2, [QUESTIONS[1]]]]);
    expect(await store.classes.variants(id, [])).toEqual(new Map());
    const unprepared = async () => (await store.classes.unprepared(10_000)).map((quiz) => quiz.id);
    expect(await unprepared()).toContain(id);
    await store.classes.setPrepared(id);
    expect(await unprepared()).not.toContain(id);
    expect(await store.classes.load(id)).toMatchObject({ prepared: true, revision: 0 });
  });

  it('gives each attempt of each student a seat of its own, once', async () => {
    const { id } = await made();
    const users = Array.from({ length: 30 }, (_, i) => `s${i}`);
    const twice = [...users, ...users];
    const taken = await Promise.all(twice.map((user) => store.classes.takeAttempt(id, user, 1, seatIs)));
    expect(new Set(taken.map((paper) => paper?.seat))).toEqual(new Set(users.map((_, i) => i)));
    for (const paper of taken) expect(paper?.variants).toEqual(seatIs(paper!.seat));
    expect(await store.classes.attempts(id)).toHaveLength(30);
    expect(await store.classes.students(id)).toHaveLength(30);
    const again = await store.classes.takeAttempt(id, 's3', 2, seatIs);
    expect(again).toMatchObject({ number: 2, seat: 30, startedAt: null, endedAt: null });
    expect((await store.classes.attempts(id, 's3')).map(({ number: attempt }) => attempt)).toEqual([1, 2]);
    await store.classes.look(id, 's3', 2, 0, 5);
    await store.classes.look(id, 's3', 2, 0, 9);
    expect((await store.classes.attempts(id, 's3')).at(-1)?.startedAt).toBe(5);
  });

  it('puts another question in place of one together with those that are like it, or does nothing', async () => {
    const { id } = await made();
    const [first, second, third] = QUESTIONS;
    await store.classes.addVariants(id, 1, 0, [third!, first!], false, third);
    expect(await store.classes.questions(id)).toEqual([first, third, third]);
    expect(await store.classes.question(id, 1)).toEqual(third);
    // The slower one finds it done: neither the question nor its variants change.
    await store.classes.addVariants(id, 1, 0, [second!], true, second);
    expect(await store.classes.question(id, 1)).toEqual(third);
    expect((await store.classes.supplies(id))[1]).toEqual({ count: 2, exhausted: false });
    await store.classes.addVariants(id, 0, 0, [second!], true, second);
    expect(await store.classes.questions(id)).toEqual([second, third, third]);
    expect((await store.classes.supplies(id))[0]).toEqual({ count: 1, exhausted: true });
    // The stored questions, place by place.
    const standing = [[second], [third, first], []].map((all) => all.map((one) => one!.symmetry));
    expect((await store.classes.placed(id)).map(symmetriesOf)).toEqual(standing);
  });

  it('gives nobody a seat for which there is nothing yet, and tells who waits', async () => {
    const { id } = await made();
    const three = (seat: number): readonly number[] | null => (seat < 3 ? [seat] : null);
    expect(await store.classes.seats(id)).toEqual({ next: 0, unseated: 0 });
    for (const user of ['a', 'b']) await store.classes.join(id, user, 0);
    expect(await store.classes.seats(id)).toEqual({ next: 0, unseated: 2 });
    const users = ['a', 'b', 'c', 'd', 'e'];
    const taken = await Promise.all(users.map((user) => store.classes.takeAttempt(id, user, 1, three)));
    expect(taken.filter((paper) => paper === null)).toHaveLength(2);
    expect((await store.classes.attempts(id)).map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
    const students = (await store.classes.students(id)).length;
    expect(await store.classes.seats(id)).toEqual({ next: 3, unseated: students - 3 });
    // Students with a seat keep it, whatever exists now.
    const [first] = await store.classes.attempts(id);
    expect(await store.classes.takeAttempt(id, first!.user, 1, () => [9])).toEqual(first);
  });

  it('tells how far those are who have begun', async () => {
    const { id } = await made();
    for (const user of ['ann', 'bob', 'cy']) await store.classes.takeAttempt(id, user, 1, seatIs);
    expect(await store.classes.attemptStates(id)).toEqual([]);
    await store.classes.takeAttempt(id, 'ann', 2, seatIs);
    for (const attempt of [1, 2]) await store.classes.look(id, 'ann', attempt, 0, NOW);
    await store.classes.look(id, 'bob', 1, 0, NOW);
    for (const question of [0, 1]) await store.classes.answer(id, answerOf('ann', { question }));
    await store.classes.answer(id, answerOf('ann', { attempt: 2 }));
    await store.classes.endAttempt(id, 'ann', 1, NOW + 700);
    const states = await store.classes.attemptStates(id);
    expect(states.toSorted((a, b) => b.answered - a.answered)).toEqual([
      { user: 'ann', handedIn: true, answered: 2 },
      { user: 'ann', handedIn: false, answered: 1 },
      { user: 'bob', handedIn: false, answered: 0 },
    ]);
  });

  it('finds exams that may still want more positions', async () => {
    const ready = { prepared: true };
    const [lobby, open] = [await made({ ...ready, phase: 'lobby' }), await made({ ...ready, phase: 'open' })];
    for (const over of [
      { phase: 'lobby' },
      { ...ready, phase: 'planned' },
      { ...ready, phase: 'over' },
    ] as const)
      await made(over);
    await homework(ready);
    const found = await store.classes.growing(10_000);
    const all = new Set([lobby.id, open.id]);
    expect(found.filter((id) => all.has(id)).length).toBe(2);
    for (const id of found) {
      const quiz = await store.classes.load(id);
      expect([quiz?.settings.mode, quiz?.prepared]).toEqual(['exam', true]);
      expect(['lobby', 'open']).toContain(quiz?.phase);
    }
  });

  it('keeps the last answer to each question of each attempt; handed in is handed in', async () => {
    const { id } = await made();
    for (const attempt of [1, 2]) await store.classes.takeAttempt(id, 'ann', attempt, seatIs);
    expect(await store.classes.answer(id, answerOf('ann'))).toBe('recorded');
    const changed = answerOf('ann', { right: true, misconception: null, sure: null, at: NOW + 600 });
    expect(await store.classes.answer(id, changed)).toBe('recorded');
    const second = answerOf('ann', { attempt: 2, question: 2, sure: false });
    expect(await store.classes.answer(id, second)).toBe('recorded');
    expect(await store.classes.answers(id, { user: 'ann' })).toEqual([changed, second]);
    expect(await store.classes.answer(id, answerOf('bob'))).toBe('closed');
    expect(await store.classes.answer(id, answerOf('ann', { attempt: 3 }))).toBe('closed');
    expect(await store.classes.endAttempt(id, 'ann', 1, NOW + 700)).toBe('ended');
    expect(await store.classes.endAttempt(id, 'ann', 1, NOW + 800)).toBe('closed');
    expect(await store.classes.answer(id, answerOf('ann', { at: NOW + 900 }))).toBe('closed');
    expect((await store.classes.attempts(id, 'ann'))[0]?.endedAt).toBe(NOW + 700);
    expect(await store.classes.answers(id)).toEqual([changed, second]);
  });

  it.each([
    ['in the lobby', { phase: 'lobby' }, {}],
    ['after the end', { phase: 'over' }, {}],
    ['after the deadline', {}, { at: NOW + 1_000 }],
  ] as const)('takes no answer %s', async (_, quiz, answer) => {
    const { id } = await made(quiz);
    await store.classes.takeAttempt(id, 'ann', 1, seatIs);
    expect(await store.classes.answer(id, answerOf('ann', answer))).toBe('closed');
    const { at = NOW } = answer as { readonly at?: number };
    expect(await store.classes.endAttempt(id, 'ann', 1, at)).toBe('closed');
    expect(await store.classes.answers(id)).toEqual([]);
  });

  it('finds homework and what is planned, and neither among the quizzes of a channel', async () => {
    const guild = randomUUID();
    const later = await homework({ guild, createdAt: NOW + 5 });
    const plan = await made({ guild, phase: 'planned', deadline: NOW + 9, createdAt: NOW + 7 });
    expect(await store.classes.latest(guild, 'c1')).toBeNull();
    expect((await store.classes.homework(guild)).map(({ id }) => id)).toEqual([later.id]);
    expect((await store.classes.planned(guild)).map(({ id }) => id)).toEqual([plan.id]);
    const due = (await store.classes.due(NOW + 9, 10_000)).map(({ id }) => id);
    expect(due).toContain(plan.id);
    expect((await store.classes.running()).map(({ id }) => id)).not.toContain(plan.id);
  });

  it('gives each reminder until it was sent, of homework that is open', async () => {
    const due = await homework({ remindAt: NOW });
    await homework({ remindAt: NOW + 1 });
    await homework({ remindAt: NOW, phase: 'planned' });
    const ids = async () => (await store.classes.dueReminders(NOW, 100)).map(({ id }) => id);
    expect(await ids()).toEqual([due.id]);
    await store.classes.reminded(due.id, NOW - 1);
    expect(await ids()).toEqual([due.id]);
    await store.classes.reminded(due.id, NOW);
    expect(await ids()).toEqual([]);
  });

  it('remembers how sure somebody is of the question that is open, and of no other', async () => {
    const quiz = await made({ settings: { ...examOf().settings, mode: 'live' }, current: 0 });
    const given = answerOf('ann', { attempt: 0, sure: null, speed: 40 });
    await store.classes.answer(quiz.id, given);
    const sure = (user: string, question: number, is: boolean, at: number) =>
      store.classes.sure(quiz.id, { user, attempt: 0, question }, is, at);
    expect(await sure('ann', 0, true, NOW + 600)).toEqual({ ...given, sure: true });
    expect(await sure('bob', 0, true, NOW + 600)).toBeNull();
    expect(await sure('ann', 1, true, NOW + 600)).toBeNull();
    expect(await sure('ann', 0, false, NOW + 1_000)).toBeNull();
    expect(await store.classes.answers(quiz.id)).toEqual([{ ...given, sure: true }]);
  });

  it('remembers how sure somebody is in one attempt at homework, and in no other attempt', async () => {
    const { id } = await homework();
    for (const attempt of [1, 2]) await store.classes.takeAttempt(id, 'ann', attempt, () => [0, 1, 2]);
    const given = [1, 2].map((attempt) => answerOf('ann', { attempt, sure: null }));
    for (const answer of given) await store.classes.answer(id, answer);
    const sureIn = (attempt: number, sure: boolean) =>
      store.classes.sure(id, { user: 'ann', attempt, question: 0 }, sure, NOW + 600);
    expect(await sureIn(2, true)).toEqual({ ...given[1], sure: true });
    expect(await store.classes.answers(id)).toEqual([given[0], { ...given[1], sure: true }]);
    expect(await sureIn(1, false)).toEqual({ ...given[0], sure: false });
    expect(await store.classes.answers(id)).toEqual([
      { ...given[0], sure: false },
      { ...given[1], sure: true },
    ]);
    expect(await sureIn(3, true)).toBeNull();
    // An attempt that was handed in accepts no answers; the other one still does.
    await store.classes.endAttempt(id, 'ann', 1, NOW + 700);
    expect(await sureIn(1, true)).toBeNull();
    expect(await sureIn(2, false)).toEqual({ ...given[1], sure: false });
  });

  it('tells nobody before the end what is right; deleted, a student is nobody and the totals stay', async () => {
    const user = randomUUID();
    const { id } = await made();
    await store.classes.takeAttempt(id, user, 1, seatIs);
    await store.classes.answer(id, answerOf(user, { right: true, misconception: null }));
    const exported = await store.privacy.export(user);
    expect([...exported.keys()]).toEqual(['quiz_answers', 'quiz_papers', 'quiz_students']);
    expect(exported.get('quiz_answers')).toMatchObject([{ is_right: null, misconception: null, sure: 1 }]);
    await store.classes.change(id, 0, { phase: 'over' }, NOW);
    const told = async () =>
      (await store.privacy.export(user)).get('quiz_answers')?.map((row) => row['is_right']);
    expect(await told()).toEqual([1]);
    // Nor while it is reopened for them, which lasts until it was ended.
    await store.classes.allow(id, user, { ...NO_ALLOWANCE, reopenedUntil: NOW + 9 }, NOW);
    await store.classes.allow(id, 'other', { ...NO_ALLOWANCE, reopenedUntil: NOW + 99 }, NOW);
    await store.classes.closeReopened(NOW + 8);
    expect(await told()).toEqual([null]);
    await store.classes.closeReopened(NOW + 9);
    expect(await told()).toEqual([1]);
    await store.classes.configure(id, { answers: 'hidden' }, NOW);
    expect(await told()).toEqual([null]);
    expect(await store.privacy.erase(user)).toBe(4);
    expect(await store.privacy.export(user)).toEqual(new Map());
    const [row] = await store.classes.answers(id);
    expect(row).toMatchObject({ right: true, attempt: 1 });
    expect(row?.user).toMatch(/^gone-/);
    expect((await store.classes.attempts(id)).map((paper) => paper.user)).toEqual([row?.user]);
    expect(await store.classes.students(id)).toEqual([{ user: row?.user, since: 0 }]);
    // The questions contain nothing either that says who it was.
    expect(JSON.stringify([...(await store.classes.variants(id))])).not.toContain(user);
  });

  it('takes answers and papers along when somebody leaves', async () => {
    const { id } = await made();
    await store.classes.takeAttempt(id, 'ann', 1, seatIs);
    await store.classes.answer(id, answerOf('ann'));
    expect(await store.classes.leave(id, 'ann')).toBe(true);
    expect(await store.classes.attempts(id)).toEqual([]);
    expect(await store.classes.answers(id)).toEqual([]);
  });
});
