import type { Theory } from '../../engine/core/game.ts';
import { countWithNimSum, withNimSum } from '../../engine/maths/partitions.ts';
import { type Heaps, stonesIn } from '../kit/heaps.ts';
import type { RestMove } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    restnim: Readonly<Record<never, never>>;
  }
}

/**
 * The value of a heap is its size, as in Nim: splitting the rest adds nothing, since heaps that add up to less than n have a
 * nim-sum below n. (Winning Ways, vol. 1, ch. 4, on taking and breaking.) Domain: one heap, normal play.
 */
export const restnim: Theory<Heaps, RestMove, 'restnim'> = {
  id: 'restnim',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && at.heaps.length === 1,
  value: (at) => at.heaps[0]!,
  *reaching({ heaps: [size] }, target) {
    if (size === 0n) return;
    for (const parts of withNimSum(target, size! - 1n))
      yield {
        heap: 0,
        take: size! - stonesIn(parts),
        into: parts.toReversed(),
      };
  },
  count: ({ heaps: [size] }, target) => (size === 0n ? 0n : countWithNimSum(target, size! - 1n)),
  facts: () => ({}),
};
