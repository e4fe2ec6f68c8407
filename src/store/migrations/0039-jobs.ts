import type { Kysely, Migration } from 'kysely';
import { SqliteAdapter, sql } from '../kysely.ts';

/**
 * Jobs for other processes, and those processes. Both are temporary: PostgreSQL keeps them out of its log, so that no archive or
 * replica contains them, and empties them after a crash. Unused on SQLite.
 */
export const jobs: Migration = {
  up: async (db: Kysely<unknown>) => {
    const unlogged = sql.raw(db.getExecutor().adapter instanceof SqliteAdapter ? '' : 'unlogged');
    await db.schema
      .createTable('workers')
      .modifyFront(unlogged)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('jobs')
      .modifyFront(unlogged)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('number', 'bigint', (c) => c.notNull())
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('pool', 'text', (c) => c.notNull())
      .addColumn('job', 'text', (c) => c.notNull())
      .addColumn('asker', 'text', (c) => c.notNull())
      .addColumn('server', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('share', 'integer')
      .addColumn('server_turn', 'bigint', (c) => c.notNull())
      .addColumn('person_turn', 'bigint', (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('worker', 'text')
      .addColumn('taken_at', 'bigint')
      .addColumn('losses', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('result', 'text')
      .addUniqueConstraint('jobs_share', ['person', 'share'])
      .execute();
    // Only one of a user's long jobs runs.
    await sql`create unique index jobs_running on jobs (person) where share is not null and worker is not null and result is null`.execute(
      db,
    );
    if (!(db.getExecutor().adapter instanceof SqliteAdapter))
      await sql`create sequence job_turns`.execute(db);
  },
};
