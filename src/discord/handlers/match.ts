import { chain, type Result } from '../../engine/core/result.ts';
import { formatLine } from '../../games/line.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { refusalScreen } from '../../kernel/screens.ts';
import type { OpenRequest } from '../../play/api.ts';
import { playingSeat, seatToMove } from '../../play/decide.ts';
import { otherSeat, seatOf } from '../../play/log.ts';
import type { Fault, FaultFacts } from '../../play/model/faults.ts';
import type { HintStep, Live } from '../../play/model/match.ts';
import { replayScreen, textBoardScreen } from '../../play/screens/board.ts';
import { faultScreen, placedScreen, rematchThereScreen } from '../../play/screens/faults.ts';
import { hintScreen } from '../../play/screens/hint.ts';
import type { MoveFocus } from '../../play/screens/moves.ts';
import {
  abandonedScreen,
  abandonScreen,
  moveModal,
  resignedScreen,
  resignScreen,
} from '../../play/screens/resign.ts';
import { rulesScreen } from '../../play/screens/rules.ts';
import { p, person } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { byVerb, type Control, type Controls } from '../control.ts';
import { hintDrawings, replayDrawings } from '../drawing.ts';
import type { Solves } from '../exam-guard.ts';
import type { BoardWish, DrawnBoard } from '../live/boards.ts';
import { type Audience, safeError } from '../wire.ts';
import { answerAnalysis } from './analysis.ts';
import { moveControls } from './moves.ts';

/** Faults that show that the clicked board is outdated. */
const MOVED_ON: ReadonlySet<Fault['code']> = new Set(['stale', 'not-playing', 'not-a-challenge']);

export const tellMatchFault = (call: Call, fault: Fault): Promise<void> =>
  call.tell(faultScreen(fault, call.own));

/** A game against the bot uses its player's language; games between users use the server's. */
const boardLocale = ({ match }: Live, call: Call): Locale =>
  match.seats.some(({ kind }) => kind === 'bot') ? call.own : call.house;

/** The board as it looks where the call comes from. */
const drawBoard = (bot: Bot, call: Call, live: Live, wish: BoardWish = {}): Promise<DrawnBoard> =>
  bot.boards.screen(live, boardLocale(live, call), { guest: !call.facts.botIsMember, ...wish });

/**
 * Redraws the board. If its message was just deleted, throws so that it is posted again; where the bot is not a member, only the
 * user who clicked sees it.
 */
const updateBoard = (call: Call, screen: Screen): Promise<void> =>
  call.update(screen, call.facts.botIsMember ? 'throw' : 'show');

/** Redraws the board that was clicked. The move is committed: an answer that may be lost is repaired by redrawing. */
const redraw = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  const { screen, late } = await drawBoard(bot, call, live);
  await updateBoard(call, screen);
  if (call.facts.message !== null && !call.lost) await saveBoard(bot, call, live, call.facts.message);
  if (call.lost || late) drawLater(bot, call, live.match.id);
};

/** Saves where an answer has drawn the board. If saving fails, the next redraw or click saves it. */
const saveBoard = async (bot: Bot, call: Call, live: Live, message: string): Promise<void> => {
  try {
    await bot.boards.saveMessage(live, call.facts.channel, message);
  } catch (error) {
    bot.log.warn(
      { match: live.match.id, error: safeError(error) },
      'the place of a board could not be saved',
    );
    drawLater(bot, call, live.match.id);
  }
};

/** Redraws the board soon; where the bot is not a member, the next click has to. */
const drawLater = (bot: Bot, call: Call, id: string): void => {
  if (call.facts.botIsMember) bot.boards.redraw(id);
};

/** Shows on the board why a move of a guided game was not played. */
const showSlip = async (bot: Bot, call: Call, slip: FaultFacts['slip']): Promise<void> => {
  const { screen } = await drawBoard(bot, call, slip.live, { slip });
  await guarded(bot, call, slip.live, () => updateBoard(call, screen));
};

