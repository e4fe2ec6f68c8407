import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { LoopyOutcome } from '../../engine/explain/step.ts';
import type { Lexicon } from '../../games/line.ts';
import { replaceNames } from '../../play/definitions.ts';
import { difficultyOf, giveawaysOf } from './difficulty.ts';
import type { GameCatalogue } from './positions.ts';
import { examine } from './solved-position.ts';

/** Result for one row of a teacher's own positions. Rows are numbered from 1, as in the text. */
export type RowReport = { readonly row: number; readonly text: string } & (
  | {
      readonly fate: 'good';
      readonly line: string;
      readonly symmetry: string;
      readonly outcome: LoopyOutcome;
      readonly difficulty: number;
    }
  | { readonly fate: 'repeated'; readonly line: string; readonly earlier: number }
  /** `kept`: the set already has this position. */
  | { readonly fate: 'over' | 'unknown' | 'too-large' | 'kept'; readonly line: string }
  | { readonly fate: 'refused'; readonly refusal: Refusal }
);

export interface RowsReport {
  readonly rows: readonly RowReport[];
  /** Rows and positions that were not read because there are too many. */
  readonly cut: number;
}

export const MAX_ROWS = 200;

/** Headings of the column of positions, in lower case. */
const HEADS: ReadonlySet<string> = new Set(['line', 'position', 'positions', '局面', '题目', '題目']);

/** Cell separators of spreadsheets in different countries. */
const SEPARATORS = [',', ';', '\t', '，', '；'] as const;
/** Separators that a Chinese keyboard types. */
const WIDE = /[，；]/u;

interface CsvRow {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

/** Parses CSV (RFC 4180). If a quotation mark is never closed, quotation marks are read as ordinary characters. */
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
export interface TextRow {
  readonly row: number;
  readonly text: string;
  readonly whole: string;
  /** Cells by each separator that splits the row; tried if the whole row is not a position. */
  readonly cells: readonly (readonly string[])[];
}

/** Cells of a row by each separator that splits it. */
const cellsOf = (row: string): TextRow['cells'] =>
  SEPARATORS.map((separator) => recordsOf(row, separator)[0]?.record ?? []).filter(
    (cells) => cells.length > 1 || (cells[0] ?? row) !== row,
  );

/** The column of positions in a heading row, its separator and the number of columns; null if the row is no heading. */
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
 * Rows of a text, with one position each or several in separate cells. A CSV file may name its column in a heading. Without a
 * heading, a row is a typed line, or cells of which the first is a position. Empty rows and rows that begin with # are skipped.
 * Rows are numbered from 1 as in the text; a cell of several lines has the number of its first.
 */
export const rowsOf = (typed: string): readonly TextRow[] => {
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
      // A row that the separator of its heading does not split may have full-width separators.
      const [only = ''] = filled;
      const parted = filled.length === 1 && WIDE.test(only) ? only.split(WIDE) : [];
      const wide = parted[head.column];
      const cell = record[head.column] ?? wide?.trim() ?? '';
      // Cells to the right of the last heading may hold more positions.
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

type ReadPosition = ReturnType<GameCatalogue['parse']>;
/** A cell that is, or was meant to be, a position. */
interface Meant {
  readonly row: number;
  readonly text: string;
  readonly read: ReadPosition;
}

/** Whether a cell was meant to be a position, and not a note, a number or the name of a game. */
const isMeant = ({ text, read }: Meant): boolean =>
  read.ok ||
  (read.error.code === 'unknown-game'
    ? read.error.facts.near.length > 0 && /\s\S*\d/u.test(text)
    : !['missing-position', 'empty-line'].includes(read.error.code));

/** Whether commas separate the heaps of one position, not cells: “nim 3,4,5”. */
const isOneLine = ([first = '', ...rest]: readonly string[]): boolean =>
  /^\S+ \d+$/u.test(first) && rest.length > 0 && rest.every((cell) => /^\d+$/u.test(cell));

/** The positions of a row: the whole row, or its cells; if it has none, the row with its refusal. */
const positionsIn = (
  parse: GameCatalogue['parse'],
  { row, text, whole, cells }: TextRow,
): readonly Meant[] => {
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

/** Verifies one position and records it in `seen`, which maps symmetries to rows. */
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
 * Verifies the positions of the first `MAX_ROWS` rows; of positions equal up to symmetry only the first is good. `reword` is
 * applied to each line before it is read.
 */
export const verifyAll = (
  { parse }: Pick<GameCatalogue, 'parse'>,
  rows: readonly TextRow[],
  reword: (line: string) => string = (line) => line,
): RowsReport => {
  const seen = new Map<string, number>();
  const meant = rows.slice(0, MAX_ROWS).flatMap(({ whole, cells, ...row }) =>
    positionsIn(parse, {
      ...row,
      whole: reword(whole),
      cells: cells.map((parted) => parted.map(reword)),
    }),
  );
  return {
    rows: meant.slice(0, MAX_ROWS).map((one) => verifyOne(one, seen)),
    cut: Math.max(0, rows.length - MAX_ROWS) + Math.max(0, meant.length - MAX_ROWS),
  };
};

/** The texts of a teacher, with the names that the server's own games have in them. */
export interface OwnRows {
  readonly texts: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

/** Verifies each row of the texts with the solver. Rows are numbered through all texts. */
export const verifyOwn = (
  { parse, lexicon }: Pick<GameCatalogue, 'parse'> & { readonly lexicon: Lexicon },
  { texts, names }: OwnRows,
): RowsReport => {
  const rows: TextRow[] = [];
  for (const text of texts) {
    const last = rows.at(-1)?.row ?? 0;
    for (const row of rowsOf(text)) rows.push({ ...row, row: last + row.row });
  }
  const named = new Map(Object.entries(names));
  return verifyAll({ parse }, rows, (line) => replaceNames(line, named, lexicon));
};
