import type { Win } from '../../engine/core/game.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import { failed, type Result } from '../../engine/core/result.ts';
import type { TheoremId } from '../../engine/explain/theorem.ts';
import { normalise, type ParseLine, type Position } from '../../games/line.ts';
import { provedPeriod } from '../claims/always.ts';
import type { Pattern } from '../model/pattern.ts';
import { Cells, type TableBudget, type TableCell } from './cells.ts';
import { findPatterns, seenWithin } from './patterns.ts';
import { familyLike, readShape, type Shape, tokensOf } from './shape.ts';

/** Contents of an entry: outcome or Grundy value. */
export type Show = 'outcomes' | 'values';

/** A table as plain data. */
export interface TableView {
  /** The family, as it can be typed: `wythoff a b`. */
  readonly template: string;
  readonly game: string;
  readonly win: Win;
  /** One or two. */
  readonly names: readonly string[];
  readonly show: Show;
  /** Largest number; the first is 0. */
  readonly size: number;
  /**
   * One name: one row, the entries for 0, 1, 2, …. Two: row b (from 0) with the entries for a = 0, 1, 2, …. An entry is `P`,
   * `N`, `D` for a draw, a value in decimal, `∞` where a position of a loopy game has none, `?` where it was not found, or
   * empty where there is no position.
   */
  readonly rows: readonly (readonly string[])[];
  readonly unknown: number;
  readonly patterns: readonly Pattern[];
  /** The one theorem behind all entries found, if there is one. */
  readonly theorem: TheoremId | null;
}

/** The period of the shown entries; that of P and N does not apply to values. */
export const shownPeriod = ({ patterns, show }: Pick<TableView, 'patterns' | 'show'>) =>
  patterns.filter((pattern) => pattern.kind === 'period').find(({ of }) => of === show);

export interface TableWish {
  /** A game, with options; or a line with names in place of numbers. */
  readonly typed: string;
  /** Null: a size that shows a pattern and is quick. */
  readonly size: number | null;
  /** Null: values where all are known, else outcomes. */
  readonly show: Show | null;
}

export type TableProblem =
  | { readonly kind: 'line'; readonly refusal: Refusal }
  | { readonly kind: 'names'; readonly names: readonly string[] };

/** Largest number in a table of one name (a row), and of two (a grid). */
export const MAX_ROW_NUMBER = 400;
export const MAX_GRID_NUMBER = 63;
const DEFAULT_ROW_NUMBER = 60;
const DEFAULT_GRID_NUMBER = 20;
/** Largest number of a row that is made longer by itself, to show a period. */
const MAX_DEFAULT_NUMBER = 180;
/** Share of the work reserved for outcomes, where values are computed as well. */
const RESERVED_WORK_SHARE = 0.25;

/**
 * Reads the typed text as a table of one or two numbers. Errors: why the line is not understood, or its names where there are
 * none or more than two.
 */
export const readTable = (typed: string, parse: ParseLine): Result<Shape, TableProblem> => {
  const shaped = readShape(normalise(typed), parse);
  if (!shaped.ok) {
    const { example = '' } = shaped.error;
    const { template } = familyLike(example, parse) ?? { template: 'nim a b' };
    return failed({ kind: 'line', refusal: { ...shaped.error, example: template } });
  }
  const { names } = shaped.value;
  return names.length === 1 || names.length === 2 ? shaped : failed({ kind: 'names', names });
};

/**
 * Reads `wythoff 20`, a game and one number without a size, as its table up to that number. A constant heap needs names
 * (`wythoff n 20`) or other numbers beside it.
 */
export const sizedWish = (wish: TableWish, parse: ParseLine): TableWish => {
  const tokens = tokensOf(wish.typed);
  const at = tokens.findIndex((token, i) => i > 0 && /^\d+$/.test(token));
  const rest = tokens.filter((_, i) => i !== at);
  if (wish.size !== null || at < 0 || rest.slice(1).some((token) => /^(?:\d+|\+)$/.test(token))) return wish;
  const read = readTable(rest.join(' '), parse);
  // Keeps lines with names, and those that are no family without their number.
  if (!read.ok || read.value.template === rest.join(' ')) return wish;
  return { ...wish, typed: rest.join(' '), size: Math.min(Number(tokens[at]), MAX_ROW_NUMBER) };
};

