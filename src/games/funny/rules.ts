import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { VAST } from '../kit/reach.ts';

/** Stones on places 0 … n − 1, left to right. */
export interface StoneRow {
  readonly stones: readonly bigint[];
}

/** Take a stone from place i, put one on place j and one on place k; i < j ≤ k. Places from 0, as in the source. */
export interface StoneSpread {
  readonly i: number;
  readonly j: number;
  readonly k: number;
}

/** `i,j,k`, places from 0 as in the source. */
export const formatSpread = ({ i, j, k }: StoneSpread): string => `${i},${j},${k}`;

/** Choose i < j ≤ k with a stone on i; take one from i, put one on j and one on k. */
export const rules: Rules<StoneRow, StoneSpread> = {
  *moves({ stones }) {
    const { length } = stones;
    for (const [i, count] of stones.entries())
      if (count > 0n)
        for (let j = i + 1; j < length; j += 1) for (let k = j; k < length; k += 1) yield { i, j, k };
  },
  play(at, move) {
    const token = formatSpread(move);
    const { i, j, k } = move;
    if (k >= at.stones.length || i < 0) return illegal(token, 'no-such-spot');
    if (i >= j || j > k) return illegal(token, 'places-not-rising');
    if (at.stones[i] === 0n) return illegal(token, 'no-stone-there');
    const stones = [...at.stones];
    stones[i]! -= 1n;
    stones[j]! += 1n;
    stones[k]! += 1n;
    return ok({ ...at, stones });
  },
  // Stones on the last place are dead, and so are empty places at the left.
  normal: (at) => {
    const first = at.stones.findIndex((count) => count > 0n);
    const left = first < 0 ? [0n] : at.stones.slice(Math.min(first, at.stones.length - 1));
    return { ...at, stones: left.with(-1, 0n) };
  },
  // Upper bound on the stones of each place (its own, and two for each stone that can arrive), times the moves of a stone.
  reach({ stones }) {
    const places = BigInt(stones.length);
    let reach = (places * (places + 1n)) / 2n;
    let passing = 0n;
    for (const [place, count] of stones.entries()) {
      if (place === stones.length - 1) break;
      const most = count + 2n * passing;
      reach *= most + 1n;
      passing += most;
      if (reach > VAST) break;
    }
    return reach;
  },
};
