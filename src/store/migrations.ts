import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { Migrator, sql } from './kysely.ts';
import { matches } from './migrations/0001-matches.ts';
import { records } from './migrations/0002-records.ts';
import { definitions } from './migrations/0003-definitions.ts';
import { octal } from './migrations/0004-octal.ts';
import { quizzes } from './migrations/0005-quizzes.ts';
import { lessons } from './migrations/0006-lessons.ts';
import { practice } from './migrations/0007-practice.ts';
import { ownPace } from './migrations/0008-own-pace.ts';
import { bank } from './migrations/0009-bank.ts';
import { dealt } from './migrations/0010-dealt.ts';
import { ownSkills } from './migrations/0011-own-skills.ts';
import { growing } from './migrations/0012-growing.ts';
import { names } from './migrations/0013-names.ts';
import { examLocks } from './migrations/0014-exam-locks.ts';
import { unprovedErrors } from './migrations/0015-unproved-errors.ts';
import { calls } from './migrations/0016-calls.ts';
import { drawn } from './migrations/0017-drawn.ts';
import { oneAnswerTable } from './migrations/0018-one-answer-table.ts';
import { firstGame } from './migrations/0019-first-game.ts';
import { daily } from './migrations/0020-daily.ts';
import { storm } from './migrations/0021-storm.ts';
import { race } from './migrations/0022-race.ts';
import { arena } from './migrations/0023-arena.ts';
import { seasons } from './migrations/0024-seasons.ts';
import { displayNames } from './migrations/0025-display-names.ts';
import { lessonHomework } from './migrations/0027-lesson-homework.ts';
import { corrections } from './migrations/0028-corrections.ts';
import { allowances } from './migrations/0029-allowances.ts';
import { templates } from './migrations/0030-templates.ts';
import { typedIn } from './migrations/0031-typed-in.ts';
import { teams } from './migrations/0032-teams.ts';
import { marks } from './migrations/0033-marks.ts';
import { timeTaken } from './migrations/0034-time-taken.ts';
import { progress } from './migrations/0035-progress.ts';
import { shards } from './migrations/0036-shards.ts';
import { classEvents } from './migrations/0037-class-events.ts';
import { anonymousTraces } from './migrations/0038-anonymous-traces.ts';
import { jobs } from './migrations/0039-jobs.ts';
import { reopened } from './migrations/0040-reopened.ts';
import { reopenings } from './migrations/0041-reopenings.ts';
import { processSchema } from './migrations/0042-process-schema.ts';
import { Refused } from './refused.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/**
 * All migrations in the order of their names, each run once. From 0042 on, each either only adds to the schema, so that programs
 * that don't know it keep working, or is named contract: it removes what only older programs need, and waits until none of them
 * is running. Never change a released migration: the next change of the schema is a new one. Migrations don't use the schema's
 * types, which keep changing.
 */
export const migrations: Migrations = {
  '0001-matches': matches,
  '0002-records': records,
  '0003-definitions': definitions,
  '0004-octal': octal,
  '0005-quizzes': quizzes,
  '0006-lessons': lessons,
  '0007-practice': practice,
  '0008-own-pace': ownPace,
  '0009-bank': bank,
  '0010-dealt': dealt,
  '0011-own-skills': ownSkills,
  '0012-growing': growing,
  '0013-names': names,
  '0014-exam-locks': examLocks,
  '0015-unproved-errors': unprovedErrors,
  '0016-calls': calls,
  '0017-drawn': drawn,
  '0018-one-answer-table': oneAnswerTable,
  '0019-first-game': firstGame,
  '0020-daily': daily,
  '0021-storm': storm,
  '0022-race': race,
  '0023-arena': arena,
  '0024-seasons': seasons,
  '0025-display-names': displayNames,
  '0027-lesson-homework': lessonHomework,
  '0028-corrections': corrections,
  '0029-allowances': allowances,
  '0030-templates': templates,
  '0031-typed-in': typedIn,
  '0032-teams': teams,
  '0033-marks': marks,
  '0034-time-taken': timeTaken,
  '0035-progress': progress,
  '0036-shards': shards,
  '0037-class-events': classEvents,
  '0038-anonymous-traces': anonymousTraces,
  '0039-jobs': jobs,
  '0040-reopened': reopened,
  '0041-reopenings': reopenings,
  '0042-process-schema': processSchema,
};

export const namesOf = (known: Migrations = migrations): readonly string[] => Object.keys(known);

/** Whether a migration removes what older programs need. */
const contracts = (name: string): boolean => /^\d{4}-contract-/.test(name);

/** Names of the migrations that were run on a database. */
const executed = async <T>(db: Kysely<T>): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/**
 * Migrates the schema to the newest version, or to the migration `to`.
 *
 * @throws Refused if a newer version wrote the database
 */
export const migrate = async <T>(
  db: Kysely<T>,
  to?: string,
  known: Migrations = migrations,
): Promise<void> => {
  const unknown = (await executed(db)).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0)
    throw new Refused(
      `a newer Sprague has written it (its schema has ${unknown.join(', ')}): start that version again, or put a backup of before in its place`,
    );
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...known }) };
  const migrator = new Migrator({ db, provider });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error === undefined) return;
  throw error instanceof Error
    ? error
    : new Error('the schema could not be brought up to date', { cause: error });
};

/** The last migration that each running process knows; null: older than any that reports it. */
export type AtWork = () => Promise<readonly (string | null)[]>;

/**
 * Migrates the schema as far as all running processes support, and keeps a newer version's schema if this process can work with
 * it: migrations only add to the schema unless named contract.
 *
 * @throws Refused if a newer version has contracted the schema, if a running process doesn't support what this one needs, or if a
 * newer version has skipped a migration that this one needs
 */
export const upgrade = async <T>(
  db: Kysely<T>,
  atWork: AtWork,
  known: Migrations = migrations,
): Promise<void> => {
  const done = await executed(db);
  const pending = namesOf(known).filter((name) => !done.includes(name));
  const unknown = done.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0 && !unknown.some(contracts) && pending.every(contracts)) return;
  const first = pending.findIndex(contracts);
  if (first === -1 || unknown.length > 0) return migrate(db, undefined, known);
  if (first > 0) await migrate(db, pending[first - 1], known);
  const schemas = await atWork();
  const stop = pending.findIndex(
    (name) => contracts(name) && schemas.some((schema) => schema === null || schema < name),
  );
  if (stop === -1) return migrate(db, undefined, known);
  if (stop > first) await migrate(db, pending[stop - 1], known);
  if (!pending.slice(stop).every(contracts))
    throw new Refused(
      'an older Sprague is at work on it, beside which this one cannot work: end all of its processes first',
    );
};
