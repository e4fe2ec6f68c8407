import type { Theory } from '../../engine/core/game.ts';
import { grundySequence } from '../../engine/maths/octal-book.ts';
import type { HeapSequence } from '../../engine/maths/octal-sequence.ts';
import { countSplits, splitsTo } from '../../engine/maths/octal-splits.ts';
import type { Break } from '../kit/breaking.ts';
import { breakingSteps } from '../kit/breaking-steps.ts';
import type { Heaps } from '../kit/heaps.ts';
import { periodEvidence } from '../kit/period-evidence.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'grundys-game': Readonly<Record<never, never>>;
  }
}

/** Largest heap valued by the recurrence. */
export const MAX_HEAP_STONES = 1_000_000n;
/** Largest heap answered under any bound of a whole second; the first question may take a few. */
const MAX_PROMISED_STONES = 100_000n;
const MAX_PROMISED_OPTIONS = 200_000;

const knowing = (heap: bigint): HeapSequence => {
  const sequence = grundySequence();
  sequence.value(heap);
  return sequence;
};

const small = (target: bigint): number => (target <= 0x3fffffffn ? Number(target) : -1);

/**
 * Grundy's game by the mex recurrence with the sparse-space method; no period is known, though one is conjectured (Winning Ways,
 * vol. 1, ch. 4; computed by A. Flammenkamp to 2^35). Domain: one heap, normal play, at most 10^6.
 */
export const grundysGame: Theory<Heaps, Break, 'grundys-game'> = {
  id: 'grundys-game',
  gives: 'grundy',
  method: 'theorem',
  covers: (at, win) => win === 'normal' && at.heaps.length === 1 && at.heaps[0]! <= MAX_HEAP_STONES,
  cost: (at) => {
    const cost = grundySequence().cost(at.heaps[0]!, Number(MAX_HEAP_STONES) + 1);
    return at.heaps[0]! <= MAX_PROMISED_STONES ? Math.min(cost, MAX_PROMISED_OPTIONS) : cost;
  },
  value: (at) => BigInt(knowing(at.heaps[0]!).at(at.heaps[0]!)),
  evidence: ({ heaps: [heap] }) => periodEvidence({ heaps: [0n] }, heap!, (n) => knowing(n).at(n), null),
  *reaching(at, target) {
    const heap = at.heaps[0]!;
    for (const a of splitsTo(knowing(heap), heap, small(target))) yield { heap: 0, into: [a, heap - a] };
  },
  count: (at, target) => countSplits(knowing(at.heaps[0]!), at.heaps[0]!, small(target)),
  facts: () => ({}),
  here: (at) => breakingSteps('grundy', knowing(at.heaps[0]!), at.heaps[0]!),
};
