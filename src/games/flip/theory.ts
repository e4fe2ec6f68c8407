import type { Tame, Theory } from '../../engine/core/game.ts';
import { pushTo, recall } from '../../engine/core/maps.ts';
import { spend } from '../../engine/core/work.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { mex } from '../../engine/maths/nimber.ts';
import { nimInverse, nimInverse16, nimProduct, nimProduct16 } from '../../engine/maths/nimproduct.ts';
import { type CoinRule, formatCoinRule, type Places } from '../coins/position.ts';
import { fits as coinsFit } from '../coins/theory.ts';
import { countListed } from '../kit/count.ts';
import type { Pair } from '../kit/pairs.ts';
import type { Flip, FlipBoard, FlipRule } from './rules.ts';
import { chargedSetsAt, countSets, isTartan, othersWorth, type Tartan, valueAt } from './tartan.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'flip-line': { readonly heads: number };
    'flip-misere': TameFacts;
    'flip-product': { readonly heads: number };
    'flip-tartan': { readonly columns: string; readonly rows: string };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Value of each head by its place, and their nim-sum. */
    'tartan-values': {
      /** Rules of columns and of rows, as typed. */
      readonly across: string;
      readonly up: string;
      /** Each head by its place: its value in the row of columns, in the column of rows, and their nim-product. */
      readonly rows: readonly {
        readonly x: string;
        readonly y: string;
        readonly across: string;
        readonly up: string;
        readonly value: string;
      }[];
      readonly more: number;
      readonly sum: string;
    };
    'flip-values': {
      readonly rule: FlipRule;
      readonly rows: readonly { readonly x: string; readonly y: string; readonly value: string }[];
      readonly more: number;
      readonly sum: string;
    };
  }
}

const MAX_ROWS = 24;

/** Whether a verifier can try all places below each head. */
const certified =
  (most: bigint) =>
  ({ heads }: FlipBoard): 'formula' | null =>
    heads.every((head) => head.every((place) => place <= most)) ? 'formula' : null;

const lineValue = ([x, y]: Pair): bigint => (x - 1n) ^ (y - 1n);
const productValue = ([x, y]: Pair): bigint => nimProduct(x - 1n, y - 1n);

const sumOf = (at: FlipBoard, value: (head: Pair) => bigint): bigint =>
  at.heads.reduce((sum, head) => sum ^ value(head), 0n);

const here =
  (value: (head: Pair) => bigint): Theory<FlipBoard, Flip>['here'] =>
  (at) => [
    {
      kind: 'flip-values',
      rule: at.rule as FlipRule,
      rows: at.heads.slice(0, MAX_ROWS).map((head) => ({
        x: head[0].toString(),
        y: head[1].toString(),
        value: value(head).toString(),
      })),
      more: Math.max(0, at.heads.length - MAX_ROWS),
      sum: sumOf(at, value).toString(),
    },
  ];

/** Moves of `flipLine` that change the nim-sum by `change`. */
const lineMoves = function* (at: FlipBoard, change: bigint): Iterable<Flip> {
  for (const head of at.heads) {
    const [x, y] = head;
    // The second coin needs the head's value ⊕ change; one coordinate stays, which determines the other.
    const wanted = lineValue(head) ^ change;
    const b = (wanted ^ (x - 1n)) + 1n;
    if (b < y) yield { head, other: [x, b] };
    const a = (wanted ^ (y - 1n)) + 1n;
    if (a < x) yield { head, other: [a, y] };
  }
};

/**
 * A head (x, y) has value (x − 1) ⊕ (y − 1): its two coordinates are two Nim heaps, counted from 0. (Sources with x ⊕ y count
 * places from 0.) Coin turning as in Lenstra 1978. Domain: rule=line, normal play.
 */
export const flipLine: Theory<FlipBoard, Flip, 'flip-line'> = {
  id: 'flip-line',
  gives: 'grundy',
  evidence: certified(100_000n),
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && at.rule === 'line',
  value: (at) => sumOf(at, lineValue),
  reaching: (at, target) => lineMoves(at, sumOf(at, lineValue) ^ target),
  count: countListed,
  facts: (at) => ({ heads: at.heads.length }),
  here: here(lineValue),
};

/**
 * Misère play: pairs of columns and of rows form squares of four places; a board is small if each square except the first has an
 * even number of heads (see `src/engine/solve/tame.ts`). Domain: rule=line.
 */
export const tame: Tame<FlipBoard> = {
  theorem: 'flip-misere',
  covers: (at) => at.rule === 'line',
  isSmall({ heads }) {
    const odd = new Set<string>();
    for (const [x, y] of heads) {
      const square = `${(x - 1n) >> 1n} ${(y - 1n) >> 1n}`;
      if (square !== '0 0' && !odd.delete(square)) odd.add(square);
    }
    return odd.size === 0;
  },
  here: here(lineValue),
};

/** Work units per place in a row looked at. */
const WORK_PER_PLACE = 0.1;

