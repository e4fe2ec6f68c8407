import type { Theory } from '../../engine/core/game.ts';
import type { Check } from '../../engine/explain/check.ts';
import { type WythoffPair, wythoffPair, wythoffPairOf } from '../../engine/maths/beatty.ts';
import type { WythoffMove, WythoffPosition } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** beyond: pairs that matter here come after the first ones, which are listed. */
    wythoff: { readonly a: string; readonly beyond: boolean };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** The first losing pairs, and where the two heaps stand among them. */
    'losing-pairs': {
      readonly a: string;
      readonly first: readonly (readonly [string, string])[];
      readonly heaps: readonly [string, string];
      /** The pair with the number n that the difference of the heaps calls for: ⌊difference/a⌋. */
      readonly pair: { readonly n: string; readonly small: string; readonly large: string };
      /**
       * x² + (a − 2)·n·x − a·n² at x = small and at x = small + 1. Its one positive root is n·α, so that the first is below 0
       * (0 for n = 0) and the second above: that makes small the number ⌊n·α⌋, without a decimal of α.
       */
      readonly certificate: readonly [string, string];
    };
    /** The losing pairs that one move reaches, each with its number in the list. */
    'pairs-reached': {
      readonly a: string;
      readonly heaps: readonly [string, string];
      readonly pairs: readonly { readonly n: string; readonly small: string; readonly large: string }[];
    };
  }
}

const isPair = ({ heaps: [x, y], a }: WythoffPosition): boolean => {
  const [small, large] = x < y ? [x, y] : [y, x];
  const pair = wythoffPairOf(small, a);
  return pair.small === small && pair.large === large;
};

/** The number that stands with `x` in its pair. */
const partner = (x: bigint, a: bigint): bigint => {
  const pair = wythoffPairOf(x, a);
  return pair.small === x ? pair.large : pair.small;
};

const distance = (x: bigint, y: bigint): bigint => (x > y ? x - y : y - x);

/**
 * P exactly when the heaps are a losing pair (A_n, A_n + a·n), A_n = mex of all earlier numbers = ⌊nα⌋.
 * W. A. Wythoff, “A modification of the game of Nim”, Nieuw Archief 7 (1907); Fraenkel 1982 for a > 1.
 * Domain: normal play.
 */
export const wythoff: Theory<WythoffPosition, WythoffMove, 'wythoff'> = {
  id: 'wythoff',
  gives: 'outcome',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value: (at) => (isPair(at) ? 0n : 1n),
  reaching: (at) => winningMoves(at),
  facts: (at) => ({ a: at.a.toString(), beyond: matter(at).some((n) => n > LISTED) }),
  here: (at) => {
    const reached = new Map(
      [...winningMoves(at)].map(({ takes }) => {
        const [x, y] = [at.heaps[0] - takes[0], at.heaps[1] - takes[1]];
        const to = wythoffPairOf(x < y ? x : y, at.a);
        return [to.n, { n: `${to.n}`, small: `${to.small}`, large: `${to.large}` }] as const;
      }),
    );
    const heaps = [at.heaps[0].toString(), at.heaps[1].toString()] as const;
    const pair = wythoffPair(distance(...at.heaps) / at.a, at.a);
    return [
      {
        kind: 'losing-pairs',
        a: at.a.toString(),
        first: firstPairs(at.a).map(({ small, large }) => [small.toString(), large.toString()] as const),
        heaps,
        pair: { n: pair.n.toString(), small: pair.small.toString(), large: pair.large.toString() },
        certificate: [quadratic(pair.small, pair.n, at.a), quadratic(pair.small + 1n, pair.n, at.a)],
      },
      ...(reached.size === 0
        ? []
        : [{ kind: 'pairs-reached' as const, a: at.a.toString(), heaps, pairs: [...reached.values()] }]),
    ];
  },
};

