import { checkedSequence } from './octal-check.ts';
import { GRUNDYS_LAW, type HeapLaw, lawOfCode, type OctalCode, parseOctalCode } from './octal-code.ts';
import { HeapSequence } from './octal-sequence.ts';

/** Heaps up to here are valued by the recurrence where no period is proved. */
export const RECURRENCE_BOUND = 1_000_000;
/** So many values are computed at once when a larger heap is asked for: most periods show by then. */
export const QUICK = 8192;
/** Games remembered at a time. */
const MOST_GAMES = 64;

/**
 * Games whose proof needs more than `QUICK` values, and what they cost (search nodes, about a microsecond each; 0.376
 * takes twenty times what it says, once, so that a bound of a million affords it): a plan, never a proof, which is made
 * anew. Of the codes with up to three digits these are all that need fewer than 5·10^6;
 * 0.354 (period 1,180), 0.054, 0.104 and 0.454 (periods above 10^7) need 2·10^7 to 4·10^8, and for the others no period
 * is known.
 */
const LATE: Readonly<Record<string, { readonly needed: number; readonly cost: number }>> = {
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

/** Published periods that are too long to be proved here (preperiod, period): told as published, never used. */
export const PUBLISHED: Readonly<Record<string, { readonly preperiod: number; readonly period: number }>> = {
  '0.354': { preperiod: 10_061_916, period: 1_180 },
  '0.054': { preperiod: 193_235_616, period: 10_015_179 },
  '0.104': { preperiod: 197_769_598, period: 11_770_282 },
  '0.454': { preperiod: 160_949_019, period: 60_620_715 },
};

/** A certified game as plain data, to be kept: values of heaps below preperiod + period. */
export interface OctalRecord {
  readonly code: string;
  readonly preperiod: number;
  readonly period: number;
  readonly values: Uint16Array;
}

/** Values by game, most recently used last: a cache, never the truth. */
const sequences = new Map<string, HeapSequence>();

const remember = (key: string, sequence: HeapSequence): HeapSequence => {
  sequences.delete(key);
  sequences.set(key, sequence);
  if (sequences.size > MOST_GAMES) sequences.delete(sequences.keys().next().value!);
  return sequence;
};

const sequenceOf = (key: string, law: () => HeapLaw): HeapSequence =>
  remember(key, sequences.get(key) ?? new HeapSequence(law()));

/** Kept records by code, and the codes of those that were not what they claimed to be. */
const offered = new Map<string, OctalRecord>();
const refused = new Set<string>();

/** Offers a kept record: it is checked and taken in (see `importOctal`) when its game is first asked for. */
export const offerOctal = (record: OctalRecord): void => {
  offered.set(record.code, record);
};

/** Codes of offered records that did not stand up to the check since this was last asked: computed anew. */
export const refusedOctal = (): readonly string[] => {
  const codes = [...refused];
  refused.clear();
  return codes;
};

/** The values of the game of that code, as far as they are known so far. */
export const octalSequence = (code: OctalCode): HeapSequence => {
  const record = sequences.has(code.text) ? undefined : offered.get(code.text);
  if (record !== undefined && !importOctal(record)) {
    offered.delete(code.text);
    refused.add(code.text);
  }
  return sequenceOf(code.text, () => lawOfCode(code));
};

/** The values of Grundy's game, as far as they are known so far: at least the first 4,096, so that costs are reckoned well. */
export const grundySequence = (): HeapSequence => {
  const sequence = sequenceOf('grundy', () => GRUNDYS_LAW);
  sequence.extend(4096);
  return sequence;
};

/** The values of the game, with the first `QUICK` tried for a period where the heap is not known already. */
const tried = (code: OctalCode, heap: bigint): HeapSequence => {
  const sequence = octalSequence(code);
  if (!sequence.knows(heap) && heap >= BigInt(QUICK)) sequence.extend(QUICK);
  return sequence;
};

/** True where the value of the heap can be had: it is small enough, or the game has a period that can be proved here. */
export const octalCovers = (code: OctalCode, heap: bigint): boolean =>
  heap <= BigInt(RECURRENCE_BOUND) || LATE[code.text] !== undefined || tried(code, heap).knows(heap);

/** Values shown and looked at even for the smallest heaps. */
const LEAST = 256;

/**
 * How many values are computed for a heap: those up to it, and so many more that a period which has begun before it is
 * proved, where that is quick or known to come. So what is said of a heap does not depend on what was asked before.
 */
const planned = (code: OctalCode, heap: bigint): number => {
  const late = LATE[code.text];
  const twice = 2n * heap + BigInt(code.digits.length) + 2n;
  if (late !== undefined && twice >= BigInt(late.needed)) return late.needed;
  const more = twice < BigInt(QUICK) ? Math.max(LEAST, Number(twice)) : QUICK;
  return heap < BigInt(RECURRENCE_BOUND) ? Math.max(Number(heap) + 1, more) : RECURRENCE_BOUND + 1;
};

/** Whether the value of the heap has to be worked out from all smaller ones: no period is proved for it, now or with more values. */
export const octalOpen = (code: OctalCode, heap: bigint): boolean =>
  heap >= BigInt(QUICK) && LATE[code.text] === undefined && !tried(code, heap).knows(heap);

/** About how many search nodes the value of the heap costs; 0 when it is known. Domain: `octalCovers`. */
export const octalCost = (code: OctalCode, heap: bigint): number => {
  const sequence = tried(code, heap);
  if (sequence.knows(heap)) return 0;
  const late = LATE[code.text];
  const values = planned(code, heap);
  const recurrence = sequence.cost(BigInt(values - 1), values);
  return late === undefined ? recurrence : Math.min(late.cost, recurrence);
};

/** The values of the game, computed until that of the heap is known. Domain: `octalCovers`; beyond it an Error. */
export const octalKnowing = (code: OctalCode, heap: bigint): HeapSequence => {
  const sequence = tried(code, heap);
  sequence.extend(planned(code, heap));
  if (!sequence.knows(heap)) throw new Error(`${code.text}: no period in ${sequence.count} values`);
  return sequence;
};

/** All certified games in the cache whose proof was not quick, but for those kept `already`, as data to be kept. */
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

/**
 * Takes a kept record into the cache if it stands up to `checkedSequence`; false (and nothing taken) where it does not.
 */
export const importOctal = (record: OctalRecord): boolean => {
  const code = parseOctalCode(record.code);
  if (code === null || code.text !== record.code) return false;
  const sequence = checkedSequence(lawOfCode(code), record);
  if (sequence === null) return false;
  remember(code.text, sequence);
  return true;
};
