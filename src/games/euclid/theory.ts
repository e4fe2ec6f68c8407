import type { LostBody } from '../../engine/certificate/document.ts';
import type { Tame, Theory, Win } from '../../engine/core/game.ts';
import { recall } from '../../engine/core/maps.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { euclidSteps } from '../../engine/maths/euclid.ts';
import { mex } from '../../engine/maths/nimber.ts';
import { countListed } from '../kit/count.ts';
import { lengthsBy } from '../kit/lengths.ts';
import { ascending, type Pair, type Pairs, textPair } from '../kit/pairs.ts';
import type { EuclidMove } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    euclid: { readonly shape: 'zero' | 'equal' | 'walk'; readonly ones: number; readonly quotient: string };
    'euclid-misere': TameFacts;
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Euclid's algorithm on a pair: each line larger = quotient · smaller + rest, with the Grundy value there. */
    'euclid-walk': {
      readonly pair: readonly [string, string];
      readonly rows: readonly {
        readonly large: string;
        readonly small: string;
        readonly quotient: string;
        readonly rest: string;
        readonly value: string;
      }[];
      /** Further lines that are not shown. */
      readonly more: number;
      /** Number of quotients 1 before the first larger one; null: there is no larger one. */
      readonly ones: number | null;
    };
  }
}

const MAX_ROWS = 8;

/** Quotients of Euclid's algorithm on the pair, in order; none if a number is 0. */
const quotients = (pair: Pair): readonly bigint[] => euclidSteps(...pair).map((step) => step.quotient);

/** Grundy values along the walk, ending with 0 for a pair with a 0. */
const valuesAlong = (walk: readonly bigint[]): readonly bigint[] => {
  const values = [0n];
  let value = 0n;
  for (const k of walk.toReversed()) {
    value = value === 0n ? k : k - 1n < value ? k - 1n : k;
    values.push(value);
  }
  return values.reverse();
};

/** Certificate of one pair alone, by its quotients. */
export const whyLost = ({ pairs }: Pairs): LostBody | null =>
  pairs.length === 1 ? { kind: 'quotients', quotients: quotients(pairs[0]!).map(String) } : null;

const only = (at: Pairs): Pair => at.pairs[0]!;
const covers = (at: Pairs, win: string): boolean => win === 'normal' && at.pairs.length === 1;

const facts = (at: Pairs) => {
  const [small, large] = ascending(only(at));
  const walk = quotients([small, large]);
  const ones = walk.findIndex((k) => k > 1n);
  return {
    shape: small === 0n ? ('zero' as const) : small === large ? ('equal' as const) : ('walk' as const),
    ones: Math.max(0, ones),
    quotient: (walk[ones] ?? 0n).toString(),
  };
};

const here: Theory<Pairs, EuclidMove>['here'] = (at) => {
  const pair = only(at);
  const steps = euclidSteps(...pair);
  if (steps.length === 0) return [];
  const values = valuesAlong(steps.map((step) => step.quotient));
  const ones = steps.findIndex((step) => step.quotient > 1n);
  return [
    {
      kind: 'euclid-walk',
      pair: textPair(pair),
      rows: steps.slice(0, MAX_ROWS).map((step, i) => ({
        large: step.large.toString(),
        small: step.small.toString(),
        quotient: step.quotient.toString(),
        rest: step.rest.toString(),
        value: values[i]!.toString(),
      })),
      more: Math.max(0, steps.length - MAX_ROWS),
      ones: ones < 0 ? null : ones,
    },
  ];
};

/**
 * Grundy value along Euclid's algorithm, play to zero: with y = kx + r and v the value of (r, x), it is k if v = 0, else k − 1 if
 * k − 1 < v, else k; 0 if a number is 0. So N exactly when an even number of quotients 1 comes before the first larger one, or
 * the numbers are equal. Outcome: A. J. Cole, A. J. T. Davie, “A game based on the Euclidean algorithm and a winning strategy for
 * it”, Math. Gazette 53 (1969). Nivasch's ⌊|y/x − x/y|⌋ (“The Sprague–Grundy function of the game Euclid”, Discrete Math. 306
 * (2006)) is for the game that ends at equal numbers, and is not used here. Domain: one pair, normal play.
 */
