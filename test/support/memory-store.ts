/** In-memory stores for tests: migrations run once per process, and each further store starts with their schema. */
import { DatabaseSync } from '@photostructure/sqlite';
import { type Store, storeOver } from '../../src/app/open-store.ts';
import { Kysely } from '../../src/store/kysely.ts';
import { migrate } from '../../src/store/migrations.ts';
import type { Schema } from '../../src/store/schema.ts';
import { dialectOver } from '../../src/store/sqlite.ts';

type Database = InstanceType<typeof DatabaseSync>;
type Row = Readonly<Record<string, string | number | null>>;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/** The statements that recreate this database. */
const dumpOf = (database: Database): string => {
  const made = database
    .prepare(`select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'`)
    .all() as { readonly type: string; readonly name: string; readonly sql: string }[];
  const rows = made
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      (database.prepare(`select * from ${quoted(name)}`).all() as Row[]).map(
        (row) =>
          `insert into ${quoted(name)} (${Object.keys(row).map(quoted).join()}) values (${Object.values(row).map(literal).join()})`,
      ),
    );
  return ['begin', ...made.map(({ sql }) => sql), ...rows, 'commit'].join(';\n');
};

const migrated = async (): Promise<string> => {
  const template = new DatabaseSync(':memory:');
  const db = new Kysely<Schema>({ dialect: dialectOver(template) });
  await migrate(db);
  const dump = dumpOf(template);
  await db.destroy();
  return dump;
};

let empty: Promise<string> | null = null;

export interface MemoryStore extends Store {
  /** Its SQL connection; closed with the store. */
  readonly db: InstanceType<typeof Kysely<Schema>>;
  /** A copy of this store in memory. */
  copy(): MemoryStore;
}

const opened = (dump: string): MemoryStore => {
  const database = new DatabaseSync(':memory:');
  database.exec(dump);
  const db = new Kysely<Schema>({ dialect: dialectOver(database) });
  return {
    ...storeOver({ db, membership: null, close: () => db.destroy() }),
    db,
    copy: () => opened(dumpOf(database)),
  };
};

/** A store like `openStore(':memory:')`. */
export const memoryStore = async (): Promise<MemoryStore> => opened(await (empty ??= migrated()));
