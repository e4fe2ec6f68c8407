import type { Win } from '../../engine/core/game.ts';
import type { Take } from './heaps.ts';
import type { Length } from './lengths.ts';

type HeapBounds = readonly [least: bigint, most: bigint];

const paired = ([a = 0n, b = 0n]: readonly bigint[]): HeapBounds => (a < b ? [a, b] : [b, a]);

/**
 * Length of one or two heaps. Normal play: two equal heaps of n are lost; after each move the winner makes them equal again. A
 * loser who stalls takes one stone each time: 2n moves in all. A loser who hurries takes a whole heap, and the winner the other:
 * 2 moves. Misère: the lost positions are one heap of 1 (1 move), and two equal heaps of n ≥ 2. A stalling loser takes one stone
 * each time down to 2 2 and is left one heap of 1: 2n − 1 moves; a hurrying one takes a whole heap: 3 moves. Won positions last
 * one move more than the only lost ones within reach. Domain: at most two heaps.
 */
export const pairLength = (heaps: readonly bigint[], measure: Length, win: Win): bigint => {
  const [least, most] = paired(heaps);
  const won = least === most ? 0n : 1n;
  if (win === 'normal') return (least === 0n ? 0n : measure === 'suspense' ? 2n : 2n * least) + won;
  if (least < 2n) return least + most < 2n ? most : 2n;
  return (measure === 'suspense' ? 3n : 2n * least - 1n) + won;
};

/** Move that makes the length less by one. Domain: at most two heaps, not both empty. */
export const shorterPair = (heaps: readonly bigint[], measure: Length, win: Win): Take => {
  const [least, most] = paired(heaps);
  const heap = heaps[0] === most ? 0 : 1;
  if (win === 'misere' && least < 2n) return { heap, take: least === 1n || most === 1n ? most : most - 1n };
  if (least < most) return { heap, take: most - least };
  return { heap, take: measure === 'suspense' ? most : 1n };
};
