import { failed, ok, type Result } from '../engine/core/result.ts';
import { Work } from '../engine/core/work.ts';
import type { Position } from '../games/line.ts';
import { Overloaded, TookTooLong } from '../kernel/asker.ts';
import type { Clock } from '../kernel/ports.ts';
import { LATE, type Patience, quickly } from '../kernel/quickly.ts';
import { bytesOf, Recent } from '../kernel/recent.ts';
import { type ClaimProblem, type ClaimView, readClaim, testClaim } from './claims/claim.ts';
import type { NimberFault, NimberView } from './model/nimber.ts';
import { evaluateNimber } from './nimbers/evaluate.ts';
import { hasValues, type TableBudget } from './tables/cells.ts';
import {
  readTable,
  sizedWish,
  type TableProblem,
  type TableView,
  type TableWish,
  tabulate,
} from './tables/table.ts';

export interface ClaimWish {
  readonly typed: string;
  /** Largest number in a tested position; null: some thousand positions. */
  readonly size: number | null;
}

/** The same questions off the main thread. Their text is known to parse. */
export interface DeepInquiries {
  table(wish: TableWish): Promise<Finding<TableView>>;
  claim(wish: ClaimWish): Promise<Finding<ClaimView>>;
  nimber(typed: string): Promise<Finding<Result<NimberView, NimberFault>>>;
}

/** A result; `late`: the clock ended it, so that another run may find more. */
export interface Finding<V> {
  readonly view: V;
  readonly late: boolean;
}

/**
 * Tables, claims and arithmetic. `slow` is called before an answer that takes seconds; if it throws `Overloaded`, the first
 * answer is used where there is one.
 */
export interface Inquiries {
  table(wish: TableWish, slow: () => Promise<void>): Promise<Result<TableView, TableProblem>>;
  claim(wish: ClaimWish, slow: () => Promise<void>): Promise<Result<ClaimView, ClaimProblem>>;
  /** Works out an expression of nimbers. */
  nimber(typed: string, slow: () => Promise<void>): Promise<Result<NimberView, NimberFault>>;
  /** Drops cached answers not used since the last call. */
  readonly rest: () => void;
}

/** Limits on the main thread: options looked at in one search, and work in all. */
const QUICK_SEARCH_OPTIONS = 5_000;
const QUICK_WORK = 40_000;
/** Limits in a thread of its own, where time is a safety net. */
export const DEEP: Spending = { bound: 300_000, units: 4_000_000, timeMs: 10_000 };
/** Larger tables of two numbers go to the thread: trying every formula on 1,000 cells takes 60 ms. */
const MAX_QUICK_GRID_NUMBER = 20;
/** Size of each cache. */
const CACHE_BYTES = 4 * 2 ** 20;

export interface Spending {
  readonly bound: number;
  readonly units: number;
  readonly timeMs: number;
}

/** An allowance that starts now. */
export const allowance = (
  { bound, units, timeMs }: Spending,
  clock: Clock,
): TableBudget & { readonly work: Work } => {
  const end = clock() + timeMs;
  const work = new Work(units, 0, () => clock() > end);
  return { bound, work, over: () => work.left < 0 || work.isLate() };
};

/** Reads and works out an expression of nimbers within this account. */
export const nimberBy = (typed: string, { work }: { readonly work: Work }): Result<NimberView, NimberFault> =>
  work.attempt(() => evaluateNimber(typed), failed({ code: 'too-costly' }));

type Parse = (line: string) => Result<Position>;

/** Reads and makes a table. */
export const tableBy = (
  asked: TableWish,
  parse: Parse,
  spend: TableBudget,
): Result<TableView, TableProblem> => {
  const wish = sizedWish(asked, parse);
  const read = readTable(wish.typed, parse);
  return read.ok ? ok(tabulate(read.value, wish, spend)) : read;
};

/** Reads and tests a claim. */
export const claimBy = (
  wish: ClaimWish,
  parse: Parse,
  spend: TableBudget,
): Result<ClaimView, ClaimProblem> => {
  const read = readClaim(wish.typed, parse);
  return read.ok ? ok(testClaim(read.value, spend, wish.size)) : read;
};

