/** How many shards each process has. */
import { describe, expect, test } from 'vitest';
import { sharesOf } from '../../src/kernel/leases.ts';

describe('shares', () => {
  test.each([
    { rooms: [null], shards: 3, shares: [3] },
    { rooms: [null, null], shards: 5, shares: [3, 2] },
    { rooms: [1, null], shards: 5, shares: [1, 4] },
    { rooms: [0, null, null], shards: 3, shares: [0, 2, 1] },
    { rooms: [1, 1], shards: 5, shares: [1, 1] },
    { rooms: [], shards: 2, shares: [] },
  ])('$shards shards over rooms $rooms', ({ rooms, shards, shares }) => {
    expect(sharesOf(rooms, shards)).toEqual(shares);
  });
});
