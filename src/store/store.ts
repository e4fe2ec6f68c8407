import type { Dialect } from 'kysely';
import type { ArchiveStore } from '../app/class/archive.ts';
import type { BankStore } from '../app/class/banking.ts';
import type { ClassStore } from '../app/class/ports.ts';
import type { DefinitionStore } from '../app/defining.ts';
import type { LearnStore } from '../app/learn/learning.ts';
import type { MatchStore, OctalStore, PrivacyStore, RecordStore, SettingsStore } from '../app/ports.ts';
import type { FeedStore, PracticeStore } from '../app/practice/ports.ts';
import { archiveStore } from './archive.ts';
import { bankStore } from './bank.ts';
import { classStore } from './classes.ts';
import { definitionStore } from './definitions.ts';
import { Kysely } from './kysely.ts';
import { learnStore } from './learning.ts';
import { matchStore } from './matches.ts';
import { migrate } from './migrations.ts';
import { octalStore } from './octal.ts';
import { feedStore, practiceStore } from './practice.ts';
import { privacyStore } from './privacy.ts';
import { recordStore } from './records.ts';
import type { Schema } from './schema.ts';
import { settingsStore } from './settings.ts';
import { sqliteDialect } from './sqlite.ts';

export interface Store {
  readonly matches: MatchStore;
  readonly settings: SettingsStore;
  readonly records: RecordStore;
  readonly privacy: PrivacyStore;
  readonly definitions: DefinitionStore;
  readonly octal: OctalStore;
  readonly classes: ClassStore;
  readonly learning: LearnStore;
  readonly practice: PracticeStore;
  readonly feeds: FeedStore;
  readonly bank: BankStore;
  readonly archive: ArchiveStore;
  close(): Promise<void>;
}

/** The library is loaded for those who have such a server. */
const postgres = async (url: string): Promise<Dialect> =>
  (await import('./postgres.ts')).postgresDialect(url);

/** Opens a store and brings its schema up to date. `where`: `postgres://…`, else the path of an SQLite file or `:memory:`. */
export const openStore = async (where: string): Promise<Store> => {
  const dialect = /^postgres(ql)?:\/\//.test(where) ? await postgres(where) : sqliteDialect(where);
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const matches = matchStore(db);
  return {
    matches,
    settings: settingsStore(db),
    records: recordStore(db),
    privacy: privacyStore(db),
    definitions: definitionStore(db),
    octal: octalStore(db),
    classes: classStore(db),
    learning: learnStore(db),
    practice: practiceStore(db),
    feeds: feedStore(db, matches),
    bank: bankStore(db),
    archive: archiveStore(db),
    close: () => db.destroy(),
  };
};
