import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten as n } from '../shorten.ts';

export const divisor = {
  text: {
    name: 'The divisor game',
    aliases: ['divisors'],
    summary: 'Choose a number on the board; it and all its divisors are erased.',
    rules: [
      'Some numbers are on the board. A move: choose one of them; it and all its divisors on the board are erased.',
      'Type a position as divisor 10 for the numbers 1 to 10, or as a set: divisor {2,3,6}. Type a move as the number: 6.',
      'Example: divisor {2,3,4}. You play 2 and leave 3 and 4: neither divides the other, so they erase one of them and you the last.',
    ],
  },
  rulings: {
    divisor: () => ['Erase one number and all its divisors on the board.'],
  },
  theorems: {
    'divisor-search': {
      name: 'the divisor game, by search (divisor games: Schuh, 1952)',
      decides: (f) =>
        f.numbers === 1
          ? ['What decides: a single number is left. Who is to move erases it.']
          : f.least !== null
            ? [
                strong('That there is a winning move needs no search. '),
                `If erasing ${f.least} alone wins, do that. If it does not, they have an answer to it; but ${f.least} divides every other number, so that answer erases it along, and you could have played it yourself. This is strategy stealing, and it finds no move: which one wins was searched.`,
              ]
            : [
                'What decides: no formula is known. Every board that can arise was worked out, group by group: numbers that hang together by one dividing the other form a group, and groups are a sum.',
              ],
      works: (_, outcome) => [
        outcome === 'N'
          ? 'The winning moves leave a board from which every move leads to a won one.'
          : 'Every number you can choose leaves a board that they win.',
      ],
      proof: (f) => ({
        stealing:
          f.least === null || f.numbers === 1
            ? null
            : {
                title: 'strategy stealing (Gale, 1974)',
                text: [
                  [
                    strong('The common divisor. '),
                    `Whatever number is chosen, ${f.least} is erased with it. So a move made after ${f.least} is gone leaves the same board as that move at once.`,
                  ],
                  [
                    strong('Stealing. '),
                    `Suppose the board were lost for the player to move. Then erasing ${f.least} alone would lose, so the other player would have a winning move B after it. But B at once leaves the very same board, so it would have won: a contradiction. So some move wins; the argument does not tell which.`,
                  ],
                ],
              },
        values: {
          title: 'every board that can arise',
          text: [
            [
              'A program worked out the value of each group: the smallest number that none of its moves leads to (mex). The value of a board is the nim-sum of its groups. Two primes with the same multiples on the board play the same part, so boards that differ only by exchanging them were worked out once.',
            ],
          ],
        },
      }),
    },
    'divisor-stealing': {
      name: 'strategy stealing (Gale, 1974)',
      decides: (f) => [
        `What decides: ${f.least} divides every number on the board. `,
        strong('On such a board the player to move wins.'),
      ],
      works: (f) => [
        `Think of erasing ${f.least} alone. If that wins, do it. If it does not, they have a winning answer to it; but that answer erases ${f.least} along, so you could have played it yourself. Either way some move wins. The argument does not tell which.`,
      ],
      proof: (f) => [
        [
          strong('The common divisor. '),
          `Whatever number is chosen, ${f.least} is erased with it. So a move made after ${f.least} is gone leaves the same board as that move at once.`,
        ],
        [
          strong('Stealing. '),
          `Suppose the board were lost for the player to move. Then erasing ${f.least} alone would lose, so the other player would have a winning move B after it. But B at once leaves the very same board, so it would have won: a contradiction. So some move wins; the argument does not tell which.`,
        ],
      ],
    },
  },
  steps: {
    'divisor-erases': (s) =>
      s.rows.length === 0
        ? [p('The board is empty.')]
        : [
            table(
              s.rows.map((row) => [String(row.number), n(row.erases.join(', '), 60)]),
              { head: ['choose', 'erases'], align: ['right', 'left'] },
            ),
            ...(s.more > 0 ? [note(`Smaller numbers, not shown: ${s.more}.`)] : []),
          ],
  },
  moves: {
    erase: (f) => `erase ${f.number} and its divisors`,
  },
  refusals: {
    'repeated-number': (f) => `The number “${n(f.token)}” stands twice; a set holds each number once.`,
  },
  expected: {
    'number-on-the-board': 'a number on the board, such as 6',
  },
  faults: {
    'not-on-the-board': 'that number is not on the board',
  },
} satisfies GameEntry;
