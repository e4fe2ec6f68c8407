/** Requirements of every store for past quizzes. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Assignment } from '../../src/learn/model/assignment.ts';
import { Kysely, sql } from '../../src/store/kysely.ts';
import { migrate } from '../../src/store/migrations.ts';
import type { Schema } from '../../src/store/schema.ts';
import { sqliteDialect } from '../../src/store/sqlite.ts';
import { assignmentOf } from '../support/assignments.ts';
import { making } from '../support/questions.ts';
import { answerOf } from './classes.ts';
import { everyStore } from './once.ts';

const QUESTIONS = making.makeQuiz({
  count: 2,
  mix: { 'nim-sum': 1 },
  games: ['nim'],
  level: 2,
  seed: 'archive',
});

const quizOf = (over: Partial<Assignment>): Assignment =>
  assignmentOf(
    {
      id: randomUUID(),
      guild: 'g',
      channel: 'c1',
      teacher: 'turing',
      phase: 'open',
      plan: [0, 1],
      current: 0,
      deadline: 1_000_000,
      createdAt: 1,
      updatedAt: 10,
      ...over,
    },
    { mode: 'exam', count: 2 },
  );

export const archiveConformance = everyStore('past quizzes', (store) => {
  /** A quiz with a row in every table that can refer to one. */
  const full = async (over: Partial<Assignment> = {}): Promise<string> => {
    const { id } = quizOf(over);
    const { classes } = store;
    await classes.create(quizOf({ ...over, id, phase: 'open', deadline: 1_000_000 }), QUESTIONS);
    const row = answerOf('ada', { at: 5 });
    await classes.addVariants(id, 0, 0, QUESTIONS, false);
    await classes.takeAttempt(id, 'ada', 1, () => [0, 0]);
    expect(await classes.answer(id, row)).toBe('recorded');
    expect(await classes.answer(id, { ...row, attempt: 1 })).toBe('recorded');
    const { phase = 'over', deadline = null, updatedAt = 10 } = over;
    await classes.change(id, 0, { phase, deadline }, updatedAt);
    return id;
  };
  const parts = async (id: string): Promise<readonly number[]> => {
    const { classes } = store;
    return [
      (await classes.questions(id)).length,
      (await classes.students(id)).length,
      (await classes.answers(id)).length,
      (await classes.attempts(id)).length,
    ];
  };
  const there = async (id: string): Promise<boolean> => (await store.classes.load(id)) !== null;

  it('deletes one that is over, with all that belongs to it, once, and no other', async () => {
    const guild = randomUUID();
    const [gone, stays, open] = [
      await full({ guild }),
      await full({ guild }),
      await full({ guild, phase: 'open' }),
    ];
    expect(await parts(gone)).toEqual([2, 1, 2, 1]);
    expect(await store.archive.remove(open)).toBe(false);
    expect(await store.archive.remove('nothing')).toBe(false);
    expect(await store.archive.remove(gone)).toBe(true);
    expect(await store.archive.remove(gone)).toBe(false);
    expect(await there(gone)).toBe(false);
    expect(await parts(gone)).toEqual([0, 0, 0, 0]);
    for (const id of [stays, open]) expect(await parts(id)).toEqual([2, 1, 2, 1]);
  });

  it('forgets what ended before a time, of one server, the oldest first and no more than it is told', async () => {
    const guild = randomUUID();
    const [second, first, late, elsewhere] = [
      await full({ guild, updatedAt: 15 }),
      await full({ guild, updatedAt: 12 }),
      await full({ guild, updatedAt: 20 }),
      await full({ guild: randomUUID(), updatedAt: 12 }),
    ];
    expect(await store.archive.outlived(guild, 20)).toBe(2);
    expect(await store.archive.forget(guild, 20, 1)).toBe(1);
    expect([await there(first), await there(second)]).toEqual([false, true]);
    expect(await store.archive.forget(guild, 20, 5)).toBe(1);
    expect(await store.archive.forget(guild, 20, 5)).toBe(0);
    expect(await store.archive.outlived(guild, 20)).toBe(0);
    expect(await parts(second)).toEqual([0, 0, 0, 0]);
    for (const id of [late, elsewhere]) expect(await parts(id)).toEqual([2, 1, 2, 1]);
  });

  it('forgets names that were given before a time to who has no part in a quiz of that server', async () => {
    const [guild, other] = [randomUUID(), randomUUID()];
    const id = await full({ guild, updatedAt: 30 });
    for (const [user, at] of [
      ['ada', 5],
      ['bob', 5],
      ['cem', 20],
      ['eve', 30],
    ] as const)
      for (const where of [guild, other]) await store.classes.name(where, user, user, at);
    // A name that was given again counts as new from then on.
    await store.classes.name(guild, 'eve', 'Eve', 5);
    const names = async (where: string) => [...(await store.classes.roster(where)).keys()].toSorted();
    expect(await store.archive.forgetNames(guild, 20)).toBe(2);
    expect(await names(guild)).toEqual(['ada', 'cem']);
    expect(await store.archive.forgetNames(guild, 20)).toBe(0);
    expect(await store.archive.remove(id)).toBe(true);
    expect(await store.archive.forgetNames(guild, 20)).toBe(1);
    expect(await names(guild)).toEqual(['cem']);
    expect(await names(other)).toEqual(['ada', 'bob', 'cem', 'eve']);
  });

  it('finds the exams that somebody sits: open ones whose paper they have begun, in any server', async () => {
    const [user, idle] = [randomUUID(), randomUUID()];
    const exam = async (over: Partial<Assignment>, begins = true, who = user): Promise<string> => {
      const quiz = quizOf({ guild: randomUUID(), ...over });
      await store.classes.create(quiz, QUESTIONS);
      await store.classes.takeAttempt(quiz.id, who, 1, () => [0, 0]);
      if (begins) await store.classes.look(quiz.id, who, 1, 0, 5);
      return quiz.id;
    };
    const sat = [await exam({}), await exam({ deadline: null, left: 5 })];
    await exam({}, false);
    await exam({ phase: 'over' });
    await exam({ phase: 'lobby' });
    await exam({ settings: { ...quizOf({}).settings, mode: 'homework' } });
    const ids = async (who: string) => (await store.classes.sitting(who)).map(({ id }) => id);
    expect(await ids(user)).toEqual(sat.toSorted());
    expect(await ids(randomUUID())).toEqual([]);
    await exam({}, false, idle);
    await exam({ phase: 'over' }, true, idle);
    await exam({ settings: { ...quizOf({}).settings, mode: 'homework' } }, true, idle);
    expect(await ids(idle)).toEqual([]);
    // Erasing, twice and with a new paper between, reopens none of them; the end of each closes it for good.
    await store.privacy.erase(user);
    await store.privacy.erase(idle);
    await store.classes.takeAttempt(sat[0]!, user, 1, () => [0, 0]);
    await store.classes.look(sat[0]!, user, 1, 0, 5);
    expect(await ids(user)).toEqual(sat.toSorted());
    await store.privacy.erase(user);
    expect([await ids(user), await ids(idle)]).toEqual([sat.toSorted(), []]);
    expect((await store.privacy.export(user)).get('exam_locks')).toHaveLength(2);
    expect(await store.classes.change(sat[0]!, 0, { phase: 'over' }, 11)).toBe('changed');
    expect(await ids(user)).toEqual([sat[1]]);
    expect((await store.privacy.export(user)).get('exam_locks')).toHaveLength(1);
    await store.classes.change(sat[1]!, 0, { phase: 'over' }, 11);
    expect((await store.privacy.export(user)).size).toBe(0);
  });

  it('forgets what was left lying without an end; nothing that time will end, and nothing planned', async () => {
    const guild = randomUUID();
    const lying = await Promise.all(
      (['lobby', 'revealed', 'open'] as const).map((phase) => full({ guild, phase, deadline: null })),
    );
    const kept = [
      await full({ guild, phase: 'open', deadline: 99 }),
      await full({ guild, phase: 'planned', deadline: 99 }),
      await full({ guild, phase: 'planned', deadline: null }),
    ];
    expect(await store.archive.outlived(guild, 20)).toBe(lying.length);
    expect(await store.archive.forget(guild, 20, 9)).toBe(lying.length);
    for (const id of lying) expect(await there(id)).toBe(false);
    for (const id of kept) expect(await there(id)).toBe(true);
  });
});

describe('every table with rows of a quiz', () => {
  it('loses them with the quiz', async () => {
    const db = new Kysely<Schema>({ dialect: sqliteDialect(':memory:') });
    await migrate(db);
    const tables = (await db.introspection.getTables())
      .filter(({ columns }) => columns.some((column) => column.name === 'quiz_id'))
      .map((table) => table.name);
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) {
      const { rows } = await sql<{
        readonly table: string;
        readonly from: string;
        readonly on_delete: string;
      }>`select * from pragma_foreign_key_list(${table})`.execute(db);
      expect(rows, table).toContainEqual(
        expect.objectContaining({ table: 'quizzes', from: 'quiz_id', on_delete: 'CASCADE' }),
      );
    }
    await db.destroy();
  });
});
