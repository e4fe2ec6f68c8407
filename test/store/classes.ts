/** Requirements of every store for quizzes. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Store } from '../../src/app/open-store.ts';
import { NO_ALLOWANCE } from '../../src/learn/model/allowance.ts';
import { type AnswerRow, type Assignment, LOBBY } from '../../src/learn/model/assignment.ts';
import type { Correction } from '../../src/learn/model/correction.ts';
import { MAX_TEMPLATES } from '../../src/learn/model/quiz-file.ts';
import { assignmentOf } from '../support/assignments.ts';
import { making } from '../support/questions.ts';
import { everyStore } from './once.ts';

const QUESTIONS = making.makeQuiz({
  count: 3,
  mix: { 'nim-sum': 1, outcome: 1 },
  games: ['nim'],
  level: 2,
  seed: 'store',
});

const quizOf = (over: Partial<Assignment> = {}): Assignment =>
  assignmentOf({
    id: randomUUID(),
    guild: randomUUID(),
    channel: 'c1',
    teacher: 'turing',
    createdAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_000,
    ...over,
  });

/** An answer of a student to the first question. */
export const answerOf = (user: string, over: Partial<AnswerRow> = {}): AnswerRow => ({
  question: 0,
  attempt: 0,
  user,
  at: 1_700_000_000_500,
  answer: { kind: 'chosen', choices: [1] },
  said: [{ kind: 'number', number: '7' }],
  right: false,
  misconception: 'added',
  sure: null,
  speed: null,
  ...over,
});

/** A quiz whose first question is open. */
export const openedIn = async (store: Store, over: Partial<Assignment> = {}): Promise<Assignment> => {
  const quiz = quizOf({ phase: 'open', current: 0, deadline: 1_700_000_001_000, ...over });
  await store.classes.create(quiz, QUESTIONS);
  return quiz;
};

