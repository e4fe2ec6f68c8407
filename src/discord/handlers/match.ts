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

/** The board that was clicked shows what is no more. */
const MOVED_ON: ReadonlySet<Fault['code']> = new Set(['stale', 'not-playing', 'not-a-challenge']);

const tell = async (call: Call, fault: Fault): Promise<void> => {
  await call.tell(faultScreen(fault, call.own));
};

/** A game against the bot speaks its player's language; people who play each other, the place's. */
const boardLocale = ({ match }: Live, call: Call): Locale =>
  match.seats.some(({ kind }) => kind === 'bot') ? call.own : call.house;

/** Draws the board. If somebody has just deleted it, it is posted again; where the bot is no member, only the person who pressed sees it. */
const updateBoard = (call: Call, screen: Screen): Promise<void> =>
  call.update(screen, call.facts.member ? 'throw' : 'show');

/** Draws the board a control of it was used on. What was done is committed: an answer that may be lost is repaired by drawing again. */
const redraw = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  const { screen, late } = await bot.boards.screen(live, boardLocale(live, call), {
    guest: !call.facts.member,
  });
  await updateBoard(call, screen);
  if (call.facts.message !== null && !call.lost) await saveBoard(bot, call, live, call.facts.message);
  if (call.lost || late) drawLater(bot, call, live.match.id);
};

/** Saves where an answer has drawn the board. The players have it: what cannot be saved now is by the next drawing or click. */
const saveBoard = async (bot: Bot, call: Call, live: Live, message: string): Promise<void> => {
  try {
    await bot.boards.hangs(live, call.facts.channel, message);
  } catch (error) {
    bot.log.warn(
      { match: live.match.id, error: safeError(error) },
      'the place of a board could not be saved',
    );
    drawLater(bot, call, live.match.id);
  }
};

/** Draws the board soon, where the bot may do so: where it is no member, the next click does. */
const drawLater = (bot: Bot, call: Call, id: string): void => {
  if (call.facts.member) bot.boards.redraw(id);
};

/** The board says why a move of a guided game was not played. */
const showSlip = async (bot: Bot, call: Call, slip: FaultFacts['slip']): Promise<void> => {
  const { screen } = await bot.boards.screen(slip.live, boardLocale(slip.live, call), {
    guest: !call.facts.member,
    slip,
  });
  await guarded(bot, call, slip.live, () => updateBoard(call, screen));
};

/** Shows what a change of the match led to, or tells why there was none. */
const settle = async (bot: Bot, call: Call, done: Result<Live, Fault>): Promise<void> => {
  if (done.ok) return guarded(bot, call, done.value, () => redraw(bot, call, done.value));
  if (done.error.code === 'slip') return showSlip(bot, call, done.error.facts);
  await tell(call, done.error);
  // Who clicked on an old board, or on one whose time had run out, should find the new one behind the message.
  if (MOVED_ON.has(done.error.code) && 'live' in done.error.facts) {
    const { match } = done.error.facts.live;
    if (match.board?.message === call.facts.message) drawLater(bot, call, match.id);
  }
};

/** After something was committed, a failure to show it is repaired by drawing the board later. */
const guarded = async <T>(bot: Bot, call: Call, live: Live, show: () => Promise<T>): Promise<T> => {
  try {
    return await show();
  } catch (error) {
    drawLater(bot, call, live.match.id);
    throw error;
  }
};

/** Posts a match as a new message, and remembers where it hangs. */
export const postMatch = async (
  bot: Bot,
  call: Call,
  live: Live,
  rings: readonly string[] = [],
): Promise<void> => {
  await guarded(bot, call, live, async () => {
    const { screen, late } = await bot.boards.screen(live, boardLocale(live, call), {
      guest: !call.facts.member,
    });
    const message = await call.reply(screen, 'public', { rings });
    if (message !== null) await saveBoard(bot, call, live, message);
    if (message === null || late) drawLater(bot, call, live.match.id);
  });
};

/** Posts a match in a thread of its own, and tells whoever opened it the way; in the channel where no thread can be had. */
export const postInThread = async (
  bot: Bot,
  call: Call,
  live: Live,
  rings: readonly string[],
): Promise<void> => {
  await call.think('private');
  const there = await guarded(bot, call, live, () => bot.boards.thread(live, rings));
  await call.tell(placedScreen(there.live, there.inThread, call.own));
};

/** The match as it stands, for one who has a seat in it and whose board is the current one; anybody else is told why not. */
const mine = async (bot: Bot, call: Call, id: CustomId): Promise<Live | null> => {
  const shown = await bot.app.matches.show(id.id);
  const fault = shown.ok ? faultOf(shown.value, call.facts.user, id.revision) : shown.error;
  if (fault !== null) {
    await tell(call, fault);
    return null;
  }
  return shown.ok ? shown.value : null;
};

const faultOf = (live: Live, user: string, revision: number): Fault | null => {
  const seat = seatOf(live.match, user);
  if (seat === null) return { code: 'not-your-game', facts: { live } };
  if (live.match.status !== 'playing') return { code: 'not-playing', facts: { live } };
  if (live.match.revision !== revision) return { code: 'stale', facts: { live } };
  return live.turn === seat ? null : { code: 'not-your-turn', facts: { live } };
};

