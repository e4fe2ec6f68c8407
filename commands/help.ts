import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, EVERYWHERE } from '../src/discord/command.ts';
import { completeTopic } from '../src/discord/complete.ts';
import { helpScreen } from '../src/discord/screens/panels.ts';

export const data: Command['data'] = {
  name: 'help',
  ...described((texts) => texts.help.description),
  ...EVERYWHERE,
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'topic',
      ...described((texts) => texts.help.options.topic),
      autocomplete: true,
    },
  ],
};

/** A topic, or the rules card of a game. */
export const execute: Command['execute'] = async (_, call, options) => {
  await call.reply(helpScreen(options.getString('topic') ?? 'start', call.own), 'private');
};

export const autocomplete: NonNullable<Command['autocomplete']> = (typed, locale) =>
  completeTopic(typed, locale);
