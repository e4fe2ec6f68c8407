import type { LostBody } from '../../engine/certificate/document.ts';
import type { Tame, Theory } from '../../engine/core/game.ts';
import { type Checks, TooLargeToCheck } from '../../engine/explain/check.ts';
import {
  misereWythoffPair,
  misereWythoffPairOf,
  type WythoffPair,
  wythoffPair,
  wythoffPairOf,
} from '../../engine/maths/beatty.ts';
import { floorDiv } from '../../engine/maths/integers.ts';
import { ascending, textPair } from '../kit/pairs.ts';
import type { WythoffMove, WythoffPosition } from './rules.ts';

/** Losing pair with its number in the list. */
interface PairFacts {
  readonly n: string;
  readonly small: string;
  readonly large: string;
}

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** beyond: relevant pairs come after the first ones, which are listed. */
    wythoff: { readonly a: string; readonly beyond: boolean };
    /** beside: it is played beside other games. */
    'wythoff-misere': TameFacts & {
      readonly a: string;
      readonly beyond: boolean;
      readonly beside: boolean;
    };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** First losing pairs, and how the two heaps relate to them. */
    'losing-pairs': {
      readonly a: string;
      readonly first: readonly (readonly [string, string])[];
      readonly heaps: readonly [string, string];
      /** Pair number n = ⌊difference/a⌋: no other one can have the difference of the heaps. */
      readonly pair: PairFacts;
      /**
       * x² + (a − 2)·n·x − a·n² at x = small and at x = small + 1. Its only positive root is n·α, so the first is below 0 (0 for
       * n = 0) and the second above: that makes small the number ⌊n·α⌋, without a decimal of α.
       */
      readonly certificate: readonly [string, string];
    };
    /** Misère play: the first losing pairs, and the pair that contains the smaller heap. */
    'misere-pairs': {
      readonly a: string;
      readonly first: readonly (readonly [string, string])[];
      readonly heaps: readonly [string, string];
      readonly pair: PairFacts;
      /**
       * y² + (a − 2)·m·y − a·m² with m = a·n + 1, at y = a·small − a + 2 and at y = a·(small + 1) − a + 2: its positive root is
       * m·α = a·(nα + 1/α) − a + 2, so small is ⌊nα + 1/α⌋. Null for the pairs of normal play.
       */
      readonly certificate: readonly [string, string] | null;
    };
    /** Losing pairs that one move reaches, each with its number in the list. */
    'pairs-reached': {
      readonly a: string;
      readonly heaps: readonly [string, string];
      readonly pairs: readonly PairFacts[];
    };
  }
}

/** Losing pairs under one rule. */
interface LosingPairs {
  at(n: bigint, a: bigint): WythoffPair;
  /** Pair that contains `x`. */
  of(x: bigint, a: bigint): WythoffPair;
  /** Candidate pair numbers, including all whose difference is less than `a` away from `difference`. */
  near(difference: bigint, a: bigint): readonly bigint[];
}

const NORMAL: LosingPairs = {
  at: wythoffPair,
  of: wythoffPairOf,
  near: (difference, a) => [floorDiv(difference, a), floorDiv(difference, a) + 1n],
};

const MISERE: LosingPairs = {
  at: misereWythoffPair,
  of: misereWythoffPairOf,
  // For a = 1 pairs 0 and 1 differ by 1 and 0.
  near: (difference, a) =>
    a === 1n
      ? [difference === 0n ? 1n : difference === 1n ? 0n : difference]
      : [floorDiv(difference - 1n, a), floorDiv(difference - 1n, a) + 1n],
};

const isPair = ({ heaps: [x, y], a }: WythoffPosition, pairs = NORMAL): boolean => {
  const [small, large] = ascending([x, y]);
  const pair = pairs.of(small, a);
  return pair.small === small && pair.large === large;
};

/** Other number of the pair that contains `x`. */
const partner = (x: bigint, a: bigint, pairs: LosingPairs): bigint => {
  const pair = pairs.of(x, a);
  return pair.small === x ? pair.large : pair.small;
};

const distance = (x: bigint, y: bigint): bigint => (x > y ? x - y : y - x);

/**
 * P exactly when the heaps are a losing pair (A_n, A_n + a·n), A_n = mex of all earlier numbers = ⌊nα⌋. W. A. Wythoff, “A
 * modification of the game of Nim”, Nieuw Archief 7 (1907); Fraenkel 1982 for a > 1. Domain: normal play.
 */
