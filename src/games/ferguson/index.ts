import type { Args } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, illegal, notAMove, ok, type Result } from '../../engine/core/result.ts';
import type { MovePhrase } from '../../engine/explain/phrase.ts';
import { between } from '../kit/heaps.ts';
import { ascending, parsePair, parseSplit, smallPairs, textPair } from '../kit/pairs.ts';
import { type Boxes, type BoxSplit, formatBoxSplit, rules } from './rules.ts';
import { ferguson as theorems } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Empty one of two piles and split the other; `pair` (from 1) is null if there is only one. */
    'box-split': {
      readonly pair: number | null;
      /** Pile that is split, from 1. */
      readonly place: number;
      readonly split: string;
      readonly into: readonly [string, string];
    };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'box-split': true;
  }
  interface MoveFaultKinds {
    'wrong-total': true;
    'empty-part': true;
  }
}

export const boxesCodec = {
  parse: (args: Args): Result<Boxes> => chain(parsePair(args, 1n), (boxes) => ok({ boxes })),
  format: ({ boxes }: Boxes): string => boxes.join(' '),
};

/** `BOX:A,B` splits that box into A and B; the number of the box is optional if A + B determines it. */
export const boxSplitCodec: MoveCodec<Boxes, BoxSplit> = {
  format: formatBoxSplit,
  parse: (text, { boxes }) => {
    const typed = parseSplit(text);
    if (typed === null) return notAMove(text, 'box-split');
    return chain(typed, ({ pair, place, into }) => {
      const total = into[0] + into[1];
      const box = place === null ? (total === boxes[0] || total !== boxes[1] ? 0 : 1) : place - 1;
      if (pair !== null || (box !== 0 && box !== 1)) return illegal(text, 'no-such-pair');
      return ok({ box, into: ascending(into) });
    });
  },
};

/** Phrase of a split, for all games of two boxes: which box (from 1), from what, into what. */
export const describeBoxSplit = ({ boxes }: Boxes, { box, into }: BoxSplit): MovePhrase => ({
  kind: 'box-split',
  pair: null,
  place: box + 1,
  split: boxes[box].toString(),
  into: textPair(into),
});

/** Ferguson's two boxes: empty one, split the other over both. */
export const ferguson: Game<Boxes, BoxSplit> = {
  id: 'ferguson',
  example: 'ferguson 4 5',
  merges: true,
  rules,
  position: boxesCodec,
  move: boxSplitCodec,
  theories: [theorems.values, theorems.length],
  describe: describeBoxSplit,
  scene: ({ boxes }) => ({ kind: 'boxes', motif: 'stones', pairs: [textPair(boxes)] }),
  *ofTotal(at, total) {
    for (let x = 1n; 2n * x <= total; x += 1n) yield { ...at, boxes: [x, BigInt(total) - x] };
  },
  *small(size) {
    for (const boxes of smallPairs(1, 3 * size)) yield { boxes };
  },
  deal: (size, random) => ({
    boxes: [BigInt(between(random, 2, 3 + 3 * size)), BigInt(between(random, 1, 4 + 4 * size))],
  }),
};
