import { quotientBody } from '../../engine/certificate/quotient.ts';
import type { Theory } from '../../engine/core/game.ts';
import { spend } from '../../engine/core/work.ts';
import { type MisereOctal, misereOctal, sameHeap } from '../../engine/maths/misere-octal.ts';
import type { PeriodWindow } from '../../engine/maths/periods.ts';
import { namesOf } from '../../engine/maths/quotient.ts';
import { productsOfOthers } from '../../engine/maths/quotient-check.ts';
import type { Break } from '../kit/breaking.ts';
import { largestOf, stonesIn } from '../kit/heaps.ts';
import type { OctalPosition } from './rules.ts';

interface QuotientFacts {
  readonly law: string;
  /** Number of elements, and the largest heap it was built for. */
  readonly order: number;
  readonly most: number;
  /** Null: it holds for sums of heaps up to `most`. */
  readonly period: PeriodWindow | null;
  /** Product of the heaps' elements, and the elements with which the player to move loses. */
  readonly product: string;
  readonly losing: readonly string[];
  /** Kinds of sums that the proof goes through, and t, the largest number that may be taken. */
  readonly sums: number;
  readonly taken: number;
}

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'misere-quotient': QuotientFacts;
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Quotient itself: everything its proof needs. */
    'misere-quotient': {
      readonly law: string;
      /** Elements by name; “1” is the identity. */
      readonly elements: readonly string[];
      /** Elements with which the player to move loses. */
      readonly losing: readonly string[];
      /** Heaps that the letters a, b, c, … stand for, and each element times each letter. */
      readonly letters: readonly number[];
      readonly times: readonly (readonly string[])[];
      /** Elements of heaps 0, 1, 2, … */
      readonly heaps: readonly string[];
      readonly period: PeriodWindow | null;
      /** t, the largest number that may be taken. */
      readonly taken: number;
    };
    /** Each heap, the equivalent heap within the table if it is larger, its element, and the product. */
    'misere-elements': {
      readonly law: string;
      readonly rows: readonly {
        readonly heap: string;
        readonly same: number | null;
        readonly element: string;
      }[];
      readonly more: number;
      readonly product: string;
      readonly isLost: boolean;
    };
  }
}

const MAX_ROWS = 24;
const WORK_PER_PRODUCT = 0.05;

/** Most stones of a position left to search, which can show all lost positions that arise. */
const MAX_SEARCHED_STONES = 20n;

const isLarge = ({ heaps }: OctalPosition): boolean => stonesIn(heaps) > MAX_SEARCHED_STONES;

const largest = ({ heaps }: OctalPosition): bigint => largestOf(heaps);

/** Quotient with the elements of heaps of any size. */
interface KnownQuotient extends MisereOctal {
  readonly of: (heap: bigint) => number;
  readonly by: (a: number, b: number) => number;
  readonly isLost: (element: number) => boolean;
}

const knowing = ({ code }: OctalPosition, heap: bigint): KnownQuotient | null => {
  const known = misereOctal(code, heap);
  if (known === null) return null;
  const { product, lost, elements } = known.quotient;
  return {
    ...known,
    of: (size) => elements[sameHeap(known, size)]!,
    by: (a, b) => product[a]![b]!,
    isLost: (element) => lost[element]!,
  };
};

const known = (at: OctalPosition): KnownQuotient => {
  const found = knowing(at, largest(at));
  if (found === null) throw new RangeError(`no misère quotient of ${at.code.text}`);
  return found;
};

/** Heaps a such that splitting `left` into a and left − a is lost beside `rest`; ascending. */
const lostPairs = function* (
  { of, by, isLost, period }: KnownQuotient,
  left: bigint,
  rest: number,
): Iterable<bigint> {
  const isLosing = (a: bigint): boolean => isLost(by(rest, by(of(a), of(left - a))));
  const half = left / 2n;
  // Beyond it the elements of both heaps are periodic.
  const free = period === null ? half + 1n : BigInt(period.preperiod + period.period);
  const losing: bigint[] = [];
  for (let a = 1n; a <= half && a < free; a += 1n) {
    spend(WORK_PER_PRODUCT);
    if (!isLosing(a)) continue;
    yield a;
    if (period !== null && a >= BigInt(period.preperiod)) losing.push(a);
  }
  if (period === null || losing.length === 0) return;
  for (let more = BigInt(period.period); ; more += BigInt(period.period))
    for (const a of losing) {
      spend(WORK_PER_PRODUCT);
      if (a + more > half) return;
      yield a + more;
    }
};

/** Number of results of `lostPairs`, without listing them. */
const countPairs = (all: KnownQuotient, left: bigint, rest: number): bigint => {
  const { of, by, isLost, period } = all;
  const half = left / 2n;
  const free = period === null ? half + 1n : BigInt(period.preperiod + period.period);
  let count = 0n;
  for (let a = 1n; a <= half && a < free; a += 1n) {
    spend(WORK_PER_PRODUCT);
    if (!isLost(by(rest, by(of(a), of(left - a))))) continue;
    count += period === null || a < BigInt(period.preperiod) ? 1n : (half - a) / BigInt(period.period) + 1n;
  }
  return count;
};

