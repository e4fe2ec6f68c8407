import { checkedSequence } from './octal-check.ts';
import { GRUNDYS_LAW, type HeapLaw, lawOfCode, type OctalCode, parseOctalCode } from './octal-code.ts';
import { HeapSequence } from './octal-sequence.ts';

/** Largest heap valued by the recurrence if no period is proved. */
export const RECURRENCE_BOUND = 1_000_000;
/** Values computed at once for a larger heap: most periods show by then. */
export const QUICK = 8192;
/** Cached games. */
const MOST_GAMES = 64;

/**
 * Games whose proof needs more than `QUICK` values, with the cost (search nodes, about a microsecond each; 0.376 takes twenty
 * times its entry, once, so that a bound of a million affords it). These are plans, never proofs: each proof is made anew. Among
 * the codes with up to three digits these are all that need fewer than 5·10^6 values; 0.354 (period 1,180), 0.054, 0.104 and
 * 0.454 (periods above 10^7) need 2·10^7 to 4·10^8, and for the others no period is known.
 */
const SLOW_PROOFS: Readonly<Record<string, { readonly needed: number; readonly cost: number }>> = {
  '0.127': { needed: 93_167, cost: 790_000 },
  '0.16': { needed: 509_622, cost: 180_000 },
  '0.165': { needed: 13_465, cost: 21_000 },
  '0.356': { needed: 14_917, cost: 5_000 },
  '0.376': { needed: 4_536_507, cost: 1_000_000 },
  '0.56': { needed: 653_570, cost: 250_000 },
  '0.561': { needed: 653_571, cost: 260_000 },
  '4.075': { needed: 220_811, cost: 130_000 },
  '4.364': { needed: 23_501, cost: 260_000 },
  '4.366': { needed: 23_501, cost: 260_000 },
  '4.374': { needed: 23_501, cost: 280_000 },
  '4.376': { needed: 23_501, cost: 260_000 },
  '4.406': { needed: 588_285, cost: 160_000 },
};

/** Published periods too long to prove here: shown as published, never used. */
export const PUBLISHED: Readonly<Record<string, { readonly preperiod: number; readonly period: number }>> = {
  '0.354': { preperiod: 10_061_916, period: 1_180 },
  '0.054': { preperiod: 193_235_616, period: 10_015_179 },
  '0.104': { preperiod: 197_769_598, period: 11_770_282 },
  '0.454': { preperiod: 160_949_019, period: 60_620_715 },
};

/** Certified game as plain data for storage: values of heaps below preperiod + period. */
export interface OctalRecord {
  readonly code: string;
  readonly preperiod: number;
  readonly period: number;
  readonly values: Uint16Array;
}

/** Cache of values by game, most recently used last. */
const sequences = new Map<string, HeapSequence>();

const remember = (key: string, sequence: HeapSequence): HeapSequence => {
  sequences.delete(key);
  sequences.set(key, sequence);
  if (sequences.size > MOST_GAMES) sequences.delete(sequences.keys().next().value!);
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

/** Values of Grundy's game, as far as known: at least the first 4,096, so that cost estimates are good. */
export const grundySequence = (): HeapSequence => {
  const sequence = sequenceOf('grundy', () => GRUNDYS_LAW);
  sequence.extend(4096);
  return sequence;
};

/** Values of the game; tries the first `QUICK` for a period if the heap is unknown. */
const tried = (code: OctalCode, heap: bigint): HeapSequence => {
  const sequence = octalSequence(code);
  if (!sequence.knows(heap) && heap >= BigInt(QUICK)) sequence.extend(QUICK);
  return sequence;
};

/** Whether the value of the heap can be found: it is small enough, or the game has a period that can be proved here. */
export const octalCovers = (code: OctalCode, heap: bigint): boolean =>
  heap <= BigInt(RECURRENCE_BOUND) || SLOW_PROOFS[code.text] !== undefined || tried(code, heap).knows(heap);

/** Values computed even for the smallest heaps. */
const LEAST = 256;

/**
 * How many values are computed for a heap: those up to it, and enough more to prove a period that has begun before it, if that is
 * quick or expected. This makes the answer about a heap independent of earlier questions.
 */
const planned = (code: OctalCode, heap: bigint): number => {
  const late = SLOW_PROOFS[code.text];
  const twice = 2n * heap + BigInt(code.digits.length) + 2n;
  if (late !== undefined && twice >= BigInt(late.needed)) return late.needed;
  const more = twice < BigInt(QUICK) ? Math.max(LEAST, Number(twice)) : QUICK;
  return heap < BigInt(RECURRENCE_BOUND) ? Math.max(Number(heap) + 1, more) : RECURRENCE_BOUND + 1;
};

/** Whether the value of the heap has to be computed from all smaller ones: no period is proved, or expected. */
export const octalOpen = (code: OctalCode, heap: bigint): boolean =>
  heap >= BigInt(QUICK) && SLOW_PROOFS[code.text] === undefined && !tried(code, heap).knows(heap);

/** Approximate cost of the heap's value in search nodes; 0 if known. Domain: `octalCovers`. */
export const octalCost = (code: OctalCode, heap: bigint): number => {
  const sequence = tried(code, heap);
  if (sequence.knows(heap)) return 0;
  const late = SLOW_PROOFS[code.text];
  const values = planned(code, heap);
  const recurrence = sequence.cost(BigInt(values - 1), values);
  return late === undefined ? recurrence : Math.min(late.cost, recurrence);
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
    certificate.needed <= QUICK ||
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
