import type { Result } from '../../engine/core/result.ts';
import { formatLine } from '../../games/line.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { refusalScreen } from '../../kernel/screens.ts';
import { otherSeat, seatOf } from '../../play/log.ts';
import type { Fault, FaultFacts } from '../../play/model/faults.ts';
import type { HintStep, Live } from '../../play/model/match.ts';
import { replayScreen, textBoardScreen } from '../../play/screens/board.ts';
import { faultScreen, placedScreen, rematchThereScreen } from '../../play/screens/faults.ts';
import { hintScreen } from '../../play/screens/hint.ts';
import { type MoveFocus, parseFocus, WHOLE } from '../../play/screens/moves.ts';
import {
  abandonedScreen,
  abandonScreen,
  MOVE_FIELD,
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
import type { IllustratedScreen } from '../live/picture-followup.ts';
import { type Audience, safeError } from '../wire.ts';
import { answerAnalysis } from './analysis.ts';

/** Faults that show that the clicked board is outdated. */
const MOVED_ON: ReadonlySet<Fault['code']> = new Set(['stale', 'not-playing', 'not-a-challenge']);

const tell = async (call: Call, fault: Fault): Promise<void> => {
  await call.tell(faultScreen(fault, call.own));
};

/** A game against the bot uses its player's language; games between users use the server's. */
const boardLocale = ({ match }: Live, call: Call): Locale =>
  match.seats.some(({ kind }) => kind === 'bot') ? call.own : call.house;

/**
 * Redraws the board. If its message was just deleted, throws so that it is posted again; where the bot is not a member, only the
 * user who clicked sees it.
 */
const updateBoard = (call: Call, screen: Screen): Promise<void> =>
  call.update(screen, call.facts.botIsMember ? 'throw' : 'show');

/** Redraws the board that was clicked. The move is committed: an answer that may be lost is repaired by redrawing. */
const redraw = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  const { screen, late } = await bot.boards.screen(live, boardLocale(live, call), {
    guest: !call.facts.botIsMember,
  });
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
  const { screen } = await bot.boards.screen(slip.live, boardLocale(slip.live, call), {
    guest: !call.facts.botIsMember,
    slip,
  });
  await guarded(bot, call, slip.live, () => updateBoard(call, screen));
};

/** Shows the changed match, or why it was not changed. */
const settle = async (bot: Bot, call: Call, result: Result<Live, Fault>): Promise<void> => {
  if (result.ok) return guarded(bot, call, result.value, () => redraw(bot, call, result.value));
  if (result.error.code === 'slip') return showSlip(bot, call, result.error.facts);
  await tell(call, result.error);
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
    const { screen, late } = await bot.boards.screen(live, boardLocale(live, call), {
      guest: !call.facts.botIsMember,
    });
    const message = await call.reply(screen, 'public', { mentions });
    if (message !== null) await saveBoard(bot, call, live, message);
    if (message === null || late) drawLater(bot, call, live.match.id);
  });
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

/** The match, if the user has a seat and clicked the current board; otherwise tells them why not and returns null. */
const mine = async (bot: Bot, call: Call, id: CustomId): Promise<Live | null> => {
  const shown = await bot.app.matches.show(id.id);
  const fault = shown.ok ? faultOf(shown.value, call.facts.user, id.revision) : shown.error;
  if (fault !== null) {
    await tell(call, fault);
    return null;
  }
  return shown.ok ? shown.value : null;
};

/** Why the user is not a player of a running game; null if they are. */
const playerFault = (live: Live, user: string): Fault | null => {
  if (seatOf(live.match, user) === null) return { code: 'not-your-game', facts: { live } };
  return live.match.status === 'playing' ? null : { code: 'not-playing', facts: { live } };
};

const faultOf = (live: Live, user: string, revision: number): Fault | null => {
  const fault = playerFault(live, user);
  if (fault !== null) return fault;
  if (live.match.revision !== revision) return { code: 'stale', facts: { live } };
  return live.turn === seatOf(live.match, user) ? null : { code: 'not-your-turn', facts: { live } };
};

const refocus = async (bot: Bot, call: Call, id: CustomId, focus: MoveFocus): Promise<void> => {
  const live = await mine(bot, call, id);
  if (live === null) return;
  const options = { focus, guest: !call.facts.botIsMember };
  const { screen } = await bot.boards.screen(live, boardLocale(live, call), options);
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
  if (!found.ok) return tell(call, found.error);
  const draft: IllustratedScreen = {
    drawings: () => hintDrawings(found.value, call.own),
    screen: (pictures) => hintScreen(found.value, call.own, pictures),
  };
  if (inPlace) await call.updateDrawn(draft);
  else await call.replyDrawn(draft, 'private');
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
    await (shown.ok ? act(bot, call, shown.value) : tell(call, shown.error));
  };

