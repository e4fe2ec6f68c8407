import type { Catalogue } from '../catalogue.ts';
import { note, table } from '../doc.ts';
import { type GameEntry, gameText } from '../locale.ts';

export const funny = (t: Catalogue) =>
  ({
    text: gameText(t, 'funny'),
    rulings: { funny: () => [t.text('funny-ruling')] },
    theorems: {
      'funny-stones': {
        name: t.text('funny-theorem'),
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
