import type { Theory } from '../../engine/core/game.ts';
import { recall } from '../../engine/core/maps.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { mex } from '../../engine/maths/nimber.ts';
import { countListed } from '../kit/count.ts';
import type { StoneRow, StoneSpread } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'funny-stones': { readonly places: number };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Value of one stone on each place, by its distance from the right end, and the places with an odd number. */
    'funny-values': {
      readonly rows: readonly {
        readonly place: number;
        readonly distance: number;
        readonly value: number;
        readonly stones: string;
        readonly odd: boolean;
      }[];
      readonly more: number;
      readonly sum: number;
    };
  }
}

const MAX_ROWS = 24;

let kept: readonly number[] = [];

/** Values of one stone at distances 0 … `length` − 1 from the right end: mex over the pairs of nearer places. */
const stoneValues = (length: number): readonly number[] => {
  if (kept.length >= length) return kept;
  const values: number[] = [];
  for (let distance = 0; distance < length; distance += 1) {
    const options = new Set<number>();
    for (let a = 0; a < distance; a += 1)
      for (let b = 0; b <= a; b += 1) options.add(values[a]! ^ values[b]!);
    values.push(mex(options));
  }
  kept = values;
  return values;
};

/** Value of one stone on each place, left to right. */
const byPlace = (at: StoneRow): readonly number[] =>
  stoneValues(at.stones.length).slice(0, at.stones.length).reverse();

const total = (at: StoneRow): number => {
  const values = byPlace(at);
  return at.stones.reduce((sum, count, place) => (count % 2n === 1n ? sum ^ values[place]! : sum), 0);
};

const spreads = function* (at: StoneRow, target: bigint): Iterable<StoneSpread> {
  if (target > 2n ** 31n) return;
  const values = byPlace(at);
  const change = total(at) ^ Number(target);
  const { length } = values;
  for (const [i, count] of at.stones.entries())
    if (count > 0n)
      for (let j = i + 1; j < length; j += 1) {
        const wanted = change ^ values[i]! ^ values[j]!;
        for (let k = j; k < length; k += 1) if (values[k] === wanted) yield { i, j, k };
      }
};

/**
 * Every stone is a game of its own, whose value depends on its distance from the right end: the mex of the nim-sums of two nearer
 * places. Two stones on one place cancel. UVa 1378 “A Funny Stone Game”. Domain: normal play.
 */
export const funnyStones: Theory<StoneRow, StoneSpread, 'funny-stones'> = {
  id: 'funny-stones',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'theorem',
  covers: (_, win) => win === 'normal',
  value: (at) => BigInt(total(at)),
  reaching: spreads,
  count: countListed,
  facts: (at) => ({ places: at.stones.length }),
  here: (at) => {
    const values = byPlace(at);
    const rows = at.stones.flatMap((count, place) =>
      count === 0n
        ? []
        : [
            {
              place,
              distance: at.stones.length - 1 - place,
              value: values[place]!,
              stones: count.toString(),
              odd: count % 2n === 1n,
            },
          ],
    );
    return [
      {
        kind: 'funny-values',
        rows: rows.slice(0, MAX_ROWS),
        more: Math.max(0, rows.length - MAX_ROWS),
        sum: total(at),
      },
    ];
  },
};

/** Whether all stones are on the last two places. */
export const isAlmostOver = ({ stones }: StoneRow): boolean =>
  stones.slice(0, -2).every((count) => count === 0n);

/** Value of a stone recomputed from the rules: all pairs of places to the right. */
const bruteValue = (distance: number, memo: Map<number, number>): number =>
  recall(memo, distance, () => {
    const options: number[] = [];
    for (let j = distance - 1; j >= 0; j -= 1)
      for (let k = j; k >= 0; k -= 1) options.push(bruteValue(j, memo) ^ bruteValue(k, memo));
    return mex(options);
  });

export const checks = {
  'funny-values': (step) => {
    const memo = new Map<number, number>();
    let sum = 0;
    for (const row of step.rows) {
      if (bruteValue(row.distance, memo) !== row.value) return `value at distance ${row.distance}`;
      if ((Number(row.stones.at(-1)) % 2 === 1) !== row.odd) return `parity on place ${row.place}`;
      if (row.odd) sum ^= row.value;
    }
    return step.more > 0 || sum === step.sum ? null : `sum ${step.sum}`;
  },
} satisfies Partial<Checks>;
