import type { Option } from '../core/spot.ts';
import type { ShownMove } from './step.ts';

/** Rows of a table that a person still reads. */
export const ROWS = 32;
/** Rows of a list that is cut in any case: enough to see how it goes. */
export const SOME = 12;
/** Lines longer than this are not repeated move by move. */
export const LONG = 2000;

/** A move as an explanation shows it. */
export const shown = (option: Option): ShownMove => ({
  move: option.move,
  phrase: option.phrase,
  to: option.to.line,
});

/** The first `most` of `items`. */
export const firstOf = function* <T>(items: Iterable<T>, most: number): Iterable<T> {
  let taken = 0;
  for (const item of items) {
    if ((taken += 1) > most) return;
    yield item;
  }
};
