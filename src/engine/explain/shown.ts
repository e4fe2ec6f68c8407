import type { Option } from '../core/spot.ts';
import type { ShownMove } from './step.ts';

/** Longest table that is still readable. */
export const MAX_ROWS = 32;
/** Rows of an incomplete list: enough to show the idea. */
export const MAX_PREVIEW_ROWS = 12;
/** Longest line that a list of moves repeats. */
export const MAX_LINE_CHARS = 2000;

/** Move as data: canonical text, phrase, and the line it leads to. */
export const shown = (option: Option): ShownMove => ({
  move: option.move,
  phrase: option.phrase,
  to: option.to.line,
});

/** First `most` of `items`. */
export const firstOf = function* <T>(items: Iterable<T>, most: number): Iterable<T> {
  let taken = 0;
  for (const item of items) {
    if ((taken += 1) > most) return;
    yield item;
  }
};
