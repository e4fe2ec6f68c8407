import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Inline } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText } from '../locale.ts';

/** The losing heap, now or after the move: a power of two, or recognised by its trailing zeros. */
const losingHeap = (t: Catalogue, { outcome, best }: FirstReason, heap: string): readonly Inline[] | null => {
  const phrase = best?.phrase;
  const left =
    outcome === 'P' ? heap : phrase?.kind === 'take-single' || phrase?.kind === 'take' ? phrase.left : null;
  if (left === null || left === '0') return null;
  const digits = BigInt(left).toString(2);
  return t.runs('mark-misere-reason', {
    outcome,
    heap: t.shorten(left),
    zeros: digits.length - 1 - digits.lastIndexOf('1'),
    power: digits.indexOf('1', 1) === -1,
  });
};

/** The arguments for a heap; `binary` is null where it reads the same as the decimal number. */
const digitsOf = (t: Catalogue, { heap, binary, zeros }: FactsOf<'mark'>) => ({
  heap: t.shorten(heap),
  binary: binary === heap ? null : binary,
  zeros,
});

export const mark = (t: Catalogue) =>
  ({
    text: gameText(t, 'mark'),
    rulings: { mark: () => [t.text('mark-ruling')] },
    theorems: {
      mark: {
        ...t.theorem('mark'),
        decides: (facts) => t.runs('mark-decides', digitsOf(t, facts)),
        reason: (facts, { outcome, best }) =>
          outcome === 'N' && best === null ? null : t.runs('mark-reason', { outcome, ...digitsOf(t, facts) }),
      },
      'mark-misere': {
        ...t.theorem('mark-misere'),
        reason: ({ heap }, reason) => losingHeap(t, reason, heap),
      },
    },
    faults: t.record('mark-fault', ['not-one-or-half']),
  }) satisfies GameEntry;