/** Every move to a losing pair: at most one from each heap, and some from both. */
const winningMoves = function* (at: WythoffPosition): Iterable<WythoffMove> {
  const [x, y] = at.heaps;
  if (isPair(at)) return;
  const lowerSecond = partner(x, at.a);
  if (lowerSecond < y) yield { takes: [0n, y - lowerSecond] };
  const lowerFirst = partner(y, at.a);
  if (lowerFirst < x) yield { takes: [x - lowerFirst, 0n] };
  // From both: the amounts differ by less than a, so the pair's difference a·n is within a of the heaps' difference.
  const [small, large] = x < y ? [x, y] : [y, x];
  const low = (large - small) / at.a;
  for (const n of (large - small) % at.a === 0n ? [low] : [low, low + 1n]) {
    const pair = wythoffPair(n, at.a);
    if (pair.small >= small || pair.large >= large) continue;
    yield x < y ? { takes: [x - pair.small, y - pair.large] } : { takes: [x - pair.large, y - pair.small] };
  }
};

/** Numbers of the pair that the heaps could be, and of those that a move reaches. */
const matter = (at: WythoffPosition): readonly bigint[] => [
  distance(...at.heaps) / at.a,
  ...[...winningMoves(at)].map(
    ({ takes }) => distance(at.heaps[0] - takes[0], at.heaps[1] - takes[1]) / at.a,
  ),
];

/** Pairs that are listed. */
const LISTED = 6n;

const firstPairs = (a: bigint): readonly WythoffPair[] =>
  Array.from({ length: Number(LISTED) }, (_, i) => wythoffPair(BigInt(i + 1), a));

const quadratic = (x: bigint, n: bigint, a: bigint): string =>
  (x * x + (a - 2n) * n * x - a * n * n).toString();

/** Pairs again, by the rule people use (least unused number), not by the formula. */
const greedyPairs = (a: number, count: number): readonly (readonly [number, number])[] => {
  const used = new Set<number>([0]);
  const pairs: [number, number][] = [[0, 0]];
  for (let n = 1, next = 1; n <= count; n += 1) {
    while (used.has(next)) next += 1;
    pairs.push([next, next + a * n]);
    used.add(next).add(next + a * n);
  }
  return pairs;
};

export const checks = {
  'losing-pairs': (step) => {
    const a = Number(step.a);
    const n = Number(step.pair.n);
    const pairs = greedyPairs(a, Math.max(6, n));
    const [x, y] = step.heaps.map(Number) as [number, number];
    if (Math.floor(Math.abs(x - y) / a) !== n) return `pair number ${n}`;
    if (pairs[n]?.[0] !== Number(step.pair.small) || pairs[n]?.[1] !== Number(step.pair.large))
      return `pair ${n}`;
    const wrong = step.first.findIndex(
      ([small, large], i) => pairs[i + 1]?.[0] !== Number(small) || pairs[i + 1]?.[1] !== Number(large),
    );
    if (wrong >= 0) return `first pairs, no. ${wrong + 1}`;
    // The quadratic again, written in x − n.
    const small = Number(step.pair.small);
    const [below, above] = step.certificate.map(Number) as [number, number];
    const at = (x: number): number => (x - n) ** 2 + a * n * (x - n) - n * n;
    return below === at(small) && above === at(small + 1) && below <= 0 && above > 0 ? null : 'certificate';
  },
  'pairs-reached': (step) => {
    const a = Number(step.a);
    const [x, y] = step.heaps.map(Number) as [number, number];
    const wrong = step.pairs.find(({ n, small, large }) => {
      const [least, most] = [Number(small), Number(large)];
      const known = greedyPairs(a, Number(n))[Number(n)]!;
      // Reached by lowering one heap, or both by amounts less than a apart, in either order.
      const by = (p: number, q: number) =>
        p <= x && q <= y && p + q < x + y && (p === x || q === y || Math.abs(x - p - (y - q)) < a);
      return known[0] !== least || known[1] !== most || !(by(least, most) || by(most, least));
    });
    return wrong === undefined ? null : `pair ${wrong.n} is not reached`;
  },
} satisfies { 'losing-pairs': Check<'losing-pairs'>; 'pairs-reached': Check<'pairs-reached'> };
