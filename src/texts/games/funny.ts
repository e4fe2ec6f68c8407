import type { Catalogue } from '../catalogue.ts';
import { type Inline, note, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { leftOut } from '../parts.ts';
import { allRows, balanceReason } from '../reasons.ts';

/** The values of the stones that have no twin on their place. */
const stonesReason = (t: Catalogue, { outcome, here }: FirstReason): readonly Inline[] | null => {
  const odd = allRows(stepOf(here, 'funny-values'))?.filter((row) => row.odd);
  const values = odd?.map(({ value }) => String(value)) ?? null;
  return balanceReason(t, outcome, values, {
    none: () => t.runs('funny-reason-none'),
    some: ({ list }) => t.runs('funny-reason', { list }),
  });
};

export const funny = (t: Catalogue) =>
  ({
    text: gameText(t, 'funny'),
    rulings: { funny: () => [t.text('funny-ruling')] },
    theorems: {
      'funny-stones': { ...t.theorem('funny'), reason: (_, reason) => stonesReason(t, reason) },
    },
    steps: {
      'funny-values': (s) => [
        table(
          [
            ...s.rows.map(({ place, distance, value, stones, odd }) => [
              String(place),
              String(distance),
              String(value),
              t.shorten(stones, 16),
              t.text('funny-counts', { odd }),
            ]),
            [t.text('funny-nim-sum'), '', String(s.sum), '', ''],
          ],
          {
            head: [...Object.values(t.record('funny-head', ['place', 'distance', 'value', 'stones'])), ''],
            align: ['left', 'right', 'right', 'right', 'left'],
          },
        ),
        ...leftOut(t, 'funny-more', s.more),
        note(t.text('funny-from-left')),
      ],
    },
    moves: {
      spread: ({ i, j, k }) => t.text('funny-spread', { from: i, same: j === k, first: j, second: k }),
    },
    expected: t.record('funny-expected', ['three-places']),
    faults: t.record('funny-fault', ['no-such-spot', 'places-not-rising']),
  }) satisfies GameEntry;