const chosen = (call: Call): string => call.facts.values[0] ?? '';

/** Explains the position before the last move that gave a win away, or the first position. */
const why = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  const words = call.own.screens.analysis;
  const { marks } = await bot.app.matches.summary(live);
  const turned = marks.lastIndexOf('threw');
  const move = live.history[turned];
  if (move === undefined)
    return answerAnalysis(bot, call, {
      line: live.match.start,
      level: 'answer',
      audience: 'private',
      before: [p(...words.whyStart)],
    });
  return answerAnalysis(bot, call, {
    line: formatLine({ spot: move.from, win: live.win }),
    level: 'answer',
    audience: 'private',
    before: [p(...words.whyHere, ' ', ...words.afterGame(turned + 1))],
  });
};

/** The game as an animation, private or public; only its players may share it. */
const replay = async (bot: Bot, call: Call, live: Live, audience: Audience): Promise<void> => {
  const { user } = call.facts;
  if (audience === 'public' && seatOf(live.match, user) === null)
    return tell(call, { code: 'not-your-game', facts: { live } });
  if (live.match.status !== 'over') return tell(call, { code: 'not-over', facts: { live } });
  call.setAudience(audience);
  const locale = audience === 'public' ? call.house : call.own;
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
  if (!result.ok) return tell(call, result.error);
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
  else await tell(call, shown.error);
};

const resignAsked = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  const fault = playerFault(live, call.facts.user);
  if (fault !== null) return tell(call, fault);
  const left = bot.app.matches.isLeft(live, call.facts.user);
  await call.tell(resignScreen(live, left, call.own));
};

/** Asks for confirmation before ending a game that the opponent left. */
const leftAsked = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  const fault = playerFault(live, call.facts.user);
  if (fault !== null) return tell(call, fault);
  if (!bot.app.matches.isLeft(live, call.facts.user))
    return tell(call, { code: 'not-left', facts: { live } });
  await call.tell(abandonScreen(live, call.own));
};

const abandon = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const result = await bot.app.matches.abandon(id.id, call.facts.user);
  // In /games this message is not the board.
  bot.boards.redraw(id.id);
  if (!result.ok) return tell(call, result.error);
  await call.update(abandonedScreen(call.own));
};

const resign = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const result = await bot.app.matches.resign(id.id, call.facts.user);
  drawLater(bot, call, id.id);
  if (!result.ok) return tell(call, result.error);
  await call.update(resignedScreen(true, call.own));
  // Nobody else would see it: the board cannot be edited without a click on it.
  if (!call.facts.botIsMember)
    await call.reply(
      (await bot.boards.screen(result.value, boardLocale(result.value, call), { guest: true })).screen,
      'public',
    );
};

/** Moves the board to the player's channel: the old message may be out of reach. */
const here = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  const { status, guild, clock, id, seats } = live.match;
  if (seatOf(live.match, call.facts.user) === null)
    return tell(call, { code: 'not-your-game', facts: { live } });
  if (status !== 'playing' && status !== 'challenge')
    return tell(call, { code: 'not-playing', facts: { live } });
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
  if (calls !== 'off') await bot.boards.notices.refused(live, calls ?? 'here');
};

const controls: Controls = {
  move: (bot, call, id) => play(bot, call, id, id.argument),
  pick: (bot, call, id) => play(bot, call, id, call.facts.values[0] ?? ''),
  typed: (bot, call, id) => play(bot, call, id, call.facts.fields[MOVE_FIELD] ?? ''),
  type,
  focus: (bot, call, id) => refocus(bot, call, id, parseFocus(call.facts.values[0] ?? id.argument)),
  back: (bot, call, id) => refocus(bot, call, id, WHOLE),
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
  left: onMatch(leftAsked, chosen),
  'abandon-yes': abandon,
  'resign-no': async (_, call) => call.update(resignedScreen(false, call.own)),
  accept: async (bot, call, id) => settle(bot, call, await bot.app.matches.accept(id.id, call.facts.user)),
  decline: async (bot, call, id) => settle(bot, call, await bot.app.matches.decline(id.id, call.facts.user)),
  cancel: async (bot, call, id) => settle(bot, call, await bot.app.matches.cancel(id.id, call.facts.user)),
  rules: onMatch((_, call, live) => call.tell(rulesScreen(live, call.own))),
  text: onMatch((_, call, live) => call.tell(textBoardScreen(live, call.own))),
  here: onMatch(here, chosen),
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
