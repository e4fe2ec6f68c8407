import { pointedScene } from '../../engine/explain/pointed.ts';
import { formatLine } from '../../games/line.ts';
import { button, pageOf, pager } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import { chunksOf } from '../../kernel/grouped.ts';
import { type Button, type Picture, type Row, type Screen, showsPosition } from '../../kernel/screen.ts';
import { type Block, code, type Doc, type Inline, note, p, shorten } from '../../texts/doc.ts';
import { type Locale, sayMove } from '../../texts/locale.ts';
import { questionRules } from '../../texts/rule.ts';
import { otherSeat, seatOf } from '../log.ts';
import type { MoveMark, PositionValue, Puzzle, Review, Solution, TriedMove } from '../model/answers.ts';
import type { Live, SeatIndex } from '../model/match.ts';
import { NO_NAMES } from '../model/own-names.ts';
import { mistakesOf } from '../reviews.ts';
import { MARK_SIGNS } from './marks.ts';
import { mistakesButton } from './mistakes-button.ts';
import { howToType, type MoveFocus, moveRows, WHOLE } from './moves.ts';
import { gameName, whoAt } from './names.ts';
import { nameIn } from './rules.ts';

/** The moves listed on one page. */
export const PER_PAGE = 20;
/** The marks shown without a gap. */
const GROUP = 5;
const LONGEST_LINE = 200;
const LONGEST_NUMBER = 24;
const MOST_LISTED = 25;

const control = (
  live: Live,
  ply: number,
  verb: string,
  label: string,
  style: Button['style'] = 'plain',
  argument = '',
): Button => button(shortId('r', live.match.id, ply, verb, argument), label, style);

/** The marks of one side, in groups that can be counted. */
const strip = (marks: readonly MoveMark[]): string => {
  const signs = marks.map((mark) => MARK_SIGNS[mark]);
  return chunksOf(signs, GROUP)
    .map((group) => group.join(''))
    .join(' ');
};

/** A button for the mistakes of `seat`, where there are any, for whoever sits in `mine`; null: a bystander. */
const puzzlesButton = (
  review: Review,
  seat: SeatIndex,
  mine: SeatIndex | null,
  { screens }: Locale,
): readonly Button[] => {
  const mistakes = mistakesOf(review, seat);
  const [first] = mistakes;
  if (first === undefined) return [];
  const whose = mine === null ? (['first', 'second'] as const)[seat] : mine === seat ? 'mine' : 'theirs';
  const label = screens.review.mistakes(whose, mistakes.length);
  return [control(review.live, first, 'ask', label, whose === 'mine' ? 'main' : 'plain')];
};

/**
 * Every move with its mark and who could win before it, a page at a time. Winning moves are not shown here, so that a mistake
 * can be asked as a puzzle. `user`: whose mistakes come first; `others`: their games to choose another one from.
 */
