import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { brokenReason } from '../reasons.ts';

export const grundy = (t: Catalogue) =>
  ({
    text: gameText(t, 'grundy'),
    rulings: { grundy: () => [t.text('grundy-ruling')] },
    theorems: {
      'grundys-game': {
        ...t.theorem('grundy'),
        reason: (_, reason) => brokenReason(t, reason),
        proof: () => ({
          values: { title: t.text('octal-theorem'), text: t.paragraphs('octal-values-proof') },
          open: { title: t.text('grundy-open-title'), text: t.paragraphs('grundy-open') },
        }),
      },
    },
  }) satisfies GameEntry;
