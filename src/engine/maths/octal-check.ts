import type { HeapLaw } from './octal-code.ts';
import { type HeapValues, valueByDefinition } from './octal-kernel.ts';
import { neededFor } from './octal-period.ts';
import { HeapSequence } from './octal-sequence.ts';

const RECOMPUTED_VALUES = 8192;
/** For checking later values: about a second. */
const MAX_CHECKED_PAIRS = 40_000_000;

/**
 * Sequence from stored values, or null if they are wrong. Recomputes the first 8,192 values; then compares the heaps that the
 * Guy–Smith theorem requires (below 2·preperiod + 2·period + t, continuing the values periodically) with the definition: all of
 * them if that takes less than about a second, else an evenly spaced sample. Beyond that it trusts the store: a stored game was
 * certified when it was computed.
 */
export const checkedSequence = (
  law: HeapLaw,
  kept: { readonly preperiod: number; readonly period: number; readonly values: HeapValues },
): HeapSequence | null => {
  const { preperiod, period, values } = kept;
  if (!Number.isSafeInteger(preperiod) || !Number.isSafeInteger(period)) return null;
  if (preperiod < 0 || period < 1 || values.length !== preperiod + period || law.unequal) return null;
  const g = (heap: number): number =>
    values[heap < preperiod ? heap : preperiod + ((heap - preperiod) % period)]!;
  const needed = neededFor(preperiod, period, law);
  const anew = new HeapSequence(law);
  anew.extend(Math.min(RECOMPUTED_VALUES, needed));
  for (let n = 0; n < Math.min(RECOMPUTED_VALUES, needed); n += 1)
    if (anew.at(BigInt(n)) !== g(n)) return null;
  const step = Math.max(1, Math.ceil((needed * needed * law.two.length) / 4 / MAX_CHECKED_PAIRS));
  for (let n = RECOMPUTED_VALUES; n < needed; n += step)
    if (valueByDefinition(g, n, law) !== g(n)) return null;
  // The last exception must be one, otherwise the stated preperiod is too long.
  if (preperiod > 0 && g(preperiod - 1) === g(preperiod - 1 + period)) return null;
  return HeapSequence.restored(law, values, { preperiod, period, needed });
};
