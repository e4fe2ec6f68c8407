import type { Catalogue } from '../catalogue.ts';
import { note, p, table } from '../doc.ts';
import { type GameEntry, gameText } from '../locale.ts';

export const notakto = (t: Catalogue) => {
  const listed = (losing: readonly string[]): string => losing.join(t.text('comma'));
  return {
    text: gameText(t, 'notakto'),
    rulings: { notakto: () => [t.text('notakto-ruling')] },
    theorems: {
      notakto: {
        name: t.text('notakto-theorem'),
        decides: (facts) => t.runs('notakto-decides', facts),
        reason: ({ value }, { outcome }) => t.runs('notakto-reason', { outcome, value }),
        works: (_, outcome) => t.runs('notakto-works', { outcome }),
        proof: () => t.paragraphs('notakto-proof'),
      },
      'notakto-misere': {
        name: t.text('notakto-misere-theorem'),
        decides: ({ product, losing }) =>
          t.runs('notakto-misere-decides', { product, losing: listed(losing) }),
        reason: ({ product, losing }, { outcome }) =>
          t.runs('notakto-misere-reason', { outcome, product, losing: listed(losing) }),
        works: (_, outcome) => t.runs('notakto-misere-works', { outcome }),
        proof: () => t.paragraphs('notakto-misere-proof'),
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
        ...(more > 0 ? [note(t.text('notakto-more', { count: more }))] : []),
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
