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

export const mark = (t: Catalogue) =>
  ({
    text: gameText(t, 'mark'),
    rulings: { mark: () => [t.text('mark-ruling')] },
    theorems: {
      mark: {
        name: t.text('mark-theorem'),
        decides: ({ heap, binary, zeros }) =>
          t.runs('mark-decides', { heap: t.shorten(heap), binary, zeros }),
        reason: ({ heap, binary, zeros }, { outcome, best }) =>
          outcome === 'N' && best === null
            ? null
            : t.runs('mark-reason', { outcome, heap: t.shorten(heap), binary, zeros }),
        works: (_, outcome) => t.runs('mark-works', { outcome }),
        proof: () => t.paragraphs('mark-proof'),
      },
      'mark-misere': {
        name: t.text('mark-misere-theorem'),
        reason: ({ heap }, reason) => losingHeap(t, reason, heap),
        decides: ({ heap, zeros, power }) =>
          t.runs('mark-misere-decides', { heap: t.shorten(heap), zeros, power }),
        works: (_, outcome) => t.runs('mark-misere-works', { outcome }),
        proof: () => t.paragraphs('mark-misere-proof'),
      },
    },
    faults: t.record('mark-fault', ['not-one-or-half']),
  }) satisfies GameEntry;
