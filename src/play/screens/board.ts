import { formatLine } from '../../games/line.ts';
import { button } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button, ControlRow, Meaning, Picture, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import type { BoardLook } from '../../people/model/boards.ts';
import { type Block, code, type Doc, type Inline, moment, note, p, ps, shorten } from '../../texts/doc.ts';
import { type Locale, sayMove } from '../../texts/locale.ts';
import { mayHint, takenBack } from '../decide.ts';
import { guideStepOf } from '../guide.ts';
import { otherSeat } from '../log.ts';
import type { Summary } from '../model/answers.ts';
import type { FaultFacts } from '../model/faults.ts';
import type { Live, SeatIndex } from '../model/match.ts';
import { arenaNote } from './arena.ts';
import { boardScene } from './board-scene.ts';
import { isSmallBoard } from './grid.ts';
import { matchButton, mistakesButton } from './match-button.ts';
import { componentsOf, howToType, type MoveFocus, moveRows, WHOLE } from './moves.ts';
import { boardLink, gameName, howItEnded, whoAt } from './names.ts';
import { rulesButton, rulesOnBoard } from './rules.ts';
import { lessonButton, playButton, puzzleButton, START_GAMES } from './start.ts';

const MAX_LINE_CHARS = 200;

/** Options of a board. */
export interface BoardOptions {
  readonly focus?: MoveFocus;
  /** Only at the end. */
  readonly summary?: Summary | null;
  /** The position drawn. */
  readonly picture?: Picture | null;
  readonly look?: BoardLook;
  /** A guided move that would have lost. */
  readonly slip?: FaultFacts['slip'] | null;
  /** Whether the bot is no member here: the challenge and the first board explain that. */
  readonly guest?: boolean;
}

/** The position for readers: drawn in text, and as a line to type. */
const positionText = (live: Live, brief: boolean): Doc => [
  { kind: 'scene', scene: boardScene(live), brief },
  p(code(shorten(formatLine(live), MAX_LINE_CHARS))),
];

/** The position once: as a picture, or in text for those who chose it and where there is no picture. */
const position = (
  live: Live,
  { picture = null, look = 'pictures' }: BoardOptions,
  isShown = false,
): Pick<Screen, 'pictures' | 'doc'> => ({
  ...(picture === null ? {} : { pictures: [picture] }),
  doc: look === 'pictures' && (isShown || picture !== null) ? [] : positionText(live, picture !== null),
});

/** The last two moves, so that the bot's answer does not hide one's own. */
const lastMoves = (live: Live, locale: Locale): readonly Block[] => {
  const from = Math.max(0, live.history.length - 2);
  return live.history.slice(from).map(({ seat, option }, i) => {
    const said = sayMove(locale, option.phrase);
    return p(...locale.screens.board.lastMove(whoAt(live, seat, locale), said, from + i + 1));
  });
};

/** A request to take a move back. */
const asked = (live: Live, locale: Locale): readonly Block[] => {
  const { asks } = live.match;
  if (asks === null) return [];
  const number = live.history.length - takenBack(live, asks);
  const [move = null, reply = null] = live.history
    .slice(number)
    .map(({ option }) => sayMove(locale, option.phrase));
  if (move === null) return [];
  return [p(...locale.screens.board.asks(whoAt(live, asks, locale), number + 1, move, reply))];
};

/** A refused request. */
const refused = (live: Live, locale: Locale): readonly Block[] =>
  live.match.refused === null
    ? []
    : [p(...locale.screens.board.refused(whoAt(live, otherSeat(live.match.refused), locale)))];

const answers = (live: Live, locale: Locale): ControlRow => [
  matchButton(live.match, 'allow', locale.screens.board.allow, 'good'),
  matchButton(live.match, 'refuse', locale.screens.board.refuse),
];

/** Time for a move, and its end. */
const clock = ({ match }: Live, locale: Locale): readonly Block[] =>
  match.clock === 'none'
    ? []
    : [
        note(
          ...locale.screens.board.clock(
            locale.screens.clocks[match.clock],
            match.deadline === null ? null : moment(match.deadline),
          ),
        ),
      ];

/** Quiet buttons below the moves. */
const toolsOf = (live: Live, locale: Locale, look: BoardLook): readonly Button[] => {
  const words = locale.screens.board;
  const canUndo = live.history.some((move) => live.match.seats[move.seat].kind === 'person');
  const isGuided = live.match.guided === true;
  return [
    ...(isGuided ? [] : [matchButton(live.match, 'type', words.type)]),
    ...(mayHint(live) && !isGuided ? [matchButton(live.match, 'hint', words.hint)] : []),
    ...(look === 'pictures' ? [asTextButton(live, locale)] : []),
    ...(canUndo ? [matchButton(live.match, 'undo', words.undo)] : []),
    matchButton(live.match, 'resign', words.resign),
  ];
};

