import { gameIds, registry } from '../../games/registry.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
import { lessonId } from '../../learn/model/lessons.ts';
import type { OpenRequest } from '../../play/api.ts';
import { GUIDED_LEVEL, GUIDED_LINE } from '../../play/guide.ts';
import type { BotLevel } from '../../play/model/match.ts';
import { faultScreen } from '../../play/screens/faults.ts';
import { chooseGameScreen, PICTURED_GAMES } from '../../play/screens/start.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { byVerb, type Controls } from '../control.ts';
import { lessonDrawings } from '../drawing.ts';
import { lessonScreen } from './learn.ts';
import { postMatch } from './match.ts';

/** The level that a user has chosen, or one that can be beaten. */
export const usualLevel = async ({ app }: Bot, user: string): Promise<BotLevel> =>
  (await app.settings.person(user)).level ?? 'casual';

/** Opens a game against the bot that the user can win, and posts its board. */
const open = async (
  bot: Bot,
  call: Call,
  request: Pick<OpenRequest, 'line' | 'guided'> & { readonly level: BotLevel },
): Promise<void> => {
  const { user, guild, channel } = call.facts;
  const { level, ...rest } = request;
  const result = await bot.app.matches.open({
    by: user,
    guild,
    channel,
    opponent: { kind: 'bot', level },
    first: 'winnable',
    clock: 'none',
    ...rest,
  });
  if (result.ok) await postMatch(bot, call, result.value);
  else await call.tell(faultScreen(result.error, call.own));
};

/** Starts a game from an analysed position, at the level in the user's settings. */
const startHere = async (bot: Bot, call: Call, line: string): Promise<void> => {
  call.setAudience('public');
  await open(bot, call, { line, level: await usualLevel(bot, call.facts.user) });
};

/** Starts the guided first game, or moves the running one here. */
export const startGuided = async (bot: Bot, call: Call): Promise<void> => {
  call.setAudience('public');
  const { user, guild } = call.facts;
  const there = (await bot.app.matches.openOf(user)).find(
    ({ match }) => match.guided === true && match.guild === guild,
  );
  if (there === undefined) await open(bot, call, { line: GUIDED_LINE, guided: true, level: GUIDED_LEVEL });
  else await postMatch(bot, call, there);
};

/** Lists all games privately, the first ones with pictures. */
export const showGames = (call: Call): Promise<void> =>
  call.replyDrawn(
    {
      drawings: () => PICTURED_GAMES.flatMap((game) => lessonDrawings(registry[game].example, call.own)),
      screen: (pictures) => chooseGameScreen(pictures, call.own),
    },
    'private',
  );

const controls: Controls = {
  show: startGuided,
  games: (_, call) => showGames(call),
  play: async (bot, call, { argument }) => {
    const chosen = call.facts.values[0] ?? argument;
    const line = gameIds.find((id) => id === chosen);
    if (line === undefined) return call.tell(oldControlScreen(call.own));
    return startHere(bot, call, line);
  },
  here: (bot, call, { argument }) => startHere(bot, call, argument),
  lesson: async (bot, call, { argument }) => {
    await call.replyDrawn(await lessonScreen(bot, call, lessonId(argument)), 'private');
  },
};

/** Controls of the welcome message, the help and the end of the guided game. */
export const startControl = byVerb(controls);
