import type { StepOf } from '../../engine/explain/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Inline, note, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { leftOut } from '../parts.ts';
import { tame } from '../tame.ts';

const walkTable = (t: Catalogue, { rows }: StepOf<'euclid-walk'>) =>
  table(
    rows.map((row) => [
      t.shorten(row.large, 24),
      t.shorten(row.small, 24),
      t.shorten(row.quotient, 24),
      t.shorten(row.rest, 24),
      t.text(row.quotient === '1' ? 'euclid-forced' : 'euclid-choice'),
      t.shorten(row.value, 24),
    ]),
    {
      head: [
        t.text('euclid-larger'),
        t.text('euclid-smaller'),
        t.text('euclid-quotient'),
        t.text('euclid-remainder'),
        '',
        t.text('euclid-value'),
      ],
      align: ['right', 'right', 'right', 'right', 'left', 'right'],
    },
  );

/** Which player gets the first free choice. */
const choiceReason = (t: Catalogue, { outcome, here }: FirstReason): readonly Inline[] | null => {
  const walk = stepOf(here, 'euclid-walk');
  const row = walk?.ones === null || walk === undefined ? undefined : walk.rows[walk.ones];
  return row === undefined
    ? null
    : t.runs('euclid-reason', {
        outcome,
        ones: walk!.ones!,
        ...t.cut(row),
      });
};

export const euclid = (t: Catalogue) =>
  ({
    text: gameText(t, 'euclid'),
    rulings: { euclid: ({ pairs }) => [t.text('euclid-ruling', { pairs })] },
    theorems: {
      'euclid-misere': { ...tame(t), ...t.theorem('euclid-misere') },
      euclid: { ...t.theorem('euclid'), reason: (_, reason) => choiceReason(t, reason) },
    },
    steps: {
      'euclid-walk': (s) => [
        p(t.text('euclid-walk', { larger: t.shorten(s.pair[0]), smaller: t.shorten(s.pair[1]) })),
        walkTable(t, s),
        ...leftOut(t, 'euclid-more', s.more),
        p(t.text('euclid-ones', { ones: s.ones, even: s.ones !== null && s.ones % 2 === 0 })),
        note(t.text('euclid-upwards')),
      ],
    },
    moves: {
      'subtract-multiple': (f) => {
        const small = t.shorten(f.small);
        return t.text('euclid-subtract', {
          ...t.cut(f),
          product: f.times === '1' ? small : `${t.shorten(f.times)} × ${small}`,
        });
      },
    },
    expected: t.record('euclid-expected', ['pair-and-times']),
    faults: t.record('euclid-fault', ['no-such-pair']),
  }) satisfies GameEntry;
