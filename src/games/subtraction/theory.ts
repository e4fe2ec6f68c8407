import type { Tame, Theory } from '../../engine/core/game.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { mex } from '../../engine/maths/nimber.ts';
import type { PeriodWindow } from '../../engine/maths/periods.ts';
import type { Take } from '../kit/heaps.ts';
import { lengthsBy } from '../kit/lengths.ts';
import { periodEvidence } from '../kit/period-evidence.ts';
import { type SubtractionPosition, type TakeSet, takes } from './position.ts';
import { costOf, formatSet, lengthCostOf, lengthOf, periodOf, valueOf } from './values.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    subtraction: {
      readonly set: string;
      readonly largest: string | null;
      readonly period: number | null;
      readonly preperiod: number | null;
    };
    'subtract-divisor': Readonly<Record<never, never>>;
    'subtraction-misere': TameFacts & { readonly least: string };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Values of heaps 0, 1, 2, … and the certified period among them. */
    'heap-values': {
      readonly set: string;
      /** First values, a readable number of them. */
      readonly values: readonly number[];
      /** The window of `window` values at the end of the preperiod recurs one period later. */
      readonly certificate: (PeriodWindow & { readonly window: number }) | null;
    };
    /** Value of a heap: that of heap `same` in the table (null: itself, no period is needed). */
    'heap-value': {
      readonly set: string;
      readonly heap: string;
      readonly same: string | null;
      readonly value: string;
    };
    /** heap = 2^power · odd. */
    'power-of-two': { readonly heap: string; readonly power: number; readonly odd: string };
  }
}

/** Values shown, and members of a set named. */
const MAX_SHOWN_NUMBERS = 64;

const single = (at: SubtractionPosition): boolean => at.heaps.length === 1;

const shownSet = (set: TakeSet): string =>
  typeof set !== 'string' && set.length > MAX_SHOWN_NUMBERS
    ? `${set.slice(0, MAX_SHOWN_NUMBERS).join(',')},…`
    : formatSet(set);

/**
 * Values by the mex recurrence; a window of max(S) values that recurs proves the period. Named sets: the recurrence alone, as far
 * as it was computed. S. W. Golomb, “A mathematical investigation of games of take-away”, J. Combinatorial Theory 1 (1966);
 * Winning Ways, vol. 1, ch. 4; A. N. Siegel, Combinatorial Game Theory, IV.2. Domain: one heap, normal play, any set but the
 * divisors.
 */
export const subtraction: Theory<SubtractionPosition, Take, 'subtraction'> = {
  id: 'subtraction',
  gives: 'grundy',
  method: 'theorem',
  covers: (at, win) => win === 'normal' && single(at) && at.set !== 'divisors',
  cost: (at) => costOf(at.set, at.heaps[0]!),
  value: (at) => BigInt(valueOf(at.set, at.heaps[0]!)),
  *reaching({ heaps: [heap], set }, target) {
    for (const take of takes(set, heap!))
      if (BigInt(valueOf(set, heap! - take)) === target) yield { heap: 0, take };
  },
  facts({ set }) {
    const { certificate } = periodOf(set);
    return {
      set: shownSet(set),
      largest: typeof set === 'string' ? null : set.at(-1)!.toString(),
      period: certificate?.period ?? null,
      preperiod: certificate?.preperiod ?? null,
    };
  },
  here({ heaps: [heap], set }) {
    const value = valueOf(set, heap!);
    const recurrence = periodOf(set);
    const { certificate, window } = recurrence;
    const enough =
      certificate === null ? recurrence.length : certificate.preperiod + certificate.period + window;
    const same = recurrence.reduce(heap!);
    return [
      {
        kind: 'heap-values',
        set: shownSet(set),
        values: Array.from(
          { length: Math.min(MAX_SHOWN_NUMBERS, enough) },
          (_, n) => recurrence.at(BigInt(n))!,
        ),
        certificate: certificate === null ? null : { ...certificate, window },
      },
      {
        kind: 'heap-value',
        set: shownSet(set),
        heap: heap!.toString(),
        same: same === heap ? null : same.toString(),
        value: value.toString(),
      },
    ];
  },
  evidence({ heaps: [heap], set }) {
    const { certificate, window } = periodOf(set);
    const proof = certificate && {
      ...certificate,
      needed: certificate.preperiod + certificate.period + window,
    };
    return periodEvidence({ heaps: [0n], set }, heap!, (n) => valueOf(set, n), proof);
  },
};

