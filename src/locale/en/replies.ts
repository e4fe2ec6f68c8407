import type { Answered, ShownMove, StepOf } from '../../engine/explain/step.ts';
import { code, type Doc, type Inline, note, p, strong, table } from '../doc.ts';
import { type Locale, type StepTexts, sayMove } from '../locale.ts';
import { shorten as n } from './shorten.ts';

/** A line that is shown whole; longer ones look alike where they are cut. */
const WHOLE = 60;

/** Where a move leads; or, where that is too long to show, the move. */
const reached = (move: ShownMove, l: Locale): string =>
  move.to.length <= WHOLE ? move.to : `“${sayMove(l, move.phrase)}”`;

/** “nim 0 4 5 → they take 1 from heap 3: nim 0 4 4”; several moves that are answered back to one position in one row. */
const row = ({ pairs, more }: Answered['rows'][number], they: string, l: Locale): readonly Inline[] => {
  const answers = pairs.map(({ answer }) => sayMove(l, answer.phrase));
  const goal = code(n(pairs[0]!.answer.to, WHOLE));
  const others = more === 0 ? '' : more === null ? ', and others' : `, and ${more} more of the same kind`;
  return new Set(answers).size === 1
    ? [
        pairs.map(({ move }) => reached(move, l)).join(', '),
        others,
        ` → ${they} ${answers[0]!}${more === 0 ? '' : ' (or the like)'}: `,
        goal,
      ]
    : [
        pairs.map(({ move }, i) => `after ${reached(move, l)}, ${they} ${answers[i]!}`).join('; '),
        others,
        pairs.length === 2 && more === 0 ? '. Both lead to ' : '. All lead to ',
        goal,
      ];
};

/** The moves with their answers; `mine`: they are the reader's, and the others answer. */
const listed = (s: Answered, mine: boolean, l: Locale): Doc => {
  const ends =
    s.ends.moves.length === 0
      ? []
      : [
          [
            s.ends.moves.map((move) => reached(move, l)).join(', '),
            s.ends.more === 0 ? '' : s.ends.more === null ? ', and others' : `, and ${s.ends.more} more`,
            mine ? ' → you have moved last, and lose' : ' → they have moved last, and lose',
          ],
        ];
  return [
    { kind: 'list', items: [...ends, ...s.rows.map((one) => row(one, mine ? 'they' : 'you', l))] },
    ...(s.unlisted === 0 || s.unlisted === null
      ? []
      : [note(`Not listed: ${s.unlisted} more. Each has an answer, too.`)]),
  ];
};

/** What stands above the table of answers. */
const intro = (s: StepOf<'answers'>, l: Locale): string => {
  if (s.after === null)
    return s.complete
      ? 'Every move you have, and the answer to it:'
      : 'Some of your moves, and the answers to them:';
  const move = sayMove(l, s.after.phrase);
  return s.complete
    ? `You ${move}. Every reply they have, and your answer to it:`
    : `You ${move}. Some of their replies, and your answers to them:`;
};

/** What a table says of who wins a game and at which pace each side plays it. */
const PACE = {
  every: {
    N: 'you win it: you stall, they hurry',
    P: 'you lose it: they stall, you hurry',
  },
  all: {
    N: 'you win it: you hurry, they stall',
    P: 'you lose it: they hurry, you stall',
  },
} as const;

export const replies = {
  answers: (s, l): Doc => [p(intro(s, l)), ...listed(s, s.after === null, l)],
  mistakes: (s, l): Doc => [
    p(
      s.complete
        ? 'Your other moves do not win; each with its refutation:'
        : 'Some of your other moves, and why they do not win:',
    ),
    ...listed(s, true, l),
  ],
  'if-they-answer': (s, l) => [
    p(
      `And if, after ${n(s.winning.to, WHOLE)}, they ${sayMove(l, s.reply.phrase)}? Then you ${sayMove(l, s.answer.phrase)}, which leaves `,
      code(n(s.answer.to, WHOLE)),
      '.',
    ),
  ],
  'best-tries': (s, l) => [
    p(
      `Your best ${s.moves.length === 1 ? 'try' : 'tries'}: ${s.moves.map((move) => sayMove(l, move.phrase)).join('; ')}. After ${s.moves.length === 1 ? 'it' : 'each of them'} the game lasts ${s.lasts} more ${s.lasts === '1' ? 'move' : 'moves'}; ${s.others === 1 ? 'the other one ends' : `the other ${s.others} end`} sooner.`,
    ),
  ],
  'grouped-options': (s, l) => [
    p('No formula gives this value. It is the mex: the smallest number that none of the moves leads to.'),
    table(
      s.rows.map(({ value, moves, more }) => [
        value,
        `${moves.map((move) => sayMove(l, move.phrase)).join('; ')}${more === 0 ? '' : `; and ${more} more`}`,
      ]),
      { head: ['value', 'moves that lead to it'], align: ['right', 'left'] },
    ),
    ...(s.higher === 0 ? [] : [note(`Higher values, not shown: ${s.higher}.`)]),
    p(
      s.rows.length === 0
        ? 'There are no moves, so the value is '
        : 'The smallest number that is missing is ',
      strong(n(s.mex)),
      '.',
    ),
  ],
  'parts-alike': (s) => [
    note(
      s.count === 1
        ? 'The value of 1 more part comes about in the same way.'
        : `The values of ${s.count} more parts come about in the same way.`,
    ),
  ],
  lengths: (s) => {
    const decisive = s.rows[s.decisive - 1]!;
    const last = s.how === 'every' ? 'ends last' : 'ends first';
    const together = s.how === 'every' ? 'end last, together' : 'end first, together';
    const odd = decisive.outcome === 'N';
    const ties = s.rows.filter(({ length }) => length === decisive.length).map(({ component }) => component);
    const one = ties.length === 1;
    return [
      table(
        s.rows.map((one) => [
          `game ${one.component}`,
          n(one.line, 40),
          one.length === '0' ? 'over already' : PACE[s.how][one.outcome],
          one.length,
        ]),
        {
          head: ['game', 'position', 'how it is played', 'moves'],
          align: ['left', 'left', 'left', 'right'],
          notes: { [s.decisive - 1]: `${last}: it decides` },
        },
      ),
      p(
        one
          ? `Game ${ties[0]} ${last}`
          : `Games ${ties.slice(0, -1).join(', ')} and ${ties.at(-1)} ${together}`,
        `, after ${decisive.length} ${decisive.length === '1' ? 'move' : 'moves'}. That is ${odd ? 'odd' : 'even'}, so the last move in ${one ? 'it' : 'them'} is ${odd ? 'yours' : 'theirs'}.`,
      ),
    ];
  },
} satisfies Partial<StepTexts>;