export const classConformance = everyStore('quizzes', (store) => {
  const opened = (over: Partial<Assignment> = {}): Promise<Assignment> => openedIn(store, over);

  it('gives back what was put in, questions in order', async () => {
    const quiz = quizOf({ board: { channel: 'c', message: 'm', shows: LOBBY } });
    await store.classes.create(quiz, QUESTIONS);
    expect(await store.classes.load(quiz.id)).toEqual(quiz);
    expect(await store.classes.questions(quiz.id)).toEqual(QUESTIONS);
    expect(await store.classes.question(quiz.id, 1)).toEqual(QUESTIONS[1]);
    expect(await store.classes.question(quiz.id, QUESTIONS.length)).toBeNull();
    expect(await store.classes.load('nothing')).toBeNull();
    expect(await store.classes.latest(quiz.guild, 'c1')).toEqual(quiz);
    expect(await store.classes.latest(quiz.guild, 'c2')).toBeNull();
    const later = quizOf({ guild: quiz.guild, channel: 'c2', createdAt: quiz.createdAt + 1 });
    await store.classes.create(later, QUESTIONS);
    expect((await store.classes.latest(quiz.guild, null))?.id).toBe(later.id);
  });

  it('finds in a channel what goes on, else what is open to join, else what ended last, whenever each was made', async () => {
    const guild = randomUUID();
    const at = (createdAt: number, over: Partial<Assignment>): Assignment =>
      quizOf({ guild, createdAt, updatedAt: createdAt, ...over });
    const all = [
      at(5, { phase: 'open' }),
      at(6, { phase: 'lobby', updatedAt: 9 }),
      at(8, { phase: 'over' }),
      at(7, { phase: 'over', updatedAt: 10 }),
      at(11, { phase: 'planned' }),
    ];
    const found: (string | undefined)[] = [];
    for (const quiz of all) await store.classes.create(quiz, QUESTIONS);
    const [running, lobby, early, late] = all;
    for (const quiz of [running, lobby, late]) {
      const there = await store.classes.latest(guild, 'c1');
      found.push(there?.id);
      await store.classes.change(quiz?.id ?? '', 0, { phase: 'over' }, quiz === late ? 13 : 7);
    }
    expect(found).toEqual([running?.id, lobby?.id, late?.id]);
    expect((await store.classes.latest(guild, 'c1'))?.id).not.toBe(early?.id);
  });

  it('finds the latest quizzes of a server that were begun', async () => {
    const guild = randomUUID();
    const [first, second, lobby] = [0, 1, 2].map((i) =>
      quizOf({ guild, phase: i === 2 ? 'lobby' : 'over', createdAt: 1_700_000_000_000 + i }),
    );
    for (const quiz of [second!, first!, lobby!, quizOf({ phase: 'over' })])
      await store.classes.create(quiz, QUESTIONS);
    expect(await store.archive.quizzes(guild, 9)).toEqual([second!.id, first!.id]);
    expect(await store.archive.quizzes(guild, 1)).toEqual([second!.id]);
  });

  it('lets one of twenty change a quiz, and adds the question with the change', async () => {
    const quiz = await opened({ phase: 'revealed' });
    const added = { number: 3, question: QUESTIONS[0]! };
    const done = await Promise.all(
      Array.from({ length: 20 }, () =>
        store.classes.change(quiz.id, 0, { plan: [0, 3, 1, 2], current: 1, phase: 'reading' }, 9, added),
      ),
    );
    expect(done.filter((one) => one === 'changed')).toHaveLength(1);
    expect(await store.classes.load(quiz.id)).toMatchObject({
      revision: 1,
      plan: [0, 3, 1, 2],
      updatedAt: 9,
    });
    expect(await store.classes.questions(quiz.id)).toHaveLength(4);
    expect(await store.classes.change('nothing', 0, {}, 9)).toBe('stale');
  });

  it('keeps two hundred answers of one moment as two hundred rows, and of one person the last', async () => {
    const quiz = await opened();
    const users = Array.from({ length: 200 }, (_, i) => `s${i}`);
    const done = await Promise.all(users.map((user) => store.classes.answer(quiz.id, answerOf(user))));
    expect(new Set(done)).toEqual(new Set(['recorded']));
    expect(await store.classes.answers(quiz.id, { question: 0 })).toHaveLength(200);
    const changed = answerOf('s7', {
      right: true,
      misconception: null,
      answer: { kind: 'typed', text: '2' },
    });
    await Promise.all([1, 2, 3].map(() => store.classes.answer(quiz.id, changed)));
    const rows = await store.classes.answers(quiz.id);
    expect(rows).toHaveLength(200);
    expect(rows.find(({ user }) => user === 's7')).toEqual(changed);
    expect(await store.classes.answers(quiz.id, { user: 's7' })).toEqual([changed]);
    expect(await store.classes.students(quiz.id)).toHaveLength(200);
  });

  it.each([
    ['of another question', {}, { question: 1 }],
    ['after the deadline', {}, { at: 1_700_000_001_000 }],
    ['before the opening', { phase: 'reading' }, {}],
    ['after the reveal', { phase: 'revealed' }, {}],
  ] as const)('takes no answer %s', async (_, quiz, answer) => {
    const { id } = await opened(quiz);
    expect(await store.classes.answer(id, answerOf('ann', answer))).toBe('closed');
    expect(await store.classes.answers(id)).toEqual([]);
    expect(await store.classes.students(id)).toEqual([]);
  });

  it('keeps the place from which somebody takes part; leaving takes the answers along', async () => {
    const { id } = await opened({ plan: [2, 0, 1], current: 1 });
    await store.classes.join(id, 'early', 0, 'Early Bird');
    await store.classes.join(id, 'early', 1);
    await store.classes.answer(id, answerOf('early'));
    await store.classes.answer(id, answerOf('late'), 'Late');
    await store.classes.answer(id, answerOf('late'), 'Later');
    expect(await store.classes.students(id)).toEqual([
      { user: 'early', since: 0, displayName: 'Early Bird' },
      { user: 'late', since: 1, displayName: 'Later' },
    ]);
    expect(await store.classes.leave(id, 'late')).toBe(true);
    expect(await store.classes.leave(id, 'late')).toBe(false);
    expect((await store.classes.answers(id)).map(({ user }) => user)).toEqual(['early']);
  });

  it('finds what is due and what goes on', async () => {
    const [quiz, over] = [await opened(), await opened({ phase: 'over' })];
    const due = await store.classes.due(1_700_000_001_000, 1_000);
    expect(due.map(({ id }) => id)).toContain(quiz.id);
    expect(due.map(({ id }) => id)).not.toContain(over.id);
    expect((await store.classes.due(1_700_000_000_999, 1_000)).map(({ id }) => id)).not.toContain(quiz.id);
    const running = (await store.classes.running()).map(({ id }) => id);
    expect(running).toContain(quiz.id);
    expect(running).not.toContain(over.id);
  });

  it('keeps the record of what was set right: in order, nothing twice, without those whose data are deleted', async () => {
    const { id } = await opened({ phase: 'over' });
    const [teacher, student] = [randomUUID(), randomUUID()];
    const record = (correction: Correction, at: number) =>
      store.classes.correct(id, { correction, by: teacher, at });
    const accept = {
      kind: 'accept',
      question: 1,
      line: 'nim 3 4',
      said: [{ kind: 'number', number: '7' }],
    } as const;
    expect(await store.classes.corrections(id)).toEqual([]);
    expect(await record({ kind: 'count', question: 0 }, 1)).toBe('idle');
    const twice = await Promise.all([1, 2].map((at) => record({ kind: 'drop', question: 0 }, at)));
    expect(twice.toSorted()).toEqual(['idle', 'recorded']);
    expect(await record(accept, 3)).toBe('recorded');
    expect(await record(accept, 4)).toBe('idle');
    expect(await record({ kind: 'remove', student }, 5)).toBe('recorded');
    expect(await record({ ...accept, kind: 'reject' }, 6)).toBe('recorded');
    const log = await store.classes.corrections(id);
    expect(log.map(({ correction, by }) => [correction, by])).toEqual([
      [{ kind: 'drop', question: 0 }, teacher],
      [accept, teacher],
      [{ kind: 'remove', student }, teacher],
      [{ ...accept, kind: 'reject' }, teacher],
    ]);
    expect(log.slice(1).map(({ at }) => at)).toEqual([3, 5, 6]);
    const exported = (await store.privacy.export(student)).get('quiz_corrections')!;
    expect(exported).toHaveLength(1);
    expect(exported[0]).toMatchObject({ student, user_id: null, kind: 'remove' });
    await store.privacy.erase(student);
    await store.privacy.erase(teacher);
    expect(await store.privacy.export(teacher)).toEqual(new Map());
    const after = await store.classes.corrections(id);
    expect(after.map(({ by }) => by)).toEqual([null, null, null, null]);
    expect(JSON.stringify(after[2]!.correction)).toMatch(/"student":"gone-/);
  });

  it('keeps who has longer: the quiz ends as late as the last of them, and answers end for each alone', async () => {
    const { id, guild } = await openedIn(store, {
      deadline: 1_700_000_001_000,
      settings: { ...quizOf().settings, mode: 'exam' },
    });
    const at = (more: number) => 1_700_000_001_000 + more;
    await Promise.all([
      store.classes.accommodate(guild, 'ann', 25, 1),
      store.classes.accommodate(guild, 'bob', 50, 1),
    ]);
    await store.classes.accommodate(guild, 'ann', 30, 2);
    await store.classes.accommodate(guild, 'bob', 0, 2);
    expect(await store.classes.accommodations(guild)).toEqual(new Map([['ann', 30]]));
    const slow = { ...NO_ALLOWANCE, extraMs: 500, attempts: 2 };
    for (const user of ['slow', 'quick']) await store.classes.takeAttempt(id, user, 1, () => [0, 0, 0]);
    await store.classes.allow(id, 'slow', slow, 5);
    expect(await store.classes.allowances(id)).toEqual(new Map([['slow', slow]]));
    expect(await store.classes.load(id)).toMatchObject({ deadline: at(500), grace: 500, revision: 1 });
    const give = (user: string, time: number) =>
      store.classes.answer(id, answerOf(user, { attempt: 1, at: time }));
    expect(await give('quick', at(-1))).toBe('recorded');
    expect(await give('quick', at(0))).toBe('closed');
    expect(await store.classes.endAttempt(id, 'quick', 1, at(0))).toBe('closed');
    expect(await give('slow', at(499))).toBe('recorded');
    expect(await give('slow', at(500))).toBe('closed');
    const paused = { ...slow, pausedAt: at(-10) };
    await store.classes.allow(id, 'slow', paused, 6);
    expect(await give('slow', at(1))).toBe('closed');
    await store.classes.allow(id, 'slow', { ...slow, extraMs: 0 }, 7);
    const after = await store.classes.load(id);
    expect([after?.deadline, after?.grace]).toEqual([at(0), undefined]);
    expect(await store.classes.change(id, after?.revision ?? 0, { phase: 'over', deadline: null }, 8)).toBe(
      'changed',
    );
    expect(await give('slow', at(1))).toBe('closed');
    const again = { ...slow, reopenedUntil: at(2000), reopenedAt: at(0) };
    await store.classes.allow(id, 'slow', again, 9);
    const due = (now: number) => store.classes.dueTellings(now, 10);
    expect(await due(at(1))).toEqual([]);
    await store.classes.allow(id, 'slow', again, 9, 'ends', true);
    const telling = { id, user: 'slow', at: 9 };
    expect([await due(at(1999)), await due(at(2000))]).toEqual([[telling], []]);
    await store.classes.told({ ...telling, at: 8 });
    expect(await due(at(1))).toEqual([telling]);
    await store.classes.told(telling);
    expect(await due(at(1))).toEqual([]);
    expect((await store.classes.load(id))?.updatedAt).toBe(8);
    expect(await give('quick', at(1))).toBe('closed');
    expect(await give('slow', at(1999))).toBe('recorded');
    expect(await give('slow', at(2000))).toBe('closed');
    await store.classes.look(id, 'slow', 1, 0, at(1));
    expect((await store.classes.sitting('slow')).map((quiz) => quiz.id)).toEqual([id]);
    expect((await store.classes.reopened(guild, 'slow', at(1999))).map((quiz) => quiz.id)).toEqual([id]);
    expect(await store.classes.reopened(guild, 'slow', at(2000))).toEqual([]);
    expect((await store.classes.recent(guild, at(2000), 5)).map((quiz) => quiz.id)).toEqual([id]);
    expect(await store.classes.recent(guild, at(2001), 5)).toEqual([]);
    await store.classes.allow(id, 'slow', again, 10, 'stays-open', true);
    for (const [more, closedAt] of [
      [1999, null],
      [2000, at(2000)],
      [2001, at(2000)],
    ] as const) {
      await store.classes.closeReopened(at(more));
      expect((await store.classes.allowances(id)).get('slow')).toEqual({ ...again, closedAt });
      const [paper] = await store.classes.attempts(id, 'slow');
      expect([paper?.endedAt, paper?.cutOff]).toEqual([closedAt, closedAt === null ? undefined : true]);
    }
    await store.privacy.erase('slow');
    expect(await due(at(1))).toEqual([]);
    expect([...(await store.classes.allowances(id)).keys()].every((user) => user.startsWith('gone-'))).toBe(
      true,
    );
  });

  it('keeps templates by server, whatever the case of their names, and no more than there may be', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    const keep = (guild: string, name: string, body = name) =>
      store.classes.keepTemplate(guild, { name, body }, 'turing', 1);
    expect(await keep(a, 'Nim 1')).toBe('kept');
    expect(await keep(a, 'nim 1', 'again')).toBe('kept');
    expect(await store.classes.templates(a)).toEqual([{ name: 'nim 1', body: 'again' }]);
    expect(await store.classes.templates(b)).toEqual([]);
    const names = Array.from({ length: MAX_TEMPLATES }, (_, i) => `t${i}`);
    const fates: string[] = [];
    for (const name of names) fates.push(await keep(a, name));
    expect(fates.filter((fate) => fate === 'full')).toHaveLength(1);
    expect(await store.classes.templates(a)).toHaveLength(MAX_TEMPLATES);
    expect(await keep(a, 'T0', 'new')).toBe('kept');
    await store.classes.removeTemplate(a, 'NIM 1');
    expect((await store.classes.templates(a)).map(({ name }) => name)).not.toContain('nim 1');
  });

  it('an anonymous quiz that ends has other pseudonyms, and one time for all answers', async () => {
    const people = ['ann', 'bob', 'cem', 'dee', 'eve', 'fay'];
    for (const anonymous of [true, false]) {
      const quiz = await opened({ settings: { ...quizOf().settings, anonymous } });
      const known: string[] = [];
      for (const [i, name] of people.entries()) {
        const user = (await store.classes.pseudonym(quiz.id, name)) ?? name;
        known.push(user);
        const at = 1_700_000_000_100 + i;
        const said = [{ kind: 'number', number: String(i) }] as const;
        const given = answerOf(user, { at, tookMs: 100 + i, speed: 50 + i, said });
        expect(await store.classes.answer(quiz.id, given, `${name} K.`)).toBe('recorded');
      }
      const correction = { kind: 'remove', student: known[2]! } as const;
      await store.classes.correct(quiz.id, { correction, by: 'turing', at: 5 });
      await store.classes.change(quiz.id, 0, { phase: 'over' }, 1_700_000_000_999);
      const answers = await store.classes.answers(quiz.id);
      const students = await store.classes.students(quiz.id);
      const users = answers.map(({ user }) => user).toSorted();
      expect(students.map(({ user }) => user).toSorted()).toEqual(users);
      const numbers = answers.flatMap(({ said: [one] }) => (one?.kind === 'number' ? [one.number] : []));
      expect(numbers.toSorted()).toEqual(['0', '1', '2', '3', '4', '5']);
      const [corrected] = await store.classes.corrections(quiz.id);
      const removed = answers.find(({ said: [one] }) => one?.kind === 'number' && one.number === '2')!.user;
      expect(corrected?.correction).toEqual({ kind: 'remove', student: removed });
      expect(users.filter((user) => known.includes(user))).toHaveLength(anonymous ? 0 : 6);
      expect(users.every((user) => user.startsWith('gone-'))).toBe(anonymous);
      expect(new Set(answers.map(({ at }) => at)).size).toBe(anonymous ? 1 : 6);
      expect(answers.filter(({ tookMs, speed }) => tookMs !== undefined || speed !== null)).toHaveLength(
        anonymous ? 0 : 6,
      );
      expect(students.filter(({ displayName }) => displayName !== undefined)).toHaveLength(anonymous ? 0 : 6);
    }
  });

  it('keeps names by server', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    await store.classes.name(a, 'ann', 'Ann', 5);
    await store.classes.name(a, 'ann', '=Ann\n', 5);
    await store.classes.name(a, 'bob', 'Bob', 5);
    await store.classes.name(a, 'bob', null, 5);
    expect(await store.classes.roster(a)).toEqual(new Map([['ann', '=Ann\n']]));
    expect(await store.classes.roster(b)).toEqual(new Map());
  });

  it('makes nobody of a person whose data are deleted; the totals stay', async () => {
    const user = randomUUID();
    const quiz = await opened({ teacher: user });
    await store.classes.answer(quiz.id, answerOf(user, { right: true, misconception: null }));
    await store.classes.answer(quiz.id, answerOf('bob'));
    await store.classes.name(quiz.guild, user, 'Ann', 5);
    const exported = await store.privacy.export(user);
    expect([...exported.keys()]).toEqual(['quiz_answers', 'quiz_students', 'quizzes', 'roster']);
    expect(await store.privacy.erase(user)).toBe(4);
    expect(await store.privacy.export(user)).toEqual(new Map());
    const rows = await store.classes.answers(quiz.id);
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ right }) => right)).toHaveLength(1);
    const gone = rows.find(({ right }) => right)!.user;
    expect(gone).toMatch(/^gone-/);
    expect((await store.classes.students(quiz.id)).map((student) => student.user)).toContain(gone);
    expect((await store.classes.load(quiz.id))?.teacher).toBeNull();
    expect(await store.classes.roster(quiz.guild)).toEqual(new Map());
  });
});
