import type { Tame, Theory } from '../../engine/core/game.ts';
import type { Checks } from '../../engine/explain/check.ts';
import type { Step } from '../../engine/explain/step.ts';
import type { FactsOf } from '../../engine/explain/theorem.ts';
import { bits, nimSum } from '../../engine/maths/nimber.ts';
import { countListed } from './count.ts';

/** Kit of staircase and grid Nim: stones move on, and only every second place counts for the nim-sum. */
declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Places with stones; the counting ones in binary with their nim-sum (bits are empty if too wide). */
    'counted-places': {
      readonly shape: 'stairs' | 'grid';
      readonly rows: readonly {
        /** Step; or row and column. */
        readonly place: readonly number[];
        readonly value: string;
        readonly counts: boolean;
        readonly bits: string;
      }[];
      /** Places with stones that are not listed. */
      readonly more: number;
      /** Ones in each column of the bits, over the counting places; empty if too wide. */
      readonly columns: readonly number[];
      readonly sum: string;
    };
    /** Moves that bring the nim-sum of the counting places to 0, and the answer to a move from a place that does not count. */
    'counted-repairs': {
      readonly shape: 'stairs' | 'grid';
      readonly sum: string;
      readonly rows: readonly {
        /** Counting place, its stones, and the stones it needs: `to` = `from` ⊕ sum. */
        readonly place: readonly number[];
        readonly from: string;
        readonly to: string;
        /** Place that the stones go to, or come from. */
        readonly other: readonly number[];
        readonly amount: string;
      }[];
      readonly more: number;
      /** Stones that arrive from a place that does not count are moved on at once; null: there are no such stones. */
      readonly copy: {
        readonly from: readonly number[];
        readonly via: readonly number[];
        readonly to: readonly number[];
      } | null;
    };
  }
}

/** Place with its stones. */
interface CountedPlace {
  readonly place: readonly number[];
  readonly value: bigint;
}

/** Largest table that is still readable. */
const MAX_ROWS = 24;
const MAX_COLUMNS = 24;

/** Steps count if odd, cells if row + column is odd: the end, step 0 or cell (1,1), is even. */
const counts = (place: readonly number[]): boolean => place.reduce((a, b) => a + b, 0) % 2 === 1;

/**
 * Step of the counting places and their nim-sum; lists at most 24 places with stones, and binary digits only if all fit in 24
 * columns.
 */
const countedPlaces = (shape: 'stairs' | 'grid', places: readonly CountedPlace[]): Step => {
  const counted = places.filter(({ place }) => counts(place)).map(({ value }) => value);
  const sum = nimSum(counted);
  const width = counted.reduce((most, value) => Math.max(most, value.toString(2).length), 1);
  const filled = places.filter(({ value }) => value > 0n);
  const narrow = width <= MAX_COLUMNS;
  return {
    kind: 'counted-places',
    shape,
    rows: filled.slice(0, MAX_ROWS).map(({ place, value }) => ({
      place,
      value: value.toString(),
      counts: counts(place),
      bits: narrow && counts(place) ? bits(value, width) : '',
    })),
    more: Math.max(0, filled.length - MAX_ROWS),
    columns: narrow
      ? Array.from(
          { length: width },
          (_, column) => counted.filter((value) => (value >> BigInt(width - 1 - column)) & 1n).length,
        )
      : [],
    sum: sum.toString(),
  };
};

/** Winning move: the stones, and where they go. */
interface Repair {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly amount: bigint;
}

/** Most repairs listed. */
const MAX_REPAIRS = 6;

/** Moves that bring the nim-sum to 0 (none if it is 0), and the answer to moves from places that do not count. */
const countedRepairs = (
  shape: 'stairs' | 'grid',
  places: readonly CountedPlace[],
  repairs: readonly Repair[],
): Step => {
  const counted = places.filter(({ place }) => counts(place));
  const sum = nimSum(counted.map(({ value }) => value));
  const valueAt = new Map(counted.map(({ place, value }) => [place.join(','), value]));
  // Stones on the end do not move; it is not among the steps, and the first of the cells.
  const source = places.find(
    ({ place, value }, i) => value > 0n && !counts(place) && (shape === 'stairs' || i > 0),
  )?.place;
  const before = (place: readonly number[]): readonly number[] =>
    place.length === 1 ? [place[0]! - 1] : place[0]! > 1 ? [place[0]! - 1, place[1]!] : [1, place[1]! - 1];
  return {
    kind: 'counted-repairs',
    shape,
    sum: sum.toString(),
    rows: repairs.slice(0, MAX_REPAIRS).map(({ from, to, amount }) => {
      const out = counts(from);
      const place = out ? from : to;
      const value = valueAt.get(place.join(','))!;
      return {
        place,
        from: value.toString(),
        to: (out ? value - amount : value + amount).toString(),
        other: out ? to : from,
        amount: amount.toString(),
      };
    }),
    more: Math.max(0, repairs.length - MAX_REPAIRS),
    copy: source === undefined ? null : { from: source, via: before(source), to: before(before(source)) },
  };
};

