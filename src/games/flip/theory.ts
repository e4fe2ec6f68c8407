import type { Theory } from '../../engine/core/game.ts';
import { spend } from '../../engine/core/work.ts';
import type { Check } from '../../engine/explain/check.ts';
import { mex } from '../../engine/maths/nimber.ts';
import { nimInverse16, nimProduct, nimProduct16 } from '../../engine/maths/nimproduct.ts';
import type { Pair } from '../kit/pairs.ts';
import type { Board, Flip, FlipRule } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'flip-line': { readonly heads: number };
    'flip-product': { readonly heads: number };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** The value of each head by its place, and their nim-sum. */
    'flip-values': {
      readonly rule: FlipRule;
      readonly rows: readonly { readonly x: string; readonly y: string; readonly value: string }[];
      readonly more: number;
      readonly sum: string;
    };
  }
}

/** Rows of the table that a person still reads. */
const ROWS = 24;

const lineValue = ([x, y]: Pair): bigint => (x - 1n) ^ (y - 1n);
const productValue = ([x, y]: Pair): bigint => nimProduct(x - 1n, y - 1n);

const sumOf = (at: Board, value: (head: Pair) => bigint): bigint =>
  at.heads.reduce((sum, head) => sum ^ value(head), 0n);

const here =
  (value: (head: Pair) => bigint): Theory<Board, Flip>['here'] =>
  (at) => [
    {
      kind: 'flip-values',
      rule: at.rule,
      rows: at.heads.slice(0, ROWS).map((head) => ({
        x: head[0].toString(),
        y: head[1].toString(),
        value: value(head).toString(),
      })),
      more: Math.max(0, at.heads.length - ROWS),
      sum: sumOf(at, value).toString(),
    },
  ];

const countOf = (moves: Iterable<Flip>): bigint => {
  let count = 0;
  for (const _ of moves) count += 1;
  return BigInt(count);
};

/** The moves of `flipLine` to a nim-sum changed by `change`. */
const lineMoves = function* (at: Board, change: bigint): Iterable<Flip> {
  for (const head of at.heads) {
    const [x, y] = head;
    // The second coin must be worth the head's value ⊕ change; one coordinate is kept, so the other one is settled.
    const wanted = lineValue(head) ^ change;
    const b = (wanted ^ (x - 1n)) + 1n;
    if (b < y) yield { head, other: [x, b] };
    const a = (wanted ^ (y - 1n)) + 1n;
    if (a < x) yield { head, other: [a, y] };
  }
};

/**
 * A head (x, y) is worth (x − 1) ⊕ (y − 1): its two coordinates are two Nim heaps, counted from 0. (Sources that write
 * x ⊕ y count places from 0.) Coin turning as in Lenstra 1978. Domain: rule=line, normal play.
 */
export const flipLine: Theory<Board, Flip, 'flip-line'> = {
  id: 'flip-line',
  gives: 'grundy',
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && at.rule === 'line',
  value: (at) => sumOf(at, lineValue),
  reaching: (at, target) => lineMoves(at, sumOf(at, lineValue) ^ target),
  count: (at, target) => countOf(lineMoves(at, sumOf(at, lineValue) ^ target)),
  facts: (at) => ({ heads: at.heads.length }),
  here: here(lineValue),
};

/** Units of work for each place in a row that is looked at. */
const PER_PLACE = 0.1;

/** The moves of `flipProduct` to nim-sum `target`: for each head and each smaller x, the y is settled. */
const productMoves = function* (at: Board, target: bigint): Iterable<Flip> {
  const change = Number(sumOf(at, productValue) ^ target);
  if (change === 0 || change >= 65536) return;
  for (const head of at.heads) {
    const [x, y] = [Number(head[0]) - 1, Number(head[1]) - 1];
    for (let a = 0; a < x; a += 1) {
      spend(PER_PLACE);
      const b = y ^ nimProduct16(change, nimInverse16(x ^ a));
      if (b < y) yield { head, other: [BigInt(a + 1), BigInt(b + 1)] };
    }
  }
};

/**
 * Turning corners: a head (x, y) is worth the nim-product (x − 1) ⊗ (y − 1), by the Tartan theorem (Lenstra 1978; Winning
 * Ways, ch. 14). The change of a move is (x′ ⊕ a′) ⊗ (y′ ⊕ b′), with coordinates from 0; nimbers are a field, so a
 * settles b. Domain: normal play, coordinates below 65,536.
 */
export const flipProduct: Theory<Board, Flip, 'flip-product'> = {
  id: 'flip-product',
  gives: 'grundy',
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && at.rule === 'product',
  value: (at) => sumOf(at, productValue),
  reaching: productMoves,
  count: (at, target) => countOf(productMoves(at, target)),
  facts: (at) => ({ heads: at.heads.length }),
  here: here(productValue),
};

/** Values by mex over the rules, place by place, coordinates from 0. */
const bruteValue = (rule: FlipRule, x: number, y: number, memo: Map<string, number>): number => {
  const key = `${x} ${y}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const at = (a: number, b: number) => bruteValue(rule, a, b, memo);
  const below = (n: number) => Array.from({ length: n }, (_, i) => i);
  const options =
    rule === 'line'
      ? [...below(y).map((b) => at(x, b)), ...below(x).map((a) => at(a, y))]
      : below(x).flatMap((a) => below(y).map((b) => at(a, y) ^ at(x, b) ^ at(a, b)));
  const value = mex(options);
  memo.set(key, value);
  return value;
};

export const checks = {
  'flip-values': (step) => {
    const memo = new Map<string, number>();
    const values = step.rows.map((row) => bruteValue(step.rule, Number(row.x) - 1, Number(row.y) - 1, memo));
    const wrong = step.rows.findIndex((row, i) => row.value !== String(values[i]));
    if (wrong >= 0) return `value ${values[wrong]}, not ${step.rows[wrong]!.value}`;
    return step.more > 0 || String(values.reduce((a, b) => a ^ b, 0)) === step.sum ? null : `sum ${step.sum}`;
  },
} satisfies { 'flip-values': Check<'flip-values'> };
