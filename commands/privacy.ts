import { type Command, described, EVERYWHERE } from '../src/discord/command/command.ts';
import { privacyScreen } from '../src/people/screens/privacy.ts';

export const data: Command['data'] = {
  name: 'privacy',
  ...described((texts) => texts.privacy.description),
  ...EVERYWHERE,
};

export const solves = false;

/** What is kept about a person; a copy of it, or its end. */
export const execute: Command['execute'] = async (bot, call) => {
  const { guild } = call.facts;
  const here = guild === null ? null : await bot.app.settings.guild(guild);
  await call.tell(privacyScreen(call.own, here, bot.links));
};
