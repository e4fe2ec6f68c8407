import type { Theory } from '../../engine/core/game.ts';

export const countAll = (items: Iterable<unknown>): bigint => {
  let count = 0n;
  for (const _ of items) count += 1n;
  return count;
};

/** `Theory.count` by listing the moves. */
export const countListed = function <P>(
  this: Pick<Theory<P, unknown>, 'reaching'>,
  at: P,
  target: bigint,
): bigint {
  return countAll(this.reaching!(at, target));
};