const refocus = async (bot: Bot, call: Call, id: CustomId, focus: MoveFocus): Promise<void> => {
  const live = await mine(bot, call, id);
  if (live === null) return;
  const options = { focus, guest: !call.facts.member };
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

/** A control of a match that can be shown: its own, or the one that was chosen from a list. */
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

/** The position before the last move that gave a win away, else the first; explained to whoever asks. */
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

/** The whole game as an animation, in private or for everybody; only who played it shows it. */
const replay = async (bot: Bot, call: Call, live: Live, audience: Audience): Promise<void> => {
  const { user } = call.facts;
  if (audience === 'public' && seatOf(live.match, user) === null)
    return tell(call, { code: 'not-your-game', facts: { live } });
  if (live.match.status !== 'over') return tell(call, { code: 'not-over', facts: { live } });
  call.expect(audience);
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
  call.expect('public');
  const done = await bot.app.matches.rematch(id.id, call.facts.user);
  if (!done.ok) return tell(call, done.error);
  const live = done.value;
  const { seats, opener, status, board, id: next } = live.match;
  const challenged = status === 'challenge' ? seats[otherSeat(opener)] : null;
  if (board === null)
    await bot.boards.posting(next, async () => {
      // Meanwhile the first click may have posted it.
      const now = await bot.app.matches.show(next);
      if (!now.ok || now.value.match.board !== null) return;
      await postMatch(bot, call, now.value, challenged?.kind === 'person' ? [challenged.user] : []);
    });
  if (call.answered) return;
  // The board may show the challenge that this click accepted.
  drawLater(bot, call, next);
  // The second click finds the first one's rematch, which hangs somewhere already.
  const shown = await bot.app.matches.show(next);
  if (shown.ok) await call.tell(rematchThereScreen(shown.value, call.own));
  else await tell(call, shown.error);
};

const resignAsked = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  if (seatOf(live.match, call.facts.user) === null)
    return tell(call, { code: 'not-your-game', facts: { live } });
  if (live.match.status !== 'playing') return tell(call, { code: 'not-playing', facts: { live } });
  const left = bot.app.matches.isLeft(live, call.facts.user);
  await call.tell(resignScreen(live, left, call.own));
};

/** Asks before a game is ended that the other side has left. */
const leftAsked = async (bot: Bot, call: Call, live: Live): Promise<void> => {
  if (seatOf(live.match, call.facts.user) === null)
    return tell(call, { code: 'not-your-game', facts: { live } });
  if (live.match.status !== 'playing') return tell(call, { code: 'not-playing', facts: { live } });
  if (!bot.app.matches.isLeft(live, call.facts.user))
    return tell(call, { code: 'not-left', facts: { live } });
  await call.tell(abandonScreen(live, call.own));
};

const abandon = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const done = await bot.app.matches.abandon(id.id, call.facts.user);
  // Asked in /games this place is another one than the board's.
  bot.boards.redraw(id.id);
  if (!done.ok) return tell(call, done.error);
  await call.update(abandonedScreen(call.own));
};

const resign = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const done = await bot.app.matches.resign(id.id, call.facts.user);
  drawLater(bot, call, id.id);
  if (!done.ok) return tell(call, done.error);
  await call.update(resignedScreen(true, call.own));
  // Nobody else would see it: the board cannot be edited without a click on it.
  if (!call.facts.member)
    await call.reply(
      (await bot.boards.screen(done.value, boardLocale(done.value, call), { guest: true })).screen,
      'public',
    );
};

/** Brings the board of a game to where its player is: the old one may be out of reach. */
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
  // The other player has to see it as well, and a clock needs a place where the bot can write by itself.
  if (others && guild !== call.facts.guild) return call.tell(refusalScreen(words.games.elsewhere, call.own));
  if (clock !== 'none' && !call.facts.member)
    return call.tell(refusalScreen(words.games.noClockHere, call.own));
  call.expect('public');
  const running = await bot.app.matches.resume(id);
  await postMatch(bot, call, running.ok ? running.value : live);
};

const type = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const live = await mine(bot, call, id);
  if (live !== null) await call.ask(moveModal(live, call.own));
};

/** The board alone notifies nobody, since it is edited. */
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
    const done = await bot.app.matches.answerUndo(id.id, call.facts.user, id.revision, false);
    await settle(bot, call, done);
    if (done.ok) await tellRefused(bot, done.value);
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

/** Verbs that tell who wins: new games too, since their end does. */
const TELLING: ReadonlySet<string> = new Set([
  'hint',
  'hint-next',
  'why',
  'rematch',
  'accept',
  'replay',
  'share',
]);
/** Verbs that tell it where the bot answers: its moves do. */
const ANSWERED: ReadonlySet<string> = new Set(['move', 'pick', 'type', 'typed', 'undo']);

/** What a control of a match tells whoever sits an exam. */
export const matchSolves = ({ verb }: CustomId): Solves =>
  TELLING.has(verb) ? 'always' : ANSWERED.has(verb) ? 'against-bot' : 'never';

/** Every control of a board, a challenge, a hint and a resignation. */
export const matchControl = byVerb(controls);
