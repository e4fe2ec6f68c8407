import { type Command, describedBy, EVERYWHERE } from '../src/discord/command/command.ts';
import { openStorm } from '../src/discord/handlers/storm.ts';

export const data: Command['data'] = {
  name: 'storm',
  ...describedBy(({ storm }) => storm.command),
  ...EVERYWHERE,
};

export const solves = true;

/** Three minutes of positions. */
export const execute: Command['execute'] = openStorm;
