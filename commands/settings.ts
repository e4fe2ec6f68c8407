import { type Command, described, EVERYWHERE } from '../src/discord/command/command.ts';
import { settingsPanel } from '../src/discord/handlers/panels.ts';

export const data: Command['data'] = {
  name: 'settings',
  ...described((texts) => texts.settings.description),
  ...EVERYWHERE,
};

export const solves = false;

export const execute: Command['execute'] = async (bot, call) => {
  await call.tell(await settingsPanel(bot, call, false));
};
