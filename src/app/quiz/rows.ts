import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Outcome } from '../../engine/explain/step.ts';
import { type Doc, p, shorten } from '../../locale/doc.ts';
import { type Locale, sayRefusal } from '../../locale/locale.ts';
import { difficultyOf, giveawaysOf } from './difficulty.ts';
import type { Catalogue } from './positions.ts';
import { examine } from './solved-position.ts';

/** How one row of a teacher's own positions fared. Rows are counted from 1 as in the text. */
export type RowReport = { readonly row: number; readonly text: string } & (
  | {
      readonly fate: 'good';
      readonly line: string;
      readonly symmetry: string;
      readonly outcome: Outcome;
      readonly difficulty: number;
    }
  | { readonly fate: 'repeated'; readonly line: string; readonly earlier: number }
  /** `kept`: the set that it was to go into has it already. */
  | { readonly fate: 'over' | 'unknown' | 'too-large' | 'kept'; readonly line: string }
  | { readonly fate: 'refused'; readonly refusal: Refusal }
);

export interface RowsReport {
  readonly rows: readonly RowReport[];
  /** Rows and positions beyond the most that are read. */
  readonly cut: number;
}

/** Rows read at most. */
export const MOST_ROWS = 200;

/** Names a column of positions may have, in lower case. */
const HEADS: ReadonlySet<string> = new Set(['line', 'position', 'positions', '局面', '题目']);

/** Cells may be separated so, as spreadsheets of different countries do. */
const SEPARATORS = [',', ';', '\t', '，', '；'] as const;
/** Those that a Chinese keyboard types. */
const WIDE = /[，；]/u;

