import type { Theory } from '../../engine/core/game.ts';
import { octalKnowing } from '../../engine/maths/octal-book.ts';
import type { Break } from '../kit/breaking.ts';
import { breakingSteps, TABLE_HEAPS, tableSteps } from '../kit/breaking-steps.ts';
import { onto } from '../kit/onto.ts';
import { waysOf } from '../kit/rule.ts';
import { misereQuotient } from '../octal/misere.ts';
import type { OctalPosition } from '../octal/rules.ts';
import { octal } from '../octal/theory.ts';
import type { RulePosition } from './rules.ts';
import { MAX_HEAP_STONES, ruleCost, ruleValues } from './values.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'take-and-break': { readonly rule: string };
  }
}

const isOctal = (at: RulePosition): boolean => at.rule.code !== null;
const octalOf = (at: RulePosition): OctalPosition => ({ heaps: at.heaps, code: at.rule.code! });

/** Misère quotient of a rule with an equivalent octal code. Domain: as `misereQuotient`. */
export const asMisereOctal = onto(misereQuotient, octalOf, isOctal);

/** Values of a rule with an equivalent octal code, by that code. Domain: as `octal`. */
export const asOctal: Theory<RulePosition, Break, 'octal'> = {
  ...onto(octal, octalOf, isOctal),
  here: (at) => breakingSteps(at.rule.text, octalKnowing(at.rule.code!, at.heaps[0]!), at.heaps[0]!),
};

const nimSumOf = (values: readonly number[], into: readonly bigint[]): number =>
  into.reduce((sum, part) => sum ^ values[Number(part)]!, 0);

/** Any other rule, by the mex recurrence (Sprague 1935, Grundy 1939). Domain: one heap of at most 10^4, normal play. */
export const takeAndBreak: Theory<RulePosition, Break, 'take-and-break'> = {
  id: 'take-and-break',
  gives: 'grundy',
  method: 'theorem',
  covers: (at, win) =>
    win === 'normal' &&
    at.rule.code === null &&
    at.heaps.length === 1 &&
    at.heaps[0]! <= BigInt(MAX_HEAP_STONES),
  cost: (at) => ruleCost(at.rule, at.heaps[0]!),
  value: (at) => BigInt(ruleValues(at.rule, at.heaps[0]!)[Number(at.heaps[0]!)]!),
  *reaching(at, target) {
    const heap = at.heaps[0]!;
    const values = ruleValues(at.rule, heap);
    for (const { into } of waysOf(at.rule, heap))
      if (heap > 0n && BigInt(nimSumOf(values, into)) === target) yield { heap: 0, into };
  },
  facts: (at) => ({ rule: at.rule.text }),
  here(at) {
    const heap = at.heaps[0]!;
    const values = ruleValues(at.rule, heap > TABLE_HEAPS ? heap : BigInt(TABLE_HEAPS));
    return [
      ...tableSteps(at.rule.text, (n) => values[n]!, values.length, heap),
      ...(heap < TABLE_HEAPS
        ? []
        : [
            {
              kind: 'breaking-recurrence' as const,
              law: at.rule.text,
              heap: heap.toString(),
              value: values[Number(heap)]!,
            },
          ]),
    ];
  },
};
