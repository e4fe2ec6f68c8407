import { pointedScene } from '../../engine/explain/pointed.ts';
import { formatLine } from '../../games/line.ts';
import { buttonsOf, pageOf, pager, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import { chunksOf } from '../../kernel/lists.ts';
import {
  type Button,
  type ControlRow,
  type Picture,
  type Screen,
  showsPosition,
} from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { code, type Doc, type Inline, note, p, shorten } from '../../texts/doc.ts';
import { type Locale, sayMove } from '../../texts/locale.ts';
import { questionRules } from '../../texts/rule.ts';
import { otherSeat, seatOf } from '../log.ts';
import type { MoveMark, PositionValue, Puzzle, Review, Solution, TriedMove } from '../model/answers.ts';
import type { Live, PlayedMove, SeatIndex } from '../model/match.ts';
import { mistakesOf } from '../reviews.ts';
import { mistakesButton } from './match-button.ts';
import { howToType, type MoveFocus, moveRows, WHOLE } from './moves.ts';
import { gameName, howItEnded, whoAt } from './names.ts';
import { namesIn } from './rules.ts';

const MOVES_PER_PAGE = 20;
const MARKS_PER_GROUP = 5;
const MAX_LINE_CHARS = 200;
const MAX_NUMBER_DIGITS = 24;
/** Of a move in words. */
const MAX_SAID_CHARS = 80;
const MAX_LISTED_MATCHES = 25;

/** Whether a move kept the win, threw it away, or there was none to keep. */
const MARK_SIGNS: Readonly<Record<MoveMark, string>> = { kept: '✓', threw: '✗', none: '○', unknown: '?' };

const control = buttonsOf('r');

/** The marks of one side, in groups that can be counted. */
const strip = (marks: readonly MoveMark[]): string => {
  const signs = marks.map((mark) => MARK_SIGNS[mark]);
  return chunksOf(signs, MARKS_PER_GROUP)
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
  const mistakes = mistakesOf(review.summary, seat);
  const [first] = mistakes;
  if (first === undefined) return [];
  const whose = mine === null ? (['first', 'second'] as const)[seat] : mine === seat ? 'mine' : 'theirs';
  const label = screens.review.mistakes(whose, mistakes.length);
  return [control(review.live.match.id, first, 'ask', label, whose === 'mine' ? 'main' : 'plain')];
};

/** A move with its mark and who could win before it. */
const moveLine = (
  { live, summary, lengths }: Review,
  { option, seat, from }: PlayedMove,
  ply: number,
  locale: Locale,
): readonly Inline[] => {
  const words = locale.screens.review;
  const mark = summary.marks[ply] ?? 'unknown';
  const said = shorten(sayMove(locale, option.phrase), MAX_SAID_CHARS);
  return [
    ...words.move(ply + 1, MARK_SIGNS[mark], whoAt(live, seat, locale), said),
    ` · ${words.stood(mark, short(lengths[ply] ?? null), from.isLoopy)}`,
  ];
};

/** Says that no move gave a win away. In a draw by repetition, it names a player who had a win and went in circles. */
const nobodyTurned = ({ live, summary: { seats } }: Review, locale: Locale): readonly Inline[] => {
  const seat = ([0, 1] as const).find((one) => seats[one].had > 0);
  return live.match.result?.how === 'repetition' && seat !== undefined
    ? locale.screens.board.circled(whoAt(live, seat, locale))
    : [locale.screens.review.neverTurned];
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
  const { live, summary } = review;
  const { match } = live;
  const mine = seatOf(live.match, user);
  const seat = mine ?? 0;
  const { pages, at, shown } = pageOf(live.history, MOVES_PER_PAGE, page);
  const turns = summary.marks.flatMap((mark, i) => (mark === 'threw' ? [i + 1] : []));
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
      ...howItEnded(live, locale),
      p(code(shorten(match.start, MAX_LINE_CHARS))),
      { kind: 'list', items: strips },
      note(words.legend),
      ...(turns.length > 0
        ? [p(words.turned(turnedAt))]
        : summary.marks.includes('unknown')
          ? []
          : [p(...nobodyTurned(review, locale))]),
      ...shown.map((move, i) => p(...moveLine(review, move, at * MOVES_PER_PAGE + i, locale))),
      ...(pages === 1 ? [] : [note(words.page(at + 1, pages))]),
    ],
    rows: [
      [
        ...puzzlesButton(review, seat, mine, locale),
        ...puzzlesButton(review, otherSeat(seat), mine, locale),
        ...(mine === null || mistakesOf(review.summary, seat).length === 0
          ? []
          : [mistakesButton(match.id, mistakesOf(review.summary, seat).length, locale)]),
        ...pager(at, pages, words, (to, label) =>
          control(live.match.id, 0, 'page', label, 'plain', String(to)),
        ),
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
  p(code(shorten(formatLine({ spot: puzzle.played.from, win: puzzle.live.win }), MAX_LINE_CHARS))),
];

/** The rules of the game that the puzzle is from. */
const rules = ({ played, live }: Puzzle, locale: Locale): Doc =>
  questionRules({ spot: played.from, win: live.win }, locale, namesIn(live, locale));

const numberOf = ({ mistakes, ply }: Puzzle): number => Math.max(0, mistakes.indexOf(ply)) + 1;

/** A move that was tried and does not win, or perhaps not. */
const tried = ({ wins, move, answer }: TriedMove, locale: Locale): Doc => {
  const { puzzle } = locale.screens.review;
  const said = sayMove(locale, move.phrase);
  return [
    p(wins === null ? puzzle.unknown(said) : puzzle.wrong(said)),
    ...(answer === null ? [] : [p(puzzle.answer(sayMove(locale, answer.phrase)))]),
    p(puzzle.tryAgain),
  ];
};

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
  return {
    meaning: attempt === undefined ? 'play' : 'lost',
    title: [words.puzzle.title(numberOf(puzzle), Math.max(1, puzzle.mistakes.length))],
    doc: [
      ...(attempt === undefined ? [] : tried(attempt, locale)),
      ...position(puzzle, pictures),
      p(...words.puzzle.text(whoAt(live, played.seat, locale), ply + 1)),
      ...rules(puzzle, locale),
      ...howToType(played.from, locale),
      ...(controls.more ? [note(locale.screens.board.moreByTyping)] : []),
    ],
    rows: [
      ...controls.rows,
      [
        control(live.match.id, ply, 'type', locale.screens.board.type),
        control(live.match.id, ply, 'tell', words.tell),
        control(live.match.id, 0, 'page', words.overview, 'plain', pageWith(ply)),
      ],
    ],
    pictures,
  };
};

const pageWith = (ply: number): string => String(Math.floor(ply / MOVES_PER_PAGE));

/** To the next mistake; after the last one back to the first. */
const onward = ({ live, mistakes, ply }: Puzzle, locale: Locale): readonly Button[] => {
  const { nextMistake, again } = locale.screens.review;
  const next = mistakes.find((one) => one > ply);
  if (next !== undefined) return [control(live.match.id, next, 'ask', nextMistake, 'main')];
  const [first] = mistakes;
  return first === undefined ? [] : [control(live.match.id, first, 'ask', again, 'main', 'again')];
};

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
  const found: Doc =
    attempt === null
      ? []
      : [{ kind: 'verdict', text: words.puzzle.right(sayMove(locale, attempt.move.phrase)) }];
  const row: ControlRow = [
    ...onward(puzzle, locale),
    control(live.match.id, ply, 'why', words.solution.explain),
    control(live.match.id, 0, 'page', words.overview, 'plain', pageWith(ply)),
  ];
  return {
    meaning: attempt === null ? 'info' : 'won',
    title: [words.solution.title(numberOf(puzzle), Math.max(1, mistakes.length))],
    doc: [
      ...found,
      ...position(puzzle, pictures, shownMove(solution, attempt)),
      ...rules(puzzle, locale),
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
          words.solution.move(shorten(sayMove(locale, move.phrase), MAX_SAID_CHARS), value(after)),
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
  number === null ? null : shorten(number, MAX_NUMBER_DIGITS);

/** The games of `user` to choose from, latest first. */
const gamesList = (lives: readonly Live[], user: string, locale: Locale): readonly ControlRow[] => {
  const words = locale.screens.review;
  const choices = lives.slice(0, MAX_LISTED_MATCHES).map((live) => ({
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
  return selectRows(shortId('r', '', 0, 'list'), words.choose, choices);
};

/** A person's last games to choose from; `told`: why a choice is needed. */
export const reviewListScreen = (
  lives: readonly Live[],
  user: string,
  locale: Locale,
  told: string | null,
): Screen => {
  const { listTitle, none, choose } = locale.screens.review;
  const said = lives.length === 0 ? none : (told ?? choose);
  return plainScreen('info', listTitle, [p(said)], gamesList(lives, user, locale));
};