/** Shows the changed match, or why it was not changed. */
const settle = async (bot: Bot, call: Call, result: Result<Live, Fault>): Promise<void> => {
  if (result.ok) return guarded(bot, call, result.value, () => redraw(bot, call, result.value));
  if (result.error.code === 'slip') return showSlip(bot, call, result.error.facts);
  await tellMatchFault(call, result.error);
  // The click came from an outdated board: redraw it, so that the user finds the current one behind the message.
  if (MOVED_ON.has(result.error.code) && 'live' in result.error.facts) {
    const { match } = result.error.facts.live;
    if (match.board?.message === call.facts.message) drawLater(bot, call, match.id);
  }
};

/** Once a change is committed, a failure to show it is repaired by redrawing the board later. */
const guarded = async <T>(bot: Bot, call: Call, live: Live, show: () => Promise<T>): Promise<T> => {
  try {
    return await show();
  } catch (error) {
    drawLater(bot, call, live.match.id);
    throw error;
  }
};

/** Posts a match as a new message and saves its location. */
export const postMatch = async (
  bot: Bot,
  call: Call,
  live: Live,
  mentions: readonly string[] = [],
): Promise<void> => {
  await guarded(bot, call, live, async () => {
    const { screen, late } = await drawBoard(bot, call, live);
    const message = await call.reply(screen, 'public', { mentions });
    if (message !== null) await saveBoard(bot, call, live, message);
    if (message === null || late) drawLater(bot, call, live.match.id);
  });
};

/** Opens a match where the user is, without a clock, and posts its board; or tells them why not. */
export const openMatch = async (
  bot: Bot,
  call: Call,
  request: Omit<OpenRequest, 'by' | 'guild' | 'channel' | 'clock'>,
): Promise<void> => {
  const { user: by, guild, channel } = call.facts;
  const { opponent } = request;
  const result = await bot.app.matches.open({ by, guild, channel, clock: 'none', ...request });
  if (!result.ok) await tellMatchFault(call, result.error);
  else await postMatch(bot, call, result.value, opponent.kind === 'person' ? [opponent.user] : []);
};

/** Posts a match in its own thread and links to it privately; if no thread can be made, posts in the channel. */
export const postInThread = async (
  bot: Bot,
  call: Call,
  live: Live,
  mentions: readonly string[],
): Promise<void> => {
  await call.think('private');
  const there = await guarded(bot, call, live, () => bot.boards.thread(live, mentions));
  await call.tell(placedScreen(there.live, there.inThread, call.own));
};

/** The match, if it is the user's turn and they clicked the current board; otherwise tells them why not and returns null. */
const mine = async (bot: Bot, call: Call, id: CustomId): Promise<Live | null> => {
  const shown = await bot.app.matches.show(id.id);
  const seat = chain(shown, (live) => seatToMove(live, call.facts.user, id.revision));
  if (!seat.ok) await tellMatchFault(call, seat.error);
  return shown.ok && seat.ok ? shown.value : null;
};

const refocus = async (bot: Bot, call: Call, id: CustomId, focus: MoveFocus): Promise<void> => {
  const live = await mine(bot, call, id);
  if (live === null) return;
  const { screen } = await drawBoard(bot, call, live, { focus });
  await guarded(bot, call, live, () => updateBoard(call, screen));
};

const play = async (bot: Bot, call: Call, id: CustomId, move: string): Promise<void> =>
  settle(bot, call, await bot.app.matches.play(id.id, call.facts.user, id.revision, move));

const hint = async (
  bot: Bot,
  call: Call,
  id: CustomId,
  step: HintStep | undefined,
  inPlace: boolean,
): Promise<void> => {
  const found = await bot.app.matches.hint(id.id, call.facts.user, id.revision, step);
  if (!found.ok) return tellMatchFault(call, found.error);
  await call.showDrawn(
    {
      drawings: () => hintDrawings(found.value, call.own),
      screen: (pictures) => hintScreen(found.value, call.own, pictures),
    },
    inPlace,
  );
};

const stepOf = (text: string): HintStep | undefined =>
  ([1, 2, 3, 4] as const).find((step) => String(step) === text);

