import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten as n } from '../shorten.ts';

export const ferguson = {
  text: {
    name: 'Ferguson’s two boxes',
    aliases: ['two-boxes'],
    summary: 'Empty one box, and split the other over both.',
    rules: [
      'Two boxes with at least one ball each. A move: throw away what is in one box, and share what is in the other over both boxes, at least one ball in each. With one ball in each box nobody can move.',
      'Type a position as two numbers: ferguson 4 5. Type a move as box and parts: 1:1,3 splits box 1 into 1 and 3 (and empties box 2); 1,3 will do where the sum tells which box.',
      'Example: ferguson 3 4. You play 2:1,3 and leave 1 and 3: they can only split the 3 into 1 and 2, and you split the 2 into 1 and 1.',
    ],
  },
  rulings: {
    ferguson: () => [
      'Throw away the balls of one box, and share the balls of the other over both boxes, at least 1 in each.',
    ],
  },
  theorems: {
    ferguson: {
      name: 'Ferguson’s game of two boxes (Ferguson, 1998)',
      decides: () => [
        'What decides: odd or even. ',
        strong(
          'If both boxes hold an odd number, the player to move loses; if at least one holds an even number, they win.',
        ),
      ],
      works: (f, outcome) =>
        outcome === 'N'
          ? [
              `Split the even number, ${n(f.even ?? '')}, into two odd ones. Then whatever they split is odd, and one of its two parts is even: again you have an even number to split into two odd ones. It ends at 1 and 1, both odd, and that is always their turn.`,
            ]
          : [
              'Both numbers are odd. Whatever you split falls into an odd and an even part, and they can split the even part into two odd ones again. It ends at 1 and 1, both odd, on your turn.',
            ],
      proof: () => [
        [
          strong('From two odd numbers '),
          'every move splits an odd number, so exactly one part is even: never two odd numbers again.',
        ],
        [
          strong('From an even number '),
          'there is always the split into 1 and the rest, which is odd: two odd numbers. At the end, 1 and 1, both are odd.',
        ],
        [
          strong('Values. '),
          'Call the places of a binary number 0, 1, 2, … from the right. From n you can make a pair of value t exactly when n − 1 has a 1 in place t. For let the parts be a + 1 and b + 1, so a + b = n − 2, and let a | b end in t ones after a 0. Then the last t + 1 places of a and b add up to at least 2^t − 1 and at most 2(2^t − 1); so those of n − 1, which is one more, lie between 2^t and 2^(t+1) − 1: a 1 in place t. Conversely, if n − 1 has that 1, choose a = 2^t − 1 and b = n − 1 − 2^t, whose place t is 0.',
        ],
        [
          'So the values you can reach from (m, n) are the places of the ones of (m−1) | (n−1), and the smallest missing one is the number of ones at its end.',
        ],
      ],
    },
  },
  steps: {
    'trailing-ones': (s) => {
      const dots = s.cut ? '…' : '';
      return [
        p(
          `The value of (${n(s.pair[0])}, ${n(s.pair[1])}): take 1 from each number, write both in binary, and count the ones at the end of “one or the other”.`,
        ),
        table(
          [
            [`${n(s.pair[0], 24)} − 1`, `${dots}${s.bits[0]}`],
            [`${n(s.pair[1], 24)} − 1`, `${dots}${s.bits[1]}`],
            ['one or the other', `${dots}${s.or}`],
          ],
          { notes: { 2: `${s.ones} ${s.ones === 1 ? 'one' : 'ones'} at the end` } },
        ),
        note(
          s.ones === 0
            ? 'It ends in 0: both numbers are odd, and the value is 0.'
            : `So this pair is worth ${s.ones}.`,
        ),
      ];
    },
  },
  moves: {
    'box-split': (f) =>
      `throw away the ${f.place === 1 ? 'second' : 'first'} number${f.pair === null ? '' : ` of pair ${f.pair}`} and split the ${f.place === 1 ? 'first' : 'second'} (${n(f.split)} → ${n(f.into[0])} and ${n(f.into[1])})`,
  },
  expected: {
    'box-split': 'what to split and into what, such as 1:1,3 (with several pairs 2.1:1,3)',
  },
  faults: {
    'wrong-total': 'the parts do not add up to what is split',
    'empty-part': 'each part must be at least 1',
  },
} satisfies GameEntry;
