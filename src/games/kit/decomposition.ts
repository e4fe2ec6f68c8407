import type { Theory, Win } from '../../engine/core/game.ts';
import type { Step } from '../../engine/explain/step.ts';
import type { TheoremId } from '../../engine/explain/theorem.ts';
import { ceiling, formatGrowth, type Growth, grow } from '../../engine/maths/growth.ts';
import type { PeriodWindow } from '../../engine/maths/periods.ts';
import { LosingStarts } from '../../engine/maths/zeckendorf.ts';
import { lasting, lastingCost } from './lasting.ts';
import { bothLengths, type Length } from './lengths.ts';
import { type Amount, type Limited, limited, mostOf } from './limited.ts';
import { memo } from './memo.ts';
import { onto } from './onto.ts';
import { countTakes, firstTakes, takingCost, takingOutcome, winningTakes } from './taking.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'taking-recurrence': {
      readonly win: Win;
      /** Upper bound of f, and the last losing start it implies; null if f is unbounded. */
      readonly ceiling: string | null;
      readonly last: string | null;
    };
    /** Misère play is normal play with one stone fewer. */
    'one-fewer': { readonly rule: string; readonly size: string };
  }
}

/** Coefficients of the polynomials of f, lowest degree first. */
export type Coefficients = readonly (readonly string[])[];

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Pile as a sum of losing starts, and the most that may be taken. */
    decomposition: {
      /** f as typed. */
      readonly rule: string;
      readonly growth: Coefficients;
      readonly size: string;
      /** Largest and smallest parts, in descending order; `count` in all. */
      readonly largest: readonly string[];
      readonly smallest: readonly string[];
      readonly count: number;
      readonly most: string;
      /** First losing starts; `ended`: there are no others. */
      readonly starts: readonly string[];
      readonly ended: boolean;
    };
    /** Sums of the smallest parts, what each leaves, and which of them win. */
    'part-sums': {
      readonly growth: Coefficients;
      readonly size: string;
      readonly most: string;
      readonly rows: readonly {
        readonly take: string;
        /** Number of smallest parts in the sum. */
        readonly parts: number;
        /** Smallest part left; null: nothing is left. */
        readonly next: string | null;
        /** Opponent's limit after this take. */
        readonly limit: string;
        readonly wins: boolean;
      }[];
      readonly more: number;
    };
    /** Pile beyond the losing starts that can be listed; the largest one that was. */
    'starts-beyond': { readonly rule: string; readonly growth: Coefficients; readonly greatest: string };
    /** Least winning takes w(0), w(1), …; null: none (below the ceiling). */
    'least-takes': {
      readonly rule: string;
      /** Pile, and the smaller one in the table with the same least winning take; null: none shown. */
      readonly size: string;
      readonly same: number | null;
      readonly growth: Coefficients;
      readonly win: Win;
      readonly values: readonly (number | null)[];
      readonly certificate: (PeriodWindow & { readonly window: number }) | null;
    };
  }
}

/** Limits of what is shown; of many parts, the largest and the smallest. */
const MAX_PARTS_PER_END = 6;
const MAX_STARTS = 12;
const MAX_SUMS = 6;
/** Most losing starts that a verifier computes. */
const MAX_CERTIFIED_STARTS = 20_000n;
const MAX_TABLE_PILES = 40;

const remembered = memo<LosingStarts>(2);
const startsOf = (growth: Growth): LosingStarts =>
  remembered(formatGrowth(growth), () => new LosingStarts(growth));

const factsOf = (growth: Growth): Coefficients => growth.map((polynomial) => polynomial.map(String));

/** Whether the decomposition decides: f is unbounded, or the pile is at most the last losing start. */
const decides = (at: Limited): boolean => {
  if (ceiling(at.growth) === null) return true;
  const starts = startsOf(at.growth);
  return starts.reach(at.size) && (starts.last === null || at.size <= starts.last);
};

