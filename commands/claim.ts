import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, described, EVERYWHERE, optionsOf } from '../src/discord/command/command.ts';
import { completeClaim } from '../src/discord/command/complete.ts';
import { answerClaim } from '../src/discord/handlers/inquiries.ts';

const { Boolean, Integer, String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.claim.options);

export const data: Command['data'] = {
  name: 'claim',
  ...described((texts) => texts.claim.description),
  ...EVERYWHERE,
  options: [
    option(Text, 'claim', { required: true, autocomplete: true, max_length: 600 }),
    option(Integer, 'size', { min_value: 1, max_value: 10_000 }),
    option(Boolean, 'share'),
  ],
};

export const solves = true;

/** Tests a user's claim about a game: shows the first counterexample, or how far it holds. */
export const execute: Command['execute'] = async (bot, call, options) => {
  const wish = { typed: options.getString('claim', true), size: options.getInteger('size') };
  await answerClaim(bot, call, wish, options.audience);
};

export const autocomplete: NonNullable<Command['autocomplete']> = completeClaim;
