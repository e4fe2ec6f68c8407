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
        name: t.text('lasker-theorem'),
        reason: (_, reason) => twinsReason(t, reason),
        worth: () => t.text('lasker-worth'),
        decides: () => t.runs('lasker-decides'),
        works: (_, outcome) => t.runs('lasker-works', { outcome }),
        proof: () => t.paragraphs('lasker-proof'),
      },
    },
    steps: {
      'lasker-group': (s) => [
        p(
          ...t.runs('lasker-group', {
            heap: t.shorten(s.heap),
            quotient: t.shorten(s.quotient),
            rest: s.rest,
            form: VALUE_OF[s.rest]!,
            value: t.shorten(s.value),
          }),
        ),
      ],
    },
  }) satisfies GameEntry;
