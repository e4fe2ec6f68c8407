import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { divisorsOf, primeFactors } from '../../engine/maths/factor.ts';
import { bySize } from '../../engine/maths/integers.ts';
import { productOf } from '../kit/reach.ts';
import { type Division, divisionTo, formatDivision, type Matrix, rowsOfDivisors } from './position.ts';

const divisorCount = (n: bigint): number => divisorsOf(primeFactors(n)).length;

/** In one row, replace one or more numbers > 1 by a proper divisor each. */
export const rules: Rules<Matrix, Division> = {
  *moves({ rows }) {
    for (const [row, numbers] of rows.entries()) {
      if (numbers.every((n) => n === 1n)) continue;
      for (const to of rowsOfDivisors(numbers)) {
        const move = divisionTo(row, numbers, to);
        if (move.changes.length > 0) yield move;
      }
    }
  },
  play(at, move) {
    const token = formatDivision(move);
    const numbers = at.rows[move.row];
    if (numbers === undefined) return illegal(token, 'no-such-row');
    if (move.changes.length === 0) return illegal(token, 'takes-nothing');
    const next = [...numbers];
    for (const [place, to] of move.changes) {
      const from = numbers[place];
      if (from === undefined || next[place] !== from) return illegal(token, 'no-such-place');
      if (to < 1n || to >= from || from % to !== 0n) return illegal(token, 'not-a-proper-divisor');
      next[place] = to;
    }
    return ok({ ...at, rows: at.rows.with(move.row, next) });
  },
  parts: ({ rows }) =>
    rows.map((numbers, row) => ({ at: { rows: [numbers] }, lift: (move) => ({ ...move, row }) })),
  packing: {
    kind: 'parts',
    kinds: ({ rows }) =>
      rows.reduce((sum, numbers) => sum + numbers.reduce((all, n) => all * divisorCount(n), 1), 0),
  },
  // The order of numbers and rows does not matter, nor do ones.
  normal: ({ rows }) => {
    const left = rows
      .map((numbers) => numbers.filter((n) => n > 1n).sort(bySize))
      .filter((numbers) => numbers.length > 0);
    return { rows: left.length === 0 ? [[1n]] : left.sort((a, b) => (a.join() < b.join() ? -1 : 1)) };
  },
  // Positions times moves at the start: the options of a search.
  reach: ({ rows }) => productOf(rows.flat(), (n) => BigInt(divisorCount(n)) ** 2n),
};
