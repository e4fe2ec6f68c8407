import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, choice, described, EVERYWHERE } from '../src/discord/command/command.ts';
import { completeFamily } from '../src/discord/command/complete.ts';
import { answerTable } from '../src/discord/handlers/inquiries.ts';

const SHOWS = ['outcomes', 'values'] as const;

export const data: Command['data'] = {
  name: 'table',
  ...described((texts) => texts.table.description),
  ...EVERYWHERE,
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'game',
      ...described((texts) => texts.table.options.game),
      required: true,
      autocomplete: true,
      max_length: 1_500,
    },
    {
      type: ApplicationCommandOptionType.Integer,
      name: 'size',
      ...described((texts) => texts.table.options.size),
      min_value: 1,
      max_value: 400,
    },
    {
      type: ApplicationCommandOptionType.String,
      name: 'show',
      ...described((texts) => texts.table.options.show),
      choices: SHOWS.map((show) => choice(show, (texts) => texts.choices.show[show])),
    },
    {
      type: ApplicationCommandOptionType.Boolean,
      name: 'share',
      ...described((texts) => texts.table.options.share),
    },
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
