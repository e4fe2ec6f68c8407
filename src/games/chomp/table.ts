import { heedClock, isPaid, payFor, spend } from '../../engine/core/work.ts';

export type TableMeasure = 'lengths' | 'values';

/** Limits: most cells for counting bars, and most bars for a table (100 MB). */
const MAX_COUNTED_CELLS = 200_000;
const MAX_TABLE_BARS = 50_000_000;
/** Work units per cell when counting bars, and, as the price of a table, per option of plain search that takes the same time. */
const WORK_PER_CELL = 0.06;
const WORK_PER_OPTION = 2;
/** Bars between two looks at the clock: a table is charged as a whole, before it is made. */
const CLOCK_CHECK_BARS = 4096;

/**
 * Approximate cost of a table in options of plain search: the lengths of 20 bars take as long as one option, and so do 300 bites
 * for Grundy values. Infinity if no table is made.
 */
export const tableCost = (shape: readonly number[], of: TableMeasure): number => {
  if (isSolved(shape, of)) return 0;
  const bars = countBars(shape);
  if (bars > MAX_TABLE_BARS) return Number.POSITIVE_INFINITY;
  return of === 'lengths' ? bars / 20 : (bars * shape.reduce((sum, length) => sum + length, 0)) / 300;
};

/** `steps[k][v]`: number of ways to continue from row k with a length below v. */
const stepsOf = (shape: readonly number[]): readonly Float64Array[] => {
  spend(shape.length + shape.reduce((sum, length) => sum + length, 0) * WORK_PER_CELL);
  const steps = shape.map((length) => new Float64Array(length + 2));
  for (let k = shape.length - 1; k >= 0; k -= 1) {
    const row = steps[k]!;
    const above = steps[k + 1];
    for (let v = 0; v <= shape[k]!; v += 1)
      row[v + 1] = row[v]! + (above === undefined ? 1 : above[Math.min(v, shape[k + 1]!) + 1]!);
  }
  return steps;
};

/** Number of non-empty bars within `shape`; Infinity if there are too many to count. */
export const countBars = (shape: readonly number[]): number => {
  const cells = shape.length * (shape[0] ?? 0);
  if (cells > MAX_COUNTED_CELLS) return Number.POSITIVE_INFINITY;
  return stepsOf(shape)[0]![shape[0]! + 1]! - 1;
};

/**
 * All bars within a given bar, solved at once, on demand. Bars are numbered in dictionary order of their row lengths, so a bite
 * always leads to a smaller number; the number is a sum of one table entry per row, and so are the numbers of all bites. Domain:
 * `countBars` within memory.
 */
export class ChompTable {
  readonly shape: readonly number[];
  readonly #steps: readonly Float64Array[];
  /** Bars within the shape, including the empty one. */
  readonly size: number;
  #lengths: Uint16Array | undefined;
  #values: Uint16Array | undefined;

  constructor(shape: readonly number[]) {
    this.shape = shape;
    this.#steps = stepsOf(shape);
    this.size = this.#steps[0]![shape[0]! + 1]!;
  }

  /** Number of a bar within the shape. */
  rank(rows: readonly number[]): number {
    let number = 0;
    for (const [k, length] of rows.entries()) number += this.#steps[k]![length]!;
    return number;
  }

