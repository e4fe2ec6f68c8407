import type { Checks } from '../../engine/explain/check.ts';
import type { Step } from '../../engine/explain/step.ts';
import { mex } from '../../engine/maths/nimber.ts';
import { GRUNDYS_LAW, type HeapLaw, lawOfCode, parseOctalCode } from '../../engine/maths/octal-code.ts';
import type { HeapSequence } from '../../engine/maths/octal-sequence.ts';
import type { PeriodWindow } from '../../engine/maths/periods.ts';
import { parseRule, waysOf } from './rule.ts';

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Values of single heaps 0, 1, 2, … under a law (an octal code, a rule of `custom`, or `grundy`). */
    'breaking-values': { readonly law: string; readonly values: readonly number[] };
    /** Every way to break one small heap, with its value; the least number missing is the heap's own. */
    'breaking-mex': {
      readonly law: string;
      readonly heap: number;
      readonly rows: readonly {
        readonly take: number;
        readonly into: readonly number[];
        readonly value: number;
      }[];
      readonly mex: number;
    };
    /** Reduction of a heap to a small one by the proven period. */
    'breaking-period': {
      readonly law: string;
      readonly heap: string;
      readonly preperiod: number;
      readonly period: number;
      /** t, the largest number that may be taken. */
      readonly most: number;
      /** At least the heaps below this were computed. */
      readonly needed: number;
      /** heap mod period, and the small heap of equal value. */
      readonly remainder: number;
      readonly same: number;
      readonly value: number;
    };
    /** No misère quotient with these heaps was found. */
    'misere-open': { readonly law: string };
    /** Heap of unknown value: how far the recurrence goes, and what is published about the game. */
    'breaking-open': {
      readonly law: string;
      readonly heap: string;
      /** Largest heap valued without a proven period. */
      readonly most: string;
      /** Published period that is too long to prove here. */
      readonly published: PeriodWindow | null;
    };
    /** Value from the recurrence alone: no period is proved for this game. */
    'breaking-recurrence': { readonly law: string; readonly heap: string; readonly value: number };
  }
}

/** Heaps in the table of small heaps: 0 … 23. */
export const TABLE_HEAPS = 24;
const MAX_OPTIONS = 24;

/** One way to break a heap. */
interface HeapBreak {
  readonly take: number;
  readonly into: readonly number[];
}

/** Options of a single heap under a law, by ascending number taken. Domain: small heaps. */
const optionsOf = function* (law: HeapLaw, heap: number): Iterable<HeapBreak> {
  for (let take = 0; take <= Math.min(law.most, heap); take += 1) {
    const left = heap - take;
    if (left === 0 && law.whole.includes(take)) yield { take, into: [] };
    if (left > 0 && law.one.includes(take)) yield { take, into: [left] };
    if (law.two.includes(take))
      for (let a = 1; law.unequal ? 2 * a < left : 2 * a <= left; a += 1) yield { take, into: [a, left - a] };
  }
};

/** Law of that name: the options of small single heaps, and t if the number taken is bounded. */
interface NamedLaw {
  readonly options: (heap: number) => Iterable<HeapBreak>;
  readonly most: number | null;
}

const named = (name: string): NamedLaw | null => {
  // Rules come before codes: `4` is the rule “take 4”, while the code is written `4.0`.
  const rule = parseRule(name);
  if (rule !== null)
    return {
      options: function* (heap) {
        for (const { take, into } of waysOf(rule, BigInt(heap)))
          yield { take: Number(take), into: into.map(Number) };
      },
      most: rule.code === null ? null : rule.code.digits.length - 1,
    };
  const code = parseOctalCode(name);
  const law = name === 'grundy' ? GRUNDYS_LAW : code === null ? null : lawOfCode(code);
  return law === null ? null : { options: (heap) => optionsOf(law, heap), most: law.most };
};

/** Table of small heaps, and all options of `heap` if it is among them. `count`: number of known values. */
export const tableSteps = (
  lawName: string,
  at: (heap: number) => number,
  count: number,
  heap: bigint,
): readonly Step[] => {
  const values = Array.from({ length: Math.min(TABLE_HEAPS, count) }, (_, n) => at(n));
  const steps: Step[] = [{ kind: 'breaking-values', law: lawName, values }];
  const law = named(lawName);
  if (heap >= BigInt(TABLE_HEAPS) || law === null) return steps;
  const n = Number(heap);
  const rows: { take: number; into: readonly number[]; value: number }[] = [];
  for (const { take, into } of law.options(n)) {
    if (rows.length === MAX_OPTIONS) return steps;
    rows.push({ take, into, value: into.reduce((nimSum, part) => nimSum ^ at(part), 0) });
  }
  return rows.length === 0
    ? steps
    : [...steps, { kind: 'breaking-mex', law: lawName, heap: n, rows, mex: at(n) }];
};

