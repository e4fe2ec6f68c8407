import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { VAST } from '../kit/reach.ts';
import { type DivisorBoard, type Erasure, erased, groups } from './position.ts';

export const rules: Rules<DivisorBoard, Erasure> = {
  *moves({ numbers }) {
    for (const number of numbers) yield { number };
  },
  play(at, { number }) {
    if (!at.numbers.includes(number)) return illegal(String(number), 'not-on-the-board');
    return ok({ ...at, numbers: erased(at.numbers, number) });
  },
  parts: ({ numbers }) => groups(numbers).map((group) => ({ at: { numbers: group }, lift: (move) => move })),
  packing: {
    kind: 'places',
    board: () => 'numbers',
    places: ({ numbers }) => numbers,
    needs: ({ number }) => [number],
  },
  // Positions times moves at the start: upper bound on the options of a search.
  reach: ({ numbers: { length } }) => (length < 58 ? (1n << BigInt(length)) * BigInt(length + 1) : VAST),
};
