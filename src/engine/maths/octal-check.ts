import type { HeapLaw } from './octal-code.ts';
import type { HeapValues } from './octal-kernel.ts';
import { neededFor } from './octal-period.ts';
import { HeapSequence } from './octal-sequence.ts';

/** So many first values are computed anew. */
const ANEW = 8192;
/** Pairs of heaps looked at in checking later values: about a second. */
const PAIRS = 40_000_000;

/** The value of heap n by the definition, from the values of smaller heaps. */
const valueByDefinition = (g: (heap: number) => number, n: number, law: HeapLaw): number => {
  const seen = new Set<number>();
  if (law.whole.includes(n)) seen.add(0);
  for (const k of law.one) if (n > k) seen.add(g(n - k));
  for (const k of law.two)
    for (let a = 1, b = n - k - 1; law.unequal ? a < b : a <= b; a += 1, b -= 1) seen.add(g(a) ^ g(b));
  let least = 0;
  while (seen.has(least)) least += 1;
  return least;
};

/**
 * A sequence from values that were kept, or null where they are not what they claim to be: the first 8,192 values are
 * computed anew; the heaps that the Guy–Smith theorem asks for (below 2·preperiod + 2·period + t, the values going
 * round) are then held against the definition, all of them where that takes less than about a second, else evenly
 * spread ones. What is left is trust in the store: a game that is kept was certified when it was computed.
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
  anew.extend(Math.min(ANEW, needed));
  for (let n = 0; n < Math.min(ANEW, needed); n += 1) if (anew.at(BigInt(n)) !== g(n)) return null;
  const step = Math.max(1, Math.ceil((needed * needed * law.two.length) / 4 / PAIRS));
  for (let n = ANEW; n < needed; n += step) if (valueByDefinition(g, n, law) !== g(n)) return null;
  // The last exception must be one, or the preperiod is told too long.
  if (preperiod > 0 && g(preperiod - 1) === g(preperiod - 1 + period)) return null;
  return HeapSequence.restored(law, values, HeapSequence.certificate(preperiod, period, law));
};
