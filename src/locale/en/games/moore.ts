import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { upTo } from '../rulings.ts';
import { shorten } from '../shorten.ts';

const n = shorten;

export const moore = {
  text: {
    name: 'Moore’s Nim',
    aliases: ['moores-nim', 'nimk'],
    summary: 'Take from at least 1 and at most k heaps, at least one stone from each.',
    rules: [
      'Some heaps of stones. A move: choose one or more heaps, but at most k, and take at least one stone from each of them, as many as you like. With k=1 this is Nim.',
      'Type a position as the sizes of the heaps and k: moore 3 4 5 k=2. Type a move as heaps and amounts: 1:2,3:1 takes 2 from heap 1 and 1 from heap 3.',
      'Example: moore 1 1 1 1 k=2. You play 1:1 and leave three heaps of 1: they take one or two of them, you take what is left.',
    ],
  },
  rulings: {
    moore: (f) => [
      f.k === '1'
        ? 'Take one or more from one heap.'
        : `Choose ${upTo(f.k)} heaps, and take one or more from each of them.`,
    ],
  },
  theorems: {
    moore: {
      name: 'Moore’s theorem (1910)',
      decides: (f) => [
        'What decides: write the heaps in binary and count the ones in each column. ',
        strong(`If every column holds a multiple of ${n(f.modulus)} (k + 1) ones, the player to move loses.`),
      ],
      works: (f, outcome) => [
        outcome === 'N'
          ? `You make every count a multiple of ${n(f.modulus)}, from the leftmost column to the right: heaps that lose their 1 in a column may be set as you like in the columns after it. Whatever they do changes some column by 1 to ${n(f.k)} ones, so not every count is a multiple any more, and you repair it again. The last repair takes the last stone.`
          : `Whatever you do touches 1 to ${n(f.k)} heaps. In the leftmost column that changes, each touched heap that changes there loses its 1, so the count falls by 1 to ${n(f.k)} and is no multiple of ${n(f.modulus)}. They repair it. The last repair takes the last stone.`,
      ],
      proof: (f) => [
        [
          strong('From multiples: '),
          `a heap that gets smaller loses a 1 in the leftmost column where it changes. Look at the leftmost column in which any heap changes: there ones only get lost, at least 1 and at most ${n(f.k)}. So its count is no multiple of ${n(f.modulus)} any more.`,
        ],
        [
          strong('From anything else: '),
          `go through the columns from the left. Suppose r heaps are already lowered (at first none); in the columns to come they may hold any digits. Let the other heaps have t ones in the next column, and let c be the remainder of t divided by ${n(f.modulus)}. If c is at most ${n(f.k)} − r, let c of these t heaps lose their 1 here. If c is more than ${n(f.k)} − r, give a 1 to ${n(f.modulus)} − c of the r heaps; there are enough of them, since ${n(f.modulus)} − c is at most r. All other digits of the r heaps in this column become 0. Either way the count becomes a multiple of ${n(f.modulus)}, and at most ${n(f.k)} heaps are lowered. In the first column whose count is no multiple, r is 0, so at least one heap is lowered: a legal move.`,
        ],
        [strong('The end: '), 'no stones at all is all zeros, and the player to move has lost.'],
      ],
    },
    'moore-misere': {
      name: 'Moore’s Nim, misère (after Moore, 1910)',
      decides: (f) =>
        f.big > 0
          ? [
              'What decides: while some heap has 2 stones or more, as in the normal game: ',
              strong(
                `if every binary column holds a multiple of ${n(f.modulus)} (k + 1) ones, the player to move loses.`,
              ),
            ]
          : [
              'What decides: all heaps are 0 or 1. ',
              strong(
                `If the number of ones is 1 more than a multiple of ${n(f.modulus)} (k + 1), the player to move loses.`,
              ),
            ],
      works: (f, outcome) =>
        f.big === 0
          ? [
              outcome === 'N'
                ? `You leave a number of ones that is 1 more than a multiple of ${n(f.modulus)}. However many they take, 1 to ${n(f.k)}, you complete them to ${n(f.modulus)}; the very last one is theirs.`
                : `However many you take, 1 to ${n(f.k)}, they complete them to ${n(f.modulus)}; the very last one is yours.`,
            ]
          : [
              outcome === 'N'
                ? `You make all counts multiples of ${n(f.modulus)}, and keep them so while heaps of 2 or more are left. As long as the counts are multiples, no heap is 2 or more, or at least ${n(f.modulus)} are, and one move touches ${n(f.k)} at most: so you are the one who can lower all heaps of 2 or more at once. Then leave only ones, as many as lose for them: 1 more than a multiple of ${n(f.modulus)}.`
                : `All counts are multiples of ${n(f.modulus)}, and they keep them so while heaps of 2 or more are left. As long as the counts are multiples, at least ${n(f.modulus)} heaps are 2 or more, and one move touches ${n(f.k)} at most: so they are the ones who can lower all heaps of 2 or more at once. Then they leave only ones, as many as lose for you: 1 more than a multiple of ${n(f.modulus)}.`,
            ],
      proof: (f) => [
        [
          strong('Only ones: '),
          `each move takes 1 to ${n(f.k)} of them, and whoever takes the last loses. Lost are 1, 1 + ${n(f.modulus)}, 1 + 2·${n(f.modulus)}, … of them: a move never leads from one of these numbers to another, and from every other number above 0 a move leads to one of them.`,
        ],
        [
          strong('Heaps of 2 or more, all counts multiples: '),
          `the leftmost column holds at least ${n(f.modulus)} ones, so at least ${n(f.modulus)} heaps are 2 or more. A move leaves at least one of them, and not all counts are multiples any more (Moore): the next case.`,
        ],
        [
          strong('Heaps of 2 or more, not all counts multiples: '),
          `Moore’s repair makes all counts multiples. If a heap of 2 or more remains, that is lost for the other player. If none remains, the repair touched all heaps of 2 or more; let them be b, at most ${n(f.k)}, and let there be m ones. Instead of the repair, leave each of the b heaps as 0 or 1 and take up to ${n(f.k)} − b of the ones. The ones left can be any number from m − (${n(f.k)} − b), or from 0 where that is negative, up to m + b. Either these are ${n(f.modulus)} numbers in a row, or they begin with 0 and 1. So one of them is 1 more than a multiple of ${n(f.modulus)}.`,
        ],
        [
          strong('The end: '),
          'no stones are left: 0 ones, which is not lost, and the player to move has won.',
        ],
      ],
    },
  },
  steps: {
    'column-counts': (s) =>
      s.columns.length === 0
        ? [
            p(
              s.odd === 0
                ? `There are ${s.width} columns, too many for a table here; each holds a multiple of ${n(s.modulus)} ones.`
                : `There are ${s.width} columns, too many for a table here; ${s.odd} of them ${s.odd === 1 ? 'does' : 'do'} not hold a multiple of ${n(s.modulus)} ones.`,
            ),
          ]
        : [
            table(
              [
                ...s.rows.map((row) => [`heap ${row.heap}`, n(row.value), ...row.bits]),
                ['ones in the column', '', ...s.columns.map(String)],
                [`left over by ${n(s.modulus)}`, '', ...s.rests.map(String)],
              ],
              { align: ['left', ...Array.from({ length: s.width + 1 }, () => 'right' as const)] },
            ),
            ...(s.more > 0 ? [note(`Rows not shown, but counted: ${s.more}.`)] : []),
          ],
  },
  moves: {
    'take-several': (f) =>
      `take ${f.takes.map((t) => `${n(t.amount)} from heap ${t.heap} (${n(t.from)} → ${n(t.left)})`).join(' and ')}${f.more > 0 ? ` and from more heaps (${f.more})` : ''}`,
  },
  expected: { 'heaps-and-amounts': 'heaps and amounts, such as 1:2 or 1:2,3:1' },
  faults: {
    'heap-twice': 'a heap stands there twice',
    'too-many-heaps': 'that is from more than k heaps',
  },
} satisfies GameEntry;
