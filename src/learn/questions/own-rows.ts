import type { Result } from '../../engine/core/result.ts';
import type { Lexicon, Position } from '../../games/line.ts';
import { replaceNames } from '../../play/definitions.ts';
import { MAX_ROWS, type RowsReport, rowsOf, type TextRow, verifyAll } from './rows.ts';

/** The texts of a teacher, with the names that the server's own games have in them. */
export interface OwnRows {
  readonly texts: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

/** Verifies each row of the texts with the solver. Rows are numbered through all texts. */
export const verifyOwn = (
  catalogue: { readonly parse: (line: string) => Result<Position>; readonly lexicon: Lexicon },
  { texts, names }: OwnRows,
): RowsReport => {
  const named = new Map(Object.entries(names));
  const own = (line: string): string => replaceNames(line, named, catalogue.lexicon);
  const rows: TextRow[] = [];
  for (const text of texts) {
    const last = rows.at(-1)?.row ?? 0;
    for (const row of rowsOf(text)) rows.push({ ...row, row: last + row.row });
  }
  const read = rows
    .slice(0, MAX_ROWS)
    .map((row) => ({ ...row, whole: own(row.whole), cells: row.cells.map((cells) => cells.map(own)) }));
  const report = verifyAll(catalogue, read);
  return { ...report, cut: report.cut + rows.length - read.length };
};
