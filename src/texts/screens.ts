import type { Win } from '../engine/core/game.ts';
import type { Level, LoopyOutcome, PartLabel } from '../engine/explain/step.ts';
import type { RowPiece } from '../games/octal/index.ts';
import type { BoardLook } from '../people/model/boards.ts';
import type { BotLevel, MatchEnding, MatchStatus, TimeControl } from '../play/model/match.ts';
import type { Catalogue } from './catalogue.ts';
import { defineTexts } from './define.ts';
import type { Doc, Inline } from './doc.ts';
import { each } from './each.ts';
import { guideTexts, helpTexts, startTexts } from './help.ts';
import { partLabel } from './parts.ts';
import { privacyTexts, reviewTexts, statsTexts } from './records.ts';

const strengths = (t: Catalogue) =>
  each<BotLevel, { name: string; means: string }>(
    ['beginner', 'casual', 'club', 'perfect', 'sparring'],
    (strength) => ({ name: t.text(`strength-${strength}`), means: t.text(`strength-${strength}-means`) }),
  );

const board = (t: Catalogue) => ({
  ...t.record('board', ['practice', 'unrated', 'back', 'type', 'hint', 'undo', 'allow', 'refuse', 'resign']),
  ...t.record('board', ['rematch', 'review', 'why', 'replay', 'share', 'choosePart', 'chooseMove']),
  ...t.record('board', ['bothHeaps', 'largest', 'oneEach', 'asText', 'alwaysText', 'moreByTyping']),
  ...t.record('board', ['yourTurn', 'abandonedText', 'goTo', 'rematchThere', 'inThread', 'noThread']),
  toMove: (game: string, who: Inline) => t.runs('board-to-move', { game, who }),
  won: (game: string, winner: Inline) => t.runs('board-won', { game, winner }),
  drawn: (game: string) => t.runs('board-drawn', { game }),
  repeated: t.runs('board-repeated'),
  ended: each(
    ['last-move', 'resigned', 'out-of-time'] satisfies MatchEnding[],
    (ending) => (winner: Inline, loser: Inline) => t.runs(`board-ended-${ending}`, { winner, loser }),
  ),
  players: (first: Inline, second: Inline) => t.runs('board-players', { first, second }),
  lastMove: (who: Inline, move: string, number: number) => t.runs('board-last-move', { who, move, number }),
  kept: (who: Inline, kept: number, had: number) => t.runs('board-kept', { who, kept, had }),
  held: (who: Inline, kept: number, had: number, opponent: Inline) =>
    t.runs('board-held', { who, kept, had, opponent }),
  course: (strip: string, first: Inline, second: Inline) => t.runs('board-course', { strip, first, second }),
  shared: (who: Inline) => t.runs('board-shared', { who }),
  circled: (who: Inline) => t.runs('board-circled', { who }),
  neverHad: (who: Inline) => t.runs('board-never-had', { who }),
  hints: (who: Inline, count: number) => t.runs('board-hints', { who, count }),
  howToType: (example: string, said: string) => t.runs('board-how-to-type', { example, said }),
  pieces: (piece: RowPiece, pieces: string, one: boolean) => t.text('row-pieces', { piece, pieces, one }),
  component: (component: number) => t.text('part-component', { component }),
  asks: (who: Inline, number: number, move: string, reply: string | null) =>
    t.runs('board-asks', { who, number, move, reply }),
  refused: (who: Inline) => t.runs('board-refused', { who }),
  clock: (clock: string, until: Inline | null) => t.runs('board-clock', { clock, until }),
  call: (who: Inline, game: string) => t.runs('board-call', { who, game }),
  clockWarning: (who: Inline, game: string, left: string) =>
    t.runs('board-clock-warning', { who, game, left }),
  left: t.record('board-left', ['5m', '1d']) satisfies Readonly<
    Record<Exclude<TimeControl, 'none' | '1m'>, string>
  >,
  abandoned: (game: string) => t.text('board-abandoned', { game }),
  unreachable: (game: string) => t.text('board-unreachable', { game }),
  clockStands: (clock: string) => t.text('board-clock-stands', { clock }),
});

