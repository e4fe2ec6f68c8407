/** Versions of the program that work on one database, one after the other and beside each other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely as Database } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import { Kysely, sql } from '../../src/store/kysely.ts';
import { type Migrations, migrate, migrations, namesOf, upgrade } from '../../src/store/migrations.ts';
import { postgresDialect } from '../../src/store/postgres.ts';
import type { Schema } from '../../src/store/schema.ts';
import { sqliteDialect } from '../../src/store/sqlite.ts';
import { index, opening } from './rows.ts';
import { onPostgres } from './server.ts';

/** The next version adds a column, the one after it takes another away, and the third adds again. */
const NEXT: Migrations = {
  ...migrations,
  '0101-new': { up: (db) => db.schema.alterTable('matches').addColumn('new', 'text').execute() },
};
const CONTRACTED: Migrations = {
  ...NEXT,
  '0102-contract-new': { up: (db) => db.schema.alterTable('matches').dropColumn('new').execute() },
};
const THIRD: Migrations = {
  ...CONTRACTED,
  '0103-newer': { up: (db) => db.schema.alterTable('matches').addColumn('newer', 'text').execute() },
};

const folder = mkdtempSync(join(tmpdir(), 'sprague-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

const versions = (name: string, where: string, dialect: () => ReturnType<typeof sqliteDialect>): void => {
  const on = async <T>(act: (db: Database<Schema>) => Promise<T>): Promise<T> => {
    const db = new Kysely<Schema>({ dialect: dialect() });
    return act(db).finally(() => db.destroy());
  };
  const lastOf = (): Promise<string> =>
    on(async (db) => {
      const { rows } = await sql<{
        name: string;
      }>`select name from kysely_migration order by name desc limit 1`.execute(db);
      return rows[0]!.name;
    });
  const works = async (id: string): Promise<void> => {
    const store = await openStore(where);
    try {
      await store.matches.create(opening({ id }), [], index());
      expect((await store.matches.load(id))?.opening.id).toBe(id);
    } finally {
      await store.close();
    }
  };
  const register = (schema: string | null): Promise<unknown> =>
    on((db) =>
      sql`insert into processes (id, number, renewed_at, schema) values ('other', 1, 0, ${schema})`.execute(
        db,
      ),
    );
  const leaves = (): Promise<unknown> => on((db) => sql`delete from processes`.execute(db));

  describe(name, () => {
    test('one starts on what a newer one has added, and not on what it has contracted', async () => {
      await works('older');
      await on((db) => upgrade(db, NEXT));
      await works('beside');
      await expect(on((db) => migrate(db))).rejects.toThrow('0101-new');
      await register(namesOf().at(-1)!);
      await on((db) => upgrade(db, CONTRACTED));
      expect(await lastOf()).toBe('0101-new');
      await works('still');
      // What the newest needs stands behind what the oldest does not bear.
      await expect(on((db) => upgrade(db, THIRD))).rejects.toThrow('end all of its processes first');
      await leaves();
      await register(null);
      await on((db) => upgrade(db, CONTRACTED));
      expect(await lastOf()).toBe('0101-new');
      await leaves();
      await register('0102-contract-new');
      await on((db) => upgrade(db, CONTRACTED));
      expect(await lastOf()).toBe('0102-contract-new');
      await leaves();
      await expect(openStore(where)).rejects.toThrow('0102-contract-new');
      await on((db) => upgrade(db, THIRD));
      expect(await lastOf()).toBe('0103-newer');
    });
  });
};

const file = join(folder, 'a.sqlite');
versions('an SQLite file', file, () => sqliteDialect(file));
await onPostgres('upgraded', (address) => {
  versions('PostgreSQL', address, () => postgresDialect(address, { hurried: false }));
});
