import { csvText, safe } from '../kernel/spreadsheet.ts';
import type { Matches } from '../play/api.ts';
import { seatOf } from '../play/log.ts';
import type { Live, MatchId } from '../play/model/match.ts';
import type { GuildId, UserId } from './model/user.ts';

/** Number of open matches ended per batch, before the rows are deleted. */
const BATCH_MATCHES = 100;

/** Rows as CSV below their columns; no cell is read as a formula. */
export const csvOf = (rows: readonly DataRow[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => safe(row[column] ?? '')));
  return csvText([columns.map(safe), ...cells], true);
};

const filesOf = (tables: ReadonlyMap<string, readonly DataRow[]>): readonly ExportedFile[] => [
  { name: 'everything.json', text: `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n` },
  ...[...tables].map(([name, rows]) => ({ name: `${name.replaceAll('_', '-')}.csv`, text: csvOf(rows) })),
];

export type DataRow = Readonly<Record<string, string | number | null>>;

export interface ExportedFile {
  readonly name: string;
  readonly text: string;
}

export interface Exported {
  /** Number of rows about the user. */
  readonly rows: number;
  readonly files: readonly ExportedFile[];
}

/** All data about one user, in any table. */
export interface PrivacyStore {
  /** Rows by table; omits empty tables. */
  export(user: UserId): Promise<ReadonlyMap<string, readonly DataRow[]>>;
  /**
   * Erases them in one transaction; in matches with another user only the name is removed. Returns the number of changed rows.
   */
  erase(user: UserId): Promise<number>;
  /**
   * Deletes what happened in a server, for all users: matches, quizzes, exams, homework, names. Keeps its settings and what
   * teachers prepared: the question bank and templates.
   */
  empty(guild: GuildId): Promise<void>;
  /** Deletes up to `most` matches of a server that ended before `before`, the oldest first. Returns their number. */
  forget(guild: GuildId, before: number, most: number): Promise<number>;
}

/** What the bot keeps about a user: theirs to have, and to erase. */
export class Privacy {
  readonly #store: PrivacyStore;
  readonly #matches: Matches;

  constructor(store: PrivacyStore, matches: Matches) {
    this.#store = store;
    this.#matches = matches;
  }

  /** Exports all rows about a user: one JSON file, and a CSV file per table. */
  async export(user: UserId): Promise<Exported> {
    const tables = await this.#store.export(user);
    const rows = [...tables.values()].reduce((sum, one) => sum + one.length, 0);
    return { rows, files: rows === 0 ? [] : filesOf(tables) };
  }

  /**
   * Erases them. First resigns, cancels or declines open matches; matches with another user stay, with the name removed. Returns
   * the number of erased rows, and the changed matches of others.
   */
  async erase(user: UserId): Promise<{ readonly erased: number; readonly changed: readonly Live[] }> {
    const left = new Set<MatchId>();
    for (;;) {
      const open = await this.#matches.openOf(user, BATCH_MATCHES);
      const fresh = open.filter((live) => !left.has(live.match.id));
      if (fresh.length === 0) break;
      for (const live of fresh) {
        left.add(live.match.id);
        await this.#end(live, user);
      }
    }
    const erased = await this.#store.erase(user);
    const changed: Live[] = [];
    for (const id of left) {
      const live = await this.#matches.show(id);
      if (live.ok && live.value.match.seats.some((seat) => seat.kind === 'person')) changed.push(live.value);
    }
    return { erased, changed };
  }

  /** See `PrivacyStore.empty`. */
  empty(guild: GuildId): Promise<void> {
    return this.#store.empty(guild);
  }

  async #end({ match }: Live, user: UserId): Promise<void> {
    if (match.status === 'playing') await this.#matches.resign(match.id, user);
    else if (seatOf(match, user) === match.opener) await this.#matches.cancel(match.id, user);
    else await this.#matches.decline(match.id, user);
  }
}