/**
 * Length of a single heap, the winner hurrying (`remoteness`; Conway, On Numbers and Games, ch. 14) or stalling (`suspense`).
 * Domain: as `subtraction`, under misère play too.
 */
export const subtractionLengths = lengthsBy(
  subtraction,
  (at) => subtraction.covers(at, 'normal'),
  (measure, win) => ({
    cost: (at) => lengthCostOf({ measure, win }, at.set, at.heaps[0]!),
    value: (at) => lengthOf({ measure, win }, at.set, at.heaps[0]!),
  }),
);

/** Exponent of 2 in n ≥ 1; 0 for n = 0. */
const twos = (n: bigint): number => {
  let power = 0;
  for (let rest = n; rest > 0n && rest % 2n === 0n; rest /= 2n) power += 1;
  return power;
};

/**
 * Take a proper divisor: the value is the exponent of 2 in the heap (OEIS A007814; the proof is in the text of the theorem).
 * Domain: one heap, s=divisors, normal play.
 */
export const subtractDivisor: Theory<SubtractionPosition, Take, 'subtract-divisor'> = {
  id: 'subtract-divisor',
  gives: 'grundy',
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && single(at) && at.set === 'divisors',
  value: (at) => BigInt(twos(at.heaps[0]!)),
  *reaching({ heaps: [heap], set }, target) {
    for (const take of takes(set, heap!)) if (BigInt(twos(heap! - take)) === target) yield { heap: 0, take };
  },
  facts: () => ({}),
  here({ heaps: [heap] }) {
    const power = twos(heap!);
    return [
      { kind: 'power-of-two', heap: heap!.toString(), power, odd: (heap! >> BigInt(power)).toString() },
    ];
  },
};

/**
 * Misère Nim on the values: heap x has value 0 exactly if heap x + s has value 1, s the least member (T. S. Ferguson, “On sums of
 * graph games with last player losing”, Int. J. Game Theory 3 (1974)), so that a heap of value 0 that isn't over can be brought
 * to value 1 (see `src/engine/solve/tame.ts`). Domain: any set of numbers.
 */
export const tame: Tame<SubtractionPosition> = {
  theorem: 'subtraction-misere',
  covers: ({ set }) => set !== 'divisors',
  about: ({ set }) => ({ least: typeof set === 'string' ? '1' : set[0]!.toString() }),
  here: subtraction.here,
};

/** Values recomputed by the definition, without a window. */
const plainValues = (set: string, length: number): readonly number[] => {
  const isMember = (n: number): boolean => {
    if (set === 'squares') return Number.isInteger(Math.sqrt(n));
    if (set === 'fibonacci')
      return [5 * n * n + 4, 5 * n * n - 4].some((square) => Number.isInteger(Math.sqrt(square)));
    return set.split(',').map(Number).includes(n);
  };
  const members = Array.from({ length }, (_, n) => n).filter((n) => n > 0 && isMember(n));
  const values: number[] = [];
  for (let n = 0; n < length; n += 1)
    values.push(mex(members.filter((member) => member <= n).map((member) => values[n - member]!)));
  return values;
};

export const checks = {
  'heap-values': ({ set, values, certificate }) => {
    const { preperiod, period, window } = certificate ?? { preperiod: 0, period: 0, window: 0 };
    const right = plainValues(set, Math.max(values.length, preperiod + period + window));
    const wrong = values.findIndex((value, n) => value !== right[n]);
    if (wrong >= 0) return `value of ${wrong}`;
    if (certificate === null) return null;
    if (window !== Math.max(...set.split(',').map(Number))) return `window ${window}`;
    for (let n = preperiod; n < preperiod + window; n += 1)
      if (right[n] !== right[n + period]) return `no repetition at ${n}`;
    return preperiod > 0 && right[preperiod - 1] === right[preperiod - 1 + period] ? 'preperiod' : null;
  },
  'heap-value': ({ set, heap, same, value }) => {
    const right = plainValues(set, Number(heap) + 1);
    if (String(right[Number(heap)]) !== value) return `value of ${heap}`;
    return same === null || String(right[Number(same)]) === value ? null : `same as ${same}`;
  },
  'power-of-two': (step) =>
    Number(step.odd) * 2 ** step.power === Number(step.heap) &&
    (step.heap === '0' || Number(step.odd) % 2 === 1)
      ? null
      : `${step.heap} = 2^${step.power} · ${step.odd}`,
} satisfies Partial<Checks>;
