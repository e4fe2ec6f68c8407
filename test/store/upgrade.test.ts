/** Versions of the program that use one database, one after another and at the same time. */
import { join } from 'node:path';
import type { Kysely as Database } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import { Kysely, sql } from '../../src/store/kysely.ts';
import { SCHEMAS_AT_WORK } from '../../src/store/leases.ts';
import { type Migrations, migrate, migrations, namesOf, upgrade } from '../../src/store/migrations.ts';
import { postgresDialect } from '../../src/store/postgres.ts';
import type { Schema } from '../../src/store/schema.ts';
import { sqliteDialect } from '../../src/store/sqlite.ts';
import { folderOfTests } from '../support/folder.ts';
import { connected } from '../support/postgres.ts';
import { stored } from './rows.ts';
import { onPostgres, PATIENT_LOCK } from './server.ts';

const add = (column: string): Migrations[string] => ({
  up: (db) => db.schema.alterTable('matches').addColumn(column, 'text').execute(),
});
const drop = (column: string): Migrations[string] => ({
  up: (db) => db.schema.alterTable('matches').dropColumn(column).execute(),
});

/** The next version adds a column, the one after it takes it away, and so on. */
const NEXT: Migrations = { ...migrations, '0101-new': add('new') };
const CONTRACTED: Migrations = { ...NEXT, '0102-contract-new': drop('new') };
const THIRD: Migrations = { ...CONTRACTED, '0103-newer': add('newer') };
const FOURTH: Migrations = { ...THIRD, '0104-contract-newer': drop('newer') };

const folder = folderOfTests();

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
  /** Upgrades to a version; `schemas`: those that the running processes know. */
  const to = (known: Migrations, ...schemas: readonly (string | null)[]): Promise<void> =>
    on((db) => upgrade(db, () => Promise.resolve(schemas), known));
  const works = async (id: string): Promise<void> => {
    const store = await openStore(where);
    try {
      await stored(store, { id });
      expect((await store.matches.load(id))?.opening.id).toBe(id);
    } finally {
      await store.close();
    }
  };
  describe(name, () => {
    test('one starts on what a newer one has added, and not on what it has contracted', async () => {
      await works('older');
      await to(NEXT);
      await works('beside');
      await expect(on((db) => migrate(db))).rejects.toThrow('0101-new');
      await to(CONTRACTED, namesOf().at(-1)!);
      expect(await lastOf()).toBe('0101-new');
      await works('still');
      // What the newest version adds comes after a contraction that the oldest does not support.
      await expect(to(THIRD, namesOf().at(-1)!)).rejects.toThrow('end all of its processes first');
      await to(CONTRACTED, null);
      expect(await lastOf()).toBe('0101-new');
      await to(CONTRACTED, '0102-contract-new');
      expect(await lastOf()).toBe('0102-contract-new');
      await expect(openStore(where)).rejects.toThrow('0102-contract-new');
      // Of two contractions a running process supports only the first.
      await to(FOURTH, '0102-contract-new');
      expect(await lastOf()).toBe('0103-newer');
      await to(FOURTH);
      expect(await lastOf()).toBe('0104-contract-newer');
    });

    test('of two contractions the one is made that everybody bears, and what is added between them', async () => {
      await on((db) => sql`delete from kysely_migration where name > '0100'`.execute(db));
      await to(NEXT);
      await to(FOURTH, '0102-contract-new', '0103-newer');
      expect(await lastOf()).toBe('0103-newer');
    });

    test('one that needs what a newer one left out does not start', async () => {
      await on((db) => sql`delete from kysely_migration where name > '0100'`.execute(db));
      await to({ ...migrations, '0101-other': add('other') });
      await expect(to({ ...migrations, '0100-own': add('own') })).rejects.toThrow('0101-other');
    });
  });
};

const file = join(folder, 'a.sqlite');
versions('an SQLite file', file, () => sqliteDialect(file));
await onPostgres('upgraded', (address) => {
  test('those count that are there; one that was killed does not', async () => {
    const admin = await connected(address);
    try {
      const store = await openStore(address, { shared: { room: null, ...PATIENT_LOCK } });
      const add = 'insert into processes (id, number, renewed_at, schema) values ($1, 1, $2, $1)';
      await admin.query(add, ['killed', 0]);
      const now = 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now';
      const { rows } = await admin.query<{ now: string }>(now);
      await admin.query(add, ['connecting', rows[0]!.now]);
      const atWork = async () => {
        const found = await admin.query<{ schema: string }>(SCHEMAS_AT_WORK);
        return found.rows.map(({ schema }) => schema).toSorted();
      };
      expect(await atWork()).toEqual([namesOf().at(-1), 'connecting']);
      await store.close();
      expect(await atWork()).toEqual(['connecting']);
    } finally {
      await admin.query('delete from processes');
      await admin.end();
    }
  });
  versions('PostgreSQL', address, () => postgresDialect(address, { hurried: false }));
});
