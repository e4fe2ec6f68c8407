import type { StepOf } from '../../engine/explain/step.ts';
import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { note, p, ps, table } from '../doc.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { leftOut } from '../parts.ts';
import { brokenReason } from '../reasons.ts';
import { listed } from '../writing.ts';
import { valuesTable } from './values.ts';

/** A code of rules as a sentence names it. */
const lawOf = (law: string) => ({
  law,
  form: law === 'grundy' ? 'grundy' : /^[04]\./.test(law) ? 'octal' : 'rule',
});

const proofOf = (t: Catalogue, { law, certificate }: FactsOf<'octal'>) => ({
  values: {
    title: t.text('octal-theorem'),
    text: [
      ...t.paragraphs('octal-values-proof'),
      ...(certificate === null ? t.paragraphs('octal-no-short-cut', { law }) : []),
    ],
  },
  period:
    certificate === null
      ? null
      : {
          title: t.text('octal-period-title'),
          text: t.paragraphs('octal-period-proof', {
            from: Math.max(1, certificate.preperiod),
            period: certificate.period,
            most: certificate.most,
          }),
        },
});

const quotientProofOf = (
  t: Catalogue,
  { law, order, most, period, losing, sums, taken }: FactsOf<'misere-quotient'>,
) => ({
  quotient: {
    title: t.text('misere-quotient-title', { ...lawOf(law), order }),
    text: t.paragraphs('misere-quotient-proof', {
      lost: losing.length,
      sums,
      most: period === null ? String(most) : 'all',
    }),
  },
  period:
    period === null
      ? null
      : {
          title: t.text('misere-period-title'),
          text: t.paragraphs('misere-period-proof', { from: period.preperiod, period: period.period, taken }),
        },
});

/** The most heaps, and elements of a multiplication table, that a person can still read. */
const MAX_SHOWN_HEAPS = 96;
const MAX_SHOWN_ELEMENTS = 48;

/** The table that lets a reader check the proof of a misère quotient. */
const quotientTable = (t: Catalogue, step: StepOf<'misere-quotient'>) => {
  const { law, elements, losing, letters, times, heaps, period } = step;
  const comma = t.text('comma');
  const named = letters.map((heap, i) => `${String.fromCharCode(97 + i)} = ${heap}`);
  const until = period === null ? heaps.length : period.preperiod + period.period;
  return [
    p(t.text('misere-quotient-letters', { ...lawOf(law), letters: named.join(comma) })),
    p(t.text('misere-quotient-losing', { losing: losing.join(comma) })),
    p(t.text('misere-quotient-table')),
    valuesTable(heaps.slice(0, Math.min(until, MAX_SHOWN_HEAPS)), 12, {
      heap: t.text('octal-heap'),
      value: t.text('misere-element'),
    }),
    ...(period === null ? [] : [note(t.text('misere-quotient-repeats', period))]),
    ...(elements.length > MAX_SHOWN_ELEMENTS
      ? []
      : [
          p(t.text('misere-quotient-times')),
          table(
            elements.map((element, i) => [element, ...times[i]!]),
            { head: ['', ...letters.map((_, i) => String.fromCharCode(97 + i))], align: ['left'] },
          ),
        ]),
  ];
};

const optionsTable = (t: Catalogue, { rows }: StepOf<'breaking-mex'>) =>
  table(
    rows.map(({ take, into, value }) => [
      t.text('octal-take', { take }),
      into.length === 0
        ? t.text('octal-nothing')
        : listed(into.map(String), t.text('octal-parts-comma'), t.text('list-and')),
      String(value),
    ]),
    {
      head: [t.text('octal-move'), t.text('octal-leaves'), t.text('octal-value')],
      align: ['left', 'left', 'right'],
    },
  );

const octal = (t: Catalogue) =>
  ({
    text: gameText(t, 'octal'),
    theorems: {
      octal: {
        ...t.theorem('octal'),
        reason: (_, reason) => brokenReason(t, reason),
        proof: (f) => proofOf(t, f),
      },
      'misere-quotient': {
        ...t.theorem('misere-quotient'),
        reason: ({ product }, { outcome }) => t.runs('misere-quotient-reason', { outcome, product }),
        proof: (f) => quotientProofOf(t, f),
      },
    },
    steps: {
      'breaking-values': (s) => [
        p(t.text('octal-values', lawOf(s.law))),
        valuesTable(s.values, 12, t.record('octal', ['heap', 'value'])),
      ],
      'breaking-mex': (s) => [
        p(t.text('octal-options', { heap: s.heap })),
        optionsTable(t, s),
        note(t.text('octal-mex', { heap: s.heap, mex: s.mex })),
      ],
      'breaking-period': (s) =>
        ps(
          t.paragraphs('octal-period', {
            ...t.cut(s),
            from: Math.max(1, s.preperiod),
          }),
        ),
      'misere-elements': ({ rows, more, product, isLost }) => [
        table(
          [
            ...rows.map(({ heap, same, element }) => [
              t.shorten(heap),
              same === null ? '' : String(same),
              element,
            ]),
            [t.text('misere-product'), '', product],
          ],
          {
            head: [t.text('octal-heap'), t.text('misere-same'), t.text('misere-element')],
            align: ['left', 'right', 'right'],
          },
        ),
        ...leftOut(t, 'misere-more', more),
        note(t.text('misere-product-note', { product, lost: isLost ? 'yes' : 'no' })),
      ],
      'misere-quotient': (s) => quotientTable(t, s),
      'misere-open': (s) => [p(t.text('octal-misere-open', lawOf(s.law)))],
      'breaking-open': (s) => [
        p(t.text('octal-open', { ...lawOf(s.law), most: s.most, heap: t.shorten(s.heap) })),
        ...(s.published === null ? [] : [note(t.text('octal-published', s.published))]),
      ],
      'breaking-recurrence': (s) => [p(...t.runs('octal-recurrence', t.cut(s)))],
    },
    moves: {
      'from-row': ({ piece, row, first, last }) =>
        t.text('row-move', {
          piece,
          row,
          one: first === last,
          pieces: first === last ? t.shorten(first) : `${t.shorten(first)}–${t.shorten(last)}`,
        }),
    },
    rulings: { row: ({ piece }) => [t.text('row-ruling', { piece })] },
    expected: t.record('octal-expected', ['octal-code', 'heap-and-parts', 'row-and-parts']),
    faults: t.record('octal-fault', ['not-so-divided', 'must-change']),
  }) satisfies GameEntry;

/** The octal games, in the order of the catalogue. */
export const octalGames = (t: Catalogue) => ({
  octal: octal(t),
  kayles: { text: gameText(t, 'kayles') },
  dawson: { text: gameText(t, 'dawson') },
  dawsonchess: { text: gameText(t, 'dawsonchess') },
  treblecross: { text: gameText(t, 'treblecross') },
  officers: { text: gameText(t, 'officers') },
});
