import type { Theory, Win } from '../../engine/core/game.ts';
import { recall } from '../../engine/core/maps.ts';
import { spend } from '../../engine/core/work.ts';
import type { Heaps, Take } from '../kit/heaps.ts';

interface EndFacts {
  readonly heaps: number;
  /** Both ends, and the size of the left one with which the row would be lost; empty strings for fewer than two heaps. */
  readonly left: string;
  readonly right: string;
  readonly needed: string;
}

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    endnim: EndFacts;
    'endnim-misere': EndFacts;
  }
}

/** For a row w: the only x ≥ 0 for which x·w is lost, and the only one for which w·x is. 0: w itself is lost. */
interface Ends {
  readonly left: bigint;
  readonly right: bigint;
}

/** The only x for which x·w·y is lost, from the ends of w: every y > 0 takes the least x that no smaller y took. */
const besideOf = ({ left, right }: Ends, y: bigint): bigint => {
  if (y === 0n) return left;
  if (y === right) return 0n;
  if (y < right) return y < left ? y : y + 1n;
  return y <= left ? y - 1n : y;
};

const WORK_PER_STRETCH = 0.06;

const mirrored = ({ left, right }: Ends): Ends => ({ left: right, right: left });

/** Ends of the empty row: under misère play it is won, and a single 1 lost. */
const nothing = (win: Win): Ends => (win === 'normal' ? { left: 0n, right: 0n } : { left: 1n, right: 1n });

/** Ends of the row without its first and its last heap, by all its stretches. Quadratic. Domain: at least two heaps. */
const innerEnds = (heaps: readonly bigint[], win: Win): Ends => {
  const inner = heaps.slice(1, -1);
  // row[i]: the stretch from i of the current length.
  let row: Ends[] = Array.from({ length: inner.length + 1 }, () => nothing(win));
  for (let length = 1; length <= inner.length; length += 1) {
    const next: Ends[] = [];
    spend((inner.length - length + 1) * WORK_PER_STRETCH);
    for (let i = 0; i + length <= inner.length; i += 1)
      next.push({
        left: besideOf(row[i]!, inner[i + length - 1]!),
        right: besideOf(mirrored(row[i + 1]!), inner[i]!),
      });
    row = next;
  }
  return row[0]!;
};

const known = new WeakMap<readonly bigint[], Map<Win, Ends>>();

/** As `innerEnds`, cached per row. */
const endsOf = (heaps: readonly bigint[], win: Win): Ends => {
  const of = recall(known, heaps, () => new Map<Win, Ends>());
  return recall(of, win, () => innerEnds(heaps, win));
};

/**
 * Sizes of the first and of the last heap that would make the row lost, each with the other unchanged. Domain: at least two
 * heaps.
 */
const needed = (heaps: readonly bigint[], win: Win): Ends => {
  const ends = endsOf(heaps, win);
  return { left: besideOf(ends, heaps.at(-1)!), right: besideOf(mirrored(ends), heaps[0]!) };
};

const isLost = (heaps: readonly bigint[], win: Win): boolean => {
  if (heaps.length === 0) return win === 'normal';
  if (heaps.length === 1) return win === 'misere' && heaps[0] === 1n;
  return needed(heaps, win).left === heaps[0];
};

const wins = (heaps: readonly bigint[], win: Win): readonly Take[] => {
  const [first] = heaps;
  if (first === undefined) return [];
  if (heaps.length === 1) {
    const left = win === 'normal' ? 0n : 1n;
    return first > left ? [{ heap: 0, take: first - left }] : [];
  }
  const { left, right } = needed(heaps, win);
  const last = heaps.length - 1;
  return [
    ...(left < first ? [{ heap: 0, take: first - left }] : []),
    // In a row of equal heaps, taking the first or the last leaves the same row.
    ...(right < heaps[last]! && !(right === 0n && heaps.every((heap) => heap === first))
      ? [{ heap: last, take: heaps[last]! - right }]
      : []),
  ];
};

const theoryFor = <T extends 'endnim' | 'endnim-misere'>(id: T, win: Win) =>
  ({
    id,
    gives: 'outcome',
    method: 'closed-form',
    covers: (_, asked) => asked === win,
    value: ({ heaps }) => (isLost(heaps, win) ? 0n : 1n),
    reaching: ({ heaps }) => wins(heaps, win),
    count: ({ heaps }) => BigInt(wins(heaps, win).length),
    facts: ({ heaps }): EndFacts =>
      heaps.length < 2
        ? { heaps: heaps.length, left: '', right: '', needed: '' }
        : {
            heaps: heaps.length,
            left: heaps[0]!.toString(),
            right: heaps.at(-1)!.toString(),
            needed: needed(heaps, win).left.toString(),
          },
    whyLost: () => ({ kind: 'formula' }),
  }) satisfies Theory<Heaps, Take, 'endnim' | 'endnim-misere'>;

/**
 * Lost exactly if the first heap is the only number that the rest of the row requires. M. H. Albert, R. J. Nowakowski, “The game
 * of End-Nim”, Electronic Journal of Combinatorics 8(2) (2001), R1. Domain: normal play.
 */
export const endnim = theoryFor('endnim', 'normal') as Theory<Heaps, Take, 'endnim'>;

/** The same recurrence from another end: a single heap of 1 is lost. Domain: misère play. */
export const endnimMisere = theoryFor('endnim-misere', 'misere') as Theory<Heaps, Take, 'endnim-misere'>;
