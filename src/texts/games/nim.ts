import type { Outcome } from '../../engine/explain/step.ts';
import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';

/** How far misère Nim is: you meet the last heap of 2 or more, are still before that, or only ones are left. */
const stage = ({ big }: FactsOf<'bouton-misere'>, outcome: Outcome): string => {
  if (big === 0) return 'ones';
  return big === 1 && outcome === 'N' ? 'last' : 'before';
};

export const nim = (t: Catalogue) =>
  ({
    text: gameText(t, 'nim'),
    rulings: { nim: () => [t.text('nim-ruling')] },
    theorems: {
      bouton: {
        name: t.text('nim-theorem'),
        decides: ({ heaps }) => t.runs('nim-decides', { heaps }),
        works: ({ heaps }, outcome) => t.runs('nim-works', { heaps, outcome }),
        proof: () => t.paragraphs('nim-proof'),
      },
      'bouton-misere': {
        name: t.text('nim-misere-theorem'),
        decides: ({ big }) => t.runs('nim-misere-decides', { big }),
        works: (f, outcome) => t.runs('nim-misere-works', { stage: stage(f, outcome), outcome }),
        proof: () => t.paragraphs('nim-misere-proof'),
      },
    },
  }) satisfies GameEntry;
