import { p, strong } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten as n } from '../shorten.ts';

export const chomp = {
  text: {
    name: 'Chomp',
    aliases: ['chocolate'],
    summary: 'Bite off a cell and everything right of it and above it; the corner cell is poisoned.',
    rules: [
      'A bar of chocolate, rows counted from the bottom, columns from the left. A move: choose a cell, and take it with everything right of it and above it. Cell (1, 1) is poisoned and may not be taken: when it alone is left, there is no move.',
      'Type a position as rows × columns, chomp 3x5, or as row lengths from the bottom up, chomp 5 3 1. Type a move as row and column: 3,4.',
      'Example: chomp 2x2. You play 2,2 and leave the corner with one cell on each side: they take one of these, you the other, and the poisoned corner is theirs.',
    ],
  },
  rulings: {
    chomp: () => [
      'Take a square with everything right of it and above it. The bottom left square is poisoned: nobody may take it.',
    ],
  },
  theorems: {
    'chomp-hook': {
      name: 'one row and one column: Nim with two heaps (after Bouton, 1902)',
      decides: (f) =>
        f.up === 0 || f.right === 0
          ? [
              f.up === 0 && f.right === 0
                ? 'What decides: only the poisoned cell is left.'
                : 'What decides: there is a single line of cells. Who is to move can take all of it but the poisoned one.',
            ]
          : [
              `What decides: apart from the poisoned corner there ${f.right === 1 ? 'is 1 cell' : `are ${f.right} cells`} to the right and ${f.up} above, and a bite shortens one of these arms: Nim with two heaps. `,
              strong('If the arms are equal, the player to move loses.'),
            ],
      works: (f, outcome) =>
        outcome === 'N'
          ? [
              f.up === 0 || f.right === 0
                ? 'Leave the poisoned cell alone, and they have no move.'
                : `Make the arms equal, ${Math.min(f.up, f.right)} each. Whatever they bite off one arm, you bite off the other. In the end only the poisoned cell is left for them.`,
            ]
          : [
              f.up === 0
                ? 'There is no move left.'
                : 'The arms are equal. Whatever you bite off one arm, they bite off the other; in the end the poisoned cell is left for you.',
            ],
      proof: () => [
        [
          strong('Equal arms '),
          'become unequal by any bite, since a bite shortens exactly one of them; ',
          strong('unequal arms '),
          'can be made equal by shortening the longer one. At the end both arms are 0, which is equal. The value of two arms a and b is a ⊕ b, as in Nim.',
        ],
      ],
    },
    'chomp-two-rows': {
      name: 'Chomp on two rows (Gale, 1974)',
      decides: (f) => [
        'What decides: the lengths of the two lines. ',
        strong(
          `If the ${f.turned ? 'left column is exactly one cell taller than the other' : 'bottom row is exactly one cell longer than the other'}, the player to move loses; otherwise they win.`,
        ),
        ` Here the lengths are ${f.long} and ${f.short}.`,
      ],
      works: (f, outcome) =>
        outcome === 'N'
          ? [
              `Leave lengths ${f.long === f.short ? f.long : f.short + 1} and ${f.long === f.short ? f.long - 1 : f.short}. From there a bite at the shorter line makes the difference larger than one, and a bite at the longer one makes both the same length; either way you restore a difference of one. It ends with 1 and 0: the poisoned cell.`,
            ]
          : [
              'The difference is one. A bite at the shorter line makes the difference larger, a bite at the longer one cuts both to the same length; from either they restore a difference of one. It ends with 1 and 0, the poisoned cell, on your turn.',
            ],
      proof: () => [
        [
          strong('From a difference of one. '),
          'Lengths a and a − 1. A bite at the shorter line leaves a and less than a − 1. A bite at the longer one leaves c < a there and the smaller of c and a − 1, which is c: equal lengths. In neither case is the difference one.',
        ],
        [
          strong('To a difference of one. '),
          'Equal lengths: take the last cell of the line that may be shortened alone. A difference of two or more, a and b: shorten the longer line to b + 1.',
        ],
        [
          strong('The end. '),
          'The poisoned cell alone has lengths 1 and 0: a difference of one, and the player to move has lost.',
        ],
      ],
    },
    'chomp-search': {
      name: 'Chomp (Schuh, 1952; Gale, 1974), by complete search',
      decides: (f) =>
        f.form === 'square'
          ? [
              'What decides: a square is won by taking cell (2, 2). That leaves one row and one column of the same length; then whatever they bite off one arm, you bite off the other.',
            ]
          : f.form === 'rectangle'
            ? [
                strong('That there is a winning move needs no search. '),
                'If taking the far corner alone wins, take it. If it does not, they have an answer to it; that answer takes the corner along, so you could have played it yourself. This is strategy stealing, and it finds no move.',
              ]
            : [
                'What decides: no formula is known for bars like this one',
                f.form === 'three-rows' ? ', not even for three rows' : '',
                '. Every smaller bar was worked out instead, from the smallest up.',
              ],
      works: (f, outcome) => [
        outcome === 'N'
          ? f.form === 'rectangle'
            ? 'Which move wins was found by working out every smaller bar, from the smallest up: the move leads to a bar from which every bite leads to a won one.'
            : 'The winning moves lead to bars from which every bite leads to a won one.'
          : 'Every bite leads to a bar that the other player wins.',
      ],
      proof: (f) => ({
        stealing:
          f.form === 'rectangle'
            ? {
                title: 'strategy stealing (Gale, 1974)',
                text: [
                  [
                    strong('The corner. '),
                    'In a rectangle every bite takes the far corner, the cell in the last row and the last column. So a bite after the corner is gone leaves the same as that bite at once.',
                  ],
                  [
                    strong('Stealing. '),
                    'Suppose the rectangle were lost for the player to move. Then taking the corner alone would lose, so the other player would have a winning bite B after it. But B at once leaves the very same bar, so it would have won: a contradiction. So some bite wins; the argument does not tell which.',
                  ],
                ],
              }
            : null,
        table: {
          title: 'every bar that fits into this one',
          text: [
            [
              'A program numbered the bars so that a bite always leads to a smaller number, and solved them in that order: a bar is lost if all its bites lead to won bars, and won if one leads to a lost bar. The poisoned cell alone is lost. No formula is known for three or more rows.',
            ],
          ],
        },
      }),
    },
    'chomp-square': {
      name: 'Chomp on a square (Gale, 1974)',
      decides: (f) => [
        `What decides: the bar is a square, ${f.side} × ${f.side}. `,
        strong('Taking cell (2, 2) wins.'),
      ],
      works: (f) => [
        `It leaves one row and one column, ${f.side - 1} cells each beside the poisoned one. Whatever they bite off one arm, you bite off the other. Whether there are other winning moves is not known to me at this size.`,
      ],
      proof: () => [
        [
          'After (2, 2) two equal arms are left. A bite shortens one arm, and the same bite in the other makes them equal again; at the end both are 0 and only the poisoned cell is left for the other player.',
        ],
      ],
    },
    'chomp-stealing': {
      name: 'strategy stealing (Gale, 1974)',
      decides: (f) => [
        `What decides: the bar is a full rectangle, ${f.rows} × ${f.columns}. `,
        strong('On every rectangle but a single cell the player to move wins.'),
      ],
      works: () => [
        'Think of taking the far corner alone. If that wins, take it. If it does not, they have a winning answer to it; but that answer takes the corner along, so you could have played it yourself. Either way some move wins. The argument does not tell which.',
      ],
      proof: () => [
        [
          strong('The corner. '),
          'In a rectangle every bite takes the far corner, the cell in the last row and the last column. So a bite after the corner is gone leaves the same as that bite at once.',
        ],
        [
          strong('Stealing. '),
          'Suppose the rectangle were lost for the player to move. Then taking the corner alone would lose, so the other player would have a winning bite B after it. But B at once leaves the very same bar, so it would have won: a contradiction. So some bite wins; the argument does not tell which.',
        ],
      ],
    },
  },
  steps: {
    'chomp-table': (s) => [
      p(
        `Worked out for the answer: all ${n(s.bars)} bars that fit into this one${s.bars === '1' ? '' : ', from the smallest up'}.`,
      ),
    ],
  },
  moves: {
    bite: (f) => `bite at row ${f.row}, column ${f.column}`,
  },
  expected: {
    'bar-rows': 'a row no longer than the one below it',
    cell: 'row and column of a cell, such as 2,3',
  },
  faults: {
    poisoned: 'that cell is poisoned and may not be taken',
    'no-such-cell': 'there is no such cell',
  },
} satisfies GameEntry;