const asTextButton = (live: Live, locale: Locale): Button =>
  matchButton(live.match, 'text', locale.screens.board.asText);

/** Number of a board's components besides its moves: the container, a section of text and button, its picture, and the rest. */
const componentsBeside = (rows: readonly ControlRow[], look: BoardLook): number =>
  1 + 3 + (look === 'text' ? 0 : 1) + (look === 'pictures' ? 0 : 1) + componentsOf(rows);

/** Rows of a running board: a requested answer, the moves, the tools. */
const controlsOf = (live: Live, locale: Locale, { focus = WHOLE, look = 'pictures' }: BoardOptions) => {
  const { id, revision, asks } = live.match;
  const asked: readonly ControlRow[] = asks === null ? [] : [answers(live, locale)];
  const tools = toolsOf(live, locale, look);
  const others = componentsBeside([...asked, tools], look);
  const pad = { kind: 'm', id, revision, focus, others, hasPicture: look !== 'text' } as const;
  const moves = moveRows(live.spot, pad, locale);
  return { ...moves, rows: [...asked, ...moves.rows, tools] };
};

/** Whether the buttons of a running board show the position, so that it needs no picture. */
export const buttonsShow = (live: Live, locale: Locale, options: BoardOptions): boolean =>
  live.match.status === 'playing' &&
  options.look !== 'both' &&
  isSmallBoard(live.spot.scene()) &&
  controlsOf(live, locale, options).isBoard;

/** The guide's words before a move, or about one it refused. */
const guideLead = (live: Live, locale: Locale, slip: FaultFacts['slip'] | null): Doc => {
  const { guide } = locale.screens;
  const step = ps(guide.steps[guideStepOf(live)]);
  if (slip === null) return [...lastMoves(live, locale), ...step];
  const why = p(guide.slip(sayMove(locale, slip.played), sayMove(locale, slip.reply)));
  return [why, ...step.slice(-1)];
};

/** A running board: rules, last moves, position, and controls. */
const playing = (live: Live, turn: SeatIndex, locale: Locale, options: BoardOptions): Screen => {
  const words = locale.screens.board;
  const { guest = false } = options;
  const controls = controlsOf(live, locale, options);
  const shown = position(live, options, controls.isBoard);
  const title = words.toMove(gameName(live, locale), whoAt(live, turn, locale));
  if (live.match.guided === true)
    return {
      meaning: 'play',
      title,
      lead: guideLead(live, locale, options.slip ?? null),
      ...shown,
      rows: controls.rows,
    };
  return {
    meaning: 'play',
    title,
    aside: rulesButton(live, locale),
    lead: [
      ...rulesOnBoard(live, locale),
      ...lastMoves(live, locale),
      ...asked(live, locale),
      ...refused(live, locale),
      ...(live.history.length > 0
        ? []
        : [
            ...(live.match.arena === undefined
              ? [note(...words.players(whoAt(live, 0, locale), whoAt(live, 1, locale)))]
              : arenaNote(live, locale)),
            ...(guest ? [note(locale.screens.challenge.guest)] : []),
          ]),
      ...clock(live, locale),
      ...practiceNote(live, locale),
      ...(controls.more ? [note(words.moreByTyping)] : []),
      ...(controls.more || shown.doc.length > 0 ? howToType(live.spot, locale) : []),
    ],
    ...shown,
    rows: controls.rows,
  };
};

const MAX_COURSE_SIGNS = 40;

/** The winner after each move, as a strip of the players' signs; leaves out the first ones of many. */
const courseOf = (live: Live, { marks }: Summary, locale: Locale): readonly Block[] => {
  // In a game with draws a move that did not keep a win need not give it to the opponent.
  if (marks.length === 0 || marks.includes('unknown') || live.spot.isLoopy) return [];
  const signs = marks.map((mark, i) => ((mark === 'kept') === (i % 2 === 0) ? '■' : '□'));
  const strip = `${signs.length > MAX_COURSE_SIGNS ? '… ' : ''}${signs.slice(-MAX_COURSE_SIGNS).join('')}`;
  return [p(...locale.screens.board.course(strip, whoAt(live, 0, locale), whoAt(live, 1, locale)))];
};

/** How a player kept the win; against the bot with its level. */
const saidOf = (
  live: Live,
  seat: SeatIndex,
  { had, kept }: Summary['seats'][number],
  locale: Locale,
): readonly Inline[] => {
  const words = locale.screens.board;
  const who = whoAt(live, seat, locale);
  if (had === 0) return words.neverHad(who);
  if (live.match.result?.how === 'repetition' && kept === had) return words.circled(who);
  const other = otherSeat(seat);
  return live.match.seats[other].kind === 'bot'
    ? words.held(who, kept, had, whoAt(live, other, locale))
    : words.kept(who, kept, had);
};