/** Moves of `flipProduct` to nim-sum `target`: each head and each smaller x determine y. */
const productMoves = function* (at: FlipBoard, target: bigint): Iterable<Flip> {
  const change = Number(sumOf(at, productValue) ^ target);
  if (change === 0 || change >= 65536) return;
  for (const head of at.heads) {
    const [x, y] = [Number(head[0]) - 1, Number(head[1]) - 1];
    for (let a = 0; a < x; a += 1) {
      spend(WORK_PER_PLACE);
      const b = y ^ nimProduct16(change, nimInverse16(x ^ a));
      if (b < y) yield { head, other: [BigInt(a + 1), BigInt(b + 1)] };
    }
  }
};

/**
 * Turning corners: a head (x, y) has the nim-product (x − 1) ⊗ (y − 1) as value, by the Tartan theorem (Lenstra 1978; Winning
 * Ways, ch. 14). The change of a move is (x′ ⊕ a′) ⊗ (y′ ⊕ b′), with coordinates from 0; nimbers are a field, so a determines b.
 * Domain: normal play, coordinates below 65,536.
 */
export const flipProduct: Theory<FlipBoard, Flip, 'flip-product'> = {
  id: 'flip-product',
  gives: 'grundy',
  evidence: certified(100_000n),
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && at.rule === 'product',
  value: (at) => sumOf(at, productValue),
  reaching: productMoves,
  count: countListed,
  facts: (at) => ({ heads: at.heads.length }),
  here: here(productValue),
};

/** Most sets of columns and of rows, over all heads, for which the moves to a value are listed. */
const MAX_LISTED_SETS = 20_000;
/** Smaller values of a factor that are tried for one winning move. */
const MAX_TRIED_VALUES = 5_000;
/** Work units per such value, and for the value of a head. */
const WORK_PER_VALUE = 20;

const factorsOf = ([x, y]: Pair, rule: Tartan): readonly [bigint, bigint] | null => {
  spend(WORK_PER_VALUE);
  const [across, up] = [valueAt(rule.columns, x), valueAt(rule.rows, y)];
  return across === null || up === null ? null : [across, up];
};

const tartanSum = ({ heads }: FlipBoard, rule: Tartan): bigint | null => {
  let sum = 0n;
  for (const head of heads) {
    const factors = factorsOf(head, rule);
    if (factors === null) return null;
    sum ^= nimProduct(...factors);
  }
  return sum;
};

const coversTartan = (at: FlipBoard, win: string): boolean =>
  win === 'normal' && isTartan(at.rule) && tartanSum(at, at.rule) !== null;

const isListable = ({ heads }: FlipBoard, rule: Tartan): boolean =>
  heads.reduce((sum, [x, y]) => sum + countSets(rule.columns, x) + countSets(rule.rows, y), 0) <=
  MAX_LISTED_SETS;

const worth = (rule: CoinRule, places: Places): bigint =>
  places.reduce((sum, place) => sum ^ valueAt(rule, place)!, 0n);

/** Each head and each set of columns determine the nim-sum of the rows: nimbers are a field. */
const crossings = function* (at: FlipBoard, rule: Tartan, change: bigint): Iterable<Flip> {
  if (change === 0n) return;
  for (const [x, y] of at.heads) {
    const byWorth = new Map<bigint, Places[]>();
    for (const rows of chargedSetsAt(rule.rows, y)) {
      spend(1);
      pushTo(byWorth, worth(rule.rows, rows), rows);
    }
    for (const columns of chargedSetsAt(rule.columns, x)) {
      spend(WORK_PER_VALUE);
      const own = worth(rule.columns, columns);
      if (own === 0n) continue;
      for (const rows of byWorth.get(nimProduct(change, nimInverse(own))) ?? []) yield { columns, rows };
    }
  }
};

/** One move that changes the nim-sum by `change`: tries smaller values of the smaller factor, which determine the other's. */
const someCrossing = function* (at: FlipBoard, rule: Tartan, change: bigint): Iterable<Flip> {
  for (const head of at.heads) {
    const [across, up] = factorsOf(head, rule)!;
    const value = nimProduct(across, up);
    if (change === 0n || (value ^ change) >= value) continue;
    const isAcross = across < up;
    const [small, large] = isAcross ? [across, up] : [up, across];
    for (let left = 0n; left < small && left < MAX_TRIED_VALUES; left += 1n) {
      spend(WORK_PER_VALUE);
      const other = nimProduct(change, nimInverse(small ^ left)) ^ large;
      if (other >= large) continue;
      const columns = othersWorth(rule.columns, head[0], isAcross ? left : other);
      const rows = othersWorth(rule.rows, head[1], isAcross ? other : left);
      if (columns === null || rows === null) continue;
      yield { columns, rows };
      return;
    }
  }
};

