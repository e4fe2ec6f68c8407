import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';

export const restnim = (t: Catalogue) =>
  ({
    text: gameText(t, 'restnim'),
    rulings: { restnim: () => [t.text('restnim-ruling')] },
    theorems: {
      restnim: {
        name: t.text('restnim-theorem'),
        worth: () => t.text('restnim-worth'),
        decides: () => t.runs('restnim-decides'),
        works: (_, outcome) => t.runs('restnim-works', { outcome }),
        proof: () => t.paragraphs('restnim-proof'),
      },
    },
    expected: t.record('restnim-expected', ['heap-amount-and-rest']),
    faults: t.record('restnim-fault', ['empty-heap', 'rest-does-not-add-up']),
  }) satisfies GameEntry;
