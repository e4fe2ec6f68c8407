import { failed, ok, type Result } from '../engine/core/result.ts';
import { Work } from '../engine/core/work.ts';
import type { ParseLine } from '../games/line.ts';
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

/** Reads and makes a table. */
export const tableBy = (
  asked: TableWish,
  parse: ParseLine,
  spend: TableBudget,
): Result<TableView, TableProblem> => {
  const wish = sizedWish(asked, parse);
  const read = readTable(wish.typed, parse);
  return read.ok ? ok(tabulate(read.value, wish, spend)) : read;
};

/** Reads and tests a claim. */
export const claimBy = (
  wish: ClaimWish,
  parse: ParseLine,
  spend: TableBudget,
): Result<ClaimView, ClaimProblem> => {
  const read = readClaim(wish.typed, parse);
  return read.ok ? ok(testClaim(read.value, spend, wish.size)) : read;
};

/**
 * Tables, claims and arithmetic: with a small allowance here, then with a larger one in `deep` (null: no such thread), with a
 * cache of tables and claims. `slow` is called before an answer that takes seconds; if it throws `Overloaded`, the first answer
 * is used where there is one. Unreadable input is an error value, never thrown.
 */
export class Inquiries {
  readonly #parse: ParseLine;
  readonly #patience: Patience | null;
  readonly #deep: DeepInquiries | null;
  readonly #tables = new Recent<TableView>(CACHE_BYTES, bytesOf);
  readonly #claims = new Recent<ClaimView>(CACHE_BYTES, bytesOf);

  constructor(parse: ParseLine, patience: Patience | null, deep: DeepInquiries | null) {
    this.#parse = parse;
    this.#patience = patience;
    this.#deep = deep;
  }

  async table(asked: TableWish, slow: () => Promise<void>): Promise<Result<TableView, TableProblem>> {
    const wish = sizedWish(asked, this.#parse);
    const key = JSON.stringify(wish);
    const known = this.#tables.get(key);
    if (known !== undefined) return ok(known);
    const read = readTable(wish.typed, this.#parse);
    if (!read.ok) return read;
    // Searching for patterns among thousands of entries would delay clicks.
    const isLarge = read.value.names.length === 2 && (wish.size ?? 0) > MAX_QUICK_GRID_NUMBER;
    const quick =
      isLarge && this.#deep !== null ? null : this.#soon((spend) => tabulate(read.value, wish, spend));
    // Who wins is shown in place of values that are not all had at once.
    const lacksValues =
      quick?.show === 'outcomes' && wish.show !== 'outcomes' && hasValues(read.value.sample);
    const isWhole = quick?.unknown === 0 && !lacksValues;
    const found = await this.#deepened(quick, isWhole, slow, (deep) => deep.table(wish));
    if (!found.late) this.#tables.set(key, found.view);
    return ok(found.view);
  }

  async claim(wish: ClaimWish, slow: () => Promise<void>): Promise<Result<ClaimView, ClaimProblem>> {
    const key = JSON.stringify(wish);
    const known = this.#claims.get(key);
    if (known !== undefined) return ok(known);
    const tested = this.#soon((spend) => claimBy(wish, this.#parse, spend));
    if (tested?.ok === false) return tested;
    const quick = tested?.value ?? null;
    // Unknown positions may be smaller counterexamples.
    const isWhole = quick?.unknown === 0 && (quick.result.kind === 'false' || quick.complete);
    const found = await this.#deepened(quick, isWhole, slow, (deep) => deep.claim(wish));
    if (!found.late) this.#claims.set(key, found.view);
    return ok(found.view);
  }

  /** Works out an expression of nimbers. */
  async nimber(typed: string, slow: () => Promise<void>): Promise<Result<NimberView, NimberFault>> {
    const quick = this.#soon((spend) => nimberBy(typed, spend));
    const isDone = quick !== null && (quick.ok || quick.error.code !== 'too-costly');
    if (isDone || this.#deep === null) return quick ?? failed({ code: 'too-costly' });
    await slow();
    try {
      return (await this.#deep.nimber(typed)).view;
    } catch (error) {
      if (error instanceof TookTooLong) return failed({ code: 'too-costly' });
      throw error;
    }
  }

  /** Drops cached answers not used since the last call. */
  rest(): void {
    this.#tables.rest();
    this.#claims.rest();
  }

  /** Within the small allowance; null where that takes too long. */
  #soon<T>(run: (spend: TableBudget & { readonly work: Work }) => T): T | null {
    const found = quickly(this.#deep === null ? null : this.#patience, () => {
      const work = new Work(QUICK_WORK);
      return run({ bound: QUICK_SEARCH_OPTIONS, work, over: () => work.left < 0 });
    });
    return found === LATE ? null : found;
  }

  /**
   * The quick result if it is whole, or there is no thread; else the thread's. Where the thread gives up, or clicks are waiting,
   * the quick one is used after all, if there is one.
   */
  async #deepened<V>(
    quick: V | null,
    isWhole: boolean,
    slow: () => Promise<void>,
    run: (deep: DeepInquiries) => Promise<Finding<V>>,
  ): Promise<Finding<V>> {
    const deep = this.#deep;
    if (quick !== null && (isWhole || deep === null)) return { view: quick, late: false };
    if (deep === null) throw new Error('a question was given up and there is nobody to answer it');
    try {
      await slow();
      return await run(deep);
    } catch (error) {
      const isGivenUp = error instanceof TookTooLong || error instanceof Overloaded;
      if (quick === null || !isGivenUp) throw error;
      return { view: quick, late: true };
    }
  }
}