/** Control of any match that can be shown: by default the match in its id, or one chosen from a list. */
const onMatch =
  (
    act: (bot: Bot, call: Call, live: Live) => Promise<void>,
    matchOf: (call: Call, id: CustomId) => string = (_, { id }) => id,
  ): Control =>
  async (bot, call, id) => {
    const shown = await bot.app.matches.show(matchOf(call, id));
    await (shown.ok ? act(bot, call, shown.value) : tellMatchFault(call, shown.error));
  };

/** Explains the position before the last move that gave a win away, or the first position. */
const why = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  const words = call.own.screens.analysis;
  const { marks } = await bot.app.matches.summary(live);
  const turned = marks.lastIndexOf('threw');
  const move = live.history[turned];
  if (move === undefined)
    return answerAnalysis(bot, call, { line: live.match.start, before: [p(...words.whyStart)] });
  const line = formatLine({ spot: move.from, win: live.win });
  const before = [p(...words.whyHere, ' ', ...words.afterGame(turned + 1))];
  return answerAnalysis(bot, call, { line, before });
};

/** The game as an animation, private or public; only its players may share it. */
const replay = async (bot: Bot, call: Call, live: Live, audience: Audience): Promise<void> => {
  const { user } = call.facts;
  if (audience === 'public' && seatOf(live.match, user) === null)
    return tellMatchFault(call, { code: 'not-your-game', facts: { live } });
  if (live.match.status !== 'over') return tellMatchFault(call, { code: 'not-over', facts: { live } });
  call.setAudience(audience);
  const locale = call.localeFor(audience);
  const summary = await bot.app.matches.summary(live);
  const by = audience === 'public' ? person(user) : null;
  await call.replyDrawn(
    {
      drawings: () => replayDrawings(live, locale),
      screen: ([picture]) => replayScreen(live, summary, by, locale, picture ?? null),
    },
    audience,
  );
};

const rematch = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  call.setAudience('public');
  const result = await bot.app.matches.rematch(id.id, call.facts.user);
  if (!result.ok) return tellMatchFault(call, result.error);
  const live = result.value;
  const { seats, opener, status, board, id: next } = live.match;
  const challenged = status === 'challenge' ? seats[otherSeat(opener)] : null;
  if (board === null)
    await bot.boards.posting(next, async () => {
      // The first of two clicks may have posted it already.
      const now = await bot.app.matches.show(next);
      if (!now.ok || now.value.match.board !== null) return;
      await postMatch(bot, call, now.value, challenged?.kind === 'person' ? [challenged.user] : []);
    });
  if (call.answered) return;
  // The board may show the challenge that this click accepted.
  drawLater(bot, call, next);
  // The second click finds the first click's rematch, which is posted already.
  const shown = await bot.app.matches.show(next);
  if (shown.ok) await call.tell(rematchThereScreen(shown.value, call.own));
  else await tellMatchFault(call, shown.error);
};

const resignAsked = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  const seat = playingSeat(live, call.facts.user);
  if (!seat.ok) return tellMatchFault(call, seat.error);
  const left = bot.app.matches.isLeft(live, call.facts.user);
  await call.tell(resignScreen(live, left, call.own));
};

/** Asks for confirmation before ending a game that the opponent left. */
const leftAsked = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  const seat = playingSeat(live, call.facts.user);
  if (!seat.ok) return tellMatchFault(call, seat.error);
  if (!bot.app.matches.isLeft(live, call.facts.user))
    return tellMatchFault(call, { code: 'not-left', facts: { live } });
  await call.tell(abandonScreen(live, call.own));
};

const abandon = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const result = await bot.app.matches.abandon(id.id, call.facts.user);
  // In /games this message is not the board.
  bot.boards.redraw(id.id);
  if (!result.ok) return tellMatchFault(call, result.error);
  await call.update(abandonedScreen(call.own));
};

const resign = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const result = await bot.app.matches.resign(id.id, call.facts.user);
  drawLater(bot, call, id.id);
  if (!result.ok) return tellMatchFault(call, result.error);
  await call.update(resignedScreen(true, call.own));
  // Nobody else would see it: the board cannot be edited without a click on it.
  if (!call.facts.botIsMember) await call.reply((await drawBoard(bot, call, result.value)).screen, 'public');
};

