import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { ascending, type Pair } from '../kit/pairs.ts';

/** Two boxes, each ≥ 1. */
export interface Boxes {
  readonly boxes: Pair;
}

/** Split box `box` (from 0) over both boxes; the other one is emptied. The parts ascend. */
export interface BoxSplit {
  readonly box: 0 | 1;
  readonly into: Pair;
}

/** `2:3,4`: box 2 is split into 3 in the first box and 4 in the second. */
export const formatBoxSplit = ({ box, into }: BoxSplit): string => `${box + 1}:${into.join(',')}`;

/** Reason why `into` is not a split of `whole` into two parts ≥ 1, or null. */
export const splitFault = (whole: bigint, [first, second]: Pair): 'wrong-total' | 'empty-part' | null =>
  first < 1n || second < 1n ? 'empty-part' : first + second !== whole ? 'wrong-total' : null;

/** Splits of a number into (1, n − 1), (2, n − 2), … up to the middle. */
export const halves = function* (whole: bigint): Iterable<Pair> {
  for (let first = 1n; 2n * first <= whole; first += 1n) yield [first, whole - first];
};

/** Empty one box, split the contents of the other over both, at least one in each. */
export const rules: Rules<Boxes, BoxSplit> = {
  *moves({ boxes }) {
    for (const box of [0, 1] as const) {
      // Equal boxes: emptying either is the same.
      if (box === 1 && boxes[0] === boxes[1]) return;
      for (const into of halves(boxes[box])) yield { box, into };
    }
  },
  play({ boxes }, move) {
    const fault = splitFault(boxes[move.box], move.into);
    if (fault !== null) return illegal(formatBoxSplit(move), fault);
    return ok({ boxes: ascending(move.into) });
  },
  normal: ({ boxes }) => ({ boxes: ascending(boxes) }),
  // Every pair with a sum of at most the larger box.
  reach: ({ boxes }) => {
    const [, large] = ascending(boxes);
    return 1n + (large * large) / 4n;
  },
};
