import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { partsReason } from './fibonacci.ts';

export const dynamic = (t: Catalogue) =>
  ({
    text: gameText(t, 'dynamic'),
    theorems: {
      schwenk: {
        ...t.theorem('dynamic'),
        reason: (_, reason) => partsReason(t, reason),
        works: (f, outcome) => t.runs('dynamic-works', { rule: t.shorten(f.rule, 60), outcome }),
        proof: (f) => t.paragraphs('dynamic-proof', { rule: t.shorten(f.rule, 60) }),
      },
    },
    expected: t.record('dynamic-expected', ['growth-formula']),
  }) satisfies GameEntry;
