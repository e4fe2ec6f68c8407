import type { Rules } from '../../engine/core/game.ts';
import { illegal } from '../../engine/core/result.ts';
import { type Boxes, type BoxSplit, rules as eitherBox, formatBoxSplit, halves } from '../ferguson/rules.ts';
import { fuller } from './position.ts';

/** Empty the box with fewer (either, on a tie), split the contents of the other over both, at least one in each. */
export const rules: Rules<Boxes, BoxSplit> = {
  // Parts, reach and normal forms don't depend on which box is split.
  ...eitherBox,
  *moves(at) {
    const box = fuller(at);
    for (const into of halves(at.boxes[box])) yield { box, into };
  },
  play: (at, move) =>
    at.boxes[move.box] < at.boxes[1 - move.box]!
      ? illegal(formatBoxSplit(move), 'not-the-fuller-box')
      : eitherBox.play(at, move),
};
