import type { Catalogue } from '../catalogue.ts';
import { type Inline, note, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { balanceReason } from '../reasons.ts';

/** The values of the stones that have no twin on their place. */
const stonesReason = (t: Catalogue, { outcome, here }: FirstReason): readonly Inline[] | null => {
  const table = stepOf(here, 'funny-values');
  if (table === undefined || table.more > 0) return null;
  const values = table.rows.filter(({ odd, value }) => odd && value > 0).map(({ value }) => String(value));
  if (outcome === 'P' && values.length === 0) return t.runs('funny-reason-none');
  return balanceReason(t, outcome, values, (list) => t.runs('funny-reason', { list }));
};

export const funny = (t: Catalogue) =>
  ({
    text: gameText(t, 'funny'),
    rulings: { funny: () => [t.text('funny-ruling')] },
    theorems: {
      'funny-stones': {
        name: t.text('funny-theorem'),
        reason: (_, reason) => stonesReason(t, reason),
        decides: () => t.runs('funny-decides'),
        works: (_, outcome) => t.runs('funny-works', { outcome }),
        proof: () => t.paragraphs('funny-proof'),
      },
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
        ...(s.more > 0 ? [note(t.text('funny-more', { count: s.more }))] : []),
        note(t.text('funny-from-left')),
      ],
    },
    moves: {
      spread: ({ i, j, k }) => t.text('funny-spread', { from: i, same: j === k, first: j, second: k }),
    },
    expected: t.record('funny-expected', ['three-places']),
    faults: t.record('funny-fault', ['no-such-spot', 'places-not-rising']),
  }) satisfies GameEntry;