/** The usual size, or enough to show a proved period if that fits. */
const usualOf = (shape: Shape): number => {
  if (shape.names.length === 2) return DEFAULT_GRID_NUMBER;
  const proved = provedPeriod(shape);
  const needed = proved === null ? 0 : seenWithin(proved);
  return needed > DEFAULT_ROW_NUMBER && needed <= MAX_DEFAULT_NUMBER ? needed : DEFAULT_ROW_NUMBER;
};

const sizeFor = (shape: Shape, asked: number | null): number =>
  Math.max(1, Math.min(asked ?? usualOf(shape), shape.names.length === 1 ? MAX_ROW_NUMBER : MAX_GRID_NUMBER));

/** The one theorem behind every entry; null for several, or a searched entry. */
const theoremOf = (positions: readonly Position[], cells: Cells, show: Show): TheoremId | null => {
  let only: TheoremId | null = null;
  for (const position of positions)
    for (const theorem of cells.restsOn(position, show)) {
      if (theorem === null || (only !== null && theorem !== only)) return null;
      only = theorem;
    }
  return only;
};

/** A position of a table with what is known of it. */
interface TableEntry {
  readonly position: Position;
  cell: TableCell;
}

/**
 * Entries of the table by their numbers, smallest first, so that missing ones are at the far edge. `wished` as in `TableWish`:
 * if not all values can be found, the rest of the work goes into outcomes.
 */
const entriesOf = (
  shape: Shape,
  vectors: readonly (readonly number[])[],
  wished: Show | null,
  cells: Cells,
  { work, over }: TableBudget,
): ReadonlyMap<string, TableEntry> => {
  const reserved = work === undefined ? 0 : work.left * RESERVED_WORK_SHARE;
  const wantsValues = (): boolean =>
    wished === 'values' || (wished === null && (work === undefined || work.left > reserved));
  const entries = new Map<string, TableEntry>();
  for (const numbers of vectors.toSorted((x, y) => Math.max(...x) - Math.max(...y))) {
    const position = shape.at(numbers);
    if (position === null) continue;
    const cell = over() ? { sg: null, outcome: null } : cells.cell(position, wantsValues());
    entries.set(numbers.join(), { position, cell });
  }
  return entries;
};

const textOf = (entry: TableEntry | undefined, show: Show): string => {
  if (entry === undefined) return '';
  const { position, cell } = entry;
  const isEndless = position.spot.isLoopy && cell.outcome !== null;
  return (show === 'values' ? cell.sg : cell.outcome) ?? (isEndless ? '∞' : '?');
};

/**
 * The table of a family of one or two numbers with its patterns. At most 64 × 64 entries, or a row of 401; an entry not found
 * within the allowance is a `?`.
 */
export const tabulate = (
  shape: Shape,
  { size: asked, show: wished }: Pick<TableWish, 'size' | 'show'>,
  allowance: TableBudget,
): TableView => {
  const size = sizeFor(shape, asked);
  const cells = new Cells(allowance);
  const line = Array.from({ length: size + 1 }, (_, i) => i);
  const grid = shape.names.length === 1 ? [line.map((n) => [n])] : line.map((b) => line.map((a) => [a, b]));
  const entries = entriesOf(shape, grid.flat(), wished, cells, allowance);
  const all = [...entries.values()];
  const win = all.at(-1)?.position.win ?? 'normal';
  const values = wished === 'values' || (wished === null && all.every(({ cell }) => cell.sg !== null));
  const show: Show = values && win === 'normal' ? 'values' : 'outcomes';
  if (show === 'outcomes') {
    allowance.work?.release();
    for (const entry of all) {
      if (allowance.over()) break;
      if (entry.cell.outcome === null) entry.cell = cells.cell(entry.position, false);
    }
  }
  const rows = grid.map((row) => row.map((numbers) => textOf(entries.get(numbers.join()), show)));
  const found = all.filter(({ cell }) => (show === 'values' ? cell.sg : cell.outcome) !== null);
  return {
    template: shape.template,
    game: shape.game,
    win,
    names: shape.names,
    show,
    size,
    rows,
    unknown: rows.flat().filter((one) => one === '?').length,
    patterns: findPatterns(
      { shape, size, at: (numbers) => entries.get(numbers.join())?.cell ?? null },
      values,
    ),
    theorem: theoremOf(
      found.map(({ position }) => position),
      cells,
      show,
    ),
  };
};