/** For each heap, the element of all others. */
const restsOf = ({ heaps }: OctalPosition, { of, quotient }: KnownQuotient): readonly number[] => {
  spend(heaps.length * 2 * WORK_PER_PRODUCT);
  return productsOfOthers(quotient.product, heaps.map(of));
};

const productOf = ({ heaps }: OctalPosition, { of, by }: KnownQuotient): number => {
  spend(heaps.length * WORK_PER_PRODUCT);
  return heaps.reduce((all, heap) => by(all, of(heap)), 0);
};

/** Every heap and digit with the rest of the heap, and the element of all other heaps. */
const eachTake = function* (
  at: OctalPosition,
  all: KnownQuotient,
): Iterable<{ readonly heap: number; readonly digit: number; readonly left: bigint; readonly rest: number }> {
  const rests = restsOf(at, all);
  for (const [heap, size] of at.heaps.entries())
    for (const [k, digit] of at.code.digits.entries()) {
      const left = size - BigInt(k);
      if (left < 0n || size === 0n) break;
      spend(WORK_PER_PRODUCT);
      yield { heap, digit, left, rest: rests[heap]! };
    }
};

const facts = (at: OctalPosition): QuotientFacts => {
  const all = known(at);
  const names = namesOf(all.quotient);
  return {
    law: at.code.text,
    order: names.length,
    most: all.most,
    period: all.period,
    product: names[productOf(at, all)]!,
    losing: names.filter((_, i) => all.isLost(i)),
    sums: all.quotient.sums,
    taken: at.code.digits.length - 1,
  };
};

/**
 * Product of the heaps' elements in the misère quotient of the code, found by `misereOctal` and proved by `QuotientProof`: T. E.
 * Plambeck, A. N. Siegel, “Misère quotients for impartial games”, J. Combin. Theory A 115 (2008), 593–622. Domain: misère play,
 * more than 20 stones, heaps for which a quotient is found within the account.
 */
export const misereQuotient: Theory<OctalPosition, Break, 'misere-quotient'> = {
  id: 'misere-quotient',
  gives: 'outcome',
  method: 'theorem',
  covers: (at, win) => win === 'misere' && isLarge(at) && knowing(at, largest(at)) !== null,
  value(at) {
    const all = known(at);
    return all.isLost(productOf(at, all)) ? 0n : 1n;
  },
  *reaching(at) {
    const all = known(at);
    for (const { heap, digit, left, rest } of eachTake(at, all)) {
      if (digit & 1 && left === 0n && all.isLost(rest)) yield { heap, into: [] };
      if (digit & 2 && left > 0n && all.isLost(all.by(rest, all.of(left)))) yield { heap, into: [left] };
      if (digit & 4) for (const a of lostPairs(all, left, rest)) yield { heap, into: [a, left - a] };
    }
  },
  count(at) {
    const all = known(at);
    let count = 0n;
    for (const { digit, left, rest } of eachTake(at, all)) {
      if (digit & 1 && left === 0n && all.isLost(rest)) count += 1n;
      if (digit & 2 && left > 0n && all.isLost(all.by(rest, all.of(left)))) count += 1n;
      if (digit & 4) count += countPairs(all, left, rest);
    }
    return count;
  },
  whyLost(at) {
    const heap = largest(at);
    const found = knowing(at, heap);
    if (found === null) return null;
    const { quotient, period } = found;
    const proved =
      period === null ? null : 2 * (period.preperiod + period.period) + at.code.digits.length - 1;
    const isAll = proved !== null && heap >= BigInt(proved);
    return quotientBody(quotient, {
      by: 'period',
      elements: quotient.elements.slice(0, isAll ? proved : Number(heap) + 1),
      preperiod: isAll ? period!.preperiod : null,
      period: isAll ? period!.period : null,
    });
  },
  facts,
  here(at) {
    const all = known(at);
    const { quotient, period, most } = all;
    const names = namesOf(quotient);
    const alive = at.heaps.filter((heap) => heap > 0n);
    return [
      {
        kind: 'misere-elements',
        law: at.code.text,
        rows: alive.slice(0, MAX_ROWS).map((heap) => ({
          heap: heap.toString(),
          same: BigInt(sameHeap(all, heap)) === heap ? null : sameHeap(all, heap),
          element: names[all.of(heap)]!,
        })),
        more: Math.max(0, alive.length - MAX_ROWS),
        product: names[productOf(at, all)]!,
        isLost: all.isLost(productOf(at, all)),
      },
      {
        kind: 'misere-quotient',
        law: at.code.text,
        elements: names,
        losing: names.filter((_, i) => all.isLost(i)),
        letters: quotient.letters,
        times: names.map((_, i) =>
          quotient.letters.map((heap) => names[all.by(i, quotient.elements[heap]!)]!),
        ),
        heaps: quotient.elements.slice(0, most + 1).map((element) => names[element]!),
        period,
        taken: at.code.digits.length - 1,
      },
    ];
  },
};
