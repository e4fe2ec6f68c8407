import { checkedSequence } from './octal-check.ts';
import { GRUNDYS_LAW, type HeapLaw, lawOfCode, type OctalCode, parseOctalCode } from './octal-code.ts';
import { HeapSequence } from './octal-sequence.ts';
import type { PeriodWindow } from './periods.ts';

/** Larger heaps are not valued by the recurrence if no period is proved. */
export const MAX_RECURRENCE_HEAP = 1_000_000;
/** Values computed at once for a larger heap: most periods show by then. */
const QUICK_VALUES = 8192;
const MAX_CACHED_GAMES = 64;

/**
 * Games whose proof needs more than `QUICK_VALUES` values, with the cost in search nodes, about a microsecond each (0.376 takes
 * twenty times its entry, once, so that a bound of a million affords it). These are plans, never proofs: each proof is made anew.
 * Among the codes with up to three digits these are all that need fewer than 5·10^6 values; 0.354 (period 1,180), 0.054, 0.104
 * and 0.454 (periods above 10^7) need 2·10^7 to 4·10^8, and for the others no period is known.
 */
const SLOW_PROOFS: Readonly<Record<string, { readonly neededValues: number; readonly costNodes: number }>> = {
  '0.127': { neededValues: 93_167, costNodes: 790_000 },
  '0.16': { neededValues: 509_622, costNodes: 180_000 },
  '0.165': { neededValues: 13_465, costNodes: 21_000 },
  '0.356': { neededValues: 14_917, costNodes: 5_000 },
  '0.376': { neededValues: 4_536_507, costNodes: 1_000_000 },
  '0.56': { neededValues: 653_570, costNodes: 250_000 },
  '0.561': { neededValues: 653_571, costNodes: 260_000 },
  '4.075': { neededValues: 220_811, costNodes: 130_000 },
  '4.364': { neededValues: 23_501, costNodes: 260_000 },
  '4.366': { neededValues: 23_501, costNodes: 260_000 },
  '4.374': { neededValues: 23_501, costNodes: 280_000 },
  '4.376': { neededValues: 23_501, costNodes: 260_000 },
  '4.406': { neededValues: 588_285, costNodes: 160_000 },
};

/** Published periods too long to prove here: shown as published, never used. */
export const PUBLISHED: Readonly<Record<string, PeriodWindow>> = {
  '0.354': { preperiod: 10_061_916, period: 1_180 },
  '0.054': { preperiod: 193_235_616, period: 10_015_179 },
  '0.104': { preperiod: 197_769_598, period: 11_770_282 },
  '0.454': { preperiod: 160_949_019, period: 60_620_715 },
};

/** Certified game as plain data for storage: values of heaps below preperiod + period. */
export interface OctalRecord extends PeriodWindow {
  readonly code: string;
  readonly values: Uint16Array;
}

/** Cache of values by game, most recently used last. */
const sequences = new Map<string, HeapSequence>();

const remember = (key: string, sequence: HeapSequence): HeapSequence => {
  sequences.delete(key);
  sequences.set(key, sequence);
  if (sequences.size > MAX_CACHED_GAMES) sequences.delete(sequences.keys().next().value!);
  return sequence;
};

const sequenceOf = (key: string, law: () => HeapLaw): HeapSequence =>
  remember(key, sequences.get(key) ?? new HeapSequence(law()));

/** Stored records by code, and the codes of records that failed the check. */
const offered = new Map<string, OctalRecord>();
const refused = new Set<string>();

/** Offers a stored record: it is checked and imported (see `importOctal`) when its game is first needed. */
export const offerOctal = (record: OctalRecord): void => {
  offered.set(record.code, record);
};

/** Returns, and forgets, the codes of offered records that failed the check; their values were computed anew. */
export const refusedOctal = (): readonly string[] => {
  const codes = [...refused];
  refused.clear();
  return codes;
};

/** Values of the game of that code, as far as known. */
export const octalSequence = (code: OctalCode): HeapSequence => {
  const record = sequences.has(code.text) ? undefined : offered.get(code.text);
  if (record !== undefined && !importOctal(record)) {
    offered.delete(code.text);
    refused.add(code.text);
  }
  return sequenceOf(code.text, () => lawOfCode(code));
};