/** Game on which only the counting places matter. */
interface Counting<P, M, T extends 'staircase' | 'grid'> {
  readonly id: T;
  readonly shape: 'stairs' | 'grid';
  readonly places: (at: P) => readonly CountedPlace[];
  /** Moves that change the nim-sum by `change` > 0, by changing one counting place. */
  readonly changing: (at: P, change: bigint) => Iterable<M>;
  readonly repairOf: (move: M) => Repair;
  readonly facts: (at: P) => FactsOf<T>;
}

/**
 * Theories of such a game: the nim-sum of the counting places under normal play; misère Nim on them, small if none has more than
 * one stone (see `src/engine/solve/tame.ts`).
 */
export const countingTheories = <P, M, T extends 'staircase' | 'grid'>({
  id,
  shape,
  places,
  changing,
  repairOf,
  facts,
}: Counting<P, M, T>): {
  readonly counted: (at: P) => readonly bigint[];
  readonly normal: Theory<P, M, T>;
  readonly tame: Tame<P>;
} => {
  const counted = (at: P): readonly bigint[] =>
    places(at).flatMap(({ place, value }) => (counts(place) ? [value] : []));
  const movesTo = (at: P, target: bigint): Iterable<M> => {
    const change = nimSum(counted(at)) ^ target;
    return change === 0n ? [] : changing(at, change);
  };
  return {
    counted,
    normal: {
      id,
      gives: 'grundy',
      evidence: () => 'formula',
      method: 'closed-form',
      covers: (_, win) => win === 'normal',
      value: (at) => nimSum(counted(at)),
      reaching: movesTo,
      count: countListed,
      facts,
      here: (at) => [
        countedPlaces(shape, places(at)),
        countedRepairs(shape, places(at), [...movesTo(at, 0n)].map(repairOf)),
      ],
    },
    tame: {
      theorem: `${id}-misere`,
      isSmall: (at) => counted(at).every((stones) => stones <= 1n),
      here: (at) => [countedPlaces(shape, places(at))],
    },
  };
};

/** Stones on a place of the only component, parsed from the line. */
const lying = (line: string, place: readonly number[]): string | undefined => {
  const rows = line
    .split(' ')
    .slice(1)
    .join(' ')
    .split('/')
    .map((row) => row.trim().split(' '));
  return place.length === 1 ? rows[0]![place[0]! - 1] : rows[place[0]! - 1]?.[place[1]! - 1];
};

export const checks = {
  'counted-repairs': (step, context) => {
    const { spot } = context;
    if (spot.compound !== null || context.win === 'misere') return null;
    if (String(context.grundy(spot)) !== step.sum) return `sum ${step.sum}`;
    for (const { place, from, to, amount } of step.rows) {
      if (lying(spot.line, place) !== from) return `on ${place.join(',')}: ${from}`;
      if ((BigInt(from) ^ BigInt(step.sum)) !== BigInt(to)) return `${from} to ${to}`;
      const change = BigInt(to) - BigInt(from);
      if ((change < 0n ? -change : change) !== BigInt(amount)) return `amount ${amount}`;
    }
    const wins = new Set<string>();
    for (const { to } of spot.options()) if (!context.outcome(to)) wins.add(to.line);
    if (wins.size !== step.rows.length + step.more) return `${wins.size} winning moves`;
    const stones = step.copy === null ? '1' : lying(spot.line, step.copy.from);
    return stones === undefined || stones === '0' ? 'nothing to copy' : null;
  },
  'counted-places': (step, context) => {
    const { spot, win } = context;
    let sum = 0;
    for (const row of step.rows) {
      const odd = row.place.reduce((a, b) => a + b, 0) % 2 === 1;
      if (odd !== row.counts) return `counts: ${row.place.join(',')}`;
      if (!odd) continue;
      sum ^= Number(row.value);
      if (row.bits !== '' && Number.parseInt(row.bits, 2) !== Number(row.value)) return `bits ${row.bits}`;
    }
    if (step.more > 0) return null;
    if (String(sum) !== step.sum) return `sum ${step.sum}`;
    for (const [column, ones] of step.columns.entries())
      if (step.rows.filter((row) => row.bits[column] === '1').length !== ones) return `column ${column}`;
    const whole = win === 'normal' && spot.compound === null && spot.claims(win).length > 0;
    return whole && String(context.grundy(spot)) !== step.sum ? 'value' : null;
  },
} satisfies Partial<Checks>;
