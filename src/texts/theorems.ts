import type { Outcome } from '../engine/explain/step.ts';
import { isInRow } from './answer.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';
import { type FirstReason, sayMove, sayWorth, stepOf, type TheoremTexts } from './locale.ts';
import { partLabel } from './parts.ts';
import { twinsReason } from './reasons.ts';
import { tame } from './tame.ts';
import { both } from './writing.ts';

/** A theorem whose text is the same for every position. */
const theorem = (
  t: Catalogue,
  id:
    | 'sprague-grundy'
    | 'beside-zero'
    | 'every-suspense'
    | 'every-suspense-misere'
    | 'all-remoteness'
    | 'all-remoteness-misere'
    | 'any-selective',
) => ({
  name: t.text(`theorem-${id}`),
  decides: () => t.runs(`theorem-${id}-decides`),
  works: (_: unknown, outcome: Outcome) => t.runs(`theorem-${id}-works`, { outcome }),
  proof: () => t.paragraphs(`theorem-${id}-proof`),
});

/** More parts are counted, not listed. */
const MAX_LISTED_PARTS = 4;

/** The values of the parts, and how the move changes them. */
const sumReason = (t: Catalogue, reason: FirstReason): readonly Inline[] | null => {
  const { outcome, here, faced } = reason;
  if (faced?.twins === true) return twinsReason(t, reason);
  const table = stepOf(here, 'xor-table');
  const repair = stepOf(here, 'repair');
  if (table === undefined || table.cancelled !== undefined || (outcome === 'N') !== (repair !== undefined))
    return null;
  const from = t.shorten(repair?.from ?? '0');
  const to = t.shorten(repair?.to ?? '0');
  const count = table.rows.length + table.more;
  if (count > MAX_LISTED_PARTS) return t.runs('reason-sum-many', { outcome, count, from, to });
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
      worth: sayWorth(reason),
      to,
    });
  const values = both(
    t,
    table.rows.map(({ value }) => t.shorten(value)),
  );
  return t.runs('reason-sum-few', { outcome, values, worth: sayWorth(reason), from, to });
};

/** How many moves the loser has, and an answer to one of them. */
const searchReason = (t: Catalogue, { outcome, faced, locale }: FirstReason): readonly Inline[] | null =>
  faced === null || faced.example === null
    ? null
    : t.runs('reason-search', {
        outcome,
        moves: faced.moves,
        row: isInRow(faced.example.move.phrase),
        move: sayMove(locale, faced.example.move.phrase),
        answer: sayMove(locale, faced.example.answer.phrase),
      });

/** The game that ends last or first, and who wins it. */
const lengthReason = (t: Catalogue, { outcome, here }: FirstReason): readonly Inline[] | null => {
  const lengths = stepOf(here, 'lengths');
  const row = lengths?.rows.find(({ component }) => component === lengths.decisive);
  return lengths === undefined || row === undefined
    ? null
    : t.runs('reason-length', {
        how: lengths.how,
        component: row.component,
        length: t.shorten(row.length),
        outcome,
      });
};

/** The one part that decides, beside others that cancel. */
const besideReason = (t: Catalogue, { outcome, here }: FirstReason): readonly Inline[] | null => {
  const beside = stepOf(here, 'beside-zero');
  return beside === undefined
    ? null
    : t.runs('reason-beside', {
        outcome,
        part: partLabel(t, beside.part),
        others: beside.rows.length + beside.more,
      });
};

/** Equal parts that cancel, and what remains. */
const equalReason = (
  t: Catalogue,
  left: 'nothing' | 'rest' | 'two',
  { outcome, here }: FirstReason,
): readonly Inline[] | null => {
  const equal = stepOf(here, 'equal-parts');
  const [one, twin] = equal?.two ? [equal.two.from, equal.two.goal] : (equal?.pairs[0] ?? []);
  return one === undefined || twin === undefined
    ? null
    : t.runs('reason-equal', { left, outcome, one: partLabel(t, one), twin: partLabel(t, twin) });
};

/** The theorems of sums and of the other compounds, and search. */
export const theorems = (t: Catalogue) =>
  ({
    'sprague-grundy': { ...theorem(t, 'sprague-grundy'), reason: (_, reason) => sumReason(t, reason) },
    'beside-zero': { ...theorem(t, 'beside-zero'), reason: (_, reason) => besideReason(t, reason) },
    'equal-parts': {
      name: t.text('theorem-equal-parts'),
      decides: ({ left }) => t.runs('theorem-equal-parts-decides', { left }),
      reason: ({ left }, reason) => equalReason(t, left, reason),
      works: ({ left }, outcome) => t.runs('theorem-equal-parts-works', { left, outcome }),
      proof: ({ left }) => [
        t.runs('theorem-equal-parts-proof'),
        ...(left === 'nothing' ? [] : [t.runs('theorem-equal-parts-proof-beside', { left })]),
      ],
    },
    'every-suspense': { ...theorem(t, 'every-suspense'), reason: (_, reason) => lengthReason(t, reason) },
    'all-remoteness': { ...theorem(t, 'all-remoteness'), reason: (_, reason) => lengthReason(t, reason) },
    'every-suspense-misere': {
      ...theorem(t, 'every-suspense-misere'),
      reason: (_, reason) => lengthReason(t, reason),
    },
    'all-remoteness-misere': {
      ...theorem(t, 'all-remoteness-misere'),
      reason: (_, reason) => lengthReason(t, reason),
    },
    'any-selective': {
      ...theorem(t, 'any-selective'),
      reason: (_, { outcome }) => t.runs('reason-any', { outcome }),
    },
    'any-selective-misere': {
      name: t.text('theorem-any-selective-misere'),
      decides: ({ going }) => t.runs('theorem-any-selective-misere-decides', { going }),
      works: ({ going }, outcome) => t.runs('theorem-any-selective-misere-works', { going, outcome }),
      proof: () => t.paragraphs('theorem-any-selective-misere-proof'),
      reason: ({ going }, { outcome, here }) =>
        t.runs('reason-any-misere', {
          component: going === 1 ? (stepOf(here, 'outcomes')?.rows[0]?.component ?? null) : null,
          outcome,
        }),
    },
    tame: { ...tame(t), name: t.text('theorem-tame'), proof: () => t.paragraphs('theorem-tame-proof') },
    search: {
      name: t.text('theorem-search'),
      decides: ({ by }) => t.runs('theorem-search-decides', { by }),
      works: () => t.runs('theorem-search-works'),
      proof: ({ by }) => t.paragraphs('theorem-search-proof', { by }),
      reason: (_, reason) => searchReason(t, reason),
    },
  }) satisfies Partial<TheoremTexts>;
