import type { MisereForms } from '../maths/misere-form.ts';
import { mex } from '../maths/nimber.ts';
import { type Fold, setFold } from './fold.ts';
import type { Size } from './values.ts';

/** Kinds of positions under misère play (see `tame.ts`): large ones with and without moves to small ones. */
export const SIZE = { small: 0, near: 1, far: 2, wild: -1 } as const;

/**
 * Four times the value under normal play plus the kind; a position neither small nor large is wild, and so is every position with
 * a move to it. With moves to small ones of both values a position is large; with moves to those of one value it is small, if its
 * other moves lead to large ones near small ones; without any, large.
 */
export const sizeFold: Fold<{ values: Set<number>; small: number; far: boolean; wild: boolean }> = {
  start: () => ({ values: new Set(), small: 0, far: false, wild: false }),
  add: (acc, size) => {
    const kind = size & 3;
    if (size === SIZE.wild) acc.wild = true;
    else if (kind === SIZE.small) acc.small |= 1 << (size >> 2);
    else if (kind === SIZE.far) acc.far = true;
    acc.values.add(size >> 2);
    return acc.wild;
  },
  end: ({ values, small, far, wild }) => {
    if (wild || (far && (small === 1 || small === 2))) return SIZE.wild;
    const isEnd = values.size === 0;
    return 4 * mex(values) + (small === 3 ? SIZE.near : small === 0 && !isEnd ? SIZE.far : SIZE.small);
  },
};

/** Decodes a folded size; null for a wild position. */
export const sizeOf = (folded: number): Size | null =>
  folded === SIZE.wild ? null : { value: BigInt(folded >> 2), isLarge: (folded & 3) !== SIZE.small };

/** Misère canonical form, one of `forms`. */
export const formFold = (forms: MisereForms): Fold<Set<number>> => setFold((values) => forms.of(values));
