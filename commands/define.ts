import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, described, IN_SERVERS, optionsOf } from '../src/discord/command/command.ts';
import { completeName } from '../src/discord/command/complete.ts';
import { MAX_FILE_BYTES } from '../src/discord/command/files.ts';
import { refusalScreen } from '../src/kernel/screens.ts';
import { MAX_NAME_CHARS } from '../src/play/definitions.ts';
import {
  namedScreen,
  namingFaultScreen,
  ownGamesScreen,
  unnamedScreen,
} from '../src/play/screens/definitions.ts';

const { Attachment, String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.define.options);

export const data: Command['data'] = {
  name: 'define',
  ...described((texts) => texts.define.description),
  ...IN_SERVERS,
  options: [
    option(Text, 'name', { max_length: MAX_NAME_CHARS }),
    option(Text, 'definition', { max_length: 2000 }),
    option(Attachment, 'file'),
    option(Text, 'remove', { autocomplete: true, max_length: 100 }),
  ],
};

export const solves = false;

/** Names a game for the server, removes a name, or lists them. */
export const execute: Command['execute'] = async (bot, call, options) => {
  const { user, guild, manages } = call.facts;
  const { definitions } = bot.app;
  const [name, typed, file, removed] = [
    options.getString('name'),
    options.getString('definition'),
    options.getAttachment('file'),
    options.getString('remove'),
  ];
  if (removed !== null) {
    call.setAudience('public');
    const result = await definitions.remove({ by: user, manages, guild, name: removed });
    if (result.ok) await call.reply(unnamedScreen(result.value, user, call.house), 'public');
    else await call.tell(namingFaultScreen(result.error, call.own));
    return;
  }
  if (name === null && typed === null && file === null)
    return call.tell(
      guild === null
        ? namingFaultScreen({ code: 'no-server', facts: {} }, call.own)
        : ownGamesScreen(await definitions.list(guild), call.own),
    );
  call.setAudience('public');
  const define = async (definition: string): Promise<void> => {
    const result = await definitions.define({ by: user, guild, name: name ?? '', definition });
    if (result.ok) await call.reply(namedScreen(result.value, user, call.house), 'public');
    else await call.tell(namingFaultScreen(result.error, call.own));
  };
  if (file === null || typed !== null) return define(typed ?? '');
  const unread = await bot.files.use(file, MAX_FILE_BYTES.definition, define);
  if (unread !== null) await call.tell(refusalScreen(unread.say(call.own.screens.faults), call.own));
};

/** Names of the server's own games; a new name has to be typed. */
export const autocomplete: NonNullable<Command['autocomplete']> = (typed, _, own) => completeName(typed, own);