export const wythoff: Theory<WythoffPosition, WythoffMove, 'wythoff'> = {
  id: 'wythoff',
  gives: 'outcome',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value: (at) => (isPair(at) ? 0n : 1n),
  reaching: (at) => winningMoves(at),
  facts: (at) => ({ a: at.a.toString(), beyond: matter(at).some((n) => n > LISTED_PAIRS) }),
  whyLost: (at) => pairBody(at, NORMAL),
  here: (at) => {
    const reached = new Map(
      [...winningMoves(at)].map(({ takes }) => {
        const [x, y] = [at.heaps[0] - takes[0], at.heaps[1] - takes[1]];
        const to = wythoffPairOf(x < y ? x : y, at.a);
        return [to.n, pairFacts(to)] as const;
      }),
    );
    const heaps = textPair(at.heaps);
    const pair = wythoffPair(distance(...at.heaps) / at.a, at.a);
    return [
      {
        kind: 'losing-pairs',
        a: at.a.toString(),
        first: firstPairs(NORMAL, 1n, at.a),
        heaps,
        pair: pairFacts(pair),
        certificate: [quadratic(pair.small, pair.n, at.a), quadratic(pair.small + 1n, pair.n, at.a)],
      },
      ...(reached.size === 0
        ? []
        : [{ kind: 'pairs-reached' as const, a: at.a.toString(), heaps, pairs: [...reached.values()] }]),
    ];
  },
};

const pairFacts = ({ n, small, large }: WythoffPair): PairFacts => ({
  n: `${n}`,
  small: `${small}`,
  large: `${large}`,
});

/** Certificate by the number of a losing pair, checked in integers: see `StepFacts`. */
const pairBody = ({ heaps: [x, y], a }: WythoffPosition, pairs: LosingPairs): LostBody => ({
  kind: 'pair',
  n: pairs.of(ascending([x, y])[0], a).n.toString(),
});

/** Every move to a losing pair: at most one from each heap, and some from both. */
const winningMoves = function* (at: WythoffPosition, pairs = NORMAL): Iterable<WythoffMove> {
  const [x, y] = at.heaps;
  if (isPair(at, pairs)) return;
  const lowerSecond = partner(x, at.a, pairs);
  if (lowerSecond < y) yield { takes: [0n, y - lowerSecond] };
  const lowerFirst = partner(y, at.a, pairs);
  if (lowerFirst < x) yield { takes: [x - lowerFirst, 0n] };
  // From both: the amounts differ by less than a, so the differences of the heaps before and after do, too.
  const seen = new Set<string>();
  for (const sign of y < x ? [-1n, 1n] : [1n, -1n])
    for (const n of pairs.near(sign * (y - x), at.a)) {
      if (n < 0n) continue;
      const { small, large } = pairs.at(n, at.a);
      const [p, q] = sign === 1n ? [small, large] : [large, small];
      if (p >= x || q >= y || distance(x - p, y - q) >= at.a || seen.has(`${p} ${q}`)) continue;
      seen.add(`${p} ${q}`);
      yield { takes: [x - p, y - q] };
    }
};

/** Pairs 0 … 5 are listed. */
const misereFacts = (at: WythoffPosition) => ({
  a: at.a.toString(),
  beyond: MISERE.of(ascending(at.heaps)[0], at.a).n >= LISTED_PAIRS,
});

/**
 * Misère play: the heaps are lost exactly if they are a pair of `misereWythoffPair`. Fraenkel 1984 for a ≥ 2. Domain: misère
 * play.
 */
export const wythoffMisere: Theory<WythoffPosition, WythoffMove, 'wythoff-misere'> = {
  id: 'wythoff-misere',
  gives: 'outcome',
  method: 'closed-form',
  covers: (_, win) => win === 'misere',
  value: (at) => (isPair(at, MISERE) ? 0n : 1n),
  reaching: (at) => winningMoves(at, MISERE),
  whyLost: (at) => pairBody(at, MISERE),
  facts: (at) => ({
    ...misereFacts(at),
    beside: false,
    sum: isPair(at) ? '0' : '1',
    large: !isSmall(at),
    sized: false,
  }),
  here: (at) => {
    const pair = MISERE.of(ascending(at.heaps)[0], at.a);
    const m = pair.n * at.a + 1n;
    const root = (small: bigint): string => quadratic(at.a * small - at.a + 2n, m, at.a);
    return [
      {
        kind: 'misere-pairs',
        a: at.a.toString(),
        first: firstPairs(MISERE, 0n, at.a),
        heaps: textPair(at.heaps),
        pair: pairFacts(pair),
        certificate: at.a === 1n ? null : [root(pair.small), root(pair.small + 1n)],
      },
    ];
  },
};