/** Moves the board to the player's channel: the old message may be out of reach. */
const here = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  const { status, guild, clock, id, seats } = live.match;
  if (seatOf(live.match, call.facts.user) === null)
    return tellMatchFault(call, { code: 'not-your-game', facts: { live } });
  if (status !== 'playing' && status !== 'challenge')
    return tellMatchFault(call, { code: 'not-playing', facts: { live } });
  const others = seats.some(
    (seat) => seat.kind !== 'bot' && !(seat.kind === 'person' && seat.user === call.facts.user),
  );
  const words = call.own.screens;
  // The opponent has to see it as well, and a clock needs a channel where the bot can write unprompted.
  if (others && guild !== call.facts.guild) return call.tell(refusalScreen(words.games.elsewhere, call.own));
  if (clock !== 'none' && !call.facts.botIsMember)
    return call.tell(refusalScreen(words.games.noClockHere, call.own));
  call.setAudience('public');
  const running = await bot.app.matches.resume(id);
  await postMatch(bot, call, running.ok ? running.value : live);
};

const type = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const live = await mine(bot, call, id);
  if (live !== null) await call.ask(moveModal(live, call.own));
};

/** Notifies the player, since editing the board notifies nobody. */
const tellRefused = async (bot: Bot, live: Live): Promise<void> => {
  const seat = live.match.refused === null ? null : live.match.seats[live.match.refused];
  if (seat?.kind !== 'person') return;
  const { calls } = await bot.app.settings.person(seat.user);
  if (calls !== 'off') await bot.boards.notices.refused(live, seat.user, calls ?? 'here');
};

const controls: Controls = {
  ...moveControls(refocus, play),
  type,
  hint: (bot, call, id) => hint(bot, call, id, undefined, false),
  'hint-next': (bot, call, id) => hint(bot, call, id, stepOf(id.argument), true),
  undo: async (bot, call, id) =>
    settle(bot, call, await bot.app.matches.undo(id.id, call.facts.user, id.revision)),
  allow: async (bot, call, id) =>
    settle(bot, call, await bot.app.matches.answerUndo(id.id, call.facts.user, id.revision, true)),
  refuse: async (bot, call, id) => {
    const result = await bot.app.matches.answerUndo(id.id, call.facts.user, id.revision, false);
    await settle(bot, call, result);
    if (result.ok) await tellRefused(bot, result.value);
  },
  resign: onMatch(resignAsked),
  'resign-yes': resign,
  left: onMatch(leftAsked, ({ chosen }) => chosen),
  'abandon-yes': abandon,
  'resign-no': async (_, call) => call.update(resignedScreen(false, call.own)),
  accept: async (bot, call, id) => settle(bot, call, await bot.app.matches.accept(id.id, call.facts.user)),
  decline: async (bot, call, id) => settle(bot, call, await bot.app.matches.decline(id.id, call.facts.user)),
  cancel: async (bot, call, id) => settle(bot, call, await bot.app.matches.cancel(id.id, call.facts.user)),
  rules: onMatch((_, call, live) => call.tell(rulesScreen(live, call.own))),
  text: onMatch((_, call, live) => call.tell(textBoardScreen(live, call.own))),
  here: onMatch(here, ({ chosen }) => chosen),
  replay: onMatch((bot, call, live) => replay(bot, call, live, 'private')),
  share: onMatch((bot, call, live) => replay(bot, call, live, 'public')),
  rematch,
  why: onMatch(why),
};

/** Verbs that reveal who wins: including new games, whose end does. */
const TELLING: ReadonlySet<string> = new Set([
  'hint',
  'hint-next',
  'why',
  'rematch',
  'accept',
  'replay',
  'share',
]);
/** Verbs that reveal who wins if the bot answers with a move. */
const ANSWERED: ReadonlySet<string> = new Set(['move', 'pick', 'type', 'typed', 'undo']);

/** Whether a control of a match could help a user in an exam. */
export const matchSolves = ({ verb }: CustomId): Solves =>
  TELLING.has(verb) ? 'always' : ANSWERED.has(verb) ? 'against-bot' : 'never';

/** Controls of boards, challenges, hints and resignations. */
export const matchControl = byVerb(controls);