/** The texts of the message menu and the user menu. */
const menus = (t: Catalogue) => ({
  ...t.record('menus', ['noLine', 'chooseLine', 'challengeTitle', 'challengeLabel', 'challengeText']),
  others: (count: number) => t.text('menus-others', { count }),
});

const resign = (t: Catalogue) => ({
  ...t.record('resign', ['title', 'text', 'yes', 'no', 'done', 'kept', 'left', 'abandon', 'abandoned']),
  ...t.record('resign', ['doneTitle', 'keptTitle', 'abandonTitle']),
});

const challenge = (t: Catalogue) => ({
  ...t.record('challenge', ['guest', 'hints', 'accept', 'decline', 'cancel']),
  title: (from: Inline, to: Inline, game: string) =>
    t.runs('challenge-title', { from, to, anybody: typeof to === 'string', game }),
  begins: (who: Inline) => t.runs('challenge-begins', { who, anybody: typeof who === 'string' }),
  winnable: (who: Inline) => t.runs('challenge-winnable', { who }),
  clock: (clock: string) => t.runs('challenge-clock', { clock }),
  until: (moment: Inline) => t.runs('challenge-until', { moment }),
  ended: each(['declined', 'cancelled', 'expired'] satisfies MatchStatus[], (ending) => ({
    title: t.text(`challenge-ended-${ending}-title`),
    text: (who: Inline) => t.runs(`challenge-ended-${ending}-text`, { who }),
  })),
});

const hint = (t: Catalogue) => ({
  title: (step: number) => t.text('hint-title', { step }),
  outcome: t.record('hint-outcome', ['N', 'P', 'D', 'unknown']) satisfies Readonly<
    Record<LoopyOutcome | 'unknown', string>
  >,
  inPart: (part: string, draws: boolean) => t.text('hint-in-part', { part, draws }),
  ...t.record('hint', ['onePart', 'somePart', 'noPart', 'noValues', 'next']),
  resists: (move: string) => t.text('hint-resists', { move }),
  unsure: (move: string) => t.text('hint-unsure', { move }),
});

/** Why a click, a line or a file was rejected. */
const faults = (t: Catalogue) => ({
  ...t.record('play-fault', ['title', 'challenge-yourself', 'not-playing', 'not-a-challenge']),
  ...t.record('play-fault', ['no-such-match', 'cannot-replay', 'stale', 'not-over', 'not-left']),
  ...t.record('play-fault', ['nothing-asked', 'nothing-to-undo', 'no-hints', 'nobody-here', 'no-bots']),
  ...t.record('play-fault', ['waiting', 'not-yet', 'old-board', 'not-begun']),
  ...t.record('play-fault', ['guest', 'too-slow', 'too-many-jobs', 'unfit-option']),
  ...t.record('play-fault', ['file-not-text', 'files-busy', 'file-unreachable']),
  legal: (moves: string, more: boolean) => t.text('play-fault-legal', { moves, more }),
  'too-long-to-play': (most: number) => t.text('play-fault-too-long-to-play', { most }),
  'nothing-to-play': (line: string) => t.text('play-fault-nothing-to-play', { line }),
  'winner-unknown': (line: string) => t.text('play-fault-winner-unknown', { line }),
  'own-challenge': (to: Inline) => t.runs('play-fault-own-challenge', { to }),
  'own-request': (to: Inline) => t.runs('play-fault-own-request', { to }),
  'not-your-game': (a: Inline, b: Inline) => t.runs('play-fault-not-your-game', { a, b }),
  'not-your-turn': (who: Inline) => t.runs('play-fault-not-your-turn', { who }),
  'not-challenged': (who: Inline) => t.runs('play-fault-not-challenged', { who }),
  'not-the-challenger': (who: Inline) => t.runs('play-fault-not-the-challenger', { who }),
  'file-too-large': (most: string) => t.text('play-fault-file-too-large', { most }),
  'too-fast': (seconds: number) => t.text('play-fault-too-fast', { seconds }),
});

