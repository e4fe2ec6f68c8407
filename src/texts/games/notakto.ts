import type { Catalogue } from '../catalogue.ts';
import { p, table } from '../doc.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { leftOut } from '../parts.ts';

export const notakto = (t: Catalogue) => {
  const listed = (losing: readonly string[]): string => losing.join(t.text('comma'));
  return {
    text: gameText(t, 'notakto'),
    rulings: { notakto: () => [t.text('notakto-ruling')] },
    theorems: {
      notakto: {
        ...t.theorem('notakto'),
        reason: ({ value }, { outcome }) => t.runs('notakto-reason', { outcome, value }),
      },
      'notakto-misere': {
        ...t.theorem('notakto-misere'),
        decides: ({ product, losing }) =>
          t.runs('notakto-misere-decides', { product, losing: listed(losing) }),
        reason: ({ product, losing }, { outcome }) =>
          t.runs('notakto-misere-reason', { outcome, product, losing: listed(losing) }),
      },
    },
    steps: {
      'notakto-elements': ({ rows, more, product }) => [
        rows.length === 0
          ? p(t.text('notakto-none'))
          : table(
              [
                ...rows.map(({ board, sheet, element }) => [String(board), sheet, element]),
                [t.text('notakto-product'), '', product],
              ],
              {
                head: [t.text('notakto-head-board'), '', t.text('notakto-head-element')],
                align: ['left', 'left', 'right'],
              },
            ),
        ...leftOut(t, 'notakto-more', more),
      ],
    },
    moves: {
      'put-x': ({ board, row, column }) => t.text('notakto-put', { board, square: `${row}, ${column}` }),
    },
    expected: t.record('notakto-expected', ['x-boards', 'board-and-square']),
    faults: t.record('notakto-fault', [
      'no-such-board',
      'no-such-square',
      'board-is-dead',
      'square-has-an-x',
    ]),
  } satisfies GameEntry;
};