const tartan = {
  id: 'flip-tartan',
  gives: 'grundy',
  evidence: (at: FlipBoard) => (isListable(at, at.rule as Tartan) ? certified(300n)(at) : null),
  method: 'theorem',
  value: (at: FlipBoard) => tartanSum(at, at.rule as Tartan)!,
  facts: ({ rule }: FlipBoard) => ({
    columns: formatCoinRule((rule as Tartan).columns),
    rows: formatCoinRule((rule as Tartan).rows),
  }),
  here: (at: FlipBoard) => {
    const rule = at.rule as Tartan;
    return [
      {
        kind: 'tartan-values',
        across: formatCoinRule(rule.columns),
        up: formatCoinRule(rule.rows),
        rows: at.heads.slice(0, MAX_ROWS).map((head) => {
          const [across, up] = factorsOf(head, rule)!;
          const [x, y] = head.map(String) as [string, string];
          return { x, y, across: `${across}`, up: `${up}`, value: nimProduct(across, up).toString() };
        }),
        more: Math.max(0, at.heads.length - MAX_ROWS),
        sum: tartanSum(at, rule)!.toString(),
      },
    ] as const;
  },
} as const;

/**
 * Tartan theorem: a head has as value the nim-product of its values in the two games of one row. J. H. Conway, in E. Berlekamp,
 * J. H. Conway, R. Guy, Winning Ways, ch. 14. Domain: normal play, values in reach, moves few enough to be listed.
 */
export const flipTartan: Theory<FlipBoard, Flip, 'flip-tartan'> = {
  ...tartan,
  covers: (at, win) => coversTartan(at, win) && isListable(at, at.rule as Tartan),
  reaching: (at, target) => crossings(at, at.rule as Tartan, tartan.value(at) ^ target),
  count: countListed,
};

/** As `flipTartan` for too many moves: searches for one of them. */
export const flipTartanVast: Theory<FlipBoard, Flip, 'flip-tartan'> = {
  ...tartan,
  covers: (at, win) => coversTartan(at, win) && !isListable(at, at.rule as Tartan),
  some: (at, target) => someCrossing(at, at.rule as Tartan, tartan.value(at) ^ target),
};

/** Values by mex over the rules, place by place, coordinates from 0. */
const bruteValue = (rule: FlipRule, x: number, y: number, memo: Map<string, number>): number =>
  recall(memo, `${x} ${y}`, () => {
    const at = (a: number, b: number) => bruteValue(rule, a, b, memo);
    const below = (n: number) => Array.from({ length: n }, (_, i) => i);
    return mex(
      rule === 'line'
        ? [...below(y).map((b) => at(x, b)), ...below(x).map((a) => at(a, y))]
        : below(x).flatMap((a) => below(y).map((b) => at(a, y) ^ at(x, b) ^ at(a, b))),
    );
  });

/** Values on the board by mex over every set of columns and of rows that the rules allow. */
const bruteCrossing = (
  columns: string,
  rows: string,
  x: number,
  y: number,
  memo: Map<string, number>,
): number => {
  const sets = (rule: string, last: number): readonly (readonly number[])[] =>
    Array.from({ length: 2 ** (last - 1) }, (_, set) => [
      ...Array.from({ length: last - 1 }, (__, i) => i + 1).filter((place) => (set >> (place - 1)) & 1),
      last,
    ]).filter((places) =>
      coinsFit(rule.split('=')[0] as CoinRule['kind'], Number(rule.split('=')[1] ?? 0), places),
    );
  return recall(memo, `${x} ${y}`, () =>
    mex(
      sets(columns, x).flatMap((across) =>
        sets(rows, y).map((up) =>
          across
            .flatMap((a) =>
              up.map((b) => (a === x && b === y ? 0 : bruteCrossing(columns, rows, a, b, memo))),
            )
            .reduce((sum, value) => sum ^ value, 0),
        ),
      ),
    ),
  );
};

export const checks = {
  'tartan-values': ({ across, up, rows, more, sum }) => {
    const memo = new Map<string, number>();
    const values = rows.map(({ x, y }) => bruteCrossing(across, up, Number(x), Number(y), memo));
    const wrong = rows.findIndex(({ value }, i) => value !== String(values[i]));
    if (wrong >= 0) return `value ${values[wrong]}, not ${rows[wrong]!.value}`;
    return more > 0 || String(values.reduce((a, b) => a ^ b, 0)) === sum ? null : `sum ${sum}`;
  },
  'flip-values': (step) => {
    const memo = new Map<string, number>();
    const values = step.rows.map((row) => bruteValue(step.rule, Number(row.x) - 1, Number(row.y) - 1, memo));
    const wrong = step.rows.findIndex((row, i) => row.value !== String(values[i]));
    if (wrong >= 0) return `value ${values[wrong]}, not ${step.rows[wrong]!.value}`;
    return step.more > 0 || String(values.reduce((a, b) => a ^ b, 0)) === step.sum ? null : `sum ${step.sum}`;
  },
} satisfies Partial<Checks>;
