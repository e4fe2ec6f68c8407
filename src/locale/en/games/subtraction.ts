import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { either } from '../rulings.ts';
import { shorten } from '../shorten.ts';

const n = shorten;

/** What may be taken, as a noun phrase. */
const named = (set: string): string =>
  set === 'squares'
    ? 'a square number'
    : set === 'fibonacci'
      ? 'a Fibonacci number'
      : set.includes(',')
        ? `one of ${n(set.replaceAll(',', ', '), 80)}`
        : set;

/** Rows of at most 16 values with the heaps above them. */
const rows = (values: readonly number[]): readonly (readonly string[])[] => {
  const all: string[][] = [];
  for (let from = 0; from < values.length; from += 16) {
    const slice = values.slice(from, from + 16);
    all.push(['heap', ...slice.map((_, i) => String(from + i))], ['value', ...slice.map(String)]);
  }
  const width = Math.min(17, values.length + 1);
  return all.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
};

/** Sets that have a name. */
const SETS = {
  squares: 'Take a square number (1, 4, 9, 16, …) from one heap.',
  fibonacci: 'Take a Fibonacci number (1, 2, 3, 5, 8, …) from one heap.',
  divisors: 'From one heap, take a number that divides its size, but not the whole heap.',
};

export const subtraction = {
  text: {
    name: 'Subtraction game',
    aliases: ['subtract'],
    summary: 'Take a number of the given set from one heap.',
    rules: [
      'Some heaps of stones and a set of numbers. A move: choose one heap and take from it a number of stones that is in the set.',
      'Type a position as the heaps and the set: subtraction 10 7 s=1,3,4. Sets with names: s=squares (1, 4, 9, …), s=fibonacci (1, 2, 3, 5, …), s=divisors (a divisor of the heap, but not the whole heap). Type a move as heap and amount: 1:3.',
      'Example: subtraction 5 s=1,3,4. You play 1:3 and leave 2: they can only take 1, and you take the last.',
    ],
  },
  rulings: {
    subtraction: (f) => [
      typeof f.set === 'string'
        ? SETS[f.set]
        : `Take ${f.set.length === 1 ? 'exactly ' : ''}${either(f.set.map((member) => n(member)))} from one heap.`,
    ],
  },
  theorems: {
    subtraction: {
      name: 'mex, and the period of a subtraction game (Golomb, 1966)',
      decides: (f) => [
        `What decides: each heap has a value, computed from the small heaps upwards: the smallest number that is missing among the values of the heaps you can leave by taking ${named(f.set)}. `,
        strong('A single heap of value 0 loses for the player to move.'),
      ],
      works: (f, outcome) => [
        f.period === null
          ? 'From value 0 no move leads to value 0 again; from any other value some move does. '
          : `The values repeat with period ${f.period}${f.preperiod === 0 ? '' : ` from heap ${f.preperiod} on`}, so the table is enough for every heap. From value 0 no move leads to value 0 again; from any other value some move does. `,
        outcome === 'N'
          ? 'So you leave nim-sum 0 after each of your moves, and they run out of moves first.'
          : 'The nim-sum is 0, and so it will be after each of their moves: you run out of moves first.',
      ],
      proof: (f) => [
        [
          strong('The values. '),
          `The value of a heap is the mex, the smallest number not among the values of its options. So an option never has the same value, and every smaller value is the value of some option: that is all that Nim heaps do, and sums of heaps are decided by the nim-sum.`,
        ],
        f.period === null
          ? [
              strong('No period. '),
              'No repetition is proved for this set; the values were computed one by one from heap 0 up to this one.',
            ]
          : [
              strong('The period. '),
              `A value depends only on the ${n(f.largest ?? '')} values before it, since nothing larger can be taken. A stretch of ${n(f.largest ?? '')} values came a second time, ${f.period} heaps later. What follows a stretch is determined by it, so everything after it repeats for ever: this is proved, not only seen.`,
            ],
        [strong('The end. '), 'A heap from which nothing can be taken has no options: value 0.'],
      ],
    },
    'subtract-divisor': {
      name: 'the exponent of 2 (taking a proper divisor)',
      decides: () => [
        'What decides: how often the heap can be halved. ',
        strong('The value of a heap is the exponent of 2 in it; an odd heap loses for the player to move.'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              'Every divisor of an odd number is odd, so from an odd heap they can only leave an even one; from an even heap you take 1 and leave an odd one. With several heaps the exponents are played like Nim heaps.',
            ]
          : [
              'Every divisor of an odd number is odd, so from an odd heap you can only leave an even one, and they make it odd again by taking 1. With several heaps the exponents are played like Nim heaps.',
            ],
      proof: () => [
        [
          strong('Smaller values can be reached. '),
          'Let the heap be 2^a · odd. For b < a the number 2^b is a proper divisor; taking it leaves a number with exponent exactly b.',
        ],
        [
          strong('The same value cannot. '),
          'A divisor has an exponent of at most a. If it is less than a, the rest has that smaller exponent. If it is a, both are 2^a times something odd, and the difference of odd numbers is even: the rest has a larger exponent.',
        ],
        [
          strong('So the mex is a. '),
          'A heap of 1 has no proper divisor: nothing can be taken, and its exponent is 0.',
        ],
      ],
    },
  },
  steps: {
    'heap-values': (s) => {
      const c = s.certificate;
      return [
        table(rows(s.values)),
        ...(c === null
          ? [note(`Each value is the mex of the values one take before it. No period is proved.`)]
          : [
              p(
                c.preperiod === 0
                  ? `The values go round with period ${c.period}: `
                  : `From heap ${c.preperiod} on the values go round with period ${c.period}: `,
                ...(c.preperiod + c.period <= s.values.length
                  ? [
                      `${s.values.slice(Math.max(0, c.preperiod - 8), c.preperiod).join(' ')} `,
                      strong(`[ ${s.values.slice(c.preperiod, c.preperiod + c.period).join(' ')} ]`),
                      ' … ',
                    ]
                  : []),
                `This is proved: the ${c.window} values from heap ${c.preperiod} on came again from heap ${c.preperiod + c.period} on.`,
              ),
            ]),
      ];
    },
    'heap-value': (s) => [
      p(
        s.same === null
          ? `Heap ${n(s.heap)} has value `
          : `Heap ${n(s.heap)} stands in the round where heap ${n(s.same)} stands, and has its value, `,
        strong(s.value),
        '.',
      ),
    ],
    'power-of-two': (s) => [
      p(
        s.heap === '0' ? 'A heap of 0 has no move: value ' : `${s.heap} = 2^${s.power} · ${s.odd}: value `,
        strong(String(s.power)),
        '.',
      ),
    ],
  },
} satisfies GameEntry;
