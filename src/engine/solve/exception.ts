import type { Spot } from '../core/spot.ts';
import { affordable, charged, payFor, Work } from '../core/work.ts';
import { Solver } from './solver.ts';

/** A position in which misère Nim on the Grundy values of the parts does not tell who wins. */
export interface Exception {
  readonly spot: Spot;
  readonly total: number;
  readonly values: readonly bigint[];
  /** Who really wins: true = the player to move. */
  readonly won: boolean;
}

/** Sizes up to which one is sought, units of work for that, and options that one search may look at. */
const MOST_TOTAL = 24;
const MOST_UNITS = 300_000;
const BOUND = 20_000;

/** Who wins misère Nim with heaps of these sizes (C. L. Bouton 1902): true = the player to move. */
export const misereNimWon = (values: readonly bigint[]): boolean => {
  const sum = values.reduce((a, b) => a ^ b, 0n);
  return values.some((value) => value >= 2n) ? sum !== 0n : sum === 0n;
};

const search = (like: Spot): Exception | null => {
  const solver = new Solver(BOUND, new Work(Number.POSITIVE_INFINITY));
  for (let total = 1; total <= MOST_TOTAL; total += 1)
    for (const spot of like.ofTotal(total)) {
      const values = spot.parts().map((part) => solver.grundy(part.spot));
      const outcome = solver.outcome(spot, 'misere');
      if (outcome === null || values.some((value) => value === null)) return null;
      const known = values.map((value) => value!.value);
      if (misereNimWon(known) !== outcome.value) return { spot, total, values: known, won: outcome.value };
    }
  return null;
};

const found = new Map<string, { readonly exception: Exception | null; readonly units: number }>();

/**
 * The smallest exception to misère Nim on values among positions with the same law as `like`: by the sum of sizes, then with fewest
 * parts. Null where none is found up to some size, or the game has no such order. It is sought once for each law.
 */
export const smallestException = (like: Spot): Exception | null => {
  const [first] = like.ofTotal(2);
  if (first === undefined) return null;
  const key = `exception ${first.line}`;
  const known = found.get(key);
  if (known !== undefined) {
    payFor(key, known.units);
    return known.exception;
  }
  const work = new Work(MOST_UNITS);
  const exception = work.attempt(() => search(like), null);
  const units = MOST_UNITS - Math.max(0, work.left);
  // Given up for want of the question's own account, it says nothing about the law.
  if (affordable() < 0) return exception;
  found.set(key, { exception, units });
  charged(key, units);
  return exception;
};
