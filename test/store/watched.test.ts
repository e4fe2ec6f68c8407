/** Failures of the database that an operator's metrics count, in the cases that alerts are for. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Dialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { Kysely, sql } from '../../src/store/kysely.ts';
import { postgresDialect } from '../../src/store/postgres.ts';
import { sqliteDialect } from '../../src/store/sqlite.ts';
import { watched } from '../../src/store/watched.ts';
import { folderOfTests } from '../support/folder.ts';

interface Rows {
  readonly rows: { readonly text: string };
}

const folder = folderOfTests();

const counted = (dialect: Dialect) => {
  const counts = { done: 0, failed: 0 };
  const db = new Kysely<Rows>(
    watched(dialect, (_, failed) => {
      counts[failed ? 'failed' : 'done'] += 1;
    }),
  );
  onTestFinished(() => db.destroy());
  return { db, counts };
};

const table = async (name: string) => {
  const file = join(folder, name);
  const opened = counted(sqliteDialect(file));
  await sql`create table rows (text text not null)`.execute(opened.db);
  const add = (text: string) =>
    opened.db
      .transaction()
      .execute((transaction) => transaction.insertInto('rows').values({ text }).execute());
  return { ...opened, file, add };
};

test('a statement that fails counts once, also where connecting or committing fails with it', async () => {
  const { db, counts } = await table('statement.sqlite');
  await expect(
    db.transaction().execute((transaction) => sql`select from nowhere`.execute(transaction)),
  ).rejects.toThrow();
  expect(counts).toEqual({ done: 1, failed: 1 });
});

test('a lock of another program counts, which `begin` meets', async () => {
  const { counts, file, add } = await table('locked.sqlite');
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  await expect(add('a')).rejects.toThrow();
  expect(counts.failed).toBe(1);
});

test('a full disk counts', async () => {
  const { db, counts, add } = await table('full.sqlite');
  await sql`pragma max_page_count = 4`.execute(db);
  await expect(add('a'.repeat(100_000))).rejects.toThrow(/is full/);
  expect(counts.failed).toBe(1);
});

test('a database that is away counts', async () => {
  const { db, counts } = counted(postgresDialect('postgres://127.0.0.1:1/none'));
  await expect(sql`select 1`.execute(db)).rejects.toThrow(/cannot be reached/);
  expect(counts).toEqual({ done: 0, failed: 1 });
});
