import type { Outcome } from '../engine/explain/step.ts';
import type { Catalogue } from './catalogue.ts';
import type { TheoremTexts } from './locale.ts';

/** A theorem that reads the same whatever the position. */
const theorem = (
  t: Catalogue,
  id: 'sprague-grundy' | 'beside-zero' | 'every-suspense' | 'all-remoteness' | 'any-selective' | 'search',
) => ({
  name: t.text(`theorem-${id}`),
  decides: () => t.runs(`theorem-${id}-decides`),
  works: (_: unknown, outcome: Outcome) => t.runs(`theorem-${id}-works`, { outcome }),
  proof: () => t.paragraphs(`theorem-${id}-proof`),
});

/** The theorems of sums and of the other compounds, and search. */
export const theorems = (t: Catalogue) =>
  ({
    'sprague-grundy': theorem(t, 'sprague-grundy'),
    'beside-zero': theorem(t, 'beside-zero'),
    'equal-parts': {
      name: t.text('theorem-equal-parts'),
      decides: ({ left }) => t.runs('theorem-equal-parts-decides', { left }),
      works: ({ left }, outcome) => t.runs('theorem-equal-parts-works', { left, outcome }),
      proof: ({ left }) => [
        t.runs('theorem-equal-parts-proof'),
        ...(left === 'nothing' ? [] : [t.runs('theorem-equal-parts-proof-beside', { left })]),
      ],
    },
    'every-suspense': theorem(t, 'every-suspense'),
    'all-remoteness': theorem(t, 'all-remoteness'),
    'any-selective': theorem(t, 'any-selective'),
    search: theorem(t, 'search'),
  }) satisfies Partial<TheoremTexts>;
