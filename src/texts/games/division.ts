import type { Catalogue } from '../catalogue.ts';
import { p, table } from '../doc.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { leftOut } from '../parts.ts';

export const division = (t: Catalogue) =>
  ({
    text: gameText(t, 'division'),
    rulings: { division: () => [t.text('division-ruling')] },
    theorems: {
      'factor-count': { ...t.theorem('division'), worth: () => t.text('division-worth') },
    },
    steps: {
      'row-factors': (s) => [
        table(
          s.rows.map(({ number, factors }) => [
            number,
            factors.length === 0 ? t.text('division-no-factor') : factors.join(' · '),
            String(factors.length),
          ]),
          {
            head: Object.values(t.record('division-head', ['number', 'factors', 'count'])),
            align: ['right', 'left', 'right'],
          },
        ),
        ...leftOut(t, 'division-more', s.more),
        p(...t.runs('division-together', { total: s.total })),
      ],
    },
    moves: {
      divide: ({ row, changes }) =>
        t.text('division-replace', {
          row,
          changes: changes.map((change) => t.text('division-change', change)).join(t.text('division-and')),
        }),
    },
    expected: { division: t.text('division-expected') },
    faults: t.record('division-fault', ['no-such-row', 'no-such-place', 'not-a-proper-divisor']),
  }) satisfies GameEntry;
