import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { takingReach } from '../kit/heaps.ts';

/** Two heaps; takes from both at once must differ by less than `a`. */
export interface WythoffPosition {
  readonly heaps: readonly [bigint, bigint];
  readonly a: bigint;
  /** Whether `a` was typed, so that it is printed even if it is 1. */
  readonly typed: boolean;
}

/** Amounts taken from each heap; one of them may be 0. */
export interface WythoffMove {
  readonly takes: readonly [bigint, bigint];
}

/** Take ≥ 1 from one heap, or x and y ≥ 1 from both with |x − y| < a. */
export const rules: Rules<WythoffPosition, WythoffMove> = {
  *moves({ heaps: [first, second], a }) {
    for (let x = 1n; x <= first; x += 1n) yield { takes: [x, 0n] };
    for (let y = 1n; y <= second; y += 1n) yield { takes: [0n, y] };
    for (let x = 1n; x <= first; x += 1n) {
      const least = x - a + 1n > 1n ? x - a + 1n : 1n;
      for (let y = least; y < x + a && y <= second; y += 1n) yield { takes: [x, y] };
    }
  },
  play(at, { takes: [x, y] }) {
    const [first, second] = at.heaps;
    const token = x === 0n ? `2:${y}` : y === 0n ? `1:${x}` : `${x},${y}`;
    if (x <= 0n && y <= 0n) return illegal(token, 'takes-nothing');
    if (x < 0n || y < 0n || x > first || y > second) return illegal(token, 'takes-too-many');
    const difference = x > y ? x - y : y - x;
    if (x > 0n && y > 0n && difference >= at.a) return illegal(token, 'unequal-amounts');
    return ok({ ...at, heaps: [first - x, second - y] });
  },
  normal: (at) => (at.heaps[0] > at.heaps[1] ? { ...at, heaps: [at.heaps[1], at.heaps[0]] } : at),
  towards(at, { heaps: [x, y] }) {
    const [first, second] = at.heaps;
    const moves: readonly WythoffMove[] = [
      { takes: [first - x, second - y] },
      { takes: [first - y, second - x] },
    ];
    return moves.find((move) => rules.play(at, move).ok) ?? null;
  },
  reach: takingReach,
  packing: { kind: 'numbers', inAnyOrder: true, numbers: ({ heaps }) => heaps, rule: ({ a }) => a },
};
