import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok, type Result } from '../../engine/core/result.ts';
import { spend } from '../../engine/core/work.ts';
import { allowed, formatPlaces, type Places } from '../coins/position.ts';
import { comparePairs, type Pair } from '../kit/pairs.ts';
import { VAST } from '../kit/reach.ts';
import { chargedSetsAt, isTartan, type Tartan } from './tartan.ts';

/** `line`: a head and one coin below it in its row or column. `product`: the four corners of a rectangle. */
export type FlipRule = 'line' | 'product';

/** Heads on an infinite board, places (x, y) from 1, in dictionary order, each once. */
export interface FlipBoard {
  readonly heads: readonly Pair[];
  readonly rule: FlipRule | Tartan;
}

/** Turn `head` together with `other`: the second coin, or the opposite corner of the rectangle. */
export interface Corner {
  readonly head: Pair;
  readonly other: Pair;
}

/** Turn every coin where a chosen column crosses a chosen row; the head is at the last crossing. */
export interface Crossing {
  readonly columns: Places;
  readonly rows: Places;
}

export type Flip = Corner | Crossing;

/**
 * `3,4>1,4`: the head at (3, 4) and the coin at (1, 4). For a rectangle the opposite corner follows `>`. `1,3*2-4`: columns 1 and
 * 3, rows 2 to 4.
 */
export const formatFlip = (move: Flip, rule: FlipBoard['rule']): string =>
  'head' in move
    ? `${move.head.join(',')}>${move.other.join(',')}`
    : isTartan(rule)
      ? `${formatPlaces(move.columns, rule.columns)}*${formatPlaces(move.rows, rule.rows)}`
      : `${move.columns.join(',')}*${move.rows.join(',')}`;

/** Work units per coin turned. */
const WORK_PER_COIN = 0.2;

/** Places that a move turns. */
export const placesOf = (move: Flip, rule: FlipBoard['rule']): readonly Pair[] => {
  if (!('head' in move)) return move.columns.flatMap((x) => move.rows.map((y): Pair => [x, y]));
  const { head, other } = move;
  return rule === 'line' ? [head, other] : [head, [head[0], other[1]], [other[0], head[1]], other];
};

/** `heads` with these places turned; places in dictionary order. */
const turned = (heads: readonly Pair[], places: readonly Pair[]): readonly Pair[] => {
  const left = new Map(heads.map((head) => [head.join(), head]));
  for (const place of places) {
    const key = place.join();
    if (!left.delete(key)) left.set(key, place);
  }
  return [...left.values()].sort(comparePairs);
};

const crossed = (at: FlipBoard, move: Crossing, token: string): Result<FlipBoard> => {
  const { heads, rule } = at;
  const head: Pair = [move.columns.at(-1)!, move.rows.at(-1)!];
  if (!isTartan(rule) || !allowed(rule.columns, move.columns) || !allowed(rule.rows, move.rows))
    return illegal(token, 'not-by-the-flip-rule');
  if (!heads.some((known) => comparePairs(known, head) === 0)) return illegal(token, 'no-head-there');
  spend(move.columns.length * move.rows.length * WORK_PER_COIN);
  return ok({ ...at, heads: turned(heads, placesOf(move, rule)) });
};

export const rules: Rules<FlipBoard, Flip> = {
  *moves({ heads, rule }) {
    for (const head of heads) {
      const [x, y] = head;
      if (isTartan(rule)) {
        for (const columns of chargedSetsAt(rule.columns, x))
          for (const rows of chargedSetsAt(rule.rows, y)) yield { columns, rows };
      } else if (rule === 'line') {
        for (let b = 1n; b < y; b += 1n) yield { head, other: [x, b] };
        for (let a = 1n; a < x; a += 1n) yield { head, other: [a, y] };
      } else for (let a = 1n; a < x; a += 1n) for (let b = 1n; b < y; b += 1n) yield { head, other: [a, b] };
    }
  },
  play(at, move) {
    const token = formatFlip(move, at.rule);
    if (!('head' in move)) return crossed(at, move, token);
    const { head, other } = move;
    if (!at.heads.some((known) => comparePairs(known, head) === 0)) return illegal(token, 'no-head-there');
    const [below, left] = [other[1] < head[1], other[0] < head[0]];
    const isAllowed =
      at.rule === 'product'
        ? below && left
        : (below && other[0] === head[0]) || (left && other[1] === head[1]);
    if (isTartan(at.rule) || !isAllowed || other[0] < 1n || other[1] < 1n)
      return illegal(token, 'not-by-the-flip-rule');
    return ok({ ...at, heads: turned(at.heads, placesOf(move, at.rule)) });
  },
  reach: ({ heads, rule }) => {
    let [width, height] = [0n, 0n];
    // If one partner is turned, each head only moves, within the rectangle below it; two on one place vanish.
    let places = 1n;
    for (const [x, y] of heads) {
      if (x > width) width = x;
      if (y > height) height = y;
      if (places < VAST) places *= x * y;
    }
    if (rule === 'line' && places < 1n << (width * height < 64n ? width * height : 64n))
      return places * (width + height);
    // Positions times moves of one head: lower bound on the options of a search.
    return width * height < 64n ? (1n << (width * height)) * (width + height) : VAST;
  },
};
