import type { Tame, Theory, Win } from '../../engine/core/game.ts';
import type { Checks } from '../../engine/explain/check.ts';
import type { Step } from '../../engine/explain/step.ts';
import type { Take } from '../kit/heaps.ts';
import { lengthsBy } from '../kit/lengths.ts';
import type { BashPosition } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    bash: { readonly max: string; readonly modulus: string };
    'bash-misere': TameFacts & { readonly max: string; readonly modulus: string };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Each heap divided by max + 1: heap = quotient · modulus + remainder. */
    remainders: {
      readonly modulus: string;
      readonly rows: readonly {
        readonly heap: string;
        readonly quotient: string;
        readonly remainder: string;
      }[];
      readonly more: number;
    };
  }
}

/** Largest `max` for which a table of values (twice as many) is listed as evidence. */
const MAX_EVIDENCE_TAKE_STONES = 700n;
const MAX_ROWS = 16;

const modulusOf = (at: BashPosition): bigint => at.max + 1n;
const single = (at: BashPosition): boolean => at.heaps.length === 1;

/** Amount that brings a heap to remainder `target` (other than its own); null if there is none. */
const toRemainder = (heap: bigint, target: bigint, modulus: bigint): bigint | null => {
  const own = heap % modulus;
  if (target >= modulus || target === own) return null;
  const take = (own - target + modulus) % modulus;
  return take <= heap ? take : null;
};

const here = (at: BashPosition): readonly Step[] => {
  const modulus = modulusOf(at);
  return [
    {
      kind: 'remainders',
      modulus: modulus.toString(),
      rows: at.heaps.slice(0, MAX_ROWS).map((heap) => ({
        heap: heap.toString(),
        quotient: (heap / modulus).toString(),
        remainder: (heap % modulus).toString(),
      })),
      more: Math.max(0, at.heaps.length - MAX_ROWS),
    },
  ];
};

const facts = (at: BashPosition) => ({ max: at.max.toString(), modulus: modulusOf(at).toString() });

/**
 * A heap of n has value n mod (max + 1). C. G. Bachet, Problèmes plaisans et délectables (1612), problem on reaching 100 with
 * numbers up to 10; the values: Winning Ways, vol. 1, ch. 4 (subtraction games). Domain: one heap.
 */
export const bash: Theory<BashPosition, Take, 'bash'> = {
  id: 'bash',
  gives: 'grundy',
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && single(at),
  value: (at) => at.heaps[0]! % modulusOf(at),
  *reaching(at, target) {
    const take = toRemainder(at.heaps[0]!, target, modulusOf(at));
    if (take !== null) yield { heap: 0, take };
  },
  count: (at, target) => (toRemainder(at.heaps[0]!, target, modulusOf(at)) === null ? 0n : 1n),
  facts,
  here,
  evidence(at) {
    if (at.max > MAX_EVIDENCE_TAKE_STONES) return null;
    const modulus = Number(modulusOf(at));
    return {
      of: { ...at, heaps: [0n] },
      table: {
        by: 'period',
        values: Array.from({ length: 2 * modulus - 1 }, (_, n) => n % modulus),
        preperiod: 0,
        period: modulus,
      },
    };
  },
};

/**
 * Length of one heap: q·(max+1) + r lasts 2q moves, and one more if r > 0. No choice changes it: the winner has only one winning
 * move, and each two moves take max + 1 together. Misère: one heap of 1 lasts one move, and a heap of n + 1 above it two moves
 * for each max + 1 in n, and one more if something is left.
 */
const lasting = ({ heaps: [heap], max }: BashPosition, win: Win): bigint => {
  if (win === 'misere' && heap! === 0n) return 0n;
  const left = win === 'normal' ? heap! : heap! - 1n;
  const moves = 2n * (left / (max + 1n)) + (left % (max + 1n) === 0n ? 0n : 1n);
  return win === 'normal' ? moves : moves + 1n;
};

/**
 * Remoteness and suspense of one heap are equal: the winner can only leave multiples of max + 1 (misère: and 1 more), and neither
 * player can make it last longer or shorter.
 */
export const bashLengths = lengthsBy(bash, single, (_, win) => ({
  value: (at) => lasting(at, win),
  *some(at, target) {
    const heap = at.heaps[0]!;
    if (heap === 0n || target !== lasting(at, win) - 1n) return;
    const over = (win === 'normal' ? heap : heap - 1n) % modulusOf(at);
    // The loser may take any number.
    yield { heap: 0, take: over === 0n ? 1n : over };
  },
}));

/**
 * Misère Nim on the heaps mod (max + 1): a heap of value 0 that isn't over can be brought to value 1 by taking `max` (see
 * `src/engine/solve/tame.ts`; Winning Ways, vol. 2, ch. 13).
 */
export const tame: Tame<BashPosition> = { theorem: 'bash-misere', about: facts, here };

export const checks = {
  remainders: (step) => {
    const modulus = Number(step.modulus);
    for (const { heap, quotient, remainder } of step.rows) {
      const r = Number(remainder);
      if (r < 0 || r >= modulus || Number(quotient) * modulus + r !== Number(heap))
        return `${heap} = ${quotient}·${modulus} + ${remainder}`;
    }
    return null;
  },
} satisfies Partial<Checks>;
