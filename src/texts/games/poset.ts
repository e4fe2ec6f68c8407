import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText, type TheoremText } from '../locale.ts';
import { cutName } from './graphs.ts';

const greatestTheorem = (t: Catalogue, misere: boolean) =>
  ({
    ...t.theorem('poset-greatest'),
    decides: ({ greatest }) => t.runs('poset-greatest-decides', { greatest, misere }),
    proof: ({ greatest }) => t.paragraphs('poset-greatest-proof', { greatest, misere }),
  }) satisfies TheoremText<'poset-greatest'>;

export const poset = (t: Catalogue) =>
  ({
    text: gameText(t, 'poset'),
    rulings: { poset: () => [t.text('poset-ruling')] },
    theorems: {
      'poset-least': {
        ...t.theorem('poset-least'),
        reason: ({ least }) => t.runs('poset-least-reason', { least }),
      },
      'poset-search': {
        ...t.theorem('poset-search'),
        reason: ({ least, elements }, { outcome }) =>
          outcome === 'N' && least !== null && elements > 1 ? t.runs('poset-least-reason', { least }) : null,
      },
      'poset-greatest': greatestTheorem(t, false),
      'poset-misere-least': t.theorem('poset-misere-least'),
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
