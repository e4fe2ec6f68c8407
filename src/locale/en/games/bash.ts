import { p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { upTo } from '../rulings.ts';
import { shorten } from '../shorten.ts';

const n = shorten;

export const bash = {
  text: {
    name: 'Bash game',
    aliases: ['bachet', 'bash-game'],
    summary: 'Take from 1 to max from one heap.',
    rules: [
      'One heap of stones, or several. A move: choose one heap and take at least one stone from it, but at most max.',
      'Type a position as the sizes of the heaps and max: bash 21 max=3. Type a move as the amount, 1, or as heap and amount, 1:2.',
      'Example: bash 5 max=3. You play 1 and leave 4: whether they take 1, 2 or 3 of it, you take the rest.',
    ],
  },
  rulings: {
    bash: (f) => [`Take ${upTo(f.max)} from one heap.`],
  },
  theorems: {
    bash: {
      name: 'Bachet’s theorem (1612)',
      decides: (f) => [
        `What decides: divide the heap by ${n(f.modulus)}, one more than may be taken. `,
        strong('If nothing is left over, the player to move loses'),
        ' a single heap; otherwise what is left over is the value of the heap.',
      ],
      works: (f, outcome) =>
        outcome === 'N'
          ? [
              `Leave them a multiple of ${n(f.modulus)} (with several heaps: remainders of nim-sum 0). ${f.max === '1' ? 'They take 1, and' : `Whatever they take, from 1 to ${n(f.max)},`} you can complete it to ${n(f.modulus)} in the same heap, or repair the remainders. So the last stone is yours.`,
            ]
          : [
              `${f.max === '1' ? 'You take 1, and' : `Whatever you take, from 1 to ${n(f.max)},`} they can complete it to ${n(f.modulus)} in the same heap, or repair the remainders. So the last stone is theirs.`,
            ],
      proof: (f) => [
        [
          strong('One heap. '),
          `The value of a heap is the smallest number missing among the values of its options, ${f.max === '1' ? 'here only the heap that is smaller by 1' : `the heaps that are smaller by 1 to at most ${n(f.max)}`}. The heaps from 0 to ${n(f.max)} are worth their own size: from each you reach all smaller ones.`,
        ],
        [
          strong('Round and round. '),
          `A heap of ${n(f.modulus)} reaches ${f.max === '1' ? 'the value 1' : `every value from 1 to ${n(f.max)}`} but not 0, so it is worth 0 again. From then on the heaps that one take reaches always have every value from 0 to ${n(f.max)} but one, and the missing one is what the heap smaller by ${n(f.modulus)} had. So the values repeat: heap n is worth the remainder of n divided by ${n(f.modulus)}.`,
        ],
        [
          strong('Several heaps '),
          'are a sum: the nim-sum of the remainders decides, as in Nim. A move that makes a remainder larger is answered by taking the rest of the way round.',
        ],
      ],
    },
    'bash-misere': {
      name: 'Misère Nim on the remainders (after Bouton, 1902)',
      decides: (f) => [
        `What decides: divide every heap by ${n(f.modulus)}, one more than may be taken, and play misère Nim with the remainders. `,
        f.big > 0
          ? strong(
              'While some remainder is 2 or more, the player to move loses if every binary column of the remainders holds an even number of ones.',
            )
          : strong('All remainders are 0 or 1 here: the player to move loses if the number of ones is odd.'),
      ],
      works: (f, outcome) => [
        outcome === 'N'
          ? `You bring the remainders to a losing position of misère Nim. If they then lower a remainder, you answer as in misère Nim; if they raise one by going round, you take the rest of ${n(f.modulus)} and bring it back. In the end they must take the last stone.`
          : `The remainders are a losing position of misère Nim. If you lower a remainder, they answer as in misère Nim; if you raise one by going round, they take the rest of ${n(f.modulus)} and bring it back. In the end you must take the last stone.`,
      ],
      proof: (f) => [
        [
          strong('From a losing position. '),
          `A move changes the remainder of one heap, for it takes less than ${n(f.modulus)}. No losing position of misère Nim differs from another in one heap only, so the new remainders are not losing.`,
        ],
        [
          strong('From any other position. '),
          `Misère Nim has a move that lowers one remainder to a losing position; the same amount may be taken here. Only where all remainders are 0 misère Nim has none: there you have won if no stones are left, and otherwise a heap of at least ${n(f.modulus)} is brought to remainder 1 by taking ${n(f.max)}.`,
        ],
        [
          strong('The end. '),
          'No stones at all: all remainders are 0, the number of ones is even, and who is to move has won.',
        ],
      ],
    },
  },
  steps: {
    remainders: (s) =>
      s.rows.length === 1 && s.more === 0
        ? [
            p(
              `${n(s.rows[0]!.heap)} = ${n(s.rows[0]!.quotient)} · ${n(s.modulus)} + `,
              strong(n(s.rows[0]!.remainder)),
              '.',
            ),
          ]
        : [
            table(
              s.rows.map((row, i) => [`heap ${i + 1}`, n(row.heap), n(row.remainder)]),
              { head: ['', 'size', `left over by ${n(s.modulus)}`] },
            ),
            ...(s.more > 0 ? [p(`Heaps not shown, but counted: ${s.more}.`)] : []),
          ],
  },
} satisfies GameEntry;
