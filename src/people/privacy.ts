import { safe } from '../kernel/spreadsheet.ts';
import type { Matches } from '../play/api.ts';
import { seatOf } from '../play/log.ts';
import type { Live, MatchId } from '../play/model/match.ts';
import type { GuildId, UserId } from './model/user.ts';

/** Number of open matches ended per batch, before the rows are deleted. */
const BATCH_MATCHES = 100;

/** A CSV cell (RFC 4180); text that a spreadsheet would take for a formula stays text. */
const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(safe(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV: a header, CRLF, and a byte order mark, without which Excel doesn't recognise UTF-8. */
export const csvOf = (rows: readonly DataRow[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column] ?? null)))];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
};

const filesOf = (tables: ReadonlyMap<string, readonly DataRow[]>): readonly ExportedFile[] => [
  { name: 'everything.json', text: `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n` },
  ...[...tables].map(([name, rows]) => ({ name: `${name.replaceAll('_', '-')}.csv`, text: csvOf(rows) })),
];

export const privacyOf = (store: PrivacyStore, matches: Matches): Privacy => {
  const end = async ({ match }: Live, user: UserId): Promise<void> => {
    if (match.status === 'playing') await matches.resign(match.id, user);
    else if (seatOf(match, user) === match.opener) await matches.cancel(match.id, user);
    else await matches.decline(match.id, user);
  };
  return {
    export: async (user): Promise<Exported> => {
      const tables = await store.export(user);
      const rows = [...tables.values()].reduce((sum, one) => sum + one.length, 0);
      return { rows, files: rows === 0 ? [] : filesOf(tables) };
    },
    erase: async (user) => {
      const left = new Set<MatchId>();
      for (;;) {
        const open = await matches.openOf(user, BATCH_MATCHES);
        const fresh = open.filter((live) => !left.has(live.match.id));
        if (fresh.length === 0) break;
        for (const live of fresh) {
          left.add(live.match.id);
          await end(live, user);
        }
      }
      const erased = await store.erase(user);
      const shared: Live[] = [];
      for (const id of left) {
        const live = await matches.show(id);
        if (live.ok && live.value.match.seats.some((seat) => seat.kind === 'person')) shared.push(live.value);
      }
      return { erased, changed: shared };
    },
    empty: (guild) => store.empty(guild),
  };
};

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

export interface Privacy {
  /** Exports all rows about a user: one JSON file, and a CSV file per table. */
  export(user: UserId): Promise<Exported>;
  /**
   * Erases them. First resigns, cancels or declines open matches; matches with another user stay, with the name removed. Returns
   * the number of erased rows, and the changed matches of others.
   */
  erase(user: UserId): Promise<{ readonly erased: number; readonly changed: readonly Live[] }>;
  empty(guild: GuildId): Promise<void>;
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
