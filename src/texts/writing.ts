import type { LineWord } from '../games/line.ts';
import type { Catalogue } from './catalogue.ts';

/** The separators of a language between two texts that a screen joins. */
export const writing = (t: Catalogue) => ({
  space: t.text('space'),
  comma: t.text('comma'),
  /** Before the last item of a list in a sentence. */
  and: t.text('list-and'),
  semicolon: t.text('semicolon'),
  colon: t.text('colon'),
  aside: t.text('aside'),
  bracketed: (text: string) => t.text('bracketed', { text }),
  times: t.text('times-typed').split('; '),
});

/** Words that a line may begin or end with. */
export const words = (t: Catalogue): Readonly<Record<LineWord, readonly string[]>> => ({
  misere: t.text('word-misere').split(', '),
  every: t.text('word-every').split(', '),
  all: t.text('word-all').split(', '),
  any: t.text('word-any').split(', '),
});

/** Items joined into a list, with a word before the last one. */
export const listed = (items: readonly string[], comma: string, last: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(comma)}${last}${items.at(-1)}`;

/** “1, 2 or 3”. */
export const either = (t: Catalogue, items: readonly string[]): string =>
  listed(items, t.text('comma'), t.text('list-or'));
/** “1, 2 and 3”. */
export const both = (t: Catalogue, items: readonly string[]): string =>
  listed(items, t.text('comma'), t.text('list-and'));