/** Whether a longer run could find no more: unknown positions may be smaller counterexamples. */
const isWhole = (view: ClaimView): boolean =>
  view.unknown === 0 && (view.result.kind === 'false' || view.complete);

/**
 * Tables and claims with a small allowance here, then with a larger one in `deep` (null: no such thread), with a cache of
 * each. Unreadable input is an error value, never thrown.
 */
export const inquiriesOf = (
  parse: Parse,
  patience: Patience | null,
  deep: DeepInquiries | null,
): Inquiries => {
  /** Within the small allowance; null where that takes too long. */
  const soon = <T>(run: (spend: TableBudget & { readonly work: Work }) => T): T | null => {
    const found = quickly(deep === null ? null : patience, () => {
      const work = new Work(QUICK_WORK);
      return run({ bound: QUICK_SEARCH_OPTIONS, work, over: () => work.left < 0 });
    });
    return found === LATE ? null : found;
  };
  /** The thread's result; the first result, if any, where the thread gives up or clicks are waiting. */
  const deeper = async <V>(first: Finding<V> | null, run: () => Promise<Finding<V>>): Promise<Finding<V>> => {
    try {
      return await run();
    } catch (error) {
      const isGivenUp = error instanceof TookTooLong || error instanceof Overloaded;
      if (first === null || !isGivenUp) throw error;
      return { ...first, late: true };
    }
  };
  const tables = new Recent<TableView>(CACHE_BYTES, bytesOf);
  const claims = new Recent<ClaimView>(CACHE_BYTES, bytesOf);
  return {
    table: async (asked, slow) => {
      const wish = sizedWish(asked, parse);
      const key = JSON.stringify(wish);
      const known = tables.get(key);
      if (known !== undefined) return ok(known);
      const read = readTable(wish.typed, parse);
      if (!read.ok) return read;
      // Searching for patterns among thousands of entries would delay clicks.
      const large = read.value.names.length === 2 && (wish.size ?? 0) > MAX_QUICK_GRID_NUMBER;
      const quick = large && deep !== null ? null : soon((spend) => tabulate(read.value, wish, spend));
      let found: Finding<TableView> | null = quick === null ? null : { view: quick, late: false };
      // Who wins is shown in place of values that are not all had at once.
      const lacksValues =
        found?.view.show === 'outcomes' && wish.show !== 'outcomes' && hasValues(read.value.sample);
      if (deep !== null && (found === null || found.view.unknown > 0 || lacksValues)) {
        found = await deeper(found, () => slow().then(() => deep.table(wish)));
      }
      if (found === null) throw new Error('a table was given up and there is nobody to make it');
      if (!found.late) tables.set(key, found.view);
      return ok(found.view);
    },
    claim: async (wish, slow) => {
      const key = JSON.stringify(wish);
      const known = claims.get(key);
      if (known !== undefined) return ok(known);
      const quick = soon((spend) => claimBy(wish, parse, spend));
      if (quick?.ok === false) return quick;
      let found: Finding<ClaimView> | null = quick === null ? null : { view: quick.value, late: false };
      if (deep !== null && (found === null || !isWhole(found.view))) {
        found = await deeper(found, () => slow().then(() => deep.claim(wish)));
      }
      if (found === null) throw new Error('a claim was given up and there is nobody to test it');
      if (!found.late) claims.set(key, found.view);
      return ok(found.view);
    },
    nimber: async (typed, slow) => {
      const quick = soon((spend) => nimberBy(typed, spend));
      const isShort = quick !== null && (quick.ok || quick.error.code !== 'too-costly');
      if (isShort || deep === null) return quick ?? failed({ code: 'too-costly' });
      await slow();
      try {
        return (await deep.nimber(typed)).view;
      } catch (error) {
        if (error instanceof TookTooLong) return failed({ code: 'too-costly' });
        throw error;
      }
    },
    rest: () => {
      tables.rest();
      claims.rest();
    },
  };
};
