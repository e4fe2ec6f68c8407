import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';

export const division = {
  text: {
    name: 'The division game',
    aliases: ['factor-matrix'],
    summary: 'In one row, replace numbers by proper divisors of themselves.',
    rules: [
      'Rows of numbers. A move: choose a row, and in it replace one number greater than 1, or several, each by a proper divisor of itself (12 by 1, 2, 3, 4 or 6). When all numbers are 1 there is no move.',
      'Type a position row by row with slashes between: division 12 6 / 5 8 (numbers up to 10^12). Type a move as row, place and new number: 1:1=4 or, for several, 1:1=4,2=3.',
      'Example: division 4 / 3. You play 1:1=2 and leave 2 / 3: they make one of the two numbers 1, and you the other.',
    ],
  },
  rulings: {
    division: () => [
      'Choose a row, and replace one or more of its numbers above 1, each by a smaller divisor of it (12 by 1, 2, 3, 4 or 6).',
    ],
  },
  theorems: {
    'factor-count': {
      name: 'counting prime factors, as in Nim (after Bouton, 1902)',
      decides: (f) => [
        'What decides: the prime factors, counted as often as they occur. ',
        strong(
          `A row is a Nim heap with as many stones as its numbers have prime factors together: here ${f.factors}.`,
        ),
      ],
      works: (_, outcome) => [
        outcome === 'N'
          ? 'In a single row you can replace every number by 1, and nothing is left.'
          : 'All numbers are 1, so there is no move.',
      ],
      proof: () => [
        [
          'A proper divisor keeps some of the prime factors of a number and loses at least one. So a move in a row takes away at least one factor of that row, and any number of them can be taken: strike out as many primes as you like, each from the number it stands in. That is exactly a move in a Nim heap.',
        ],
      ],
    },
  },
  steps: {
    'row-factors': (s) => [
      table(
        s.rows.map((row) => [
          row.number,
          row.factors.length === 0 ? 'no factor' : row.factors.join(' · '),
          String(row.factors.length),
        ]),
        { head: ['number', 'prime factors', 'how many'], align: ['right', 'left', 'right'] },
      ),
      ...(s.more > 0 ? [note(`Numbers not shown, but counted: ${s.more}.`)] : []),
      p('Together: ', strong(String(s.total)), '.'),
    ],
  },
  moves: {
    divide: (f) =>
      `replace ${f.changes.map((c) => `number ${c.place} (${c.from} → ${c.to})`).join(' and ')}${f.row === null ? '' : ` of row ${f.row}`}`,
  },
  expected: {
    division: 'row, place and new number, such as 1:2=3 (several: 1:2=3,4=1)',
  },
  faults: {
    'no-such-row': 'there is no such row',
    'no-such-place': 'each place must be in that row, and stand once',
    'not-a-proper-divisor': 'the new number must be a smaller divisor of the old one',
  },
} satisfies GameEntry;
