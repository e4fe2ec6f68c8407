import type { Theory } from '../../engine/core/game.ts';
import type { Checks } from '../../engine/explain/check.ts';
import type { Break } from '../kit/breaking.ts';
import type { Heaps } from '../kit/heaps.ts';
import { countLaskerSplits, laskerSplits, laskerValue } from './values.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    lasker: Readonly<Record<never, never>>;
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Heap in its group of four: heap = 4·quotient + rest with rest 1…4 (0 for the empty heap), and its value. */
    'lasker-group': {
      readonly heap: string;
      readonly quotient: string;
      readonly rest: number;
      readonly value: string;
    };
  }
}

const MAX_TARGET_BITS = 8000;

/**
 * Lasker's Nim: g(4k+1) = 4k+1, g(4k+2) = 4k+2, g(4k+3) = 4k+4, g(4k+4) = 4k+3. E. Lasker, Brettspiele der Völker (1931); values
 * in Winning Ways, vol. 1, ch. 4. Domain: one heap, normal play.
 */
export const lasker: Theory<Heaps, Break, 'lasker'> = {
  id: 'lasker',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && at.heaps.length === 1,
  value: (at) => laskerValue(at.heaps[0]!),
  *reaching(at, target) {
    const heap = at.heaps[0]!;
    const left = laskerValue(target);
    if (left < heap) yield { heap: 0, into: left === 0n ? [] : [left] };
    for (const into of laskerSplits(heap, target)) yield { heap: 0, into };
  },
  count(at, target) {
    if (target.toString(2).length > MAX_TARGET_BITS) return null;
    const heap = at.heaps[0]!;
    return (laskerValue(target) < heap ? 1n : 0n) + countLaskerSplits(heap, target);
  },
  facts: () => ({}),
  here: (at) => {
    const heap = at.heaps[0]!;
    const rest = heap === 0n ? 0 : Number((heap - 1n) % 4n) + 1;
    return [
      {
        kind: 'lasker-group',
        heap: heap.toString(),
        quotient: ((heap - BigInt(rest)) / 4n).toString(),
        rest,
        value: laskerValue(heap).toString(),
      },
    ];
  },
};

export const checks = {
  'lasker-group': (step, context) => {
    const heap = BigInt(step.heap);
    if (4n * BigInt(step.quotient) + BigInt(step.rest) !== heap) return `not ${step.heap}`;
    if (step.rest > 4 || (step.rest === 0) !== (heap === 0n)) return `rest ${step.rest}`;
    const part = context.spot.parts().find(({ spot }) => spot.position === step.heap);
    if (part === undefined) return `no heap ${step.heap}`;
    return context.grundy(part.spot).toString() === step.value ? null : `value ${step.value}`;
  },
} satisfies Partial<Checks>;
