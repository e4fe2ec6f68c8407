import type { PartKind } from '../../engine/core/game.ts';
import type { Outcome, PartLabel, ShownMove } from '../../engine/explain/step.ts';
import { code, type Doc, note, p, strong, table } from '../doc.ts';
import {
  type Locale,
  type MoveTexts,
  type StepTexts,
  sayAll,
  sayMove,
  sayTheorem,
  type TheoremTexts,
} from '../locale.ts';
import { shorten } from './shorten.ts';

const n = shorten;

export const moves = {
  take: (f) => `take ${n(f.amount)} from heap ${f.heap} (${n(f.from)} → ${n(f.left)})`,
  'take-single': (f) => `take ${n(f.amount)} (${n(f.from)} → ${n(f.left)})`,
  split: (f) => {
    const parts = f.into.length === 0 ? 'nothing' : f.into.map((part) => n(part)).join(' and ');
    return f.amount === '0'
      ? `split heap ${f.heap} (${n(f.from)} → ${parts})`
      : `take ${n(f.amount)} from heap ${f.heap} (${n(f.from)} → ${parts})`;
  },
  component: (f, l) => `${sayMove(l, f.move)}, in game ${f.component}`,
  components: (f, l) =>
    f.moves.map(({ component, move }) => `${sayMove(l, move)}, in game ${component}`).join('; '),
} satisfies Partial<MoveTexts>;

/** The moves of a list in words, with the position each leads to. */
const listed = (shown: readonly ShownMove[], l: Locale) =>
  shown.map((move) => [sayMove(l, move.phrase), ' — leaves ', code(n(move.to, 80))]);

/** What the parts of a position are called. */
export const PART: Readonly<Record<PartKind, string>> = {
  heap: 'heap',
  step: 'step',
  cell: 'cell',
  row: 'row',
  pair: 'pair',
  place: 'place',
  coin: 'coin',
  token: 'token',
  branch: 'branch',
  node: 'node',
  group: 'group',
};

/** A part as a table or a sentence names it. */
export const label = (part: PartLabel): string =>
  part.component === null
    ? `${PART[part.kind]} ${part.part ?? 1}`
    : part.part === null
      ? `game ${part.component}`
      : `game ${part.component}, ${PART[part.kind]} ${part.part}`;

const PLAYER: Readonly<Record<Outcome, string>> = {
  N: 'N-position: the player to move wins',
  P: 'P-position: the player to move loses',
};

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

