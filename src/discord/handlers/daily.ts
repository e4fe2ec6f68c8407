import type { Result } from '../../engine/core/result.ts';
import { analysisScreen } from '../../inquire/screens/analysis.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import { refusalScreen } from '../../kernel/screens.ts';
import { dayNumbered } from '../../learn/daily/calendar.ts';
import type { DailyFault, DailyView } from '../../learn/daily/ports.ts';
import { type Day, parseDate } from '../../learn/model/day.ts';
import {
  archiveScreen,
  dailyBoardScreen,
  dailyChannelScreen,
  dailyFaultScreen,
  dailyModal,
  dailyResultScreen,
  dailyScreen,
  MAX_ARCHIVE_DAYS,
  markedMove,
  positionOfDaily,
  sharedScreen,
} from '../../learn/screens/daily.ts';
import { type MoveFocus, WHOLE } from '../../play/screens/moves.ts';
import type { Doc } from '../../texts/doc.ts';
import { sayAll } from '../../texts/locale.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { byVerb, type Controls } from '../control.ts';
import { positionDrawing } from '../drawing.ts';
import type { IllustratedScreen } from '../live/picture-followup.ts';
import { answerAnalysis } from './analysis.ts';
import { moveControls } from './moves.ts';

type ShownDay = Result<DailyView, DailyFault>;

/** The answer in the words of `/analyze` and why it is right, as far as a quick search finds out. */
const explained = (bot: Bot, call: Call, { question }: DailyView): Doc => {
  const found = bot.app.analyses.atOnce(question.line, { level: 'answer', moves: 1 });
  if (!found.ok || found.value.unfinished) return [];
  // The position is drawn already.
  const { doc } = analysisScreen({ ...found.value, drawn: null }, 'answer', call.own, { controls: false });
  const why = bot.app.analyses.atOnce(question.line, { level: 'why', moves: 1 });
  const works = why.ok ? why.value.steps.filter(({ kind }) => kind === 'works') : [];
  return [...doc.slice(0, -1), ...sayAll(call.own, works), ...doc.slice(-1)];
};

/** The puzzle while it is open, then the result. */
const draftOf = (bot: Bot, call: Call, view: DailyView, focus: MoveFocus = WHOLE): IllustratedScreen => {
  const open = view.standing.status === 'open';
  const move = open ? null : (markedMove(view)?.move ?? null);
  return {
    drawings: () => [positionDrawing(positionOfDaily(view.question), call.own, { move })],
    screen: (pictures) =>
      open
        ? dailyScreen(view, call.own, { focus, pictures })
        : dailyResultScreen(view, call.own, explained(bot, call, view), pictures),
  };
};

const refuse = async (call: Call, fault: DailyFault): Promise<void> => {
  await call.tell(dailyFaultScreen(fault, call.own));
};

/** Opens a day's puzzle in a new private message. */
const open = async (bot: Bot, call: Call, day: Day): Promise<void> => {
  call.setAudience('private');
  const result = await bot.app.daily.show(call.facts.user, day);
  if (result.ok) await call.replyDrawn(draftOf(bot, call, result.value), 'private');
  else await refuse(call, result.error);
};

/** Redraws the puzzle in the control's message, or tells why not. */
const redraw = async (bot: Bot, call: Call, result: ShownDay, focus: MoveFocus = WHOLE): Promise<void> => {
  if (result.ok) await call.updateDrawn(draftOf(bot, call, result.value, focus));
  else await refuse(call, result.error);
};

const tryOf = ({ facts: { user, guild } }: Call, { id, revision }: CustomId) => ({
  user,
  guild,
  day: Number(id),
  number: revision,
});

const attempt = async (bot: Bot, call: Call, id: CustomId, text: string): Promise<void> =>
  redraw(bot, call, await bot.app.daily.attempt(tryOf(call, id), text));

const look = async (bot: Bot, call: Call, { id }: CustomId, focus: MoveFocus): Promise<void> =>
  redraw(bot, call, await bot.app.daily.show(call.facts.user, Number(id)), focus);

