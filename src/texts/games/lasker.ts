import type { Catalogue } from '../catalogue.ts';
import { p } from '../doc.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { twinsReason } from '../reasons.ts';

/** The values of heaps 4k+1, 4k+2, 4k+3 and 4k+4. */
const VALUE_OF = ['', '4k+1', '4k+2', '4k+4', '4k+3'] as const;

export const lasker = (t: Catalogue) =>
  ({
    text: gameText(t, 'lasker'),
    rulings: { lasker: () => [t.text('lasker-ruling')] },
    theorems: {
      lasker: {
        ...t.theorem('lasker'),
        reason: (_, reason) => twinsReason(t, reason),
        worth: () => t.text('lasker-worth'),
      },
    },
    steps: {
      'lasker-group': (s) => [p(...t.runs('lasker-group', { ...t.cut(s), form: VALUE_OF[s.rest]! }))],
    },
  }) satisfies GameEntry;
