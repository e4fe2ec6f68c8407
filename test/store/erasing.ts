/** Requirements of a server with many writers: deleting one's data while one's answer is written makes neither fail. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '../../src/app/open-store.ts';
import { Kysely as Database, sql } from '../../src/store/kysely.ts';
import { postgresDialect } from '../../src/store/postgres.ts';
import type { Schema } from '../../src/store/schema.ts';
import { PATIENT } from '../support/patient.ts';
import { answerOf, openedIn } from './classes.ts';

/** `server`: the address of a PostgreSQL database. */
export const erasingConformance = (server: string): void => {
  describe('a person’s data deleted on PostgreSQL while other writers are at work', () => {
    let store: Store;
    let db: Kysely<Schema>;
    beforeAll(async () => {
      store = await openStore(server);
      db = new Database<Schema>({ dialect: postgresDialect(server) });
    });
    afterAll(async () => {
      await db.destroy();
      await store.close();
    });

    /** Waits until that many transactions wait for the one that `holder` runs. */
    const waiting = (holder: number, count: number): Promise<void> =>
      vi.waitFor(async () => {
        const { rows } = await sql<{ n: number }>`
          with recursive behind(pid) as (
            select ${holder}::int
            union
            select a.pid from pg_stat_activity a join behind b on b.pid = any(pg_blocking_pids(a.pid))
          ) select count(*) - 1 as n from behind`.execute(db);
        expect(rows[0]?.n).toBe(count);
      }, PATIENT);
    const pidOf = async (tx: Kysely<Schema>): Promise<number> =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]!.pid;

    it('takes its locks in the order in which an answer takes them', async () => {
      const user = randomUUID();
      const quiz = await openedIn(store);
      await store.classes.answer(quiz.id, answerOf(user));
      let answer: Promise<unknown> = Promise.resolve();
      let erase: Promise<unknown> = Promise.resolve();
      await db.transaction().execute(async (tx) => {
        // The answer stops half-way while it holds the quiz’s lock.
        await tx.updateTable('quiz_answers').set({ at: 1 }).where('user_id', '=', user).execute();
        const holder = await pidOf(tx);
        answer = store.classes.answer(quiz.id, answerOf(user, { right: true }));
        await waiting(holder, 1);
        erase = store.privacy.erase(user);
        await waiting(holder, 2);
        // A transaction that waits for the quiz holds nothing that the answer will need.
        const students = db.selectFrom('quiz_students').select('since').where('user_id', '=', user);
        expect(await students.forUpdate().noWait().execute()).toHaveLength(1);
      });
      expect(await Promise.all([answer, erase])).toEqual(['recorded', expect.any(Number)]);
      expect((await store.classes.answers(quiz.id)).map((row) => [row.user === user, row.right])).toEqual([
        [false, true],
      ]);
    });

    it('begins again where it was given up for another writer', async () => {
      const user = randomUUID();
      const quiz = await openedIn(store);
      await store.classes.answer(quiz.id, answerOf(user));
      let erase: Promise<unknown> = Promise.resolve();
      const other = db.transaction().execute(async (tx) => {
        await tx.updateTable('quiz_students').set({ since: 0 }).where('user_id', '=', user).execute();
        const holder = await pidOf(tx);
        erase = store.privacy.erase(user);
        await waiting(holder, 1);
        // Of two that wait for each other, the deletion, which has waited longer, is aborted.
        await tx.updateTable('quizzes').set({ updated_at: 1 }).where('id', '=', quiz.id).execute();
      });
      await other;
      expect(await erase).toBeGreaterThan(0);
      expect(await store.classes.answers(quiz.id, { user })).toEqual([]);
      expect((await store.classes.students(quiz.id)).map((row) => row.user === user)).toEqual([false]);
    });
  });
};
