import { grouped } from '../engine/core/maps.ts';
import type { Win } from '../engine/core/terms.ts';
import type { Answered, AnsweredMove, ShownMove } from '../engine/explain/step.ts';
import type { Catalogue } from './catalogue.ts';
import { type Doc, note, p, table } from './doc.ts';
import type { Locale, StepTexts } from './locale.ts';
import { compressed, leftOut, lineTold, moveTold } from './parts.ts';
import { both } from './writing.ts';

/** Longer lines may look alike once they are cut. */
const MAX_WHOLE_LINE_CHARS = 60;

/** The position that a move leads to, or the move where that position is too long to show. */
const reached = (t: Catalogue, move: ShownMove, win: Win, l: Locale): string =>
  compressed(move.to).length <= MAX_WHOLE_LINE_CHARS
    ? lineTold(t, move.to, win, MAX_WHOLE_LINE_CHARS)
    : t.text('reply-quoted', { move: moveTold(l, move) });

const allReached = (t: Catalogue, pairs: readonly AnsweredMove[], win: Win, l: Locale): string =>
  pairs
    .map(({ move, alike }) => t.text('reply-reached', { position: reached(t, move, win, l), alike }))
    .join(t.text('comma'));

/** Moves whose answer leads to one position: in one row where the answer is the same move. */
const rows = (
  t: Catalogue,
  { pairs, more }: Answered['rows'][number],
  win: Win,
  l: Locale,
): readonly (readonly string[])[] => {
  const goal = lineTold(t, pairs[0]!.answer.to, win, MAX_WHOLE_LINE_CHARS);
  const answers = grouped(pairs, ({ answer }) => moveTold(l, answer));
  return [...answers].map(([answer, moves], i) => [
    `${allReached(t, moves, win, l)}${i === answers.size - 1 ? t.text('reply-row-more', { more }) : ''}`,
    answer,
    goal,
  ]);
};

/** Moves with their answers. `mine`: the moves are the reader's and the opponent answers. */
const listed = (t: Catalogue, s: Answered, mine: boolean, l: Locale): Doc => {
  const { moves, more } = s.ends;
  return [
    table(
      [
        ...(moves.length === 0
          ? []
          : [
              [
                `${moves.map((move) => reached(t, move, s.win, l)).join(t.text('comma'))}${t.text('reply-row-more', { more })}`,
                t.text('reply-ends', { mine }),
                '',
              ],
            ]),
        ...s.rows.flatMap((one) => rows(t, one, s.win, l)),
      ],
      {
        head: [
          t.text('reply-head-move', { mine }),
          t.text('reply-head-answer', { mine }),
          t.text('step-head-leaves'),
        ],
        align: ['left', 'left', 'left'],
      },
    ),
    ...((s.unlisted ?? 0) === 0 ? [] : [note(t.text('reply-unlisted', { count: s.unlisted }))]),
  ];
};

const MAX_NAMED_MOVES = 3;

export const replies = (t: Catalogue) => {
  const joined = (moves: readonly ShownMove[], l: Locale): string =>
    moves.map((move) => moveTold(l, move)).join(t.text('semicolon'));
  return {
    answers: (s, l) => [
      p(
        t.text('reply-answers', {
          move: s.after === null ? null : moveTold(l, s.after),
          complete: s.complete,
        }),
      ),
      ...listed(t, s, s.after === null, l),
    ],
    mistakes: (s, l) => [p(t.text('reply-mistakes', { complete: s.complete })), ...listed(t, s, true, l)],
    'if-they-answer': (s, l) => [
      p(
        ...t.runs('reply-if-they-answer', {
          position: lineTold(t, s.winning.to, s.win, MAX_WHOLE_LINE_CHARS),
          reply: moveTold(l, s.reply),
          answer: moveTold(l, s.answer),
          goal: lineTold(t, s.answer.to, s.win, MAX_WHOLE_LINE_CHARS),
        }),
      ),
    ],
    'best-tries': (s, l) => [
      p(
        t.text('reply-best-tries', {
          count: s.moves.length,
          moves: joined(s.moves.slice(0, MAX_NAMED_MOVES), l),
          more: Math.max(0, s.moves.length - MAX_NAMED_MOVES),
          lasts: s.lasts,
          others: s.others,
        }),
      ),
    ],
    'grouped-options': (s, l) => [
      p(t.text('reply-grouped-options')),
      table(
        s.rows.map(({ value, moves, more }) => [
          value,
          t.text('reply-moves-more', { moves: joined(moves, l), more }),
        ]),
        {
          head: [t.text('step-head-value'), t.text('step-head-moves-to-value')],
          align: ['right', 'left'],
        },
      ),
      ...(s.higher === 0 ? [] : [note(t.text('reply-higher', { count: s.higher }))]),
      p(...t.runs('reply-mex', { count: s.rows.length, mex: t.shorten(s.mex) })),
    ],
    'parts-alike': ({ count }) => [note(t.text('reply-parts-alike', { count }))],
    lengths: ({ how, rows, more, decisive, together, moreTogether, win }) => {
      const row = rows.findIndex(({ component }) => component === decisive);
      const { length } = rows[row]!;
      const games = together.map(String);
      const cut = moreTogether > 0 ? [...games, '…'].join(t.text('comma')) : null;
      return [
        table(
          rows.map((one) => [
            t.text('step-game', { component: one.component }),
            t.shorten(one.line, 40),
            t.text('reply-pace', { length: one.length, how, outcome: one.outcome }),
            one.length,
          ]),
          {
            head: [
              t.text('step-head-game'),
              t.text('step-head-position'),
              t.text('step-head-pace'),
              t.text('step-head-length'),
            ],
            align: ['left', 'left', 'left', 'right'],
            notes: { [row]: t.text('reply-decides', { how }) },
          },
        ),
        ...leftOut(t, 'step-components-left-out', more),
        p(
          t.text('reply-length', {
            count: games.length,
            games: cut ?? games.join(t.text('comma')),
            both: cut ?? both(t, games),
            how,
            length,
            parity: BigInt(length) % 2n === 1n ? 'odd' : 'even',
            win,
          }),
        ),
      ];
    },
  } satisfies Partial<StepTexts>;
};
