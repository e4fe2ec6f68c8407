import type { Check } from '../../engine/explain/check.ts';
import type { Step } from '../../engine/explain/step.ts';
import { bits, nimSum } from '../../engine/maths/nimber.ts';

/** Games in which stones move on, and only some of the places count: staircase and grid Nim. */
declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** The places with stones; those that count, in binary, and their nim-sum (bits are empty where it is too wide). */
    'counted-places': {
      readonly shape: 'stairs' | 'grid';
      readonly rows: readonly {
        /** The step; or row and column. */
        readonly place: readonly number[];
        readonly value: string;
        readonly counts: boolean;
        readonly bits: string;
      }[];
      /** Places with stones that are not listed. */
      readonly more: number;
      /** Ones in each column of the bits, over the places that count; empty where it is too wide. */
      readonly columns: readonly number[];
      readonly sum: string;
    };
  }
}

/** A place and what lies there. */
export interface Place {
  readonly place: readonly number[];
  readonly value: bigint;
}

/** Rows and columns of a table that a person still reads. */
const ROWS = 24;
const COLUMNS = 24;

/** Steps count where they are odd, cells where row + column is odd: the end, step 0 or cell (1,1), is even. */
export const counts = (place: readonly number[]): boolean => place.reduce((a, b) => a + b, 0) % 2 === 1;

export const countedPlaces = (shape: 'stairs' | 'grid', places: readonly Place[]): Step => {
  const counted = places.filter(({ place }) => counts(place)).map(({ value }) => value);
  const sum = nimSum(counted);
  const width = counted.reduce((most, value) => Math.max(most, value.toString(2).length), 1);
  const filled = places.filter(({ value }) => value > 0n);
  const narrow = width <= COLUMNS;
  return {
    kind: 'counted-places',
    shape,
    rows: filled.slice(0, ROWS).map(({ place, value }) => ({
      place,
      value: value.toString(),
      counts: counts(place),
      bits: narrow && counts(place) ? bits(value, width) : '',
    })),
    more: Math.max(0, filled.length - ROWS),
    columns: narrow
      ? Array.from(
          { length: width },
          (_, column) => counted.filter((value) => (value >> BigInt(width - 1 - column)) & 1n).length,
        )
      : [],
    sum: sum.toString(),
  };
};

export const checks = {
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
} satisfies { 'counted-places': Check<'counted-places'> };
