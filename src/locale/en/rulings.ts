import { shorten } from './shorten.ts';

const listed = (items: readonly string[], last: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** “1, 2 or 3”. */
export const either = (items: readonly string[]): string => listed(items, 'or');
/** “1, 2 and 3”. */
export const both = (items: readonly string[]): string => listed(items, 'and');

/** “exactly 1”, “1 or 2”, “1 to 5”. */
export const upTo = (most: string): string =>
  most === '1' ? 'exactly 1' : most === '2' ? '1 or 2' : `1 to ${shorten(most)}`;
