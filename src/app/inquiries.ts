import type { Result } from '../engine/core/result.ts';
import type { Position } from '../games/line.ts';
import { type ClaimProblem, type ClaimView, readClaim, testClaim } from './claims/claim.ts';
import type { Clock } from './ports.ts';
import { Recent } from './recent.ts';
import type { Allowance } from './tables/cells.ts';
import {
  type ReadTable,
  readTable,
  sizedWish,
  type TableView,
  type TableWish,
  tabulate,
} from './tables/table.ts';

export interface ClaimWish {
  readonly typed: string;
  /** The largest number in a position that is tested; null: some thousand positions. */
  readonly size: number | null;
}

export type TableProblem = Extract<ReadTable, { readonly ok: false }>['error'];
export type Tabled =
  | { readonly ok: true; readonly value: TableView }
  | { readonly ok: false; readonly error: TableProblem };
export type ClaimTested =
  | { readonly ok: true; readonly value: ClaimView }
  | { readonly ok: false; readonly error: ClaimProblem };

/** The same questions away from the thread that answers clicks. What is asked was understood before. */
export interface DeepInquiries {
  table(wish: TableWish): Promise<TableView>;
  claim(wish: ClaimWish): Promise<ClaimView>;
}

/** Tables and claims. `slow` is called before an answer that takes seconds. */
export interface Inquiries {
  table(wish: TableWish, slow: () => Promise<void>): Promise<Tabled>;
  claim(wish: ClaimWish, slow: () => Promise<void>): Promise<ClaimTested>;
}

/** What is spent while everybody waits: options looked at in one search, and milliseconds in all. */
const AT_ONCE = { bound: 5_000, time: 150 } as const;
/** The same in a thread of its own. */
export const DEEP = { bound: 300_000, time: 6_000 } as const;
/** Tables of two numbers up to more than this go to the thread. */
const LARGE = 32;
/** Answers kept. */
const KEPT = 100;

/** An allowance that begins now. */
export const allowance = (
  { bound, time }: { readonly bound: number; readonly time: number },
  clock: Clock,
): Allowance => {
  const end = clock() + time;
  return { bound, over: () => clock() > end };
};

type Parse = (line: string) => Result<Position>;

/** A table, read and made. */
export const tableBy = (asked: TableWish, parse: Parse, spend: Allowance): Tabled => {
  const wish = sizedWish(asked, parse);
  const read = readTable(wish.typed, parse);
  return read.ok ? { ok: true, value: tabulate(read.value, wish, spend) } : read;
};

/** A claim, read and tested. */
export const claimBy = (wish: ClaimWish, parse: Parse, spend: Allowance): ClaimTested => {
  const read = readClaim(wish.typed, parse);
  return read.ok ? { ok: true, value: testClaim(read.value, spend, wish.size) } : read;
};

/** Whether a longer look could tell no more: what is not known may be a smaller counterexample. */
const isWhole = (view: ClaimView): boolean =>
  view.unknown === 0 && (view.result.kind === 'false' || view.complete);

/**
 * Tables and claims with a small allowance here, then with a larger one in `deep` (null: there is no such thread). The
 * last answers of either kind are kept. What cannot be read is the fault of whoever typed it, never thrown.
 */
export const inquiriesOf = (parse: Parse, clock: Clock, deep: DeepInquiries | null): Inquiries => {
  const tables = new Recent<TableView>(KEPT);
  const claims = new Recent<ClaimView>(KEPT);
  return {
    table: async (asked, slow) => {
      const wish = sizedWish(asked, parse);
      const key = JSON.stringify(wish);
      const known = tables.get(key);
      if (known !== undefined) return { ok: true, value: known };
      const read = readTable(wish.typed, parse);
      if (!read.ok) return read;
      // To look for patterns among thousands of entries takes long enough for everybody to feel it.
      const large = read.value.names.length === 2 && (wish.size ?? 0) > LARGE;
      const further = async (): Promise<TableView | null> => {
        if (deep === null) return null;
        await slow();
        return deep.table(wish);
      };
      let view = large ? await further() : null;
      view ??= tabulate(read.value, wish, allowance(AT_ONCE, clock));
      if (!large && view.unknown > 0) view = (await further()) ?? view;
      tables.set(key, view);
      return { ok: true, value: view };
    },
    claim: async (wish, slow) => {
      const key = JSON.stringify(wish);
      const known = claims.get(key);
      if (known !== undefined) return { ok: true, value: known };
      let found = claimBy(wish, parse, allowance(AT_ONCE, clock));
      if (found.ok && !isWhole(found.value) && deep !== null) {
        await slow();
        found = { ok: true, value: await deep.claim(wish) };
      }
      if (found.ok) claims.set(key, found.value);
      return found;
    },
  };
};
