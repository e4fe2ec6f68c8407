import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';

export const mark = (t: Catalogue) =>
  ({
    text: gameText(t, 'mark'),
    rulings: { mark: () => [t.text('mark-ruling')] },
    theorems: {
      mark: {
        name: t.text('mark-theorem'),
        decides: ({ heap, binary, zeros }) =>
          t.runs('mark-decides', { heap: t.shorten(heap), binary, zeros }),
        reason: ({ heap, binary, zeros }, { outcome, best, ends }) =>
          ends || (outcome === 'N' && best === null)
            ? null
            : t.runs('mark-reason', { outcome, heap: t.shorten(heap), binary, zeros }),
        works: (_, outcome) => t.runs('mark-works', { outcome }),
        proof: () => t.paragraphs('mark-proof'),
      },
      'mark-misere': {
        name: t.text('mark-misere-theorem'),
        decides: ({ heap, zeros, power }) =>
          t.runs('mark-misere-decides', { heap: t.shorten(heap), zeros, power }),
        works: (_, outcome) => t.runs('mark-misere-works', { outcome }),
        proof: () => t.paragraphs('mark-misere-proof'),
      },
    },
    faults: t.record('mark-fault', ['not-one-or-half']),
  }) satisfies GameEntry;
