import type { Part, Spot } from '../core/spot.ts';
import { spend } from '../core/work.ts';
import { keyOf } from '../solve/equal-parts.ts';
import type { Solver } from '../solve/solver.ts';
import type { RowsTable, ValuesBody, ValueTable } from './document.ts';
import { isListable } from './losing-set.ts';

/** Limits of a table that still fits a file and that a verifier checks in seconds. */
const MAX_ROWS = 3000;
const MAX_SEARCHED_OPTIONS = 60_000;

/** Positions with their values, closed under moves: the options of each are sums of others. */
class ValuedPositions {
  readonly #found = new Map<string, Spot>();
  readonly #solver: Solver;
  #looked = 0;
  #text: number;

  /** `text`: limit of the positions' total length, in characters. */
  constructor(solver: Solver, text: number) {
    this.#solver = solver;
    this.#text = text;
  }

  /** Adds a position and all reachable ones, part by part; false if there are too many. */
  add(root: Spot): boolean {
    const queue = this.#admit(root) ? [root] : [];
    for (const spot of queue)
      for (const { to } of spot.options()) {
        spend(1);
        if ((this.#looked += 1) > Math.min(MAX_SEARCHED_OPTIONS, this.#solver.bound)) return false;
        for (const part of to.parts()) if (this.#admit(part.spot)) queue.push(part.spot);
        if (this.#found.size > MAX_ROWS || this.#text < 0) return false;
      }
    return true;
  }

  #admit(spot: Spot): boolean {
    const key = keyOf(spot);
    if (this.#found.has(key)) return false;
    this.#found.set(key, spot);
    this.#text -= spot.line.length;
    return true;
  }

  table(): RowsTable | null {
    const rows: (readonly [string, number])[] = [];
    for (const spot of this.#found.values()) {
      const value = this.#solver.grundy(spot)?.value;
      if (value === undefined || value > 0x3fffffffn || !isListable(spot)) return null;
      rows.push([spot.line, Number(value)]);
    }
    return { by: 'rows', rows };
  }
}

/** Whether the first of two tables of one game contains the second, and more. */
const hasMore = (table: ValueTable, known: ValueTable): boolean => {
  if (table.by !== 'period' || known.by !== 'period' || known.period !== null) return false;
  return table.period !== null || table.values.length > known.values.length;
};

/**
 * Tables that imply the value of a sum. Null if none is shorter than a proof of `known` characters. `formulas`: use a game's
 * formula, if it has one, instead of a table. Domain: normal play, no cycles.
 */
export const valuesBody = (
  parts: readonly Part[],
  solver: Solver,
  known = Number.POSITIVE_INFINITY,
  formulas = false,
): ValuesBody | null => {
  const tables = new Map<string, ValueTable>();
  const rows = new ValuedPositions(solver, known);
  let searched = false;
  for (const { spot: part } of parts) {
    const table = solver.claim(part, 'normal', 'grundy')?.evidence() ?? null;
    if (table === null || table.by === 'rows' || (table.by === 'formula' && !formulas)) {
      searched = true;
      if (!rows.add(part)) return null;
      continue;
    }
    const other = tables.get(table.of);
    if (other === undefined || hasMore(table, other)) tables.set(table.of, table);
  }
  const listed = searched ? rows.table() : null;
  if (searched && listed === null) return null;
  return { kind: 'values', tables: [...tables.values(), ...(listed === null ? [] : [listed])] };
};
