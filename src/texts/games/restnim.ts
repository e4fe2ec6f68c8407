import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';

export const restnim = (t: Catalogue) =>
  ({
    text: gameText(t, 'restnim'),
    rulings: { restnim: () => [t.text('restnim-ruling')] },
    theorems: {
      restnim: { ...t.theorem('restnim'), worth: () => t.text('restnim-worth') },
    },
    expected: t.record('restnim-expected', ['heap-amount-and-rest']),
    faults: t.record('restnim-fault', ['empty-heap', 'rest-does-not-add-up']),
  }) satisfies GameEntry;
