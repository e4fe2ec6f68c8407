import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, choice, described, EVERYWHERE, optionsOf } from '../src/discord/command/command.ts';
import { completeFamily } from '../src/discord/command/complete.ts';
import { answerTable } from '../src/discord/handlers/inquiries.ts';

const { Boolean, Integer, String: Text } = ApplicationCommandOptionType;
const option = optionsOf('table');

const SHOWS = ['outcomes', 'values'] as const;

export const data: Command['data'] = {
  name: 'table',
  ...described((texts) => texts.table.description),
  ...EVERYWHERE,
  options: [
    option(Text, 'game', { required: true, autocomplete: true, max_length: 1_500 }),
    option(Integer, 'size', { min_value: 1, max_value: 400 }),
    option(Text, 'show', {
      choices: SHOWS.map((show) => choice(show, (texts) => texts.choices.show[show])),
    }),
    option(Boolean, 'share'),
  ],
};

export const solves = true;

/** A game's P/N map or values with their patterns; or a nimber expression. */
export const execute: Command['execute'] = async (bot, call, options) => {
  const show = options.getString('show');
  await answerTable(
    bot,
    call,
    {
      typed: options.getString('game', true),
      size: options.getInteger('size'),
      show: SHOWS.find((one) => one === show) ?? null,
    },
    options.getBoolean('share') === true ? 'public' : 'private',
  );
};

export const autocomplete: NonNullable<Command['autocomplete']> = completeFamily;
