import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Outcome } from '../../engine/explain/step.ts';
import { type Doc, p, shorten } from '../../locale/doc.ts';
import { type Locale, sayRefusal } from '../../locale/locale.ts';
import { difficultyOf, tellsOf } from './difficulty.ts';
import { examine } from './known.ts';
import type { Catalogue } from './positions.ts';

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
  /** Rows beyond the most that are read. */
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

/** The first cell of a row that stands alone. */
const firstCell = (row: string, delimiter: string): string => recordsOf(row, delimiter)[0]?.record[0] ?? '';

/** A row of the text: what it says, and what may be its position, the likeliest first. */
export interface Row {
  readonly row: number;
  readonly text: string;
  readonly tries: readonly string[];
}

/** The column of positions that a head names, by its separator; null where the row is no head. */
const columnOf = (row: string): { readonly separator: string; readonly column: number } | null => {
  for (const separator of SEPARATORS) {
    const cells = recordsOf(row, separator)[0]?.record ?? [];
    const column = cells.findIndex((cell) => HEADS.has(cell.normalize('NFKC').toLowerCase()));
    if (column >= 0) return { separator, column };
  }
  return null;
};

/**
 * The rows of a text, one position each. A CSV file may name its column in a head; without a head a row is a line as people
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
  if (head === null)
    return lines.map((line) => ({
      ...line,
      tries: [line.text, ...SEPARATORS.map((separator) => firstCell(line.text, separator))],
    }));
  if (rest.length === 0) return [];
  return recordsOf(text, head.separator)
    .slice(1)
    .map(({ record, raw, info }) => {
      const filled = record.filter((one, i) => i === 0 || one !== '');
      // A row that is one cell by the separator of its head may be parted by full-width marks.
      const [only = ''] = filled;
      const parted = filled.length === 1 && WIDE.test(only) ? only.split(WIDE) : [];
      const wide = parted[head.column]?.trim();
      const cell = record[head.column] ?? wide ?? '';
      const own = raw.replace(/^(?:[^\S\n]*(?:#[^\n]*)?\n)+/, '').replace(/\n$/, '');
      return {
        row: info.lines - (own.match(/\n/g)?.length ?? 0),
        text: cell === '' ? own : cell,
        tries: [cell, ...(wide === undefined || wide === cell ? [] : [wide])].map((one) =>
          one.replace(/\s+/g, ' '),
        ),
      };
    });
};

/** What the solver says of one row. `seen`: rows by the symmetry of their positions, to which it is added. */
const verifyRow = (
  parse: Catalogue['parse'],
  { tries, ...row }: Row,
  seen: Map<string, number>,
): RowReport => {
  const [whole = '', ...cells] = tries;
  let position = parse(whole);
  for (const cell of cells) {
    if (position.ok) break;
    const found = cell === whole ? position : parse(cell);
    if (found.ok) position = found;
  }
  if (!position.ok) return { ...row, fate: 'refused', refusal: position.error };
  const known = examine(position.value);
  if (typeof known === 'string') return { ...row, fate: known, line: position.value.spot.line };
  const { line, symmetry, outcome } = known;
  const earlier = seen.get(symmetry);
  if (earlier !== undefined) return { ...row, fate: 'repeated', line, earlier };
  seen.set(symmetry, row.row);
  const difficulty = difficultyOf(known, tellsOf(known), 0);
  return { ...row, fate: 'good', line, symmetry, outcome, difficulty };
};

/** What the solver says of each row; of those that are the same up to symmetry the first counts. */
export const verifyAll = (
  { parse }: Pick<Catalogue, 'parse'>,
  rows: readonly Row[],
): readonly RowReport[] => {
  const seen = new Map<string, number>();
  return rows.map((row) => verifyRow(parse, row, seen));
};

/** The positions of a text, row by row (see `rowsOf`), judged by the solver. */
export const verifyRows = ({ parse }: Pick<Catalogue, 'parse'>, text: string): RowsReport => {
  const rows = rowsOf(text);
  return {
    cut: Math.max(0, rows.length - MOST_ROWS),
    rows: verifyAll({ parse }, rows.slice(0, MOST_ROWS)),
  };
};

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