/** Value 0 or 1, and small beside other games: for a = 1 four pairs, for a ≥ 2 all that are lost under one of the rules. */
const isSmall = (at: WythoffPosition): boolean => {
  if (at.a > 1n) return isPair(at) || isPair(at, MISERE);
  const [x, y] = at.heaps.toSorted((p, q) => (p < q ? -1 : 1)).map(Number) as [number, number];
  return x + y <= 1 || (y === 2 && x > 0);
};

/** Sums with other games (see `src/engine/solve/tame.ts`): Gurvich, Ho 2018. */
export const wythoffTame: Tame<WythoffPosition> = {
  theorem: 'wythoff-misere',
  isSmall,
  about: (at) => ({ ...misereFacts(at), beside: true }),
};

/** Numbers of the pair that the heaps could be, and of those that a move reaches. */
const matter = (at: WythoffPosition): readonly bigint[] => [
  distance(...at.heaps) / at.a,
  ...[...winningMoves(at)].map(
    ({ takes }) => distance(at.heaps[0] - takes[0], at.heaps[1] - takes[1]) / at.a,
  ),
];

const LISTED_PAIRS = 6n;

/** Losing pairs from number `from` on. */
const firstPairs = (pairs: LosingPairs, from: bigint, a: bigint): readonly (readonly [string, string])[] =>
  Array.from({ length: Number(LISTED_PAIRS) }, (_, i) => {
    const { small, large } = pairs.at(from + BigInt(i), a);
    return textPair([small, large]);
  });

const quadratic = (x: bigint, n: bigint, a: bigint): string =>
  (x * x + (a - 2n) * n * x - a * n * n).toString();

/** Pairs recomputed by the usual rule (least unused number), not by the formula. */
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

const MAX_SEARCHED_POSITIONS = 1_000_000;

/** Misère losing pairs recomputed from the rules: heaps from which no such pair is reached, smallest first. */
const searchedPairs = (a: number, most: number): readonly (readonly [number, number])[] => {
  if (a * (most + 2) ** 2 > MAX_SEARCHED_POSITIONS)
    throw new TooLargeToCheck(`too large to check: pairs for a = ${a}`);
  const pairs: [number, number][] = [];
  for (let x = 0; x <= most; x += 1)
    for (let y = Math.max(x, 1); y <= x + a * (most + 2); y += 1) {
      const reaches = pairs.some(([p, q]) =>
        [
          [p, q],
          [q, p],
        ].some(
          ([r, s]) =>
            r! <= x && s! <= y && r! + s! < x + y && (r === x || s === y || Math.abs(x - r! - y + s!) < a),
        ),
      );
      if (!reaches) pairs.push([x, y]);
    }
  return pairs;
};

const sameNumbers = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

/** Whether a certificate has the values of `at` at `small` and at the next number, and its root is between them. */
const encloses = (
  certificate: readonly [string, string],
  at: (x: number) => number,
  small: number,
): boolean => {
  const [below, above] = certificate.map(Number) as [number, number];
  return below === at(small) && above === at(small + 1) && below <= 0 && above > 0;
};

export const checks = {
  'misere-pairs': (step, { spot }) => {
    const parts = [spot, ...spot.parts().map((part) => part.spot)];
    if (!parts.some(({ position }) => sameNumbers(position.split(' ').slice(0, 2), step.heaps)))
      return 'heaps';
    const [a, n] = [Number(step.a), Number(step.pair.n)];
    const [small, large] = [Number(step.pair.small), Number(step.pair.large)];
    const pairs = searchedPairs(a, Math.max(small, Number(step.first.at(-1)![0])));
    const wrong = [...step.first, [step.pair.small, step.pair.large] as const].find(
      ([p, q], i) => pairs[i < step.first.length ? i : n]?.join() !== [p, q].join(),
    );
    if (wrong !== undefined) return `pair ${wrong.join()}`;
    if (![small, large].includes(Math.min(...step.heaps.map(Number)))) return 'another pair';
    if ((step.certificate === null) !== (a === 1)) return 'certificate?';
    if (step.certificate === null) return null;
    // Quadratic recomputed in y − m.
    const m = a * n + 1;
    const at = (x: number): number => {
      const y = a * x - a + 2;
      return (y - m) ** 2 + a * m * (y - m) - m * m;
    };
    return encloses(step.certificate, at, small) ? null : 'certificate';
  },
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
    // Quadratic recomputed in x − n.
    const small = Number(step.pair.small);
    const at = (x: number): number => (x - n) ** 2 + a * n * (x - n) - n * n;
    return encloses(step.certificate, at, small) ? null : 'certificate';
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
} satisfies Partial<Checks>;