interface CsvRow {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

/** CSV (RFC 4180) as records; where a quotation mark is never closed, quotation marks are taken as they stand. */
const recordsOf = (text: string, delimiter: string, quote: '"' | false = '"'): readonly CsvRow[] => {
  try {
    return parseCsv(text, {
      delimiter,
      quote,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      comment: '#',
      comment_no_infix: true,
      record_delimiter: '\n',
      info: true,
      raw: true,
    }) as unknown as readonly CsvRow[];
  } catch (error) {
    if (quote === false || !(error instanceof CsvError)) throw error;
    return recordsOf(text, delimiter, false);
  }
};

/** A row of the text, and where its positions may be. */
export interface Row {
  readonly row: number;
  readonly text: string;
  readonly whole: string;
  /** Its cells by each mark that may part them, where it is not one position as it stands; the first is one then. */
  readonly cells: readonly (readonly string[])[];
}

/** The cells of a row that stands alone, by each separator that makes a difference. */
const cellsOf = (row: string): Row['cells'] =>
  SEPARATORS.map((separator) => recordsOf(row, separator)[0]?.record ?? []).filter(
    (cells) => cells.length > 1 || (cells[0] ?? row) !== row,
  );

/** The column of positions that a head names, by its separator, of how many; null where the row is no head. */
const columnOf = (
  row: string,
): { readonly separator: string; readonly column: number; readonly columns: number } | null => {
  for (const separator of SEPARATORS) {
    const cells = recordsOf(row, separator)[0]?.record ?? [];
    const column = cells.findIndex((cell) => HEADS.has(cell.normalize('NFKC').toLowerCase()));
    if (column >= 0) return { separator, column, columns: cells.length };
  }
  return null;
};

/**
 * The rows of a text, one position each or several in cells of their own. A CSV file may name its column in a head; without a head a row is a line as people
 * type it, or a row of cells of which the first is one. Empty rows and those that begin with # are passed over. Rows are
 * numbered as in the text, from 1; a cell of several lines counts from its first.
 */
export const rowsOf = (typed: string): readonly Row[] => {
  const text = typed.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = text
    .split('\n')
    .map((line, i) => ({ row: i + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
  const [first, ...rest] = lines;
  const head = first === undefined ? null : columnOf(first.text);
  if (head === null) return lines.map((line) => ({ ...line, whole: line.text, cells: cellsOf(line.text) }));
  if (rest.length === 0) return [];
  return recordsOf(text, head.separator)
    .slice(1)
    .map(({ record, raw, info }) => {
      const filled = record.filter((one, i) => i === 0 || one !== '');
      // A row that is one cell by the separator of its head may be parted by full-width marks.
      const [only = ''] = filled;
      const parted = filled.length === 1 && WIDE.test(only) ? only.split(WIDE) : [];
      const wide = parted[head.column];
      const cell = record[head.column] ?? wide?.trim() ?? '';
      // Behind the columns of the head there may be more positions.
      const cells = wide === undefined ? [] : [[wide, ...parted.slice(Math.max(head.columns, 1))]];
      const narrow = (one: string): string => one.replace(/\s+/g, ' ').trim();
      const own = raw.replace(/^(?:[^\S\n]*(?:#[^\n]*)?\n)+/, '').replace(/\n$/, '');
      return {
        row: info.lines - (own.match(/\n/g)?.length ?? 0),
        text: cell === '' ? own : cell,
        whole: narrow(cell),
        cells: cells.map((all) => all.map(narrow)),
      };
    });
};

type Read = ReturnType<Catalogue['parse']>;
/** A position, or what was meant to be one. */
interface Meant {
  readonly row: number;
  readonly text: string;
  readonly read: Read;
}

/** Whether a cell is a position or was to be one, and no note, number or name of a game. */
const isMeant = ({ text, read }: Meant): boolean =>
  read.ok ||
  (read.error.code === 'unknown-game'
    ? read.error.facts.near.length > 0 && /\s\S*\d/u.test(text)
    : !['missing-position', 'empty-line'].includes(read.error.code));

/** Commas between the heaps of one position, and not between cells: “nim 3,4,5”. */
const isOneLine = ([first = '', ...rest]: readonly string[]): boolean =>
  /^\S+ \d+$/u.test(first) && rest.length > 0 && rest.every((cell) => /^\d+$/u.test(cell));

/** The positions of a row: the one that it is, or each of its cells that is one; else what is wrong with it. */
const positionsIn = (parse: Catalogue['parse'], { row, text, whole, cells }: Row): readonly Meant[] => {
  const read = parse(whole);
  if (read.ok) return [{ row, text, read }];
  for (const parted of cells) {
    const [first = '', ...rest] = parted;
    const begin = parse(first);
    if (!begin.ok || isOneLine(parted)) continue;
    const more = rest.map((cell): Meant => ({ row, text: cell, read: parse(cell) })).filter(isMeant);
    return [{ row, text: more.length > 0 ? first : text, read: begin }, ...more];
  }
  return [{ row, text, read }];
};

/** What the solver says of one position. `seen`: rows by the symmetry of their positions, to which it is added. */
const verifyOne = ({ read, ...row }: Meant, seen: Map<string, number>): RowReport => {
  if (!read.ok) return { ...row, fate: 'refused', refusal: read.error };
  const known = examine(read.value);
  if (typeof known === 'string') return { ...row, fate: known, line: read.value.spot.line };
  const { line, symmetry, outcome } = known;
  const earlier = seen.get(symmetry);
  if (earlier !== undefined) return { ...row, fate: 'repeated', line, earlier };
  seen.set(symmetry, row.row);
  const difficulty = difficultyOf(known, giveawaysOf(known), 0);
  return { ...row, fate: 'good', line, symmetry, outcome, difficulty };
};

/**
 * What the solver says of each position of the first rows, as many as are read; of those that are the same up to symmetry the
 * first counts.
 */
export const verifyAll = ({ parse }: Pick<Catalogue, 'parse'>, rows: readonly Row[]): RowsReport => {
  const seen = new Map<string, number>();
  const meant = rows.slice(0, MOST_ROWS).flatMap((row) => positionsIn(parse, row));
  return {
    rows: meant.slice(0, MOST_ROWS).map((one) => verifyOne(one, seen)),
    cut: Math.max(0, rows.length - MOST_ROWS) + Math.max(0, meant.length - MOST_ROWS),
  };
};

/** The positions of a text, row by row (see `rowsOf`), judged by the solver. */
export const verifyRows = (catalogue: Pick<Catalogue, 'parse'>, text: string): RowsReport =>
  verifyAll(catalogue, rowsOf(text));

/** The report, row by row, in words. */
export const sayRows = (locale: Locale, { rows, cut }: RowsReport): Doc => {
  const words = locale.quiz.rows;
  const said = (row: RowReport): string => {
    if (row.fate === 'refused') return sayRefusal(locale, row.refusal);
    if (row.fate === 'good') return words.good(row.outcome, row.difficulty);
    return words.fates[row.fate](row.fate === 'repeated' ? row.earlier : null);
  };
  const good = rows.filter(({ fate }) => fate === 'good').length;
  return [
    p(words.summary(good, rows.length - good)),
    { kind: 'list', items: rows.map((row) => words.row(row.row, shorten(row.text, 60), said(row))) },
    ...(cut > 0 ? [p(words.cut(MOST_ROWS))] : []),
  ];
};
