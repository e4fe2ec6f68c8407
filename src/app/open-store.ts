import type { Kysely as Database, Dialect, KyselyConfig } from 'kysely';
import type { OctalStore } from '../inquire/ports.ts';
import { octalStore } from '../inquire/store/octal.ts';
import { archiveStore } from '../learn/store/archive.ts';
import { bankStore } from '../learn/store/bank.ts';
import { classStore } from '../learn/store/class/index.ts';
import { dailyStore } from '../learn/store/daily.ts';
import { classEventStore } from '../learn/store/events.ts';
import { learnStore } from '../learn/store/learning.ts';
import { lessonHomeworkStore } from '../learn/store/lesson-homework.ts';
import { feedStore, practiceStore } from '../learn/store/practice.ts';
import { raceStore } from '../learn/store/race.ts';
import { stormStore } from '../learn/store/storm.ts';
import { privacyStore } from '../people/store/privacy.ts';
import { progressStore } from '../people/store/progress.ts';
import { recordStore } from '../people/store/records.ts';
import { settingsStore } from '../people/store/settings.ts';
import { arenaStore } from '../play/store/arenas.ts';
import { definitionStore } from '../play/store/definitions.ts';
import { matchStore } from '../play/store/matches.ts';
import { isPostgres } from '../store/address.ts';
import { type ClaimStore, claimStore } from '../store/claims.ts';
import type { DatabaseLock, LockOptions } from '../store/database-lock.ts';
import { Kysely, sql } from '../store/kysely.ts';
import type { MemberOptions, Membership } from '../store/leases.ts';
import { type AtWork, upgrade } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';
import { sqliteDialect } from '../store/sqlite.ts';
import { type OnStatement, watched } from '../store/watched.ts';
import type { Stores } from './deps.ts';

export interface Store extends Stores {
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  readonly octal: OctalStore;
  readonly claims: ClaimStore;
  /** This process's membership in a shared database; null if it is not shared. */
  readonly membership: Membership | null;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly onStatement?: OnStatement;
  /** Locks the database for this process, and waits until it is available; otherwise it must be available. */
  readonly alone?: LockOptions;
  /** Shares a PostgreSQL database with other processes, and waits until it is available. */
  readonly shared?: MemberOptions;
}

interface Opened {
  readonly db: Database<Schema>;
  readonly membership: Membership | null;
  readonly close: () => Promise<void>;
}

const migrated = async (
  db: Database<Schema>,
  atWork: AtWork = () => Promise.resolve([]),
): Promise<Database<Schema>> => {
  try {
    await upgrade(db, atWork);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
};

/** Schemas of running processes, read through the server's clock and locks once the schema supports that. */
const schemasAtWork = async (db: Database<Schema>): Promise<readonly (string | null)[]> => {
  const { SCHEMAS_AT_WORK } = await import('../store/leases.ts');
  const { rows } = await sql.raw<{ schema: string | null }>(SCHEMAS_AT_WORK).execute(db);
  return rows.map(({ schema }) => schema);
};

const configOf = (dialect: Dialect, { onStatement }: OpenOptions): KyselyConfig =>
  onStatement === undefined ? { dialect } : watched(dialect, onStatement);

/** Locks the whole database, joins it, or does neither. */
const holdOf = async (
  url: string,
  { alone, shared }: OpenOptions,
): Promise<{ readonly lock: DatabaseLock | null; readonly membership: Membership | null }> => {
  if (shared !== undefined) {
    const { joinDatabase } = await import('../store/leases.ts');
    const membership = await joinDatabase(url, shared);
    return { lock: membership, membership };
  }
  const { lockDatabase } = await import('../store/database-lock.ts');
  return { lock: alone === undefined ? null : await lockDatabase(url, alone), membership: null };
};

/** Imports the libraries only for those who use such a server. */
const openPostgres = async (url: string, options: OpenOptions): Promise<Opened> => {
  const { postgresDialect } = await import('../store/postgres.ts');
  const { lock, membership } = await holdOf(url, options);
  try {
    const toDate = async (): Promise<void> => {
      // A migration may take longer than a click.
      const patient = new Kysely<Schema>({ dialect: postgresDialect(url, { hurried: false }) });
      const db = await migrated(patient, () => schemasAtWork(patient));
      await db.destroy();
    };
    await (membership === null ? toDate() : membership.register(toDate));
  } catch (error) {
    await lock?.close();
    throw error;
  }
  const held = () => membership !== null || (lock?.held ?? true);
  const member = membership === null ? {} : { member: membership.name };
  const db = new Kysely<Schema>(configOf(postgresDialect(url, { held, ...member }), options));
  return {
    db,
    membership,
    close: async () => {
      await db.destroy();
      await lock?.close();
    },
  };
};

const openSqlite = async (file: string, options: OpenOptions): Promise<Opened> => {
  const db = await migrated(new Kysely<Schema>(configOf(sqliteDialect(file), options)));
  return { db, membership: null, close: () => db.destroy() };
};

/** The store over a database whose schema is up to date. */
export const storeOver = ({ db, membership, close }: Opened): Store => {
  const matches = matchStore(db);
  return {
    matches,
    settings: settingsStore(db),
    records: recordStore(db),
    progress: progressStore(db),
    privacy: privacyStore(db),
    definitions: definitionStore(db),
    octal: octalStore(db),
    classes: classStore(db),
    daily: dailyStore(db),
    learning: learnStore(db),
    lessonHomework: lessonHomeworkStore(db),
    practice: practiceStore(db),
    feeds: feedStore(db, matches),
    storm: stormStore(db),
    races: raceStore(db),
    arenas: arenaStore(db),
    bank: bankStore(db),
    archive: archiveStore(db),
    events: classEventStore(db),
    claims: claimStore(db),
    membership,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close,
  };
};

/** Opens a store and migrates its schema. `where`: `postgres://…`, otherwise the path of an SQLite file or `:memory:`. */
export const openStore = async (where: string, options: OpenOptions = {}): Promise<Store> =>
  storeOver(await (isPostgres(where) ? openPostgres(where, options) : openSqlite(where, options)));

/** Octal values in a PostgreSQL database, for a worker: the bot migrates its schema. */
export const openOctal = async (
  url: string,
): Promise<{ readonly octal: OctalStore; close(): Promise<void> }> => {
  const { postgresDialect } = await import('../store/postgres.ts');
  const db = new Kysely<Schema>({ dialect: postgresDialect(url) });
  return { octal: octalStore(db), close: () => db.destroy() };
};
