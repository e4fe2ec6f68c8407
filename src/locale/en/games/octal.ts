import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten } from '../shorten.ts';

const n = shorten;

/** How a position and a move are typed, for a game named `id`. */
const typing = (id: string): string =>
  `Type a position as the sizes of the heaps: ${id} 9 4. Type a move as the heap and what it becomes: 1>2,3 (heap 1 becomes 2 and 3), 1>4 (it becomes 4), 1>0 (it is gone). 1:2 takes 2 from heap 1 and leaves the rest together.`;

/** The law as the head of a table names it. */
const lawName = (law: string): string =>
  law === 'grundy' ? 'Grundy’s game' : /^[04]\./.test(law) ? `octal code ${law}` : `rule ${law}`;

const parts = (into: readonly number[]): string => (into.length === 0 ? 'nothing' : into.join(' and '));

export const octal = {
  text: {
    name: 'Octal game',
    aliases: ['octal-game'],
    summary: 'Take from a heap and perhaps break it in two, as an octal code says.',
    rules: [
      'Some heaps of stones and an octal code such as 0.137. A move: choose one heap and take k stones from it. The k-th digit after the point says what may be left of the heap: add 1 if nothing may be left (the heap was exactly k), 2 if one heap may be left, 4 if two heaps may be left. So 3 = 1 + 2 allows nothing or one heap, 7 allows all three, 0 forbids taking k. The digit before the point is 0, or 4: a heap may then be split in two without taking.',
      'Type a position as the heaps and the code: octal 9 4 code=0.77. Type a move as the heap and what it becomes: 1>2,3 (heap 1 becomes 2 and 3), 1>4 (it becomes 4), 1>0 (it is gone).',
      'Example: under 0.77 you take 1 or 2 and may split what is left. From one heap of 3, take 1 from the middle: 1 and 1 are left, they take one of them, and you take the last.',
    ],
  },
  theorems: {
    octal: {
      name: 'mex, heap by heap (Sprague 1935, Grundy 1939)',
      decides: () => [
        'What decides: each heap has a value, worked out from the small heaps upwards. A heap that falls in two is worth the nim-sum of the two; the value of a heap is the smallest number missing among the values it can be turned into (mex). ',
        strong('Value 0 loses for the player to move.'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              'The value is not 0, so some move makes it 0. From value 0 whatever they do makes it something else, and you can make it 0 again. The last move is yours.',
            ]
          : [
              'The value is 0, and no move keeps it 0: a heap never has the value of one of its own options. Whatever you do, they can make it 0 again, and the last move is theirs.',
            ],
      proof: ({ law, certificate: c }) => ({
        values: {
          title: 'mex, heap by heap (Sprague 1935, Grundy 1939)',
          text: [
            [
              strong('Values. '),
              'The mex is missing among the options and every smaller number is there. So from value g a move leads to every smaller value and never to g itself, exactly as in a Nim heap of g stones; and a sum of such heaps is decided by the nim-sum (Sprague 1935, Grundy 1939).',
            ],
            ...(c === null
              ? [
                  [
                    strong('No short cut. '),
                    `The values of the game ${law} were worked out one by one, from heap 0 up to this one.`,
                  ],
                ]
              : []),
          ],
        },
        period:
          c === null
            ? null
            : {
                title: 'Guy–Smith theorem (1956)',
                text: [
                  [
                    `Say the values from heap ${Math.max(1, c.preperiod)} on repeat with period ${c.period} up to heap 2·${Math.max(1, c.preperiod)} + ${c.period} + ${c.most}, and so are known up to ${c.period} heaps farther. Take a larger heap n, and suppose that the values repeat in all smaller ones. At most ${c.most} stones go, so of two heaps left the larger one has already entered the part that repeats, with a whole period to spare. Making it ${c.period} smaller gives a way to break heap n − ${c.period}, worth the same; and each way to break that heap comes from one like this. The same values can be reached, so the mex is the same: n is worth what n − ${c.period} is worth, and so on for ever.`,
                  ],
                ],
              },
      }),
    },
  },
  steps: {
    'breaking-values': (s) => {
      const rows: string[][] = [];
      for (let from = 0; from < s.values.length; from += 12) {
        const slice = s.values.slice(from, from + 12);
        const blank = Array.from({ length: Math.min(12, s.values.length) - slice.length }, () => '');
        rows.push(
          ['heap', ...slice.map((_, i) => String(from + i)), ...blank],
          ['value', ...slice.map(String), ...blank],
        );
      }
      return [p(`The values of single heaps (${lawName(s.law)}) begin:`), table(rows)];
    },
    'breaking-mex': (s) => [
      p(`What a heap of ${s.heap} can be turned into:`),
      table(
        s.rows.map(({ take, into, value }) => [
          take === 0 ? 'split' : `take ${take}`,
          parts(into),
          String(value),
        ]),
        { head: ['move', 'leaves', 'value'], align: ['left', 'left', 'right'] },
      ),
      note(`The smallest number missing among these values is ${s.mex}: that is the value of ${s.heap}.`),
    ],
    'breaking-period': (s) => [
      p(
        `The heaps repeat: from heap ${s.preperiod} on the values go round with period ${s.period}. `,
        strong('This is proved, not only seen: '),
        `the values to heap ${s.needed} were worked out, and by the Guy–Smith theorem a repetition from ${Math.max(1, s.preperiod)} to 2·${Math.max(1, s.preperiod)} + ${s.period} + ${s.most} goes on for ever.`,
      ),
      p(
        s.period === 1
          ? `So a heap of ${n(s.heap)} is worth what heap ${s.same} is worth: `
          : `${n(s.heap)} mod ${s.period} = ${s.remainder}, so this heap is worth what heap ${s.same} is worth: `,
        strong(String(s.value)),
        '.',
      ),
    ],
    'breaking-open': (s) => [
      p(
        `For ${lawName(s.law)} no period is proved here, so each value has to be worked out from all smaller ones: up to heap ${s.most} at most, and as far as the time allows. The heap of ${n(s.heap)} was out of reach.`,
      ),
      ...(s.published === null
        ? []
        : [
            note(
              `Published, not checked here: period ${s.published.period} from heap ${s.published.preperiod} on.`,
            ),
          ]),
    ],
    'breaking-recurrence': (s) => [
      p(
        `The value of heap ${n(s.heap)} was worked out in the same way, from the values of all smaller heaps: `,
        strong(String(s.value)),
        '.',
      ),
    ],
  },
  expected: {
    'octal-code':
      'an octal code: 0 or 4, a point, and up to 64 digits from 0 to 7, such as 0.77 (any other first digit would let a move change nothing)',
    'heap-and-parts':
      'a heap and what it becomes, such as 1>2,3 (heap 1 becomes 2 and 3) or 1>0 (it is gone); 1:2 takes 2 from heap 1',
  },
  faults: {
    'not-so-divided': 'the rules of this game do not let the heap be left like that',
    'must-change': 'a move must take something or split the heap',
  },
} satisfies GameEntry;

export const kayles = {
  text: {
    name: 'Kayles',
    aliases: ['skittles'],
    summary: 'Take one or two from a heap, and split what is left if you like.',
    rules: [
      'Skittles stand in rows; a ball knocks down one skittle or two neighbours. So a move takes 1 or 2 from one heap, and what is left of the heap may stay together or fall in two. This is the octal game 0.77.',
      typing('kayles'),
      'Example: in a row of 5 the first player takes the one in the middle. 2 and 2 are left, and whatever the other player does on one side, the first one copies on the other.',
    ],
  },
} satisfies GameEntry;

export const dawson = {
  text: {
    name: 'Dawson’s Kayles',
    aliases: ['dawsons-kayles'],
    summary: 'Take exactly two from a heap, and split what is left if you like.',
    rules: [
      'Like Kayles, but a ball knocks down exactly two neighbouring skittles: a move takes 2 from one heap, and what is left may stay together or fall in two. A skittle that stands alone is safe. This is the octal game 0.07.',
      typing('dawson'),
      'Example: from a heap of 4 take the middle two: 1 and 1 are left, and nobody can move any more.',
    ],
  },
} satisfies GameEntry;

export const dawsonchess = {
  text: {
    name: 'Dawson’s Chess',
    aliases: ['dawsons-chess'],
    summary: 'Take 1 that stands alone, 2 from an end, or 3 and split what is left.',
    rules: [
      'T. R. Dawson’s pawn game: on a board of three rows the pawns of both sides face each other and must capture. What it comes to is the octal game 0.137: a heap of 1 may be taken; 2 may be taken from a heap if that leaves one heap or none; 3 may be taken, leaving none, one or two. Dawson himself played it misère: add misere.',
      typing('dawsonchess'),
      'Example: from a heap of 5 take the middle three: 1 and 1 are left. They take one, and you take the other.',
    ],
  },
} satisfies GameEntry;

export const treblecross = {
  text: {
    name: 'Treblecross',
    aliases: ['treblecross-game', '1d-tic-tac-toe'],
    summary: 'Take exactly three from a heap, and split what is left if you like.',
    rules: [
      'Noughts and crosses on one row, where both players write crosses and three in a row win. Nobody writes within two squares of a cross unless it wins at once, so each cross uses up five squares, two on each side. On a board of n squares this is the octal game 0.007 with one heap of n + 2: a move takes 3 from a heap, and what is left may stay together or fall in two.',
      'Heaps are typed, not boards: for an empty board of 7 squares type treblecross 9; each gap of g squares that may still be used counts as a heap of g + 2.',
      typing('treblecross'),
      'Example: on a board of 3 squares (a heap of 5) the first cross in the middle takes 3 and leaves 1 and 1: no safe square is left.',
    ],
  },
} satisfies GameEntry;

export const officers = {
  text: {
    name: 'Officers',
    aliases: ['officers-game'],
    summary: 'Take one from a heap of two or more, and split what is left if you like.',
    rules: [
      'A move takes 1 from a heap, and something must be left of it: one heap or two. A heap of 1 cannot be played. This is the octal game 0.6. No period is known for its values.',
      typing('officers'),
      'Example: from a heap of 3 take the middle one: 1 and 1 are left, and nobody can move any more.',
    ],
  },
} satisfies GameEntry;

/** The octal games, in the order of the catalogue. */
export const octalGames = { octal, kayles, dawson, dawsonchess, treblecross, officers };