  /** By number: remoteness; even = lost for the player to move. Meaningless at 0, the empty bar. */
  remoteness(): Uint16Array {
    return (this.#lengths ??= solveLengths(this.shape, this.#steps, this.size));
  }

  /** By number: Grundy value. */
  grundy(): Uint16Array {
    return (this.#values ??= solveGrundy(this.shape, this.#steps, this.size));
  }

  /** Whether these have been computed. */
  has(of: TableMeasure): boolean {
    return (of === 'lengths' ? this.#lengths : this.#values) !== undefined;
  }
}

/** Advances to the next bar in dictionary order, in place. */
const advance = (bar: Int32Array, shape: readonly number[]): void => {
  let k = bar.length - 1;
  while (k > 0 && (bar[k]! >= bar[k - 1]! || bar[k]! >= shape[k]!)) k -= 1;
  bar[k]! += 1;
  bar.fill(0, k + 1);
};

/** Writes the numbers of all bites of `bar` into `out`; returns how many there are. */
const bites = (
  bar: Int32Array,
  steps: readonly Float64Array[],
  before: Float64Array,
  out: Float64Array,
): number => {
  const height = bar.length;
  for (let k = 0; k < height; k += 1) before[k + 1] = before[k]! + steps[k]![bar[k]!]!;
  const whole = before[height]!;
  let count = 0;
  let tall = height;
  for (let column = 1; column <= bar[0]!; column += 1) {
    while (tall > 0 && bar[tall - 1]! < column) tall -= 1;
    let rest = whole - before[tall]!;
    const first = column === 1 ? 1 : 0;
    for (let row = tall - 1; row >= first; row -= 1) {
      rest += steps[row]![column - 1]!;
      out[count] = before[row]! + rest;
      count += 1;
    }
  }
  return count;
};

/**
 * Remoteness of every bar, in order of number: an unmarked bar is lost; it lasts one move more than its longest bite, and marks
 * every bar from which one bite leads to it. Lost bars are few, so nearly all bars cost one mark.
 */
const solveLengths = (
  shape: readonly number[],
  steps: readonly Float64Array[],
  size: number,
): Uint16Array => {
  const height = shape.length;
  // One more than the remoteness; 0: not marked.
  const marks = new Uint16Array(size);
  const bar = new Int32Array(height);
  const before = new Float64Array(height + 1);
  const out = new Float64Array(shape.reduce((sum, length) => sum + length, 0));
  let mark = 0;
  let level = 0;
  let last = 0;
  /** Marks the bars that exceed `bar` in rows `row` … `last`, with row `row` at most `most` long. */
  const markFrom = (row: number, most: number, number: number): void => {
    const entry = steps[row]!;
    const here = number - entry[level]!;
    const limit = Math.min(most, shape[row]!);
    for (let length = level + 1; length <= limit; length += 1) {
      const next = here + entry[length]!;
      const known = marks[next]!;
      if (known === 0 || known > mark) marks[next] = mark;
      if (row < last) markFrom(row + 1, length, next);
    }
  };
  for (let number = 1; number < size; number += 1) {
    if (number % CLOCK_CHECK_BARS === 0) heedClock();
    advance(bar, shape);
    if (marks[number] !== 0) continue;
    let longest = 0;
    const count = bites(bar, steps, before, out);
    for (let i = 0; i < count; i += 1) longest = Math.max(longest, marks[out[i]!]!);
    marks[number] = longest + 1;
    mark = longest + 2;
    // A bite in row `row` leads here if it cuts this row, and the rows above it that are as long, to this row's length.
    for (let row = height - 1; row >= 0; row -= 1) {
      level = bar[row]!;
      last = row;
      while (last + 1 < height && bar[last + 1] === level) last += 1;
      markFrom(row, row === 0 ? shape[0]! : bar[row - 1]!, number);
    }
  }
  for (let number = 1; number < size; number += 1) marks[number]! -= 1;
  return marks;
};

/** Grundy value of every bar: mex over all bites. */
const solveGrundy = (shape: readonly number[], steps: readonly Float64Array[], size: number): Uint16Array => {
  const height = shape.length;
  const values = new Uint16Array(size);
  const bar = new Int32Array(height);
  const before = new Float64Array(height + 1);
  const cells = shape.reduce((sum, length) => sum + length, 0);
  const out = new Float64Array(cells);
  const seen = new Uint32Array(cells + 2);
  for (let number = 1; number < size; number += 1) {
    if (number % CLOCK_CHECK_BARS === 0) heedClock();
    advance(bar, shape);
    const count = bites(bar, steps, before, out);
    for (let i = 0; i < count; i += 1) seen[values[out[i]!]!] = number;
    let least = 0;
    while (seen[least] === number) least += 1;
    values[number] = least;
  }
  return values;
};

/** Cached tables: values are facts, so options of a solved bar are looked up instead of solved again. */
const kept: ChompTable[] = [];
const MAX_CACHED_TABLES = 2;

const contains = (shape: readonly number[], rows: readonly number[]): boolean =>
  rows.length <= shape.length && rows.every((length, k) => length <= shape[k]!);

/** Whether this question has paid for a table that contains the bar. */
const isSolved = (rows: readonly number[], of: TableMeasure): boolean => {
  spend(1 + rows.length * WORK_PER_CELL);
  return kept.some(
    (table) => contains(table.shape, rows) && table.has(of) && isPaid(nameOf(table.shape, of)),
  );
};

const nameOf = (shape: readonly number[], of: TableMeasure): string => `chomp ${of} ${shape.join(' ')}`;

/** Table that contains `rows`: a cached one that has the measure (and is paid for) or is for this very bar, or a new one. */
export const tableFor = (rows: readonly number[], of: TableMeasure): ChompTable => {
  spend(1 + rows.length * WORK_PER_CELL);
  const i = kept.findIndex(
    (table) =>
      contains(table.shape, rows) &&
      ((table.has(of) && isPaid(nameOf(table.shape, of))) || contains(rows, table.shape)),
  );
  const known = kept[i];
  if (known === undefined || contains(rows, known.shape))
    payFor(nameOf(rows, of), tableCost(rows, of) * WORK_PER_OPTION);
  const table = i < 0 ? new ChompTable(rows) : kept.splice(i, 1)[0]!;
  kept.unshift(table);
  kept.length = Math.min(kept.length, MAX_CACHED_TABLES);
  return table;
};