/** Winning chances, those kept, and hints of each person; then the course of the game. */
const account = (live: Live, summary: Summary | null, locale: Locale): readonly Block[] => {
  const told = ([0, 1] as const).flatMap((seat): readonly Block[] => {
    if (live.match.seats[seat].kind !== 'person') return [];
    const moved = live.history.some((move) => move.seat === seat);
    const marks = moved ? summary?.seats[seat] : undefined;
    const hints = live.match.hints[seat];
    return [
      ...(marks === undefined || marks.unknown > 0 ? [] : [p(...saidOf(live, seat, marks, locale))]),
      ...(hints === 0 ? [] : [note(...locale.screens.board.hints(whoAt(live, seat, locale), hints))]),
    ];
  });
  return summary === null ? told : [...told, ...courseOf(live, summary, locale)];
};

/** A button to practise a person's missed wins. One for both players, since their labels could not differ. */
const mistakesButtons = (live: Live, summary: Summary | null, locale: Locale): readonly Button[] => {
  const counts = ([0, 1] as const).flatMap((seat): readonly number[] => {
    const { had, kept } = summary?.seats[seat] ?? { had: 0, kept: 0 };
    return live.match.seats[seat].kind === 'person' && had > kept ? [had - kept] : [];
  });
  if (counts.length === 0) return [];
  const people = live.match.seats.filter(({ kind }) => kind === 'person').length;
  return [mistakesButton(live.match.id, people === 1 ? counts[0]! : null, locale)];
};

/** For a match that doesn't count because a move was taken back; a guided one never counts. */
const practiceNote = ({ match }: Live, { screens }: Locale): readonly Block[] =>
  match.practice && match.guided !== true ? [note(screens.board.practice)] : [];

/** Whether ratings stay because the opener picked the position or the winning side: practice and sparring need no note. */
const staysUnrated = ({ match }: Live): boolean =>
  (!match.dealt || match.winnable) &&
  !match.practice &&
  !match.seats.some((seat) => seat.kind === 'bot' && seat.level === 'sparring');

/** How it ended, unless by the last move of normal play, which the title says. */
const endedBy = (live: Live, locale: Locale): readonly Block[] => [
  ...(live.match.result?.how === 'last-move' ? [] : howItEnded(live, locale)),
  ...(live.win === 'normal' ? [] : [note(locale.screens.rule[live.win])]),
];

/** Title of a finished match, and whether it is good news. */
const endOf = (
  live: Live,
  locale: Locale,
): { readonly meaning: Meaning; readonly title: readonly Inline[] } => {
  const words = locale.screens.board;
  const winner = live.match.result?.winner ?? null;
  const name = gameName(live, locale);
  if (winner === null) return { meaning: 'info', title: words.drawn(name) };
  return {
    meaning: live.match.seats[winner].kind === 'bot' ? 'lost' : 'won',
    title: words.won(name, whoAt(live, winner, locale)),
  };
};

const over = (live: Live, locale: Locale, options: BoardOptions): Screen => {
  const { summary = null, look = 'pictures' } = options;
  const words = locale.screens.board;
  const { match, history } = live;
  const { meaning, title } = endOf(live, locale);
  if (match.guided === true && meaning === 'won')
    return {
      meaning,
      title,
      lead: [...lastMoves(live, locale), ...ps(locale.screens.guide.won)],
      ...position(live, options),
      rows: [
        [
          ...START_GAMES.map((game) => playButton(game, locale)),
          puzzleButton(locale),
          lessonButton('nim', locale),
        ],
      ],
    };
  return {
    meaning,
    title,
    lead: [
      ...lastMoves(live, locale),
      ...endedBy(live, locale),
      ...practiceNote(live, locale),
      ...(staysUnrated(live) ? [note(words.unrated)] : []),
      ...account(live, summary, locale),
    ],
    ...position(live, options),
    rows: [
      [
        matchButton(match, 'rematch', words.rematch, 'main'),
        ...(history.length === 0
          ? []
          : [
              button(shortId('r', match.id, 0, 'open'), words.review),
              matchButton(match, 'replay', words.replay),
              matchButton(match, 'share', words.share),
            ]),
      ],
      [
        matchButton(match, 'why', words.why),
        ...mistakesButtons(live, summary, locale),
        ...(look === 'pictures' ? [asTextButton(live, locale)] : []),
      ],
    ],
  };
};

/** A finished game as an animation, in private or shared by a player. */
export const replayScreen = (
  live: Live,
  summary: Summary,
  by: Inline | null,
  locale: Locale,
  picture: Picture | null,
): Screen => {
  const words = locale.screens.board;
  return {
    ...endOf(live, locale),
    lead: [...(by === null ? [] : [note(...words.shared(by))]), ...account(live, summary, locale)],
    ...(picture === null ? {} : { pictures: [picture] }),
    doc: [p(code(shorten(live.match.start, MAX_LINE_CHARS)))],
    rows: boardLink(live, locale),
  };
};

