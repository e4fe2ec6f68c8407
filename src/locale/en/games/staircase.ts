import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten } from '../shorten.ts';

const n = shorten;

const place = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `step ${numbers[0]}` : `(${numbers.join(', ')})`;

export const staircase = {
  text: {
    name: 'Staircase Nim',
    aliases: ['staircase-nim', 'stairs'],
    summary: 'Move any number of stones from one step to the step below it.',
    rules: [
      'Stones lie on the steps of a staircase. A move: choose one step and move at least one stone from it to the step just below. Stones that reach the floor, step 0, stay there.',
      'Type a position as the stones on steps 1, 2, 3, …: staircase 1 2 3. Type a move as step and amount: 2:1 moves 1 stone from step 2 to step 1.',
      'Example: staircase 1 2. You play 1:1 and leave 0 2: stones that they move from step 2 to step 1 you move on to the floor.',
    ],
  },
  rulings: {
    staircase: () => [
      'Move one or more stones from one step to the step below it.',
      'Below step 1 is the floor. Stones on the floor stay there.',
    ],
  },
  theorems: {
    staircase: {
      name: 'Staircase Nim: only the odd steps count (after Bouton, 1902)',
      decides: () => [
        'What decides: forget the even steps and play Nim with the stones on the odd ones. ',
        strong('If the nim-sum of the odd steps is 0, the player to move loses.'),
      ],
      works: (_, outcome) => [
        'A move from an odd step takes stones out of the Nim heap there: they go to an even step, where they do not count. A move from an even step puts stones onto an odd one; the other player can send the very same number on, one step further down, and the odd step is as it was. So even steps can be answered by copying. ',
        outcome === 'N'
          ? 'You make the nim-sum 0 and keep it so: answer a move on the odd steps as in Nim, and copy a move from an even step.'
          : 'They keep the nim-sum 0: they answer a move on the odd steps as in Nim, and copy a move from an even step.',
      ],
      proof: () => [
        [
          strong('From nim-sum 0: '),
          'every move changes exactly one odd step: it lowers it (a move from there) or raises it (a move from the even step above). A changed number changes the nim-sum, so it is not 0 any more.',
        ],
        [
          strong('From another nim-sum: '),
          'as in Nim, some odd step can be lowered so that the nim-sum becomes 0; its stones move to the even step below, or to the floor.',
        ],
        [
          strong('The values. '),
          'In the same way every smaller value can be reached by lowering an odd step, and the same value never, so the nim-sum of the odd steps is the mex.',
        ],
        [
          strong('The end: '),
          'every stone comes down in the end. With no stones on the steps the nim-sum is 0, and the player to move has lost.',
        ],
      ],
    },
  },
  steps: {
    'counted-places': (s) => [
      table(
        [
          ...s.rows.map((row) => [
            place(row.place),
            n(row.value),
            row.counts ? 'counts' : '–',
            ...(s.columns.length === 0
              ? []
              : row.counts
                ? [...row.bits]
                : Array.from({ length: s.columns.length }, () => '')),
          ]),
          ...(s.columns.length === 0 ? [] : [['ones in the column', '', '', ...s.columns.map(String)]]),
        ],
        {
          align: [
            'left',
            'right',
            'left',
            ...Array.from({ length: s.columns.length }, () => 'right' as const),
          ],
        },
      ),
      ...(s.more > 0 ? [note(`Places not shown, but counted: ${s.more}.`)] : []),
      p(
        s.shape === 'stairs' ? 'Nim-sum of the odd steps: ' : 'Nim-sum of the cells with row + column odd: ',
        strong(n(s.sum)),
        '.',
      ),
    ],
    'counted-repairs': (s) => {
      const at = (numbers: readonly number[]) =>
        s.shape === 'grid' ? `cell ${place(numbers)}` : numbers[0] === 0 ? 'the floor' : place(numbers);
      const ways = s.rows.map((row) => {
        const sends = BigInt(row.to) < BigInt(row.from);
        return `${at(row.place)} must hold ${n(row.from)} ⊕ ${n(s.sum)} = ${n(row.to)}: ${
          sends
            ? `it sends ${n(row.amount)} on to ${at(row.other)}`
            : `it gets ${n(row.amount)} from ${at(row.other)}`
        }`;
      });
      return [
        ...(ways.length === 0
          ? []
          : [
              p(
                `To make the nim-sum 0, one of the ${s.shape === 'stairs' ? 'odd steps' : 'odd cells'} must change. ${ways.length === 1 ? 'The only way' : 'Ways'}: `,
                strong(`${ways.join('; or ')}.`),
              ),
            ]),
        ...(s.more > 0 ? [note(`Ways not shown: ${s.more}.`)] : []),
        ...(s.copy === null
          ? []
          : [
              p(
                `Stones that later come from ${at(s.copy.from)} to ${at(s.copy.via)} are sent on, just as many, to ${at(s.copy.to)}: ${at(s.copy.via)} holds again what it held.`,
              ),
            ]),
      ];
    },
  },
  moves: {
    'step-down': (f) =>
      `move ${
        f.amount !== f.from
          ? `${n(f.amount)} of the ${n(f.from)}`
          : f.from === '1'
            ? 'the one stone'
            : `all ${n(f.from)} stones`
      } on step ${f.step} to ${f.step === 1 ? 'the floor' : `step ${f.step - 1}`}`,
  },
  faults: { 'no-such-step': 'there is no such step' },
} satisfies GameEntry;