export const reviewScreen = (
  review: Review,
  page: number,
  user: string,
  locale: Locale,
  options: { readonly picture?: Picture | null; readonly others?: readonly Live[] } = {},
): Screen => {
  const { picture = null, others = [] } = options;
  const words = locale.screens.review;
  const { live, summary, lengths } = review;
  const { match } = live;
  const mine = seatOf(live.match, user);
  const seat = mine ?? 0;
  const { pages, at, shown } = pageOf(live.history, PER_PAGE, page);
  const items = shown.map((move, i): readonly Inline[] => {
    const ply = at * PER_PAGE + i;
    const mark = summary.marks[ply] ?? 'unknown';
    const length = lengths[ply] ?? null;
    const said = shorten(sayMove(locale, move.option.phrase), 80);
    return [
      ...words.move(ply + 1, MARK_SIGNS[mark], whoAt(live, move.seat, locale), said),
      ` · ${words.stood(mark, length === null ? null : shorten(length, LONGEST_NUMBER), move.from.isLoopy)}`,
    ];
  });
  const turns = summary.marks.flatMap((mark, i) => (mark === 'threw' ? [i + 1] : []));
  const { result } = match;
  const ended: readonly Block[] =
    result === null
      ? []
      : [
          p(
            ...(result.winner === null
              ? locale.screens.board.repeated
              : locale.screens.board.ended[result.how](
                  whoAt(live, result.winner, locale),
                  whoAt(live, otherSeat(result.winner), locale),
                )),
          ),
        ];
  const strips = ([0, 1] as const).map((one): readonly Inline[] => [
    whoAt(live, one, locale),
    ' ',
    code(strip(summary.marks.filter((_, i) => i % 2 === one)) || '–'),
  ]);
  const turnedAt = shorten(turns.join(', '), 200);
  return {
    meaning: 'info',
    title: [words.title(gameName(live, locale))],
    ...(picture === null ? {} : { pictures: [picture] }),
    doc: [
      ...ended,
      p(code(shorten(match.start, LONGEST_LINE))),
      { kind: 'list', items: strips },
      note(words.legend),
      ...(turns.length > 0
        ? [p(words.turned(turnedAt))]
        : summary.marks.includes('unknown')
          ? []
          : [p(words.neverTurned)]),
      ...items.map((item) => p(...item)),
      ...(pages === 1 ? [] : [note(words.page(at + 1, pages))]),
    ],
    rows: [
      [
        ...puzzlesButton(review, seat, mine, locale),
        ...puzzlesButton(review, otherSeat(seat), mine, locale),
        ...(mine === null || mistakesOf(review, seat).length === 0
          ? []
          : [mistakesButton(match.id, mistakesOf(review, seat).length, locale)]),
        ...pager(at, pages, words, (to, label) => control(live, 0, 'page', label, 'plain', String(to))),
      ],
      ...(others.length < 2 ? [] : gamesList(others, user, locale)),
    ],
  };
};

/** `move`: the move to mark as winning. With a picture beside it the text is short. */
const position = (puzzle: Puzzle, pictures: readonly Picture[], move: string | null = null): Doc => [
  {
    kind: 'scene',
    scene: move === null ? puzzle.played.from.scene() : pointedScene(puzzle.played.from, move),
    brief: showsPosition(pictures),
  },
  p(code(shorten(formatLine({ spot: puzzle.played.from, win: puzzle.live.win }), LONGEST_LINE))),
];

const numberOf = ({ mistakes, ply }: Puzzle): number => Math.max(0, mistakes.indexOf(ply)) + 1;

/** A mistake asked as a puzzle; with `attempt`, a move that was tried and does not win. */
export const puzzleScreen = (
  puzzle: Puzzle,
  locale: Locale,
  options: {
    readonly attempt?: TriedMove;
    readonly focus?: MoveFocus;
    readonly pictures?: readonly Picture[];
  } = {},
): Screen => {
  const words = locale.screens.review;
  const { live, ply, played } = puzzle;
  const { attempt, pictures = [] } = options;
  const pad = { kind: 'r', id: live.match.id, revision: ply, focus: options.focus ?? WHOLE } as const;
  const controls = moveRows(played.from, pad, locale);
  const tried: Doc =
    attempt === undefined
      ? []
      : [
          p(
            (attempt.wins === null ? words.puzzle.unknown : words.puzzle.wrong)(
              sayMove(locale, attempt.move.phrase),
            ),
          ),
          ...(attempt.answer === null
            ? []
            : [p(words.puzzle.answer(sayMove(locale, attempt.answer.phrase)))]),
          p(words.puzzle.tryAgain),
        ];
  return {
    meaning: attempt === undefined ? 'play' : 'lost',
    title: [words.puzzle.title(numberOf(puzzle), Math.max(1, puzzle.mistakes.length))],
    doc: [
      ...tried,
      ...position(puzzle, pictures),
      p(...words.puzzle.text(whoAt(live, played.seat, locale), ply + 1)),
      ...questionRules(
        { spot: played.from, win: live.win },
        locale,
        nameIn(live.match.names ?? NO_NAMES, locale),
      ),
      ...howToType(played.from, locale),
      ...(controls.more ? [note(locale.screens.board.moreByTyping)] : []),
    ],
    rows: [
      ...controls.rows,
      [
        control(live, ply, 'type', locale.screens.board.type),
        control(live, ply, 'tell', words.tell),
        control(live, 0, 'page', words.overview, 'plain', pageWith(ply)),
      ],
    ],
    pictures,
  };
};

