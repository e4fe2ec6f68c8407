import type { StepOf } from '../../engine/explain/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Inline, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { leftOut } from '../parts.ts';
import { balanceReason } from '../reasons.ts';
import { tame } from '../tame.ts';

type StepShape = StepOf<'counted-places'>['shape'];
type StepPlace = StepOf<'counted-places'>['rows'][number]['place'];

const sayPlace = (t: Catalogue, shape: StepShape, place: StepPlace): string =>
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
    ...t.cut(row),
    shape,
    sum: t.shorten(sum),
    place: sayPlace(t, shape, row.place),
    sends: BigInt(row.to) < BigInt(row.from),
    other: sayPlace(t, shape, row.other),
  });

/** The stones that count, and whether their nim-sum is 0. */
export const countedReason = (t: Catalogue, { outcome, here }: FirstReason): readonly Inline[] | null => {
  const places = stepOf(here, 'counted-places');
  if (places === undefined || places.more > 0) return null;
  const { shape, rows } = places;
  const values = rows.filter(({ counts }) => counts).map(({ value }) => value);
  return balanceReason(t, outcome, values, {
    none: () => t.runs('staircase-reason-none', { shape }),
    some: ({ list }) => t.runs('staircase-reason', { shape, list }),
  });
};

export const staircase = (t: Catalogue) =>
  ({
    text: gameText(t, 'staircase'),
    rulings: { staircase: () => t.lines('staircase-ruling') },
    theorems: {
      'staircase-misere': { ...tame(t), ...t.theorem('staircase-misere') },
      staircase: { ...t.theorem('staircase'), reason: (_, reason) => countedReason(t, reason) },
    },
    steps: {
      'counted-places': (s) => [
        placesTable(t, s),
        ...leftOut(t, 'staircase-more', s.more),
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
          ...leftOut(t, 'staircase-more-ways', s.more),
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
          ...t.cut(f),
          below: f.step - 1,
        }),
    },
    expected: t.record('staircase-expected', ['step-and-amount']),
    faults: t.record('staircase-fault', ['no-such-step']),
  }) satisfies GameEntry;
