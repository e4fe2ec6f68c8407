import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { brokenReason } from '../reasons.ts';

export const grundy = (t: Catalogue) =>
  ({
    text: gameText(t, 'grundy'),
    rulings: { grundy: () => [t.text('grundy-ruling')] },
    theorems: {
      'grundys-game': {
        name: t.text('grundy-theorem'),
        reason: (_, reason) => brokenReason(t, reason),
        decides: () => t.runs('grundy-decides'),
        works: (_, outcome) => t.runs('grundy-works', { outcome }),
        proof: () => ({
          values: { title: t.text('octal-theorem'), text: t.paragraphs('octal-values-proof') },
          open: { title: t.text('grundy-open-title'), text: t.paragraphs('grundy-open') },
        }),
      },
    },
  }) satisfies GameEntry;
