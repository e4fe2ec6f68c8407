import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, choicesOf, described, EVERYWHERE, optionsOf } from '../src/discord/command/command.ts';
import { completeFamily } from '../src/discord/command/complete.ts';
import { answerTable } from '../src/discord/handlers/inquiries.ts';

const { Boolean, Integer, String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.table.options);

const SHOWS = ['outcomes', 'values'] as const;

export const data: Command['data'] = {
  name: 'table',
  ...described((texts) => texts.table.description),
  ...EVERYWHERE,
  options: [
    option(Text, 'game', { required: true, autocomplete: true, max_length: 1_500 }),
    option(Integer, 'size', { min_value: 1, max_value: 400 }),
    option(Text, 'show', { choices: choicesOf(SHOWS, ({ commands }) => commands.choices.show) }),
    option(Boolean, 'share'),
  ],
};

export const solves = true;

/** A game's P/N map or values with their patterns; or a nimber expression. */
export const execute: Command['execute'] = async (bot, call, options) => {
  const wish = {
    typed: options.getString('game', true),
    size: options.getInteger('size'),
    show: options.getChoice('show', SHOWS),
  };
  await answerTable(bot, call, wish, options.audience);
};

export const autocomplete: NonNullable<Command['autocomplete']> = completeFamily;
