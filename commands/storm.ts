import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, describedBy, EVERYWHERE, named } from '../src/discord/command/command.ts';
import { openRace } from '../src/discord/handlers/race.ts';
import { openStorm } from '../src/discord/handlers/storm.ts';

export const data: Command['data'] = {
  name: 'storm',
  ...describedBy(({ storm }) => storm.command),
  ...EVERYWHERE,
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'mode',
      ...describedBy(({ race }) => race.commandMode),
      choices: [
        { ...named(({ race }) => race.modes.solo), value: 'solo' },
        { ...named(({ race }) => race.modes.race), value: 'race' },
      ],
    },
  ],
};

export const solves = true;

/** Three minutes of positions, alone or against others. */
export const execute: Command['execute'] = (bot, call, options) =>
  options.getString('mode') === 'race' ? openRace(bot, call) : openStorm(bot, call);
