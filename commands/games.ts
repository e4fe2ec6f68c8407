import { type Command, described, EVERYWHERE } from '../src/discord/command/command.ts';
import { gamesScreen } from '../src/people/screens/panels.ts';

export const data: Command['data'] = {
  name: 'games',
  ...described((texts) => texts.games.description),
  ...EVERYWHERE,
};

export const solves = false;

/** The user's open games, those waiting for them first. */
export const execute: Command['execute'] = async (bot, call) => {
  const lives = await bot.app.matches.openOf(call.facts.user);
  const left = lives.filter((live) => bot.app.matches.isLeft(live, call.facts.user));
  await call.tell(gamesScreen(lives, left, call.facts.user, call.own));
};
