import type { Outcome } from '../engine/explain/step.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';
import { type Reason, stepOf, type TheoremTexts } from './locale.ts';
import { partLabel } from './parts.ts';
import { both } from './writing.ts';

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

/** More parts than this are counted, not listed. */
const FEW = 4;

/** The values of the parts, and what the move makes of them. */
const sumReason = (t: Catalogue, { outcome, ends, here }: Reason): readonly Inline[] | null => {
  const table = stepOf(here, 'xor-table');
  const repair = stepOf(here, 'repair');
  if (
    ends ||
    table === undefined ||
    table.cancelled !== undefined ||
    (outcome === 'N') !== (repair !== undefined)
  )
    return null;
  const from = t.shorten(repair?.from ?? '0');
  const to = t.shorten(repair?.to ?? '0');
  const count = table.rows.length + table.more;
  if (count > FEW) return t.runs('reason-sum-many', { outcome, count, sum: t.shorten(table.sum), from, to });
  const parts = table.rows
    .filter(({ value }) => value !== '0')
    .map(({ part, value }) => ({ name: partLabel(t, part), value: t.shorten(value) }));
  const [first, second, third] = parts;
  if (first === undefined) return t.runs('reason-sum-zero');
  if (second === undefined && to === '0')
    return t.runs('reason-sum-one', { part: first.name, value: first.value });
  if (second !== undefined && third === undefined && (outcome === 'P' || from !== '0'))
    return t.runs('reason-sum-two', {
      outcome,
      first: first.name,
      second: second.name,
      value: first.value,
      other: second.value,
      to,
    });
  const values = both(
    t,
    table.rows.map(({ value }) => t.shorten(value)),
  );
  return t.runs('reason-sum-few', { outcome, values, from, to });
};

/** The theorems of sums and of the other compounds, and search. */
export const theorems = (t: Catalogue) =>
  ({
    'sprague-grundy': { ...theorem(t, 'sprague-grundy'), reason: (_, reason) => sumReason(t, reason) },
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
    'any-selective': {
      ...theorem(t, 'any-selective'),
      reason: (_, { outcome, ends }) => (ends ? null : t.runs('reason-any', { outcome })),
    },
    search: theorem(t, 'search'),
  }) satisfies Partial<TheoremTexts>;
