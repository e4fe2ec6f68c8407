/** Text that spreadsheets leave text. */

export type SheetCell = string | number;

/**
 * What a spreadsheet would run as a formula (the wide signs too, which Apple’s Numbers takes for the narrow ones), and whole
 * numbers with more digits than it keeps.
 */
const TAKEN_WRONGLY = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]|^\d{16,}$/u;

/**
 * A formula after what ends a cell where spreadsheets part cells by semicolons or tabs: a quotation mark that is not at a cell's
 * start quotes nothing there, so a line break ends it, too.
 */
const TAKEN_WRONGLY_WITHIN = /[;\t\r\n][^\S\t\r\n]*"*(?=[=+\-@＝＋－＠])/gu;

/** Text stays text, by an apostrophe where it would not; numbers are numbers, those below 0 too. `nameIn` takes it out again. */
export const safe = (cell: SheetCell): SheetCell => {
  if (typeof cell !== 'string') return cell;
  const within = cell.replace(TAKEN_WRONGLY_WITHIN, (separator, at) =>
    at === 0 ? separator : `${separator}'`,
  );
  return TAKEN_WRONGLY.test(cell) ? `'${within}` : within;
};
