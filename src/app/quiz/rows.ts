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
      readonly outcome: Outcome;
      readonly difficulty: number;
    }
  | { readonly fate: 'repeated'; readonly line: string; readonly earlier: number }
  | { readonly fate: 'over' | 'unknown' | 'too-large'; readonly line: string }
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

/** The cells of one row of a CSV file (RFC 4180), separated by commas, semicolons or tabs. */
const cellsOf = (row: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < row.length; i += 1) {
    const char = row[i]!;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (row[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (char === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (char === separator) {
      cells.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  return [...cells, cell.trim()];
};

/** The column of positions that a head names, by its separator; null where the row is no head. */
const columnOf = (row: string): { readonly separator: string; readonly column: number } | null => {
  for (const separator of [',', ';', '\t']) {
    const column = cellsOf(row, separator).findIndex((cell) => HEADS.has(cell.toLowerCase()));
    if (column >= 0) return { separator, column };
  }
  return null;
};

/**
 * The positions of a text, one a row, judged by the solver. A CSV file may name its column in a head; without a head a row
 * is a line as people type it, or a row of cells of which the first is one. Empty rows and those that begin with # are
 * passed over.
 */
export const verifyRows = ({ parse }: Pick<Catalogue, 'parse'>, text: string): RowsReport => {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row, i) => ({ row: i + 1, text: row.trim() }))
    .filter((row) => row.text !== '' && !row.text.startsWith('#'));
  const head = rows[0] === undefined ? null : columnOf(rows[0].text);
  const body = head === null ? rows : rows.slice(1);
  const seen = new Map<string, number>();
  const read = (row: string): ReturnType<Catalogue['parse']> => {
    if (head !== null) return parse(cellsOf(row, head.separator)[head.column] ?? '');
    const whole = parse(row);
    if (whole.ok) return whole;
    for (const separator of [',', ';', '\t']) {
      const cell = cellsOf(row, separator)[0]!;
      const position = cell === row ? whole : parse(cell);
      if (position.ok) return position;
    }
    return whole;
  };
  return {
    cut: Math.max(0, body.length - MOST_ROWS),
    rows: body.slice(0, MOST_ROWS).map((row): RowReport => {
      const position = read(row.text);
      if (!position.ok) return { ...row, fate: 'refused', refusal: position.error };
      const { line } = position.value.spot;
      const known = examine(position.value);
      if (typeof known === 'string') return { ...row, fate: known, line };
      const earlier = seen.get(known.symmetry);
      if (earlier !== undefined) return { ...row, fate: 'repeated', line: known.line, earlier };
      seen.set(known.symmetry, row.row);
      return {
        ...row,
        fate: 'good',
        line: known.line,
        outcome: known.outcome,
        difficulty: difficultyOf(known, tellsOf(known), 0),
      };
    }),
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
