import type { Theory } from '../../engine/core/game.ts';
import type { Checks } from '../../engine/explain/check.ts';
import type { Step } from '../../engine/explain/step.ts';
import { binomial, choose } from '../../engine/maths/choose.ts';
import { balanced, balancings, columnsOf, countBalancings, rowsOf } from '../../engine/maths/moore.ts';
import { bouton } from '../nim/theory.ts';
import type { MooreMove, MoorePosition } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    moore: { readonly k: string; readonly modulus: string; readonly heaps: number };
    'moore-misere': {
      readonly k: string;
      readonly modulus: string;
      readonly big: number;
      readonly ones: number;
    };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Ones in each binary column, and their remainders mod k + 1; rows and columns are empty if there are too many. */
    'column-counts': {
      readonly modulus: string;
      readonly rows: readonly { readonly heap: number; readonly value: string; readonly bits: string }[];
      readonly more: number;
      readonly columns: readonly number[];
      readonly rests: readonly number[];
      /** Number of columns, and number of those without a multiple of k + 1. */
      readonly width: number;
      readonly odd: number;
    };
  }
}

const MAX_ROWS = 32;
const MAX_COLUMNS = 24;

/** k capped at the number of heaps, which means the same. */
const within = ({ heaps, k }: MoorePosition): number => (k < BigInt(heaps.length) ? Number(k) : heaps.length);

const here = (at: MoorePosition): readonly Step[] => {
  const modulus = within(at) + 1;
  const bits = rowsOf(at.heaps);
  const columns = columnsOf(bits);
  const shown = columns.length <= MAX_COLUMNS;
  return [
    {
      kind: 'column-counts',
      modulus: (at.k + 1n).toString(),
      rows: shown
        ? bits
            .slice(0, MAX_ROWS)
            .map((row, i) => ({ heap: i + 1, value: at.heaps[i]!.toString(), bits: row }))
        : [],
      more: shown ? Math.max(0, at.heaps.length - MAX_ROWS) : at.heaps.length,
      columns: shown ? columns : [],
      rests: shown ? columns.map((ones) => ones % modulus) : [],
      width: columns.length,
      odd: columns.filter((ones) => ones % modulus !== 0).length,
    },
  ];
};

const moveTo = (at: MoorePosition, sizes: readonly (readonly [number, bigint])[]): MooreMove => ({
  takes: sizes.map(([heap, left]) => [heap, at.heaps[heap]! - left] as const),
});

const factsOf = (at: MoorePosition) => ({ k: at.k.toString(), modulus: (at.k + 1n).toString() });

/**
 * P exactly when every binary column of the heaps has a multiple of k + 1 ones. E. H. Moore 1910. Domain: normal play. With k = 1
 * it is Nim, which has values too (below).
 */
export const moore: Theory<MoorePosition, MooreMove, 'moore'> = {
  id: 'moore',
  gives: 'outcome',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value: (at) => (balanced(at.heaps, within(at)) ? 0n : 1n),
  *reaching(at) {
    if (balanced(at.heaps, within(at))) return;
    for (const sizes of balancings(at.heaps, within(at))) yield moveTo(at, sizes);
  },
  count: (at) => (balanced(at.heaps, within(at)) ? 0n : countBalancings(at.heaps, within(at))),
  facts: (at) => ({ ...factsOf(at), heaps: at.heaps.length }),
  here,
};

/** With k = 1, Nim: Bouton’s theorem (1902) gives the values. Domain: k = 1, normal play. */
export const mooreAsNim: Theory<MoorePosition, MooreMove, 'bouton'> = {
  id: 'bouton',
  gives: 'grundy',
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && at.k === 1n,
  value: (at) => bouton.value(at),
  *reaching(at, target) {
    for (const { heap, take } of bouton.reaching!(at, target)) yield { takes: [[heap, take]] };
  },
  count: (at, target) => bouton.count!(at, target),
  facts: (at) => bouton.facts(at),
};

/** Heaps of 2 or more, and heaps of 1, by index. */
const census = (at: MoorePosition) => ({
  big: at.heaps.flatMap((size, i) => (size >= 2n ? [i] : [])),
  ones: at.heaps.flatMap((size, i) => (size === 1n ? [i] : [])),
});

