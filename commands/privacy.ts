import { type Command, described, EVERYWHERE } from '../src/discord/command.ts';
import { privacyScreen } from '../src/discord/screens/privacy.ts';

export const data: Command['data'] = {
  name: 'privacy',
  ...described((texts) => texts.privacy.description),
  ...EVERYWHERE,
};

/** What is kept about a person; a copy of it, or its end. */
export const execute: Command['execute'] = async (_, call) => {
  await call.reply(privacyScreen(call.own), 'private');
};
