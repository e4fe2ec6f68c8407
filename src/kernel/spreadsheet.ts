import { stringify } from 'csv-stringify/sync';

/** Cell of a table for spreadsheets. */
export type SheetCell = string | number;

/**
 * Text that a spreadsheet would run as a formula (including full-width signs, which Apple’s Numbers treats as the plain ones),
 * and integers with more digits than it keeps.
 */
const TAKEN_WRONGLY = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]|^\d{16,}$/u;

/**
 * Formula after a separator, for spreadsheets that split cells at semicolons or tabs. A quotation mark inside a cell quotes
 * nothing there, so a line break ends the cell, too.
 */
const TAKEN_WRONGLY_WITHIN = /[;\t\r\n][^\S\t\r\n]*"*(?=[=+\-@＝＋－＠])/gu;

/**
 * Prefixes text that a spreadsheet would misread with an apostrophe; numbers, including negative ones, stay numbers. `nameIn`
 * removes it again.
 */
export const safe = (cell: SheetCell): SheetCell => {
  if (typeof cell !== 'string') return cell;
  const within = cell.replace(TAKEN_WRONGLY_WITHIN, (separator, at) =>
    at === 0 ? separator : `${separator}'`,
  );
  return TAKEN_WRONGLY.test(cell) ? `'${within}` : within;
};

/** Rows as CSV (RFC 4180) with CRLF. `bom`: a byte order mark, without which Excel doesn't recognise UTF-8. */
export const csvText = (rows: readonly (readonly SheetCell[])[], bom: boolean): string =>
  stringify([...rows], { bom, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
