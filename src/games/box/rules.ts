import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { type Boxes, type BoxSplit, formatBoxSplit, halves, splitFault } from '../ferguson/rules.ts';
import { ascending } from '../kit/pairs.ts';
import { fuller } from './position.ts';

/** Empty the box with fewer (either, on a tie), split the contents of the other over both, at least one in each. */
export const rules: Rules<Boxes, BoxSplit> = {
  *moves(at) {
    const box = fuller(at);
    for (const into of halves(at.boxes[box])) yield { box, into };
  },
  play(at, move) {
    const token = formatBoxSplit(move);
    const whole = at.boxes[move.box];
    if (whole < at.boxes[1 - move.box]!) return illegal(token, 'not-the-fuller-box');
    const fault = splitFault(whole, move.into);
    if (fault !== null) return illegal(token, fault);
    return ok({ boxes: ascending(move.into) });
  },
  normal: ({ boxes }) => ({ boxes: ascending(boxes) }),
  reach: ({ boxes }) => {
    const [, large] = ascending(boxes);
    return 1n + (large * large) / 4n;
  },
};
