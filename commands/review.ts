import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, described, EVERYWHERE, optionsOf } from '../src/discord/command/command.ts';
import { openReview } from '../src/discord/handlers/review.ts';

const { Integer } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.review.options);

export const data: Command['data'] = {
  name: 'review',
  ...described((texts) => texts.review.description),
  ...EVERYWHERE,
  options: [option(Integer, 'match', { min_value: 1, max_value: 25 })],
};

export const solves = true;

/** Reviews one of the user's last games, by its number or chosen from a list. */
export const execute: Command['execute'] = async (bot, call, options) => {
  await openReview(bot, call, options.getInteger('match'));
};