/** How many ones to remove, and how many big heaps to leave as 1, so that the number of ones is `rest` mod k + 1. */
const leaving = function* (
  at: MoorePosition,
  rest: number,
): Iterable<{ readonly dropped: number; readonly kept: number }> {
  const { big, ones } = census(at);
  const k = within(at);
  for (let kept = 0; kept <= big.length; kept += 1)
    for (let dropped = 0; dropped <= Math.min(k - big.length, ones.length); dropped += 1)
      if (dropped + big.length > 0 && (ones.length - dropped + kept) % (k + 1) === rest % (k + 1))
        yield { dropped, kept };
};

const countLeaving = (at: MoorePosition, rest: number): bigint => {
  const { big, ones } = census(at);
  let count = 0n;
  for (const { dropped, kept } of leaving(at, rest))
    count += binomial(ones.length, dropped) * binomial(big.length, kept);
  return count;
};

const misereValue = (at: MoorePosition): bigint => {
  const { big, ones } = census(at);
  if (big.length === 0) return ones.length % (within(at) + 1) === 1 ? 0n : 1n;
  return balanced(at.heaps, within(at)) ? 0n : 1n;
};

/**
 * Misère: while some heap is 2 or more, as under normal play; when all are 0 or 1, P exactly when their number is 1 mod k + 1
 * (generalises the end of misère Nim, k = 1, of Bouton 1902). Domain: misère play.
 */
export const mooreMisere: Theory<MoorePosition, MooreMove, 'moore-misere'> = {
  id: 'moore-misere',
  gives: 'outcome',
  method: 'closed-form',
  covers: (_, win) => win === 'misere',
  value: misereValue,
  *reaching(at) {
    if (misereValue(at) === 0n) return;
    const { big, ones } = census(at);
    for (const { dropped, kept } of leaving(at, 1))
      for (const gone of choose(ones, dropped))
        for (const one of choose(big, kept)) {
          const left = [
            ...gone.map((heap) => [heap, 0n] as const),
            ...big.map((heap) => [heap, one.includes(heap) ? 1n : 0n] as const),
          ];
          yield moveTo(
            at,
            left.sort(([a], [b]) => a - b),
          );
        }
    if (big.length > 0) for (const sizes of balancings(at.heaps, within(at), true)) yield moveTo(at, sizes);
  },
  count: (at) => {
    if (misereValue(at) === 0n) return 0n;
    const small = countLeaving(at, 1);
    if (census(at).big.length === 0) return small;
    const all = countBalancings(at.heaps, within(at));
    return all === null ? null : all - countLeaving(at, 0) + small;
  },
  facts: (at) => ({ ...factsOf(at), big: census(at).big.length, ones: census(at).ones.length }),
  here,
};

export const checks = {
  'column-counts': (step, { spot }) => {
    // Reads the heaps and k from the line: rows may be cut, or missing.
    const [, sizes, k] = /^([\d ]+) k=(\d+)$/.exec(spot.position) ?? [];
    if (sizes === undefined || BigInt(k!) + 1n !== BigInt(step.modulus)) return 'modulus';
    const heaps = sizes.split(' ').map(BigInt);
    const digits = heaps.map((heap) => heap.toString(2));
    const width = Math.max(...digits.map(({ length }) => length));
    if (step.width !== width) return 'width';
    const ones = Array.from(
      { length: width },
      (_, place) => digits.filter((bits) => bits.padStart(width, '0')[place] === '1').length,
    );
    const rests = ones.map((count) => BigInt(count) % BigInt(step.modulus));
    if (rests.filter((rest) => rest !== 0n).length !== step.odd) return 'odd';
    if (step.rows.length + step.more !== heaps.length) return 'rows';
    for (const [i, row] of step.rows.entries())
      if (
        row.heap !== i + 1 ||
        row.value !== String(heaps[i]) ||
        row.bits !== digits[i]!.padStart(width, '0')
      )
        return `row ${row.heap}`;
    if (step.columns.length === 0) return step.rests.length === 0 ? null : 'rests';
    if (step.columns.join() !== ones.join()) return 'columns';
    return step.rests.join() === rests.join() ? null : 'rests';
  },
} satisfies Partial<Checks>;
