import { parse as parseCsv } from 'csv-parse/sync';
import type { UserId } from '../../people/model/user.ts';
import type { Assignment } from '../model/assignment.ts';
import type { RosterFate } from '../model/bank.ts';
import { type Classroom, forTeachers } from './classroom.ts';

/** Read from a file. */
export const MAX_ROWS = 1_000;
export const MAX_NAME_CHARS = 60;

export type RosterRow = { readonly row: number; readonly text: string } & (
  | { readonly fate: 'named'; readonly user: UserId; readonly name: string }
  | { readonly fate: RosterFate }
);

export interface RosterReport {
  readonly rows: readonly RosterRow[];
  /** Rows beyond the limit. */
  readonly cut: number;
}

/** Names of columns, in lower case. */
export const ACCOUNTS: ReadonlySet<string> = new Set([
  'account',
  'user',
  'id',
  '账号',
  '帐号',
  '帳號',
  '賬號',
  'アカウント',
]);
const NAMES: ReadonlySet<string> = new Set(['name', '姓名', '名字', '名前', '氏名']);

const SEPARATORS = [',', ';', '\t'] as const;
/** Full-width separators from a Chinese keyboard. Names contain them too, so they separate cells only where nothing else does. */
const FULL_WIDTH = /[，；]/u;

/** The account in a mention or bare number; null otherwise. */
export const accountIn = (cell: string): UserId | null =>
  /^(?:<@!?(\d{15,21})>|'?(\d{15,21}))$/.exec(cell.normalize('NFKC').trim())?.slice(1).find(Boolean) ?? null;

/** A cell's name, without the apostrophe that protects it in a spreadsheet. */
export const nameIn = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@＝＋－＠]|\d{16,}$)/u, '')
    .replace(/([;\t\r\n][^\S\t\r\n]*"*)'(?=[=+\-@＝＋－＠])/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Splits a single-cell row at full-width marks. */
const widely = (cells: readonly string[]): readonly string[] => {
  const [only = '', ...others] = cells.filter((cell, i) => i === 0 || cell !== '');
  if (others.length > 0 || !FULL_WIDTH.test(only)) return cells;
  return only.split(FULL_WIDTH).map((cell) =>
    cell
      .trim()
      .replace(/^["“”](.*)["“”]$/u, '$1')
      .trim(),
  );
};

const cellsOf = (text: string): readonly (readonly string[])[] => {
  const options = {
    bom: true,
    trim: true,
    delimiter: [...SEPARATORS],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  };
  try {
    return parseCsv(text, options);
  } catch {
    // An unclosed quotation mark: read marks literally.
    return parseCsv(text, { ...options, quote: false });
  }
};

/** Rows of a CSV file with any of these separators. */
export const recordsIn = (text: string): readonly (readonly string[])[] =>
  cellsOf(text.replace(/\r\n?/g, '\n')).map(widely);

/** Accounts and names in a CSV file: by named columns, or account first and name second. */
export const readRoster = (text: string): RosterReport => {
  const records = recordsIn(text);
  const head = (records[0] ?? []).map((cell) => cell.normalize('NFKC').toLowerCase());
  const [account, name] = [
    head.findIndex((cell) => ACCOUNTS.has(cell)),
    head.findIndex((cell) => NAMES.has(cell)),
  ];
  const headed = account >= 0 && name >= 0;
  const seen = new Set<UserId>();
  const body = records.map((cells, i) => ({ cells, row: i + 1 })).slice(headed ? 1 : 0);
  return {
    cut: Math.max(0, body.length - MAX_ROWS),
    rows: body.slice(0, MAX_ROWS).map(({ cells, row }): RosterRow => {
      const shown = { row, text: cells.join(', ') };
      const user = accountIn(cells[headed ? account : 0] ?? '');
      const named = nameIn(cells[headed ? name : 1] ?? '');
      if (user === null) return { ...shown, fate: 'no-account' };
      if (named === '') return { ...shown, fate: 'no-name' };
      if ([...named].length > MAX_NAME_CHARS) return { ...shown, fate: 'long-name' };
      if (seen.has(user)) return { ...shown, fate: 'repeated' };
      seen.add(user);
      return { ...shown, fate: 'named', user, name: named };
    }),
  };
};

/** Names students as a file says, for a teacher. Bad rows are in the report. */
export const nameFrom = forTeachers(async ({ classes, clock }, guild, _, text: string) => {
  const report = readRoster(text);
  for (const row of report.rows)
    if (row.fate === 'named') await classes.name(guild, row.user, row.name, clock());
  return report;
});

/** Participants and people on the roster, with their names there, else their display names; empty: unknown. */
export const peopleOf = async (
  { classes: store }: Classroom,
  { id, guild }: Assignment,
): Promise<ReadonlyMap<UserId, string>> => {
  const students = await store.students(id);
  return new Map([
    ...students.map(({ user, displayName = '' }) => [user, displayName] as const),
    ...(await store.roster(guild)),
  ]);
};