const pageWith = (ply: number): string => String(Math.floor(ply / PER_PAGE));

/** All winning moves with the values before and after; with `attempt`, the winning one that was found. */
export const solutionScreen = (
  solution: Solution,
  locale: Locale,
  attempt: TriedMove | null,
  pictures: readonly Picture[] = [],
): Screen => {
  const words = locale.screens.review;
  const { puzzle, before, played, winning, count } = solution;
  const { live, ply, mistakes } = puzzle;
  const value = ({ outcome, grundy, remoteness }: PositionValue): string =>
    words.solution.value(outcome, short(grundy), short(remoteness));
  const next = mistakes.find((one) => one > ply);
  const [first] = mistakes;
  const found: Doc =
    attempt === null
      ? []
      : [{ kind: 'verdict', text: words.puzzle.right(sayMove(locale, attempt.move.phrase)) }];
  const row: Row = [
    ...(next === undefined ? [] : [control(live, next, 'ask', words.nextMistake, 'main')]),
    ...(next === undefined && first !== undefined
      ? [control(live, first, 'ask', words.again, 'main', 'again')]
      : []),
    control(live, ply, 'why', words.solution.explain),
    control(live, 0, 'page', words.overview, 'plain', pageWith(ply)),
  ];
  return {
    meaning: attempt === null ? 'info' : 'won',
    title: [words.solution.title(numberOf(puzzle), Math.max(1, mistakes.length))],
    doc: [
      ...found,
      ...position(puzzle, pictures, shownMove(solution, attempt)),
      ...questionRules(
        { spot: puzzle.played.from, win: live.win },
        locale,
        nameIn(live.match.names ?? NO_NAMES, locale),
      ),
      p(words.solution.before(value(before))),
      p(
        ...words.solution.played(
          whoAt(live, puzzle.played.seat, locale),
          sayMove(locale, played.move.phrase),
          value(played.after),
        ),
      ),
      p(words.solution.winning(short(count), winning.length)),
      {
        kind: 'list',
        items: winning.map(({ move, after }) =>
          words.solution.move(shorten(sayMove(locale, move.phrase), 80), value(after)),
        ),
      },
    ],
    rows: [row],
    pictures,
  };
};

/** The winning move that the solution marks: the one that was found, else the first. */
export const shownMove = ({ winning }: Solution, attempt: TriedMove | null): string | null =>
  attempt?.move.move ?? winning[0]?.move.move ?? null;

const short = (number: string | null): string | null =>
  number === null ? null : shorten(number, LONGEST_NUMBER);

/** The games of `user` to choose from, latest first. */
const gamesList = (lives: readonly Live[], user: string, locale: Locale): readonly Row[] => {
  const words = locale.screens.review;
  const choices = lives.slice(0, MOST_LISTED).map((live) => ({
    label: words.entry(
      gameName(live, locale),
      live.match.result?.how === 'repetition'
        ? null
        : live.match.result !== null && seatOf(live.match, user) === live.match.result.winner,
      live.history.length,
    ),
    value: live.match.id,
    description: shorten(live.match.start, 90),
  }));
  return choices.length === 0
    ? []
    : [{ kind: 'select', id: shortId('r', '', 0, 'list'), placeholder: words.choose, choices }];
};

/** A person's last games to choose from; `told`: why a choice is needed. */
export const reviewListScreen = (
  lives: readonly Live[],
  user: string,
  locale: Locale,
  told: string | null,
): Screen => {
  const words = locale.screens.review;
  return {
    meaning: 'info',
    title: [words.listTitle],
    doc: [p(lives.length === 0 ? words.none : (told ?? words.choose))],
    rows: gamesList(lives, user, locale),
  };
};
