import type { Law } from '../law.ts';
import { ascending, join, numbers, split, subsets, upTo } from '../text.ts';

/** One stone from i, one more on j and one more on k, i < j ≤ k. */
const funny: Law = {
  options: (position) => {
    const row = numbers(split(position))[0]!;
    const found: string[] = [];
    for (let i = 0; i < row.length; i += 1)
      for (let j = i + 1; j < row.length; j += 1)
        for (let k = j; k < row.length; k += 1) {
          if (row[i] === 0) continue;
          const left = [...row];
          left[i]! -= 1;
          left[j]! += 1;
          left[k]! += 1;
          found.push(join([left]));
        }
    return found;
  },
};

/** Row lengths bottom up, of `3x5` or of a list. */
const shape = (position: string): readonly number[] => {
  const board = /^(\d+)x(\d+)$/.exec(position);
  if (board !== null) return upTo(Number(board[1])).map(() => Number(board[2]));
  return numbers(split(position))[0]!.filter((length) => length > 0);
};

/** Take cell (r, c) and all that is right of it and above it; never (1, 1). */
const chomp: Law = {
  options: (position) => {
    const lengths = shape(position);
    return lengths.flatMap((length, r) =>
      upTo(length)
        .filter((c) => !(r === 0 && c === 1))
        .map((c) => join([lengths.map((l, i) => (i >= r ? Math.min(l, c - 1) : l)).filter((l) => l > 0)])),
    );
  },
  key: (position) => shape(position).join(' '),
};

/** The numbers on the board, of `{2,3,6}` or of n. */
const board = (position: string): readonly number[] =>
  position.startsWith('{')
    ? ascending(position.slice(1, -1).split(',').filter(Boolean).map(Number))
    : upTo(Number(position));

/** Erase a number and all its divisors on the board. */
const divisor: Law = {
  options: (position) => {
    const all = board(position);
    return all.map((chosen) => `{${all.filter((n) => chosen % n !== 0).join(',')}}`);
  },
  key: (position) => `{${board(position).join(',')}}`,
};

const consecutive = (places: readonly number[]): boolean =>
  places.every((place, i) => place === places[0]! + i);

/** May these coins be turned together? Places from 1, ascending, at least one. */
const TURNS: Readonly<Record<string, (places: readonly number[]) => boolean>> = {
  turtles: (places) => places.length <= 2,
  mock: (places) => places.length <= 3,
  twins: (places) => places.length === 2,
  triplets: (places) => places.length === 3,
  ruler: consecutive,
  grunt: (places) => places.length === 4 && places[0] === 1 && places[2] === places[3]! + 1 - places[1]!,
};

const mayTurn = (
  places: readonly number[],
  { rule, max, run }: Readonly<Record<string, string>>,
): boolean => {
  if (max !== undefined) return places.length <= Number(max);
  if (run !== undefined) return consecutive(places) && places.length <= Number(run);
  return TURNS[rule!]!(places);
};

/** Turn coins as the rule allows, the rightmost of them from heads to tails. */
const coins: Law = {
  options: (position) => {
    const text = split(position);
    const row = [...text.rows[0]![0]!];
    return subsets(upTo(row.length))
      .filter(
        (places) => places.length > 0 && row[places.at(-1)! - 1] === 'H' && mayTurn(places, text.options),
      )
      .map((places) =>
        join(
          [[row.map((side, i) => (places.includes(i + 1) ? (side === 'H' ? 'T' : 'H') : side)).join('')]],
          text.options,
        ),
      );
  },
};

/** Heads of a board as `x,y`, sorted. */
const heads = (position: string): readonly string[] => {
  const tokens = split(position).rows[0]!;
  return tokens[0] === 'none' ? [] : tokens;
};
const byPlace = (a: string, b: string): number => {
  const [ax, ay] = a.split(',').map(Number);
  const [bx, by] = b.split(',').map(Number);
  return ax! - bx! || ay! - by!;
};

/** The places up to `last`, that one among them, which a rule such as `mock` or `max=2` lets turn together. */
const chosenBy = (rule: string, last: number): readonly (readonly number[])[] => {
  const [kind, most] = rule.split('=') as [string, string?];
  return subsets(upTo(last - 1))
    .map((before) => [...before, last])
    .filter((places) => mayTurn(places, most === undefined ? { rule: kind } : { [kind]: most }));
};

/**
 * A head and one coin before it in its row or column; by `product` the four corners of a rectangle; by two rules of coins every coin
 * where chosen columns cross chosen rows.
 */
const flip: Law = {
  options: (position) => {
    const { options } = split(position);
    const up = heads(position);
    const turned = (places: readonly string[]): string => {
      const left = new Set(up);
      for (const place of places) if (!left.delete(place)) left.add(place);
      return join([left.size === 0 ? ['none'] : [...left].sort(byPlace)], options);
    };
    const sides = /^([^*]+)\*(.+)$/.exec(options.rule ?? '');
    return up.flatMap((head) => {
      const [x, y] = head.split(',').map(Number) as [number, number];
      if (sides !== null)
        return chosenBy(sides[1]!, x).flatMap((columns) =>
          chosenBy(sides[2]!, y).map((rows) => turned(columns.flatMap((a) => rows.map((b) => `${a},${b}`)))),
        );
      const before = upTo(x - 1).flatMap((a) => upTo(y - 1).map((b) => [a, b] as const));
      return options.rule === 'product'
        ? before.map(([a, b]) => turned([head, `${a},${y}`, `${x},${b}`, `${a},${b}`]))
        : [
            ...upTo(y - 1).map((b) => turned([head, `${x},${b}`])),
            ...upTo(x - 1).map((a) => turned([head, `${a},${y}`])),
          ];
    });
  },
  key: (position) => join([[...heads(position)].sort(byPlace)], split(position).options),
};

export const boardLaws: Readonly<Record<string, Law>> = { funny, chomp, divisor, coins, flip };
