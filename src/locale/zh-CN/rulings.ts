import { shorten } from './shorten.ts';

/** “1、2 或 3”。 */
export const either = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join('、')} 或 ${items.at(-1)}`;

/** “1”“1 或 2”“1 到 5”。 */
export const upTo = (most: string): string =>
  most === '1' ? '1' : most === '2' ? '1 或 2' : `1 到 ${shorten(most)}`;
