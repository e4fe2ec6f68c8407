import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import {
  type Command,
  choicesOf,
  describedBy,
  EVERYWHERE,
  optionsOf,
} from '../src/discord/command/command.ts';
import { openRace } from '../src/discord/handlers/race.ts';
import { openStorm } from '../src/discord/handlers/storm.ts';

const { String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ race }) => ({ mode: race.commandMode }));

export const data: Command['data'] = {
  name: 'storm',
  ...describedBy(({ storm }) => storm.command),
  ...EVERYWHERE,
  options: [option(Text, 'mode', { choices: choicesOf(['solo', 'race'], ({ race }) => race.modes) })],
};

export const solves = true;

/** Three minutes of positions, alone or against others. */
export const execute: Command['execute'] = (bot, call, options) =>
  options.getString('mode') === 'race' ? openRace(bot, call) : openStorm(bot, call);