/** Parts of a pile, largest first; empty if they do not decide, or there are too many losing starts. */
export const partsOf = (at: Limited): readonly bigint[] => {
  const starts = startsOf(at.growth);
  return decides(at) && starts.reach(at.size) ? starts.decompose(at.size) : [];
};

interface PartSum {
  readonly take: bigint;
  readonly next: bigint | null;
  readonly limit: bigint;
  readonly wins: boolean;
}

/** Sums of the smallest parts that may be taken, ascending. */
const partSums = function* (at: Limited): Iterable<PartSum> {
  const parts = partsOf(at);
  const most = mostOf(at);
  let take = 0n;
  for (let i = parts.length - 1; i >= 0; i -= 1) {
    take += parts[i]!;
    if (take > most) return;
    const next = parts[i - 1] ?? null;
    const limit = grow(at.growth, take);
    yield { take, next, limit, wins: next === null || next > limit };
  }
};

const here = (at: Limited): readonly Step[] => {
  const parts = partsOf(at);
  const growth = factsOf(at.growth);
  const starts = startsOf(at.growth);
  const first = starts.first(MAX_STARTS);
  const most = mostOf(at).toString();
  const sums = [...partSums(at)];
  const shown = parts.length <= 2 * MAX_PARTS_PER_END ? parts : parts.slice(0, MAX_PARTS_PER_END);
  const rows = sums.slice(0, MAX_SUMS).map(({ take, next, limit, wins }, i) => ({
    take: take.toString(),
    parts: i + 1,
    next: next?.toString() ?? null,
    limit: limit.toString(),
    wins,
  }));
  return [
    {
      kind: 'decomposition',
      rule: formatGrowth(at.growth),
      growth,
      size: at.size.toString(),
      largest: shown.map(String),
      smallest: parts.slice(shown.length).slice(-MAX_PARTS_PER_END).map(String),
      count: parts.length,
      most,
      starts: first.map(String),
      ended: first.at(-1) === starts.last,
    },
    ...(rows.length === 0
      ? []
      : [
          {
            kind: 'part-sums' as const,
            growth,
            size: at.size.toString(),
            most,
            rows,
            more: sums.length - rows.length,
          },
        ]),
  ];
};

/**
 * P exactly when the smallest part of the pile's decomposition into losing starts is more than may be taken; a winning take is a
 * sum of smallest parts after which the next part exceeds the opponent's limit. M. J. Whinihan, “Fibonacci Nim”, Fibonacci
 * Quarterly 1 (1963), 9–13; A. J. Schwenk, “Take-away games”, Fibonacci Quarterly 8 (1970), 225–234. Domain: normal play, and
 * f(a) ≥ a for every losing start a below the pile.
 */
export const decomposition = <P extends Limited, T extends TheoremId>(
  id: T,
  facts: Theory<P, Amount, T>['facts'],
): Theory<P, Amount, T> => ({
  id,
  gives: 'outcome',
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && decides(at),
  cost: (at) => (startsOf(at.growth).reach(at.size) ? 0 : Infinity),
  value: (at) => {
    const smallest = partsOf(at).at(-1);
    return smallest === undefined || smallest > mostOf(at) ? 0n : 1n;
  },
  *reaching(at) {
    for (const sum of partSums(at)) if (sum.wins) yield { take: sum.take };
  },
  count: (at) => BigInt([...partSums(at)].filter((sum) => sum.wins).length),
  whyLost: (at) =>
    startsOf(at.growth).countTo(at.size) > MAX_CERTIFIED_STARTS
      ? null
      : { kind: 'decomposition', parts: partsOf(at).map(String) },
  facts,
  here,
});

/**
 * Pile without its last stone. Under misère play taking that stone loses, so players take it only without another move, and the
 * rest is normal play. At the start all of the rest may be taken.
 */
const oneFewer = <P extends Limited>(at: P): P => limited(at, at.size - 1n, mostOf(at));

