import { strong } from '../doc.ts';
import type { TheoremTexts } from '../locale.ts';

/** The theorems of sums and of the other compounds, and search: what decides, why it works, the proof. */
export const theorems = {
  'sprague-grundy': {
    name: 'Sprague–Grundy theorem (1935, 1939)',
    decides: () => [
      'What decides: each part has a value, its Grundy value, and counts as a Nim heap of that size. The nim-sum of the values decides.',
    ],
    works: (_, outcome) =>
      outcome === 'N'
        ? ['You make the nim-sum 0; whatever they do makes it something else, and you can make it 0 again.']
        : ['The nim-sum is 0; whatever you do makes it something else, and they can make it 0 again.'],
    proof: () => [
      [
        'The Grundy value of a position is the smallest number that none of its options has (mex). So from value g you can reach every smaller value, and never g itself.',
      ],
      [
        'A sum of nim-sum 0 therefore always turns into one of nim-sum other than 0, and from there some part can be lowered so that the nim-sum is 0 again, exactly as in Nim. At the end every value is 0.',
      ],
    ],
  },
  'beside-zero': {
    name: 'a sum with parts worth 0 (Sprague 1935, Grundy 1939)',
    decides: () => [
      'What decides: all parts but one have nim-sum 0 together, so they change nothing. ',
      strong('Whoever wins the one part alone wins the whole.'),
    ],
    works: (_, outcome) =>
      outcome === 'N'
        ? [
            'Play that part as if it stood alone. Whenever they move in the other parts, answer there: make their nim-sum 0 again.',
          ]
        : [
            'They play that part as if it stood alone, and whenever you move in the other parts they answer there: they make the nim-sum 0 again.',
          ],
    proof: () => [
      [
        'In parts of nim-sum 0 every move makes the nim-sum something else, and then some move there makes it 0 again, as in Nim. So the player who wins the one part always has an answer, in the same place as the move: in the one part by the strategy that wins it, in the others by making their nim-sum 0. The game ends, and the player who always has an answer makes the last move.',
      ],
      ['The value of the one part is not needed for this: only whether it is lost for the player to move.'],
    ],
  },
  'equal-parts': {
    name: 'equal parts cancel (Tweedledum and Tweedledee; Berlekamp, Conway and Guy 1982)',
    decides: ({ left }) =>
      left === 'nothing'
        ? [
            'What decides: the parts are equal two and two. ',
            strong('Whatever is played in one of two equal parts can be copied in the other.'),
          ]
        : left === 'rest'
          ? [
              'What decides: two equal parts cancel, since whatever is played in one of them can be copied in the other. ',
              strong('Whoever wins what is left wins the whole.'),
            ]
          : [
              'What decides: one move makes two parts equal, and the others have nim-sum 0 together. ',
              strong('After that move whatever is played in one of the two can be copied in the other.'),
            ],
    works: ({ left }, outcome) =>
      left === 'two'
        ? [
            'Make the two parts equal. From then on answer where they played: the same move in the other of two equal parts, elsewhere a move that makes the nim-sum 0 again. You always have an answer, so you make the last move.',
          ]
        : left === 'nothing'
          ? [
              'Whatever you play in one part, they play in the equal one, and the parts are equal again. They always have an answer, so they make the last move.',
            ]
          : outcome === 'N'
            ? [
                'Play what is left as if it stood alone. Whenever they move in one of two equal parts, make the same move in the other.',
              ]
            : [
                'They play what is left as if it stood alone, and whenever you move in one of two equal parts, they make the same move in the other.',
              ],
    proof: ({ left }) => [
      [
        'Let G be any position under normal play, and look at G + G. Whatever the player to move does in one G, the other player does in the other one: that is legal, since both are the same, and the two are equal again. So the player who copies always has an answer and makes the last move. G + G is lost for the player to move, whatever the value of G is: its value is 0.',
      ],
      ...(left === 'nothing'
        ? []
        : [
            [
              left === 'two'
                ? 'Parts of nim-sum 0 beside it change nothing: a move there is answered there. So once the two parts are equal, every move has an answer in its own place.'
                : 'Beside other parts G + G changes nothing: who wins those alone answers a move in one G by copying it, and any other move as before. Every move has an answer in its own place, the game ends, and the player who always has an answer makes the last move.',
            ],
          ]),
    ],
  },
  'every-suspense': {
    name: 'the theorem of the longest game (Every-SG; Conway 1976)',
    decides: () => [
      'What decides: you must move in every game that is still going, so the game that ends last decides. ',
      strong('In a game that you win, you stall; in one that you lose, you hurry.'),
      ' Count how long each game lasts if it is played like that: the longest one is odd when the player to move wins.',
    ],
    works: (_, outcome) =>
      outcome === 'N'
        ? [
            'The game that lasts longest is one you win: stall there, and hurry where you lose. It outlasts the others, and you make its last move.',
          ]
        : [
            'The game that lasts longest is one you lose: they stall there, and hurry where you win. It outlasts the others, and they make its last move.',
          ],
    proof: () => [
      [
        'Give each position a number: 0 at the end. If some option is lost for the one who faces it, you win: take the longest of those lost options and add 1. Otherwise you lose: take the shortest of all options and add 1. So a game is won exactly when its number is odd.',
      ],
      [
        'Let the greatest number be odd, in game X. Move in X to a lost option with a number one smaller, in every other game that you win to the longest lost option, in every game that you lose to the shortest option. Then the greatest number is even: it is again in a game which the one to move loses. If the greatest is even, every move leaves a greatest number that is odd, for the same reason seen from the other side. At the end all numbers are 0: even.',
      ],
    ],
  },
  'all-remoteness': {
    name: 'the theorem of the shortest game (Steinhaus 1925; Conway 1976)',
    decides: () => [
      'What decides: you must move in every game, and all is over as soon as one of them is, so the game that ends first decides. ',
      strong('In a game that you win, you hurry; in one that you lose, you stall.'),
      ' Count how long each game lasts if it is played like that (its remoteness): the shortest one is odd when the player to move wins.',
    ],
    works: (_, outcome) =>
      outcome === 'N'
        ? [
            'The game that ends first is one you win. Hurry there, and stall where you lose: nothing else ends before it.',
          ]
        : [
            'The game that ends first is one you lose. They hurry there, and stall where you win: nothing else ends before it.',
          ],
    proof: () => [
      [
        'Give each position its remoteness: 0 at the end. If some option is lost for the one who faces it, take the shortest of those and add 1; otherwise take the longest of all options and add 1. A game is won exactly when this is odd.',
      ],
      [
        'If the least remoteness is odd, you can lower it by one there and keep every other game at least that long, so they face an even least one. If it is even, whatever you do leaves them an odd least one. At the end it is 0: even.',
      ],
    ],
  },
  'any-selective': {
    name: 'the theorem of the selective sum (Smith 1966)',
    decides: () => [
      'What decides: you may move in as many of the games as you like, but at least in one. ',
      strong('The player to move loses exactly when each single game is lost for them.'),
    ],
    works: (_, outcome) =>
      outcome === 'N'
        ? [
            'Move in every game that you win, to a position which they lose there, and leave the others alone: now every game is lost for them.',
          ]
        : [
            'Every single game is lost for you. Wherever you move you leave games that they win, and they answer in exactly those.',
          ],
    proof: () => [
      [
        'If every game is lost for the one to move, each game they touch becomes one that is won for the other; the other answers in all of these and makes them lost again.',
      ],
      [
        'If some games are won, moving in exactly those to lost positions leaves only lost games. When nothing can be moved, every game is lost for the one to move.',
      ],
    ],
  },
  search: {
    name: 'search',
    decides: () => ['No formula is used here: the positions were searched, from the end backwards.'],
    works: () => [
      'A position is lost when every move leads to a won one, and won when some move leads to a lost one. That was checked move by move.',
    ],
    proof: () => [
      [
        'A position without moves is decided by the rule alone. Any other is lost if every move leads to a won one, and won if some move leads to a lost one. So the search settles the ends first and works its way back, and it met every position that this answer rests on.',
      ],
    ],
  },
} satisfies Partial<TheoremTexts>;