export const steps = {
  verdict: (s, l): Doc => {
    if (s.outcome === null) return [{ kind: 'verdict', text: 'Not known to me at this size.' }];
    const worth = s.grundy === null ? '' : ` (Grundy value ${n(s.grundy)})`;
    const said =
      s.best === null
        ? PLAYER[s.outcome].replace(':', `${worth}:`)
        : `N-position${worth}: you win. ${s.winning === '1' ? 'The one move that does it' : 'One way'}: ${sayMove(l, s.best.phrase)}`;
    const misere = s.win === 'misere' ? ' (Misère: who cannot move wins.)' : '';
    return [{ kind: 'verdict', text: `${said}.${misere}` }];
  },
  decides: (s, l) => [p(...sayTheorem(l, s).decides)],
  works: (s, l) => [p(...sayTheorem(l, s).works(s.outcome))],
  proof: (s, l) => {
    const { name, proof } = sayTheorem(l, s);
    return [{ kind: 'heading', text: `Proof — ${name}` }, ...proof().map((paragraph) => p(...paragraph))];
  },
  'beside-zero': (s) => {
    const one = label(s.part);
    return [
      table(
        s.rows.map((row) => [label(row.part), n(row.part.line, 48), n(row.value)]),
        { head: ['part', 'position', 'value'], align: ['left', 'left', 'right'] },
      ),
      ...(s.more > 0 ? [note(`Parts not shown: ${s.more}.`)] : []),
      p(
        `The nim-sum of these values is 0. What is left is ${one}, and alone it is `,
        strong(s.outcome === 'N' ? 'won by the player to move' : 'lost for the player to move'),
        '.',
      ),
      ...(s.open
        ? [
            note(
              `A move in the other parts may win as well. To tell, I would need the Grundy value of ${one}, which is beyond my search.`,
            ),
          ]
        : []),
    ];
  },
  'part-values': (s, l) => [
    table(
      s.rows.map((row) => [label(row.part), n(row.part.line, 48), n(row.value)]),
      { head: ['part', 'position', 'value'], align: ['left', 'left', 'right'] },
    ),
    ...[...new Set(s.rows.map(({ via }) => via))].map((via, _, all) => {
      const parts = s.rows.filter((row) => row.via === via).map(({ part }) => label(part));
      const named = `${parts.slice(0, 4).join('; ')}${parts.length > 4 ? '; …' : ''}`;
      return note(`${all.length === 1 ? 'Values: ' : `${named}: `}${l.theorems[via].name}.`);
    }),
    ...(s.more > 0 ? [note(`Parts not shown: ${s.more}.`)] : []),
  ],
  'xor-table': (s) => {
    const wide = s.sumBits.length > 24;
    if (wide)
      return [
        p(
          `The nim-sum of the values is ${n(s.sum)} (${s.sumBits.length} binary places; too wide for a table here).`,
        ),
      ];
    const rows = s.rows.map((row) => [label(row.part), n(row.value), ...row.bits]);
    return [
      table(
        [...rows, ['ones in the column', '', ...s.columns.map(String)], ['nim-sum', n(s.sum), ...s.sumBits]],
        {
          align: ['left', ...Array.from({ length: s.columns.length + 1 }, () => 'right' as const)],
        },
      ),
      ...(s.more > 0 ? [note(`Rows not shown, but counted: ${s.more}.`)] : []),
      note(
        s.sum === '0'
          ? 'Every column is even: nim-sum 0.'
          : `The columns with an odd number of ones make the nim-sum: ${n(s.sum)}.`,
      ),
    ];
  },
  outcomes: (s) => [
    table(
      s.rows.map((row) => [
        `game ${row.component}`,
        n(row.line, 40),
        row.outcome === 'N' ? 'N: you win it' : 'P: you lose it',
      ]),
      { head: ['game', 'position', ''], align: ['left', 'left', 'left'] },
    ),
  ],
  'in-part': (s, l) => [
    p(strong(`${label(s.part)[0]!.toUpperCase()}${label(s.part).slice(1)}: `), code(n(s.part.line, 60))),
    ...sayAll(l, s.steps),
  ],
  repair: (s, l) => [
    p(
      `To make every column even, change ${label(s.part)}: its value ${n(s.from)} must become ${n(s.from)} ⊕ ${n(s.sum)} = `,
      strong(n(s.to)),
      `. So ${sayMove(l, s.move.phrase)}.`,
    ),
  ],
  'winning-moves': (s, l) => [
    p(
      s.count === '1'
        ? 'The only winning move:'
        : s.count === null
          ? 'Winning moves, perhaps not all:'
          : s.complete
            ? `You can leave them ${n(s.count)} positions in which they lose:`
            : `You can leave them ${n(s.count)} positions in which they lose; the first ones:`,
    ),
    { kind: 'list', items: listed(s.moves, l) },
  ],
  options: (s, l) => [
    table(
      s.rows.map(({ move, value }) => [sayMove(l, move.phrase), n(move.to, 48), value]),
      {
        head: ['move', 'leads to', s.measure === 'grundy' ? 'value' : 'P/N'],
        align: ['left', 'left', 'right'],
      },
    ),
    ...(s.complete ? [] : [note('The list is cut here.')]),
  ],
  mex: (s) => [
    p(
      s.values.length === 0
        ? 'There are no options, so the value is mex ∅ = 0.'
        : `The values that occur: ${s.values.map((value) => n(value)).join(', ')}. The smallest number that is missing is `,
      ...(s.values.length === 0 ? [] : [strong(n(s.mex)), ': that is the value here (mex).']),
    ),
  ],
  over: (s) => [
    p(
      s.win === 'normal'
        ? 'There is no move left: the player to move has lost (who cannot move loses).'
        : 'There is no move left: the player to move has won (misère: who cannot move wins).',
    ),
  ],
  'game-tree': (s) => {
    const named = (outcome: Outcome) => s.positions.filter((one) => one.outcome === outcome);
    return [
      p(
        `All ${s.positions.length} positions of this game, those that are alike counted once. Whoever is to move loses in: `,
        code(
          named('P')
            .map(({ label }) => label)
            .join(', '),
        ),
        '. In the others they win, by a move to:',
      ),
      {
        kind: 'list',
        items: named('N').map(({ label, options }) => {
          const wins = options.flatMap((i) =>
            s.positions[i]?.outcome === 'P' ? [s.positions[i].label] : [],
          );
          return [
            code(label),
            wins.length === 0 ? ': no move is needed' : ' → ',
            ...(wins.length === 0 ? [] : [code(wins.join(', '))]),
          ];
        }),
      },
    ];
  },
  searched: (s) => [note(`Checked by search; positions visited: ${s.positions}.`)],
  'gave-up': (s) => [
    p(`The answer is beyond my search, which looks at no more than ${s.bound} moves, and I do not guess.`),
  ],
  'misere-note': () => [
    note('Grundy values tell who wins in normal play; under misère play they do not decide.'),
  ],
} satisfies Partial<StepTexts>;
