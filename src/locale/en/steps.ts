import type { PartKind } from '../../engine/core/game.ts';
import type { Outcome, PartLabel, ShownMove } from '../../engine/explain/step.ts';
import type { Grounds } from '../../games/grounds.ts';
import { code, type Doc, note, p, strong, table } from '../doc.ts';
import { type Locale, type MoveTexts, type StepTexts, sayAll, sayMove, sayTheorem } from '../locale.ts';
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

/** What stands before the title of a section: only what is proved here is called a proof. */
const HEADING: Readonly<Record<Grounds, string>> = {
  proved: 'Proof — ',
  cited: 'Theorem, cited — ',
  computed: 'Computation — ',
};

export const steps = {
  verdict: (s, l): Doc => {
    if (s.outcome === null) return [{ kind: 'verdict', text: 'Not known to me at this size.' }];
    const worth = s.grundy === null ? '' : ` (Grundy value ${n(s.grundy)})`;
    const said =
      s.best === null
        ? PLAYER[s.outcome].replace(':', `${worth}:`)
        : `N-position${worth}: you win. ${s.winning === '1' ? 'The one move that does it' : 'One way'}: ${sayMove(l, s.best.phrase)}`;
    const misere = s.win === 'misere' ? ' (Misère: make the last move and you lose.)' : '';
    return [{ kind: 'verdict', text: `${said}.${misere}` }];
  },
  decides: (s, l) => [p(...sayTheorem(l, s).decides)],
  works: (s, l) => [p(...sayTheorem(l, s).works(s.outcome))],
  proof: (s, l) =>
    sayTheorem(l, s)
      .proof()
      .flatMap(({ grounds, title, text }) => [
        { kind: 'heading' as const, text: `${HEADING[grounds]}${title}` },
        ...text.map((paragraph) => p(...paragraph)),
      ]),
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
  'equal-parts': (s, l) => {
    const pairs = s.pairs.map(([a, b]) => [
      `${label(a)} and ${label(b)}: `,
      code(n(a.line, 60)),
      ...(a.line === b.line ? [] : [', the same as ', code(n(b.line, 60))]),
    ]);
    return [
      ...(pairs.length === 0
        ? []
        : [p('Equal parts, two and two:'), { kind: 'list' as const, items: pairs }]),
      ...(s.morePairs > 0 ? [note(`Pairs not shown: ${s.morePairs}.`)] : []),
      ...(s.example === null
        ? []
        : [
            p(
              `The copy, for example: to “${sayMove(l, s.example.move.phrase)}” the answer is “${sayMove(l, s.example.answer.phrase)}”.`,
            ),
          ]),
      ...(s.rest.length === 0
        ? [p('Nothing else is left, so all of it cancels: ', strong('value 0'), '.')]
        : [
            table(
              s.rest.map(({ part, value }) => [
                label(part),
                n(part.line, 48),
                value === null ? 'not known' : n(value),
              ]),
              { head: ['part', 'position', 'value'], align: ['left', 'left', 'right'] },
            ),
            ...(s.moreRest > 0 ? [note(`Parts not shown: ${s.moreRest}.`)] : []),
          ]),
      ...(s.one === null
        ? []
        : [
            p(
              s.rest.length > 1
                ? `The nim-sum of the values that are known is 0. That leaves ${label(s.one.part)}, and alone it is `
                : `That leaves ${label(s.one.part)}, and alone it is `,
              strong(s.one.outcome === 'N' ? 'won by the player to move' : 'lost for the player to move'),
              '.',
            ),
          ]),
      ...(s.two === null
        ? []
        : [p('One move in ', label(s.two.from), ' makes it equal to ', label(s.two.goal), '.')]),
      ...(s.rest.length === 0 || s.one !== null || s.two !== null
        ? []
        : [
            p(
              s.rest.length > 1 ? 'The nim-sum of what is left is ' : 'What is left is worth ',
              strong(n(s.sum)),
              ', and so is the whole.',
            ),
          ]),
      ...(s.open
        ? [
            note(
              'Other moves may win as well. To tell, I would need the values of parts that are beyond my search.',
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
      ...(s.cancelled === undefined || s.cancelled === 0
        ? []
        : [note(`Not in the table, since they cancel: ${s.cancelled} parts.`)]),
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
        ? 'There is no move left: the player to move has lost.'
        : 'There is no move left: the player to move has won (misère: the last move loses).',
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
  'losing-set': (s, l) => [
    p(
      `This list proves it: whatever is played from one of its positions, some answer leads back into it${s.win === 'misere' ? ', or the move ended the game and so lost it' : ''} (positions that are alike count as one). So the player to move loses in each of them.`,
      s.after === null ? '' : ` The first is the position after “${sayMove(l, s.after.phrase)}”.`,
    ),
    p(code(s.positions.map((line) => n(line, 60)).join(', '))),
  ],
  'found-move': (s, l) => [
    p(
      `The argument does not tell which move wins. A search found it: after “${sayMove(l, s.move.phrase)}” every reply leads to a position that you win.`,
    ),
  ],
  'no-move-known': () => [p('Some move wins, but I do not know which.')],
  withheld: () => [
    p(
      'I hold the explanation back: checking it against the rules, I found a mistake in it. The fault is logged.',
    ),
  ],
  'gave-up': () => [p('The answer is beyond my search, and I do not guess.')],
  'too-slow': (s) => [
    s.missing === 'outcome'
      ? p('This takes too long to work out here, and I do not guess.')
      : note('The rest takes too long to work out here.'),
  ],
  'misere-note': () => [
    note('Grundy values tell who wins in normal play; under misère play they do not decide.'),
  ],
} satisfies Partial<StepTexts>;
