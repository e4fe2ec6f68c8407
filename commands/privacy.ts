import { type Command, described, EVERYWHERE } from '../src/discord/command/command.ts';
import { privacyScreen } from '../src/people/screens/privacy.ts';

export const data: Command['data'] = {
  name: 'privacy',
  ...described((texts) => texts.privacy.description),
  ...EVERYWHERE,
};

export const solves = false;

/** Shows what is stored about the user, and exports or erases it. */
export const execute: Command['execute'] = async (bot, call) => {
  const { guild } = call.facts;
  const here = guild === null ? null : await bot.app.settings.guild(guild);
  await call.tell(privacyScreen(call.own, here, bot.links));
};