const challenge = (live: Live, locale: Locale, options: BoardOptions): Screen => {
  const { look = 'pictures', guest = false } = options;
  const words = locale.screens.challenge;
  const { match } = live;
  const from = whoAt(live, match.opener, locale);
  const to = whoAt(live, otherSeat(match.opener), locale);
  return {
    meaning: 'wait',
    title: words.title(from, to, gameName(live, locale)),
    aside: rulesButton(live, locale),
    lead: [
      ...rulesOnBoard(live, locale),
      p(...words.begins(whoAt(live, 0, locale))),
      ...(match.winnable ? [p(...words.winnable(from))] : []),
      ...(match.agreedHints === true ? [p(words.hints)] : []),
      p(...words.clock(locale.screens.clocks[match.clock])),
      ...(match.deadline === null ? [] : [note(...words.until(moment(match.deadline)))]),
      ...(guest ? [note(words.guest)] : []),
    ],
    ...position(live, options),
    rows: [
      [
        matchButton(live.match, 'accept', words.accept, 'good'),
        ...(match.seats[otherSeat(match.opener)].kind === 'person'
          ? [matchButton(live.match, 'decline', words.decline)]
          : []),
        matchButton(live.match, 'cancel', words.cancel),
        ...(look === 'pictures' ? [asTextButton(live, locale)] : []),
      ],
    ],
  };
};

const unplayed = (live: Live, status: 'declined' | 'cancelled' | 'expired', locale: Locale): Screen => {
  const words = locale.screens.challenge;
  const { match } = live;
  const from = whoAt(live, match.opener, locale);
  const who = status === 'declined' ? whoAt(live, otherSeat(match.opener), locale) : from;
  return {
    meaning: 'over',
    title: words.title(from, whoAt(live, otherSeat(match.opener), locale), gameName(live, locale)),
    doc: [
      { kind: 'verdict', text: words.ended[status].title },
      p(...words.ended[status].text(who)),
      p(code(shorten(formatLine(live), MAX_LINE_CHARS))),
    ],
  };
};

/** A match that one side left, as it stood. */
const abandoned = (live: Live, locale: Locale, options: BoardOptions): Screen => ({
  meaning: 'over',
  title: [locale.screens.board.abandoned(gameName(live, locale))],
  lead: [
    ...lastMoves(live, locale),
    p(...locale.screens.board.players(whoAt(live, 0, locale), whoAt(live, 1, locale))),
    p(locale.screens.board.abandonedText),
  ],
  ...position(live, options),
});

/** A call to the player to move, who may be elsewhere. */
export const callScreen = (live: Live, who: Inline, locale: Locale): Screen => {
  const { yourTurn, call } = locale.screens.board;
  return plainScreen('wait', yourTurn, [p(...call(who, gameName(live, locale)))], boardLink(live, locale));
};

/** Tells a player elsewhere that their request was refused. */
export const refusedScreen = (live: Live, who: Inline, locale: Locale): Screen => {
  const doc = [p(who, locale.writing.colon), ...refused(live, locale)];
  return plainScreen('info', gameName(live, locale), doc, boardLink(live, locale));
};

/** Warns the player to move, beside the board, that time is nearly over. */
export const warningScreen = (
  live: Live,
  who: Inline,
  clock: Exclude<Live['match']['clock'], 'none' | '1m'>,
  locale: Locale,
): Screen => {
  const { board, clocks } = locale.screens;
  const said = board.clockWarning(who, gameName(live, locale), board.left[clock]);
  return plainScreen('wait', clocks[clock], [p(...said)], boardLink(live, locale));
};

/** The message of a match in any state. */
export const boardScreen = (live: Live, locale: Locale, options: BoardOptions = {}): Screen => {
  const { status, result } = live.match;
  if (status === 'challenge') return challenge(live, locale, options);
  if (status === 'declined' || status === 'cancelled' || status === 'expired')
    return unplayed(live, status, locale);
  if (status === 'abandoned') return abandoned(live, locale, options);
  if (status === 'over' && result !== null) return over(live, locale, options);
  return playing(live, live.turn ?? 0, locale, options);
};

/** The board as text, in private. */
export const textBoardScreen = (live: Live, locale: Locale): Screen => {
  const { title, lead = [], meaning } = boardScreen(live, locale, { look: 'text' });
  // The text of a running board without a guide already explains how to type a move.
  const isSaid = live.match.status === 'playing' && live.match.guided !== true;
  return {
    meaning,
    title,
    doc: [
      ...lead,
      ...positionText(live, false),
      ...(isSaid ? [] : howToType(live.spot, locale)),
      note(locale.screens.board.alwaysText),
    ],
    rows: boardLink(live, locale),
  };
};
