import type { Evidence } from '../../engine/core/game.ts';
import type { PeriodWindow } from '../../engine/maths/periods.ts';

/** Most values in a table of evidence: a verifier recomputes each of them. */
const MAX_EVIDENCE_VALUES = 1500n;

/**
 * Table of single heaps that proves the value of `heap`: the first `needed` values prove the period, if the heap is beyond them;
 * else all up to the heap. Null if it is too long.
 */
export const periodEvidence = <P>(
  of: P,
  heap: bigint,
  valueOf: (heap: bigint) => number,
  proof: (PeriodWindow & { readonly needed: number }) | null,
): Evidence<P> | null => {
  const proved = proof !== null && heap >= BigInt(proof.needed) ? proof : null;
  const count = proved === null ? heap + 1n : BigInt(proved.needed);
  if (count > MAX_EVIDENCE_VALUES) return null;
  const values = Array.from({ length: Number(count) }, (_, n) => valueOf(BigInt(n)));
  const { preperiod = null, period = null } = proved ?? {};
  return { of, table: { by: 'period', values, preperiod, period } };
};