/**
 * Misère play: (n, limit) is lost exactly when (n − 1, limit) is lost in normal play, n ≥ 1. For from n ≥ 2 stones taking all
 * loses at once, and every other take leaves at least one; from 1 stone there is nothing else to take, and (0, limit) is lost in
 * normal play. Domain: misère play with a legal move, and Whinihan’s and Schwenk’s domain for n − 1.
 */
const misereByOneFewer = <P extends Limited>(): Theory<P, Amount, 'one-fewer'> => {
  const normal = decomposition<P, 'one-fewer'>('one-fewer', (at) => ({
    rule: formatGrowth(at.growth),
    size: at.size.toString(),
  }));
  const mapped = onto(normal, oneFewer<P>, (at) => mostOf(at) > 0n);
  return {
    ...mapped,
    covers: (at, win) => win === 'misere' && mapped.covers(at, 'normal'),
    facts: normal.facts,
    whyLost: (at) => normal.whyLost!(oneFewer(at)),
  };
};

/** Steps for a pile beyond the losing starts that can be listed. */
export const startsKnown = (at: Limited, win: Win): readonly Step[] => {
  const starts = startsOf(at.growth);
  return starts.reach(win === 'normal' ? at.size : at.size - 1n)
    ? []
    : [
        {
          kind: 'starts-beyond',
          rule: formatGrowth(at.growth),
          growth: factsOf(at.growth),
          greatest: starts.greatest.toString(),
        },
      ];
};

/**
 * Recurrence over sizes: for misère play, and for a bounded f beyond its last losing start. For a bounded f the least winning
 * takes are certified as periodic; for an unbounded one the table is limited.
 */
export const recurrence = <P extends Limited>(win: Win): Theory<P, Amount, 'taking-recurrence'> => ({
  id: 'taking-recurrence',
  gives: 'outcome',
  method: 'theorem',
  covers: (at, asked) =>
    asked === win && !(win === 'normal' ? decides(at) : mostOf(at) > 0n && decides(oneFewer(at))),
  cost: (at) => takingCost(at, win),
  value: (at) => takingOutcome(at, win),
  *reaching(at) {
    for (const take of winningTakes(at, win)) yield { take };
  },
  count: (at) => countTakes(at, win),
  facts: (at) => {
    const most = ceiling(at.growth);
    const starts = startsOf(at.growth);
    if (most !== null && win === 'normal') starts.reach(at.size);
    return { win, ceiling: most?.toString() ?? null, last: starts.last?.toString() ?? null };
  },
  here: (at) => {
    const { values, certificate, window } = firstTakes(at, win, MAX_TABLE_PILES);
    return [
      {
        kind: 'least-takes',
        rule: formatGrowth(at.growth),
        size: at.size.toString(),
        same: sameTake(at.size, values.length, certificate),
        growth: factsOf(at.growth),
        win,
        values,
        certificate: certificate === null ? null : { ...certificate, window },
      },
    ];
  },
});

/** Pile below `shown` with the least winning take of `size`: itself, or its image under the certified period. */
const sameTake = (size: bigint, shown: number, certificate: PeriodWindow | null): number | null => {
  if (size < BigInt(shown)) return Number(size);
  if (certificate === null) return null;
  const { preperiod, period } = certificate;
  const same = preperiod + Number((size - BigInt(preperiod)) % BigInt(period));
  return same < shown ? same : null;
};

/** Length of the game, by a table of all smaller sizes and limits. Domain: `lastingCost` is finite. */
const lengths = <P extends Limited>(measure: Length, win: Win): Theory<P, Amount, 'taking-recurrence'> => ({
  ...recurrence<P>(win),
  gives: measure,
  covers: (_, asked) => asked === win,
  cost: lastingCost,
  value: (at) => lasting(at, measure, win),
});

/** Theories of misère play and both lengths, for every limit rule f. */
export const misereAndLengths = <P extends Limited>() => [
  misereByOneFewer<P>(),
  recurrence<P>('misere'),
  ...bothLengths(lengths<P>),
];