export const euclid: Theory<Pairs, EuclidMove, 'euclid'> = {
  id: 'euclid',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers,
  value: (at) => valuesAlong(quotients(only(at)))[0]!,
  *reaching(at, target) {
    const walk = quotients(only(at));
    const k = walk[0];
    if (k === undefined) return;
    const v = valuesAlong(walk)[1]!;
    // (x, jx + r) for j = 1 … k − 1 has value j or j − 1, and (r, x), j = 0, has v: each value once.
    const j = v === 0n ? target : target === v ? 0n : target < v ? target + 1n : target;
    if (j < k) yield { pair: 0, times: k - j };
  },
  count: countListed,
  facts,
  here,
};

/** Moves left at the end and after each quotient, from the last one to the first. */
const lengths = (at: Pairs, win: Win): readonly bigint[] => {
  const won = win === 'normal' ? 1n : 0n;
  const left = [0n];
  for (const k of quotients(only(at)).toReversed()) {
    const before = left.at(-1)!;
    left.push(before + (before % 2n === won && k > 1n ? 2n : 1n));
  }
  return left;
};

/**
 * Length of a pair, along Euclid's algorithm: 0 at the end; going back over a quotient k, a lost length R becomes R + 1 (take all
 * at once), a won one R + 1 if k = 1 and R + 2 otherwise (leave the opponent the forced move). Neither player can make it longer
 * or shorter, since a won pair has one winning move and a lost one has one move. Under misère play the end is won. Domain: one
 * pair.
 */
export const euclidLengths = lengthsBy(
  euclid,
  ({ pairs }) => pairs.length === 1,
  (_, win) => ({
    value: (at) => lengths(at, win).at(-1)!,
    *some(at, target) {
      const left = lengths(at, win);
      const [k] = quotients(only(at));
      if (k === undefined || target !== left.at(-1)! - 1n) return;
      const isAll = k === 1n || left.at(-2)! === target;
      yield { pair: 0, times: isAll ? k : k - 1n };
    },
  }),
);

/**
 * Misère play: small are pairs of equal numbers and pairs with a 0 (see `src/engine/solve/tame.ts`). V. Gurvich, “On the misère
 * version of game Euclid and miserable games”, Discrete Math. 307 (2007), for the game that ends at equal numbers.
 */
export const tame: Tame<Pairs> = {
  theorem: 'euclid-misere',
  isSmall: ({ pairs }) => pairs.every(([x, y]) => x === 0n || y === 0n || x === y),
  here,
};

/** Brute force for the check: every multiple subtracted. Exact, since a pair of any size may have few. */
const bruteValue = (x: bigint, y: bigint, memo: Map<string, number>): number => {
  const [small, large] = ascending([x, y]);
  if (small === 0n) return 0;
  return recall(memo, `${small} ${large}`, () => {
    const options: number[] = [];
    for (let left = large - small; left >= 0n; left -= small) options.push(bruteValue(small, left, memo));
    return mex(options);
  });
};

export const checks = {
  'euclid-walk': (step) => {
    let [small, large] = ascending([BigInt(step.pair[0]), BigInt(step.pair[1])]);
    const memo = new Map<string, number>();
    const seen: bigint[] = [];
    for (let i = 0; small > 0n; i += 1) {
      const row = step.rows[i];
      const k = large / small;
      seen.push(k);
      const right = [large, small, k, large - k * small, bruteValue(small, large, memo)].join(' ');
      if (row !== undefined && [row.large, row.small, row.quotient, row.rest, row.value].join(' ') !== right)
        return `line ${i + 1}: ${right}`;
      [small, large] = [large - k * small, small];
    }
    if (seen.length !== step.rows.length + step.more) return 'number of lines';
    const ones = seen.findIndex((k) => k > 1n);
    return (ones < 0 ? null : ones) === step.ones ? null : `ones ${step.ones}`;
  },
} satisfies Partial<Checks>;
