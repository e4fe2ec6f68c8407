import { gameIds, registry } from '../../games/registry.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
import { lessonId } from '../../learn/model/lessons.ts';
import { GUIDED_LEVEL, GUIDED_LINE } from '../../play/guide.ts';
import type { BotLevel } from '../../play/model/match.ts';
import { chooseGameScreen, PICTURED_GAMES } from '../../play/screens/start.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { byVerb, type Controls, choiceIn } from '../control.ts';
import { lessonDrawings } from '../drawing.ts';
import { lessonScreen } from './learn.ts';
import { openMatch, postMatch } from './match.ts';

/** The level that a user has chosen, or one that can be beaten. */
export const usualLevel = async ({ app }: Bot, user: string): Promise<BotLevel> =>
  (await app.settings.person(user)).level ?? 'casual';

/** Starts a game that the user can win, at the level in their settings. */
const startHere = async (bot: Bot, call: Call, line: string): Promise<void> => {
  call.setAudience('public');
  const level = await usualLevel(bot, call.facts.user);
  await openMatch(bot, call, { line, opponent: { kind: 'bot', level }, first: 'winnable' });
};

/** Starts the guided first game, or moves the running one here. */
export const startGuided = async (bot: Bot, call: Call): Promise<void> => {
  call.setAudience('public');
  const { user, guild } = call.facts;
  const there = (await bot.app.matches.openOf(user)).find(
    ({ match }) => match.guided === true && match.guild === guild,
  );
  if (there !== undefined) return postMatch(bot, call, there);
  const opponent = { kind: 'bot', level: GUIDED_LEVEL } as const;
  await openMatch(bot, call, { line: GUIDED_LINE, opponent, first: 'winnable', guided: true });
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
  play: async (bot, call, id) => {
    const line = gameIds.find((game) => game === choiceIn(call, id));
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
