import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { choose } from '../../engine/maths/choose.ts';
import { type Heaps, sortedHeaps, takingReach } from '../kit/heaps.ts';

/** Heaps, and how many of them one move may take from. */
export interface MoorePosition extends Heaps {
  readonly k: bigint;
}

/** Takes from different heaps, by ascending heap (counted from 0), each at least 1. */
export interface MooreMove {
  readonly takes: readonly (readonly [heap: number, take: bigint])[];
}

/** `1:2,3:1`: 2 stones from heap 1 and 1 from heap 3, heaps counted from 1. */
export const formatMove = ({ takes }: MooreMove): string =>
  takes.map(([heap, take]) => `${heap + 1}:${take}`).join(',');

/** Every way to take at least 1 from each of `heaps`, the last one's amount turning fastest. */
const amounts = function* (
  at: MoorePosition,
  heaps: readonly number[],
): Iterable<readonly (readonly [number, bigint])[]> {
  const takes = heaps.map(() => 1n);
  for (;;) {
    yield heaps.map((heap, i) => [heap, takes[i]!] as const);
    let place = heaps.length - 1;
    while (place >= 0 && takes[place] === at.heaps[heaps[place]!]) {
      takes[place] = 1n;
      place -= 1;
    }
    if (place < 0) return;
    takes[place]! += 1n;
  }
};

/** Most heaps one move can touch. */
export const width = (at: MoorePosition): number => {
  const alive = at.heaps.filter((heap) => heap > 0n).length;
  return at.k < BigInt(alive) ? Number(at.k) : alive;
};

/** Number of moves, plus one. Domain: few heaps. */
export const moveCount = (at: MoorePosition): bigint => {
  const sums = [1n, ...Array.from({ length: width(at) }, () => 0n)];
  for (const heap of at.heaps) for (let j = sums.length - 1; j > 0; j -= 1) sums[j]! += sums[j - 1]! * heap;
  return sums.reduce((a, b) => a + b);
};

/** Take ≥ 1 from each of 1 to k heaps. */
export const rules: Rules<MoorePosition, MooreMove> = {
  *moves(at) {
    const alive = at.heaps.flatMap((heap, i) => (heap > 0n ? [i] : []));
    for (let count = 1; count <= width(at); count += 1)
      for (const heaps of choose(alive, count)) for (const takes of amounts(at, heaps)) yield { takes };
  },
  play(at, move) {
    const token = formatMove(move);
    const heaps = [...at.heaps];
    const touched = new Set<number>();
    for (const [heap, take] of move.takes) {
      const size = heaps[heap];
      if (size === undefined) return illegal(token, 'no-such-heap');
      if (take < 1n) return illegal(token, 'takes-nothing');
      if (touched.has(heap)) return illegal(token, 'heap-twice');
      if (take > size) return illegal(token, 'takes-too-many');
      touched.add(heap);
      heaps[heap] = size - take;
    }
    if (touched.size === 0) return illegal(token, 'takes-nothing');
    if (BigInt(touched.size) > at.k) return illegal(token, 'too-many-heaps');
    return ok({ ...at, heaps });
  },
  // With k = 1 heaps are independent; with more they are not.
  parts: (at) =>
    at.k !== 1n
      ? []
      : at.heaps.map((size, heap) => ({
          at: { ...at, heaps: [size] },
          lift: ({ takes }) => ({ takes: takes.map(([, take]) => [heap, take] as const) }),
        })),
  normal: sortedHeaps,
  packing: { kind: 'numbers', inAnyOrder: true, numbers: ({ heaps }) => heaps, rule: ({ k }) => k },
  // A search looks at each move from every position.
  reach: (at) => {
    const positions = takingReach(at);
    return positions > 1n << 40n ? positions : positions * moveCount(at);
  },
};
