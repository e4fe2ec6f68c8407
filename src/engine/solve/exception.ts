import type { Spot } from '../core/spot.ts';
import { affordable, charged, isPaid, payFor, Work } from '../core/work.ts';
import { nimSum } from '../maths/nimber.ts';
import { Solver } from './solver.ts';

/** Position for which misère Nim on the Grundy values of its parts gives the wrong winner. */
interface Exception {
  readonly spot: Spot;
  readonly total: number;
  readonly values: readonly bigint[];
  /** True: the player to move wins. */
  readonly won: boolean;
}

/** Limits of the search for one: size of the position, work, share of the account, and options looked at in one search. */
const MAX_TOTAL_SIZE = 24;
const MAX_SEARCH_WORK = 300_000;
const ACCOUNT_SHARE = 0.25;
const MAX_SEARCHED_OPTIONS = 20_000;

/** Whether the player to move wins misère Nim with heaps of these sizes (C. L. Bouton 1902). */
const misereNimWon = (values: readonly bigint[]): boolean => {
  const sum = nimSum(values);
  return values.some((value) => value >= 2n) ? sum !== 0n : sum === 0n;
};

/** Null: given up. */
const search = (like: Spot): Exception | 'none' | null => {
  const solver = new Solver(MAX_SEARCHED_OPTIONS, new Work(Number.POSITIVE_INFINITY));
  for (let total = 1; total <= MAX_TOTAL_SIZE; total += 1)
    for (const spot of like.ofTotal(total)) {
      const values = spot.parts().map((part) => solver.grundy(part.spot));
      const outcome = solver.outcome(spot, 'misere');
      if (outcome === null || values.some((value) => value === null)) return null;
      const known = values.map((value) => value!.value);
      if (misereNimWon(known) !== outcome.value) return { spot, total, values: known, won: outcome.value };
    }
  return 'none';
};

const found = new Map<string, { readonly exception: Exception | null; readonly units: number }>();

/**
 * Smallest exception to misère Nim on values under the same rules as `like`: by the sum of sizes, then with fewest parts. Null if
 * none is found up to some size, or the game has no such order. Cached per rule set, but every caller pays for it, so that
 * answers don't depend on earlier questions.
 */
export const smallestException = (like: Spot): Exception | null => {
  const [first] = like.ofTotal(2);
  if (first === undefined) return null;
  const key = `exception ${first.line}`;
  const given = `${key} given up`;
  const isFree = affordable() === Number.POSITIVE_INFINITY;
  if (!isFree && isPaid(given)) return null;
  const may =
    isFree || isPaid(key)
      ? MAX_SEARCH_WORK
      : Math.min(MAX_SEARCH_WORK, Math.floor(affordable() * ACCOUNT_SHARE));
  const known = found.get(key);
  if (known !== undefined) {
    payFor(key, Math.min(known.units, may));
    if (known.units <= may) return known.exception;
    payFor(given, 1);
    return null;
  }
  const work = new Work(may);
  const result = work.attempt(() => search(like), null);
  const units = may - Math.max(0, work.left);
  charged(key, units);
  // A search given up because this account or its time ran out says nothing about the rules.
  if (result === null && (may < MAX_SEARCH_WORK || work.isLate())) {
    payFor(given, 1);
    return null;
  }
  const exception = result === 'none' ? null : result;
  found.set(key, { exception, units });
  return exception;
};
