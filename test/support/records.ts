import { parse } from 'csv-parse/sync';

/** Rows of a CSV file by the names of their columns; each ends with CR and LF. */
export const recordsOf = (data: string | Buffer): readonly Readonly<Record<string, string>>[] =>
  parse(data, { bom: true, columns: true, record_delimiter: '\r\n' });
