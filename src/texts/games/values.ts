import { type Block, table } from '../doc.ts';

/** A table of heap sizes 0, 1, 2, … and their values, with a fixed number per row. */
export const valuesTable = (
  values: readonly (number | string)[],
  across: number,
  head: { readonly heap: string; readonly value: string },
): Block => {
  const width = 1 + Math.min(across, values.length);
  const rows: string[][] = [];
  for (let from = 0; from < values.length; from += across) {
    const slice = values.slice(from, from + across);
    const blank = Array.from({ length: width - 1 - slice.length }, () => '');
    rows.push(
      [head.heap, ...slice.map((_, i) => String(from + i)), ...blank],
      [head.value, ...slice.map(String), ...blank],
    );
  }
  return table(rows);
};
