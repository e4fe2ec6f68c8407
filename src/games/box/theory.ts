import type { Tame, Theory, Win } from '../../engine/core/game.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { mex } from '../../engine/maths/nimber.ts';
import type { Boxes, BoxSplit } from '../ferguson/rules.ts';
import { lengthsBy } from '../kit/lengths.ts';
import { ascending } from '../kit/pairs.ts';
import { fuller } from './position.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** n: the larger number; leave: the largest number of the form 2^k − 1 below it that may be left as the larger. */
    'box-halving': { readonly n: string; readonly leave: string };
    'box-misere': TameFacts;
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** n + 1 = 2^halvings · odd; the Grundy value is (odd − 1)/2. */
    'box-halving': {
      readonly n: string;
      readonly halvings: number;
      readonly odd: string;
      readonly value: string;
    };
  }
}

const larger = ({ boxes }: Boxes): bigint => ascending(boxes)[1];

/** ⌊log₂ n⌋ for n ≥ 1. */
const log2 = (n: bigint): bigint => BigInt(n.toString(2).length - 1);

/** Odd part of n + 1, and the number of factors 2 removed. */
const oddPart = (n: bigint): { readonly odd: bigint; readonly halvings: number } => {
  const low = (n + 1n) & -(n + 1n);
  return { odd: (n + 1n) / low, halvings: Number(log2(low)) };
};

/** Larger part, if any, that gives the value `target`. It is unique. */
const leaveFor = (n: bigint, target: bigint): bigint | null => {
  // Numbers of value t are 2^k(2t + 1) − 1; the larger part of a split is from ⌈n/2⌉ to n − 1: at most one k fits.
  const least = (n + 1n) / 2n;
  const odd = 2n * target + 1n;
  if (odd > n) return null;
  let next = odd << BigInt(Math.max(0, n.toString(2).length - odd.toString(2).length));
  if (next > n) next >>= 1n;
  return next - 1n >= least && next - 1n >= 1n ? next - 1n : null;
};

const facts = (at: Boxes) => {
  const n = larger(at);
  return { n: n.toString(), leave: n < 2n ? '1' : ((1n << log2(n)) - 1n).toString() };
};

const here: Theory<Boxes, BoxSplit>['here'] = (at) => {
  const n = larger(at);
  const { odd, halvings } = oddPart(n);
  return [
    {
      kind: 'box-halving',
      n: n.toString(),
      halvings,
      odd: odd.toString(),
      value: ((odd - 1n) / 2n).toString(),
    },
  ];
};

/**
 * Only the larger number n counts: g(2m) = m, g(2m+1) = g(m), g(1) = 0, that is g(n) = (odd part of n+1, less 1)/2. P exactly
 * when n + 1 is a power of two. UVa 12293 “Box Game”; the values by induction (see the proof text). Domain: normal play, both
 * numbers ≥ 1.
 */
export const box: Theory<Boxes, BoxSplit, 'box-halving'> = {
  id: 'box-halving',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value: (at) => (oddPart(larger(at)).odd - 1n) / 2n,
  *reaching(at, target) {
    const n = larger(at);
    const leave = leaveFor(n, target);
    if (leave !== null) yield { box: fuller(at), into: [n - leave, leave] };
  },
  count: (at, target) => (leaveFor(larger(at), target) === null ? 0n : 1n),
  facts,
  here,
};

/**
 * Normal play: 2⌊log₂ n⌋, less 1 if the position is won: each pair of moves halves the larger number. Misère: lost are n + 1 =
 * 3·2^k, with 2k + 1 moves; n = 1 is the end, all others last one move more than the greatest lost one below.
 */
const lengthOf = (n: bigint, win: Win): bigint => {
  if (win === 'normal') return 2n * log2(n) - (oddPart(n).odd === 1n ? 0n : 1n);
  return n === 1n ? 0n : 2n * log2((n + 1n) / 3n) + (oddPart(n).odd === 3n ? 1n : 2n);
};

/**
 * Remoteness and suspense are equal: a won position has one winning size to leave, and all moves of a lost one last equally long.
 */
export const boxLengths = lengthsBy(
  box,
  () => true,
  (_, win) => ({
    value: (at) => lengthOf(larger(at), win),
    *some(at, target) {
      const n = larger(at);
      if (n === 1n || target !== lengthOf(n, win) - 1n) return;
      const leave = leaveFor(n, win === 'normal' ? 0n : 1n) ?? n - 1n;
      yield { box: fuller(at), into: [n - leave, leave] as const };
    },
  }),
);

/** Lost under misère play exactly if its value is 1; for sums with other games see `src/engine/solve/tame.ts`. */
export const tame: Tame<Boxes> = { theorem: 'box-misere', here };

/** Values recomputed by mex over all larger parts. */
const bruteValues = (n: number): readonly number[] => {
  const values = [0, 0];
  for (let m = 2; m <= n; m += 1) values.push(mex(values.slice(Math.ceil(m / 2), m)));
  return values;
};

export const checks = {
  'box-halving': (step) => {
    const n = Number(step.n);
    if (2 ** step.halvings * Number(step.odd) !== n + 1 || Number(step.odd) % 2 === 0) return 'odd part';
    return String(bruteValues(n)[n]) === step.value ? null : `value ${step.value}`;
  },
} satisfies Partial<Checks>;