/** Steps for a heap whose value `sequence` knows: the table, then the options of a small heap or the reduction of a large one. */
export const breakingSteps = (lawName: string, sequence: HeapSequence, heap: bigint): readonly Step[] => {
  const { certificate, law } = sequence;
  const value = sequence.at(heap);
  const known = certificate === null ? sequence.count : TABLE_HEAPS;
  const steps = [...tableSteps(lawName, (n) => sequence.at(BigInt(n)), known, heap)];
  if (heap < BigInt(TABLE_HEAPS)) return steps;
  if (certificate === null || heap < BigInt(certificate.preperiod + certificate.period)) {
    steps.push({ kind: 'breaking-recurrence', law: lawName, heap: heap.toString(), value });
    return steps;
  }
  steps.push({
    kind: 'breaking-period',
    law: lawName,
    heap: heap.toString(),
    preperiod: certificate.preperiod,
    period: certificate.period,
    most: law.most,
    needed: certificate.needed,
    remainder: Number(heap % BigInt(certificate.period)),
    same: sequence.reduce(heap),
    value,
  });
  return steps;
};

/** Step on how far values are known, for a heap beyond that; none without such a heap. */
export const openStep = (
  law: string,
  heap: bigint | undefined,
  most: bigint | number,
  published: PeriodWindow | null = null,
): readonly Step[] =>
  heap === undefined ? [] : [{ kind: 'breaking-open', law, heap: `${heap}`, most: `${most}`, published }];

/** Values computed independently, by the definition alone. */
const plainValues = (law: NamedLaw, count: number): readonly number[] => {
  const values: number[] = [];
  for (let heap = 0; heap < count; heap += 1) {
    const reached = new Set<number>();
    for (const { into } of law.options(heap)) reached.add(into.reduce((sum, part) => sum ^ values[part]!, 0));
    values.push(mex(reached));
  }
  return values;
};

/** Longer proofs are checked up to here. */
const MAX_CHECKED_HEAPS = 2000;

export const checks = {
  'breaking-values': (step) => {
    const law = named(step.law);
    if (law === null) return `law ${step.law}`;
    const right = plainValues(law, step.values.length);
    return right.every((value, heap) => step.values[heap] === value) ? null : 'values';
  },
  'breaking-mex': (step) => {
    const law = named(step.law);
    if (law === null) return `law ${step.law}`;
    const values = plainValues(law, step.heap + 1);
    if (values[step.heap] !== step.mex) return `value of ${step.heap}: ${step.mex}`;
    const right = [...law.options(step.heap)];
    if (right.length !== step.rows.length) return 'options';
    for (const [i, { take, into }] of right.entries()) {
      const row = step.rows[i]!;
      if (row.take !== take || row.into.join() !== into.join()) return `option ${i}`;
      if (row.value !== into.reduce((sum, part) => sum ^ values[part]!, 0)) return `value of option ${i}`;
    }
    return null;
  },
  'breaking-period': (step) => {
    const law = named(step.law);
    if (law === null) return `law ${step.law}`;
    const { preperiod, period, same } = step;
    if (step.needed !== 2 * Math.max(1, preperiod) + 2 * period + step.most || step.most !== law.most)
      return `values needed: ${step.needed}`;
    const heap = BigInt(step.heap);
    if (BigInt(step.remainder) !== heap % BigInt(period)) return `remainder ${step.remainder}`;
    if ((heap - BigInt(same)) % BigInt(period) !== 0n || same < preperiod || same >= preperiod + period)
      return `same as ${same}`;
    const values = plainValues(law, Math.min(MAX_CHECKED_HEAPS, step.needed));
    for (let n = preperiod; n + period < values.length; n += 1)
      if (values[n] !== values[n + period]) return `heap ${n} breaks the period`;
    if (preperiod > 0 && preperiod - 1 + period < values.length)
      if (values[preperiod - 1] === values[preperiod - 1 + period]) return 'the period begins earlier';
    return same < values.length && values[same] !== step.value ? `value ${step.value}` : null;
  },
  'misere-open': (step) => (named(step.law) === null ? `law ${step.law}` : null),
  'breaking-open': (step) => (named(step.law) === null ? `law ${step.law}` : null),
  'breaking-recurrence': (step) => {
    const law = named(step.law);
    if (law === null) return `law ${step.law}`;
    const heap = Number(step.heap);
    if (heap >= MAX_CHECKED_HEAPS) return null;
    return plainValues(law, heap + 1)[heap] === step.value ? null : `value ${step.value}`;
  },
} satisfies Partial<Checks>;
