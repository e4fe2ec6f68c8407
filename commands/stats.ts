import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, described, EVERYWHERE, optionsOf } from '../src/discord/command/command.ts';
import { openStats } from '../src/discord/handlers/stats.ts';

const { User } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.stats.options);

export const data: Command['data'] = {
  name: 'stats',
  ...described((texts) => texts.stats.description),
  ...EVERYWHERE,
  options: [option(User, 'user')],
};

export const solves = false;

/** A user's record and ratings, with links to the leaderboards. */
export const execute: Command['execute'] = async (bot, call, options) => {
  await openStats(bot, call, options.getUser('user')?.id ?? call.facts.user);
};
