import type { Theory, Win } from '../../engine/core/game.ts';
import type { Step } from '../../engine/explain/step.ts';
import { noMisereOctal } from '../../engine/maths/misere-octal.ts';
import {
  MAX_RECURRENCE_HEAP,
  octalCost,
  octalCovers,
  octalKnowing,
  octalOpen,
  PUBLISHED,
} from '../../engine/maths/octal-book.ts';
import type { HeapSequence } from '../../engine/maths/octal-sequence.ts';
import { countSplits, splitsTo } from '../../engine/maths/octal-splits.ts';
import type { PeriodWindow } from '../../engine/maths/periods.ts';
import type { Break } from '../kit/breaking.ts';
import { breakingSteps, openStep } from '../kit/breaking-steps.ts';
import { largestOf } from '../kit/heaps.ts';
import { periodEvidence } from '../kit/period-evidence.ts';
import type { OctalPosition } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    octal: {
      readonly law: string;
      /** Null if the heap is valued without a period. */
      readonly certificate: (PeriodWindow & { readonly most: number }) | null;
    };
  }
}

const knowing = ({ code, heaps }: OctalPosition): HeapSequence => octalKnowing(code, heaps[0]!);

/** Grundy value as a number, or −1 if larger than any value in the table. */
const small = (target: bigint): number => (target <= 0x3fffffffn ? Number(target) : -1);

/**
 * Value of a single heap by the mex recurrence, and for large heaps by a period that the Guy–Smith theorem proves: R. K. Guy and
 * C. A. B. Smith, “The G-values of various games”, Proc. Cambridge Philos. Soc. 52 (1956), 514–526. Domain: one heap, normal
 * play; the heap at most 10^6, or a code whose period is proved from fewer than 5·10^6 values.
 */
export const octal: Theory<OctalPosition, Break, 'octal'> = {
  id: 'octal',
  gives: 'grundy',
  method: 'theorem',
  covers: (at, win) => win === 'normal' && at.heaps.length === 1 && octalCovers(at.code, at.heaps[0]!),
  cost: (at) => octalCost(at.code, at.heaps[0]!),
  value: (at) => BigInt(knowing(at).at(at.heaps[0]!)),
  *reaching(at, target) {
    const sequence = knowing(at);
    const heap = at.heaps[0]!;
    const value = small(target);
    for (const [k, digit] of at.code.digits.entries()) {
      const left = heap - BigInt(k);
      if (left < 0n) return;
      if (digit & 1 && left === 0n && value === 0) yield { heap: 0, into: [] };
      if (digit & 2 && left > 0n && sequence.at(left) === value) yield { heap: 0, into: [left] };
      if (digit & 4) for (const a of splitsTo(sequence, left, value)) yield { heap: 0, into: [a, left - a] };
    }
  },
  count(at, target) {
    const sequence = knowing(at);
    const heap = at.heaps[0]!;
    const value = small(target);
    let count = 0n;
    for (const [k, digit] of at.code.digits.entries()) {
      const left = heap - BigInt(k);
      if (left < 0n) break;
      if (digit & 1 && left === 0n && value === 0) count += 1n;
      if (digit & 2 && left > 0n && sequence.at(left) === value) count += 1n;
      if (digit & 4) count += countSplits(sequence, left, value);
    }
    return count;
  },
  facts(at) {
    const { certificate, law } = knowing(at);
    const used = certificate !== null && at.heaps[0]! >= BigInt(certificate.preperiod + certificate.period);
    return {
      law: at.code.text,
      certificate: !used
        ? null
        : { preperiod: certificate.preperiod, period: certificate.period, most: law.most },
    };
  },
  here: (at) => breakingSteps(at.code.text, knowing(at), at.heaps[0]!),
  evidence(at) {
    const sequence = knowing(at);
    const { certificate } = sequence;
    const proof = certificate && { ...certificate, preperiod: Math.max(1, certificate.preperiod) };
    return periodEvidence({ ...at, heaps: [0n] }, at.heaps[0]!, (n) => sequence.at(n), proof);
  },
};

/**
 * Step for the first heap that no period covers: how far values go, and what is published. Under misère play: that no quotient
 * was found.
 */
export const openHeaps = ({ heaps, code }: OctalPosition, win: Win, law = code.text): readonly Step[] => {
  if (win === 'misere') {
    return noMisereOctal(code, largestOf(heaps)) ? [{ kind: 'misere-open', law }] : [];
  }
  const heap = heaps.find((size) => octalOpen(code, size));
  return openStep(law, heap, MAX_RECURRENCE_HEAP, PUBLISHED[code.text] ?? null);
};