/** Runs `then` once the puzzle is solved or missed; while it is open, redraws it. */
const afterwards = async (
  bot: Bot,
  call: Call,
  { id }: CustomId,
  then: (view: DailyView) => Promise<void>,
): Promise<void> => {
  const result = await bot.app.daily.show(call.facts.user, Number(id));
  if (result.ok && result.value.standing.status !== 'open') await then(result.value);
  else await redraw(bot, call, result);
};

const proof = async (bot: Bot, call: Call, { id }: CustomId): Promise<void> => {
  const { line } = await bot.app.daily.puzzle(Number(id));
  await answerAnalysis(bot, call, { line, level: 'proof' });
};

const archive = async (bot: Bot, call: Call): Promise<void> => {
  const days = await bot.app.daily.archive(call.facts.user, MAX_ARCHIVE_DAYS);
  await call.tell(archiveScreen(days, call.own));
};

/** Users of this server who solved the puzzle. `wish`: whether the reader wants to be listed; null leaves it. */
const board = async (bot: Bot, call: Call, { id }: CustomId, wish: boolean | null): Promise<void> => {
  const { user, guild } = call.facts;
  if (guild === null) return call.tell(refusalScreen(call.own.daily.board['server-only'], call.own));
  const { records, daily } = bot.app;
  if (wish !== null) await records.list(user, guild, wish);
  const results = await daily.results(guild, Number(id));
  const reader = { user, listed: new Set(await records.listed(guild)) };
  await call.show(dailyBoardScreen(Number(id), results, reader, call.own), wish !== null);
};

const controls: Controls = {
  today: (bot, call) => open(bot, call, bot.app.daily.today()),
  open: (bot, call, { id }) => open(bot, call, Number(id)),
  day: async (bot, call) => redraw(bot, call, await bot.app.daily.show(call.facts.user, Number(call.chosen))),
  ...moveControls(look, attempt),
  type: async (bot, call, { id }) => {
    const result = await bot.app.daily.show(call.facts.user, Number(id));
    if (result.ok && result.value.standing.status === 'open')
      await call.ask(dailyModal(result.value, call.own));
    else await redraw(bot, call, result);
  },
  hint: async (bot, call, id) => redraw(bot, call, await bot.app.daily.hint(tryOf(call, id))),
  share: (bot, call, id) =>
    afterwards(bot, call, id, async (view) => {
      await call.reply(sharedScreen(view, call.facts.user, call.house), 'public');
    }),
  why: (bot, call, id) => afterwards(bot, call, id, () => proof(bot, call, id)),
  proof: async (bot, call, id) => {
    if (Number(id.id) >= bot.app.daily.today()) return afterwards(bot, call, id, () => proof(bot, call, id));
    const result = await bot.app.daily.show(call.facts.user, Number(id.id));
    return result.ok ? proof(bot, call, id) : refuse(call, result.error);
  },
  board: (bot, call, id) => board(bot, call, id, null),
  list: (bot, call, id) => board(bot, call, id, true),
  unlist: (bot, call, id) => board(bot, call, id, false),
  archive,
};

/** Controls of the daily puzzle. `id`: the day, `revision`: the number of the next try, from 0. */
export const dailyControl = byVerb(controls);

/** Posts each day's puzzle in this channel from now on, or nowhere; only for server managers. */
export const postDaily = async (bot: Bot, call: Call, here: boolean): Promise<void> => {
  const { guild, channel, manages, botIsMember } = call.facts;
  const { post } = call.own.daily;
  if (guild === null || !manages) return call.tell(refusalScreen(post['not-allowed'], call.own));
  if (here && !botIsMember) return call.tell(refusalScreen(post.guest, call.own));
  const where = here ? channel : null;
  await bot.app.daily.setChannel(guild, where);
  await call.tell(dailyChannelScreen(where, call.own));
};

/** `2026-11-22`, or a puzzle's number; null for anything else. */
const dayTyped = (text: string): Day | null =>
  parseDate(text.trim()) ??
  (/^#?\d{1,6}$/.test(text.trim()) ? dayNumbered(Number(text.trim().replace('#', ''))) : null);

/** Opens today's puzzle privately, or that of the typed day. */
export const openDaily = async (bot: Bot, call: Call, typed: string | null): Promise<void> => {
  const today = bot.app.daily.today();
  const day = typed === null ? today : dayTyped(typed);
  if (day === null) await refuse(call, { code: 'no-such-day', today });
  else await open(bot, call, day);
};
