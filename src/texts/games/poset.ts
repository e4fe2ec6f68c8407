import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText, type TheoremText } from '../locale.ts';
import { cutName } from './graphs.ts';

const greatestTheorem = (t: Catalogue, misere: boolean) =>
  ({
    name: t.text('poset-greatest-theorem'),
    decides: ({ greatest }) => t.runs('poset-greatest-decides', { greatest, misere }),
    works: ({ greatest }) => t.runs('poset-greatest-works', { greatest }),
    proof: ({ greatest }) => t.paragraphs('poset-greatest-proof', { greatest, misere }),
  }) satisfies TheoremText<'poset-greatest'>;

export const poset = (t: Catalogue) =>
  ({
    text: gameText(t, 'poset'),
    rulings: { poset: () => [t.text('poset-ruling')] },
    theorems: {
      'poset-least': {
        name: t.text('poset-least-theorem'),
        decides: ({ least }) => t.runs('poset-least-decides', { least }),
        reason: ({ least }) => t.runs('poset-least-reason', { least }),
        works: () => t.runs('poset-least-works'),
        proof: () => t.paragraphs('poset-least-proof'),
      },
      'poset-search': {
        name: t.text('poset-search-theorem'),
        decides: ({ elements }) => t.runs('poset-search-decides', { elements }),
        reason: ({ least, elements }, { outcome }) =>
          outcome === 'N' && least !== null && elements > 1 ? t.runs('poset-least-reason', { least }) : null,
        works: (_, outcome) => t.runs('poset-search-works', { outcome }),
        proof: () => t.paragraphs('poset-search-proof'),
      },
      'poset-greatest': greatestTheorem(t, false),
      'poset-misere-least': {
        name: t.text('poset-misere-least-theorem'),
        decides: ({ least }) => t.runs('poset-misere-least-decides', { least }),
        works: ({ least }, outcome) => t.runs('poset-misere-least-works', { least, outcome }),
        proof: ({ least }) => t.paragraphs('poset-misere-least-proof', { least }),
      },
      'poset-misere-greatest': greatestTheorem(t, true),
    },
    moves: { 'take-element': ({ element }) => t.text('poset-take', { element }) },
    refusals: {
      'not-an-order': ({ cycle, token }) =>
        t.text('poset-not-an-order', { cycle: cycle.map(cutName).join(' < '), shown: cutName(token) }),
    },
    expected: t.record('poset-expected', ['relation', 'element']),
    faults: t.record('poset-fault', ['no-such-element']),
  }) satisfies GameEntry;
