import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { brokenReason } from '../reasons.ts';

export const custom = (t: Catalogue) =>
  ({
    text: gameText(t, 'custom'),
    theorems: {
      'take-and-break': {
        ...t.theorem('octal'),
        reason: (_, reason) => brokenReason(t, reason),
        decides: () => t.runs('custom-decides'),
        proof: ({ rule }) => t.paragraphs('custom-proof', { rule }),
      },
    },
    expected: t.record('custom-expected', ['break-rule', 'arcs-with-commas']),
  }) satisfies GameEntry;
