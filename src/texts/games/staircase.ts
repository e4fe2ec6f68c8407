import type { StepOf } from '../../engine/explain/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Inline, note, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { balanceReason } from '../reasons.ts';
import { tameTheorem } from '../tame.ts';

type Shape = StepOf<'counted-places'>['shape'];
type Place = StepOf<'counted-places'>['rows'][number]['place'];

const sayPlace = (t: Catalogue, shape: Shape, place: Place): string =>
  shape === 'grid'
    ? t.text('staircase-place', { shape, row: place[0]!, column: place[1]!, step: null })
    : t.text('staircase-place', { shape, row: null, column: null, step: place[0]! });

const placesTable = (t: Catalogue, s: StepOf<'counted-places'>) => {
  const columns = s.columns.map(String);
  const blank = columns.map(() => '');
  return table(
    [
      ...s.rows.map((row) => [
        s.shape === 'grid' ? `(${row.place.join(', ')})` : sayPlace(t, s.shape, row.place),
        t.shorten(row.value),
        row.counts ? t.text('staircase-counts') : '–',
        ...(row.counts && columns.length > 0 ? row.bits : blank),
      ]),
      ...(columns.length === 0 ? [] : [[t.text('staircase-column'), '', '', ...columns]]),
    ],
    { align: ['left', 'right', 'left', ...columns.map(() => 'right' as const)] },
  );
};

/** A place to change, and the stones that change it. */
const sayWay = (
  t: Catalogue,
  { shape, sum }: StepOf<'counted-repairs'>,
  row: StepOf<'counted-repairs'>['rows'][number],
): string =>
  t.text('staircase-way', {
    shape,
    place: sayPlace(t, shape, row.place),
    from: t.shorten(row.from),
    sum: t.shorten(sum),
    to: t.shorten(row.to),
    sends: BigInt(row.to) < BigInt(row.from),
    amount: t.shorten(row.amount),
    other: sayPlace(t, shape, row.other),
  });

/** The stones that count, and whether their nim-sum is 0. */
export const countedReason = (t: Catalogue, { outcome, here }: FirstReason): readonly Inline[] | null => {
  const places = stepOf(here, 'counted-places');
  if (places === undefined || places.more > 0) return null;
  const { shape, rows } = places;
  const values = rows.filter(({ counts, value }) => counts && value !== '0').map(({ value }) => value);
  if (outcome === 'P' && values.length === 0) return t.runs('staircase-reason-none', { shape });
  return balanceReason(t, outcome, values, (list) => t.runs('staircase-reason', { shape, list }));
};

export const staircase = (t: Catalogue) =>
  ({
    text: gameText(t, 'staircase'),
    rulings: { staircase: () => t.lines('staircase-ruling') },
    theorems: {
      'staircase-misere': tameTheorem(t, {
        name: t.text('staircase-misere-theorem'),
        decides: ({ large, sum }) => t.runs('staircase-misere-decides', { large, sum: t.shorten(sum) }),
        proof: t.paragraphs('staircase-misere-proof'),
      }),
      staircase: {
        name: t.text('staircase-theorem'),
        reason: (_, reason) => countedReason(t, reason),
        decides: () => t.runs('staircase-decides'),
        works: (_, outcome) => t.runs('staircase-works', { outcome }),
        proof: () => t.paragraphs('staircase-proof'),
      },
    },
    steps: {
      'counted-places': (s) => [
        placesTable(t, s),
        ...(s.more > 0 ? [note(t.text('staircase-more', { count: s.more }))] : []),
        p(...t.runs('staircase-sum', { shape: s.shape, sum: t.shorten(s.sum) })),
      ],
      'counted-repairs': (s) => {
        const { shape, copy } = s;
        const ways = s.rows.map((row) => sayWay(t, s, row));
        const repairs = {
          shape,
          count: ways.length + s.more,
          ways: ways.join(t.text('staircase-ways-or', { shape })),
        };
        return [
          ...(ways.length === 0 ? [] : [p(...t.runs('staircase-repairs', repairs))]),
          ...(s.more > 0 ? [note(t.text('staircase-more-ways', { count: s.more }))] : []),
          ...(copy === null
            ? []
            : [
                p(
                  t.text('staircase-copy', {
                    shape,
                    from: sayPlace(t, shape, copy.from),
                    via: sayPlace(t, shape, copy.via),
                    to: sayPlace(t, shape, copy.to),
                  }),
                ),
              ]),
        ];
      },
    },
    moves: {
      'step-down': (f) =>
        t.text('staircase-step-down', {
          part: f.amount !== f.from ? 'some' : f.from === '1' ? 'one' : 'all',
          amount: t.shorten(f.amount),
          from: t.shorten(f.from),
          step: f.step,
          below: f.step - 1,
        }),
    },
    expected: t.record('staircase-expected', ['step-and-amount']),
    faults: t.record('staircase-fault', ['no-such-step']),
  }) satisfies GameEntry;
