import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, describedBy, IN_SERVERS, optionsOf } from '../src/discord/command/command.ts';
import { completeLine } from '../src/discord/command/complete.ts';
import { openArena } from '../src/discord/handlers/arena.ts';
import { timedLine } from '../src/play/model/arena.ts';

const { String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ arena }) => arena.command);

export const data: Command['data'] = {
  name: 'arena',
  ...describedBy(({ arena }) => arena.command.description),
  ...IN_SERVERS,
  options: [
    option(Text, 'game', { required: true, autocomplete: true, max_length: 100 }),
    option(Text, 'time', { max_length: 20 }),
  ],
};

/** The end of a game reveals who could have won. */
export const solves = true;

/** Opens an arena: everyone against everyone until the time is over. */
export const execute: Command['execute'] = (bot, call, options) => {
  const typed = options.getString('game', true);
  const time = options.getString('time');
  const { line, time: behind } = time === null ? timedLine(typed) : { line: typed, time };
  return openArena(bot, call, line, behind);
};

export const autocomplete: NonNullable<Command['autocomplete']> = (typed, locale, own) =>
  completeLine(typed, locale, true, own);
