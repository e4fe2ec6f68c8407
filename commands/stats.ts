import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, described, EVERYWHERE } from '../src/discord/command/command.ts';
import { openStats } from '../src/discord/handlers/stats.ts';

export const data: Command['data'] = {
  name: 'stats',
  ...described((texts) => texts.stats.description),
  ...EVERYWHERE,
  options: [
    {
      type: ApplicationCommandOptionType.User,
      name: 'user',
      ...described((texts) => texts.stats.options.user),
    },
  ],
};

export const solves = false;

/** A user's record and ratings, with links to the leaderboards. */
export const execute: Command['execute'] = async (bot, call, options) => {
  await openStats(bot, call, options.getUser('user')?.id ?? call.facts.user);
};
