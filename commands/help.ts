import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, EVERYWHERE } from '../src/discord/command/command.ts';
import { completeTopic } from '../src/discord/command/complete.ts';
import { ownGameScreen } from '../src/discord/screens/definitions.ts';
import { helpScreen, isKnown } from '../src/discord/screens/panels.ts';

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

export const solves = false;

/** A topic, or the rules card of a game, the server's own too. */
export const execute: Command['execute'] = async (bot, call, options) => {
  const topic = options.getString('topic') ?? 'start';
  const own = isKnown(topic, call.own)
    ? undefined
    : (await bot.app.definitions.list(call.facts.guild)).find(({ name }) => name === topic.toLowerCase());
  await call.reply(own === undefined ? helpScreen(topic, call.own) : ownGameScreen(own, call.own), 'private');
};

/** Topics, and games whose rules can be read. */
export const autocomplete: NonNullable<Command['autocomplete']> = (typed, locale, own) =>
  completeTopic(typed, locale, own);
