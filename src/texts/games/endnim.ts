import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText, type TheoremText } from '../locale.ts';

const endsIn = (t: Catalogue, facts: FactsOf<'endnim'>) => ({
  ...t.cut(facts),
  heaps: Math.min(facts.heaps, 3),
});

const theorem = (t: Catalogue, misere: boolean) =>
  ({
    name: t.text('endnim-theorem', { misere }),
    decides: (facts) => t.runs('endnim-decides', { misere, ...endsIn(t, facts) }),
    reason: (facts, { outcome, best }) =>
      facts.heaps < 2 || (outcome === 'N' && best === null)
        ? null
        : t.runs('endnim-reason', { outcome, ...endsIn(t, facts) }),
    works: ({ heaps }, outcome) => t.runs('endnim-works', { heaps, misere, outcome }),
    proof: () => t.paragraphs('endnim-proof', { misere }),
  }) satisfies TheoremText<'endnim'>;

export const endnim = (t: Catalogue) =>
  ({
    text: gameText(t, 'endnim'),
    rulings: { endnim: () => [t.text('endnim-ruling')] },
    theorems: { endnim: theorem(t, false), 'endnim-misere': theorem(t, true) },
    faults: t.record('endnim-fault', ['not-at-an-end']),
  }) satisfies GameEntry;
