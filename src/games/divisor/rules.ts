import type { Rules } from '../../engine/core/game.ts';
import { ok, refuse } from '../../engine/core/result.ts';
import { VAST } from '../kit/pairs.ts';

/** The numbers on the board, ascending, each once. */
export interface Board {
  readonly numbers: readonly number[];
}

/** Choose a number: it and all its divisors on the board are erased. */
export interface Erasure {
  readonly number: number;
}

export const erased = (numbers: readonly number[], chosen: number): readonly number[] =>
  numbers.filter((n) => chosen % n !== 0);

/** Numbers that hang together by one dividing the other, group by group, in the order of their least numbers. */
export const groups = (numbers: readonly number[]): readonly (readonly number[])[] => {
  const left = new Set(numbers);
  const found: number[][] = [];
  for (const seed of numbers) {
    if (!left.delete(seed)) continue;
    const group = [seed];
    for (const member of group)
      for (const n of left)
        if (n % member === 0 || member % n === 0) {
          left.delete(n);
          group.push(n);
        }
    found.push(group.sort((a, b) => a - b));
  }
  return found;
};

export const rules: Rules<Board, Erasure> = {
  *moves({ numbers }) {
    for (const number of numbers) yield { number };
  },
  play(at, { number }) {
    if (!at.numbers.includes(number))
      return refuse('illegal-move', { token: String(number), reason: 'not-on-the-board' });
    return ok({ ...at, numbers: erased(at.numbers, number) });
  },
  parts: ({ numbers }) => groups(numbers).map((group) => ({ at: { numbers: group }, lift: (move) => move })),
  // Positions times moves at the start: a search looks at no more options.
  reach: ({ numbers: { length } }) => (length < 58 ? (1n << BigInt(length)) * BigInt(length + 1) : VAST),
};