const analysis = (t: Catalogue) => ({
  ...t.record('analysis', ['checked', 'share', 'shared', 'thinking', 'play', 'earlier', 'more', 'pages']),
  ...t.record('analysis', ['certificate', 'levelsByCommand']),
  certificateText: t.runs('analysis-certificate-text'),
  levels: t.record('analysis-level', ['answer', 'why', 'proof', 'moves', 'table']) satisfies Readonly<
    Record<Level, string>
  >,
  sharedBy: (who: Inline) => t.runs('analysis-shared-by', { who }),
  whyHere: t.runs('analysis-why-here'),
  whyStart: t.runs('analysis-why-start'),
  afterGame: (move: number) => t.runs('analysis-after-game', { move }),
});

const games = (t: Catalogue) => ({
  ...t.record('games', ['title', 'none', 'challenged', 'waiting', 'here', 'left', 'elsewhere', 'yourTurn']),
  ...t.record('games', ['theirTurn', 'noClockHere']),
  against: (who: Inline) => t.runs('games-against', { who }),
  open: (number: number) => t.text('games-open', { number }),
});

const settings = (t: Catalogue) => ({
  ...t.record('settings', ['title', 'language', 'level', 'calls', 'server', 'saved', 'asDiscord']),
  ...t.record('settings', ['defaultLevel', 'boards', 'events', 'notAllowed']),
  /** Whom the settings apply to; `server`: they include those of the server. */
  scope: (server: boolean) => t.text('settings-scope', { server }),
  callChoices: t.record('settings-call', ['here', 'direct', 'off']),
  eventChoices: t.record('settings-events', ['on', 'off']),
  boardLooks: t.record('settings-board', ['pictures', 'text', 'both']) satisfies Readonly<
    Record<BoardLook, string>
  >,
});

/**
 * The texts of the screens. People appear as runs, so that each surface can show their names; *you* is a reader who sees it
 * alone.
 */
export const screenTexts = (t: Catalogue, bankHowTo: () => Doc) => ({
  ...t.record('screen', ['cut', 'anybody', 'gone']),
  /** The name of the file that has the whole text. */
  cutFile: 'whole-text.txt',
  strengths: strengths(t),
  clocks: t.record('clock', ['none', '1m', '5m', '1d']) satisfies Readonly<Record<TimeControl, string>>,
  rule: t.record('win-rule', ['normal', 'misere']) satisfies Readonly<Record<Win, string>>,
  bot: (strength: BotLevel) => t.text('screen-bot', { strength: t.text(`strength-${strength}`) }),
  part: (part: PartLabel, position: string) => t.text('screen-part', { part: partLabel(t, part), position }),
  /** Work that takes time. The length of `bar` shows the progress. */
  job: {
    ...t.record('job', ['cancel', 'cancelled', 'gone', 'busy', 'ended', 'cancelledText']),
    doing: (bar: string, percent: number) => t.text('job-doing', { bar, percent }),
  },
  board: board(t),
  menus: menus(t),
  typing: t.record('typing', ['title', 'label', 'description']),
  resign: resign(t),
  challenge: challenge(t),
  hint: hint(t),
  faults: faults(t),
  busy: t.record('play-busy', ['pictures', 'first', 'answers', 'games']),
  review: reviewTexts(t),
  stats: statsTexts(t),
  privacy: privacyTexts(t),
  define: defineTexts(t),
  analysis: analysis(t),
  games: games(t),
  settings: settings(t),
  start: startTexts(t),
  guide: guideTexts(t),
  help: helpTexts(t, bankHowTo()),
  failed: {
    ...t.record('failed', ['title', 'text', 'old']),
    store: t.record('failed-store', ['away', 'busy', 'full', 'broken']),
    late: t.record('failed-late', ['title', 'text']),
  },
});
export type ScreenTexts = ReturnType<typeof screenTexts>;