/** Enough values of Grundy's game for good cost estimates. */
const MIN_GRUNDY_VALUES = 4096;

/** Values of Grundy's game, as far as known. */
export const grundySequence = (): HeapSequence => {
  const sequence = sequenceOf('grundy', () => GRUNDYS_LAW);
  sequence.extend(MIN_GRUNDY_VALUES);
  return sequence;
};

/** Values of the game; tries the first `QUICK_VALUES` for a period if the heap is unknown. */
const tried = (code: OctalCode, heap: bigint): HeapSequence => {
  const sequence = octalSequence(code);
  if (!sequence.knows(heap) && heap >= BigInt(QUICK_VALUES)) sequence.extend(QUICK_VALUES);
  return sequence;
};

/** Whether the value of the heap can be found: it is small enough, or the game has a period that can be proved here. */
export const octalCovers = (code: OctalCode, heap: bigint): boolean =>
  heap <= BigInt(MAX_RECURRENCE_HEAP) ||
  SLOW_PROOFS[code.text] !== undefined ||
  tried(code, heap).knows(heap);

/** Values computed even for the smallest heaps. */
const MIN_VALUES = 256;

/**
 * How many values are computed for a heap: those up to it, and enough more to prove a period that has begun before it, if that is
 * quick or expected. This makes the answer about a heap independent of earlier questions.
 */
const planned = (code: OctalCode, heap: bigint): number => {
  const late = SLOW_PROOFS[code.text];
  const twice = 2n * heap + BigInt(code.digits.length) + 2n;
  if (late !== undefined && twice >= BigInt(late.neededValues)) return late.neededValues;
  const more = twice < BigInt(QUICK_VALUES) ? Math.max(MIN_VALUES, Number(twice)) : QUICK_VALUES;
  return heap < BigInt(MAX_RECURRENCE_HEAP) ? Math.max(Number(heap) + 1, more) : MAX_RECURRENCE_HEAP + 1;
};

/** Whether the value of the heap has to be computed from all smaller ones: no period is proved, or expected. */
export const octalOpen = (code: OctalCode, heap: bigint): boolean =>
  heap >= BigInt(QUICK_VALUES) && SLOW_PROOFS[code.text] === undefined && !tried(code, heap).knows(heap);

/** Approximate cost of the heap's value in search nodes; 0 if known. Domain: `octalCovers`. */
export const octalCost = (code: OctalCode, heap: bigint): number => {
  const sequence = tried(code, heap);
  if (sequence.knows(heap)) return 0;
  const late = SLOW_PROOFS[code.text];
  const values = planned(code, heap);
  const recurrence = sequence.cost(BigInt(values - 1), values);
  return late === undefined ? recurrence : Math.min(late.costNodes, recurrence);
};

/** Values of the game, computed until that of the heap is known. Domain: `octalCovers`; throws an Error otherwise. */
export const octalKnowing = (code: OctalCode, heap: bigint): HeapSequence => {
  const sequence = tried(code, heap);
  sequence.extend(planned(code, heap));
  if (!sequence.knows(heap)) throw new Error(`${code.text}: no period in ${sequence.count} values`);
  return sequence;
};

/** Certified games in the cache whose proof was slow, without those in `already`, as data for storage. */
export const exportOctal = (already: ReadonlySet<string> = new Set()): readonly OctalRecord[] =>
  [...sequences].flatMap(([code, { certificate, values, count }]) =>
    already.has(code) ||
    certificate === null ||
    certificate.needed <= QUICK_VALUES ||
    !(values instanceof Uint16Array)
      ? []
      : [
          {
            code,
            preperiod: certificate.preperiod,
            period: certificate.period,
            values: values.slice(0, count),
          },
        ],
  );

/** Imports a stored record into the cache if it passes `checkedSequence`; returns whether it did. */
export const importOctal = (record: OctalRecord): boolean => {
  const code = parseOctalCode(record.code);
  if (code === null || code.text !== record.code) return false;
  const sequence = checkedSequence(lawOfCode(code), record);
  if (sequence === null) return false;
  remember(code.text, sequence);
  return true;
};
