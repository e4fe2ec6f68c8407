import type { Game } from '../../engine/core/game.ts';
import { chain, ok } from '../../engine/core/result.ts';
import { boxesCodec, boxSplitCodec, describeBoxSplit } from '../ferguson/index.ts';
import type { Boxes, BoxSplit } from '../ferguson/rules.ts';
import { between } from '../kit/heaps.ts';
import { parseSplit, smallPairs, textPair } from '../kit/pairs.ts';
import { fuller } from './position.ts';
import { rules } from './rules.ts';
import { boxLengths, tame, box as theorem } from './theory.ts';

declare module '../../engine/core/refusal.ts' {
  interface MoveFaultKinds {
    'not-the-fuller-box': true;
  }
}

/** Two boxes: empty the one with fewer, split the other over both (UVa 12293). */
export const box: Game<Boxes, BoxSplit> = {
  id: 'box',
  example: 'box 5 3',
  merges: true,
  rules,
  position: boxesCodec,
  move: {
    ...boxSplitCodec,
    // Only the fuller box can be split, so its number is optional.
    parse: (text, at) =>
      chain(boxSplitCodec.parse(text, at), (move) => {
        const typed = parseSplit(text);
        return ok(typed?.ok === true && typed.value.place === null ? { ...move, box: fuller(at) } : move);
      }),
  },
  theories: [theorem, ...boxLengths],
  tame,
  describe: describeBoxSplit,
  scene: ({ boxes }) => ({ kind: 'boxes', motif: 'chips', pairs: [textPair(boxes)] }),
  *small(size) {
    for (const boxes of smallPairs(1, 3 * size)) yield { boxes };
  },
  deal: (size, random) => ({
    boxes: [BigInt(between(random, 2, 4 + 4 * size)), BigInt(between(random, 1, 4 + 4 * size))],
  }),
};
