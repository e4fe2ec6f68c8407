import {
  type APIApplicationCommandSubcommandGroupOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import type { Result } from '../../engine/core/result.ts';
import type { Screen } from '../../kernel/screen.ts';
import { MAX_SET_NAME_CHARS } from '../../learn/class/bank.ts';
import type { BankFault } from '../../learn/class/bank-ports.ts';
import {
  bankFaultScreen,
  bankReportScreen,
  bankScreen,
  setScreen,
  takenOutScreen,
} from '../../learn/screens/bank.ts';
import { ownNamesOf } from '../../play/model/own-names.ts';
import type { Locale } from '../../texts/locale.ts';
import { actorOf } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { described, optionsOf } from '../command/command.ts';
import { MAX_FILE_BYTES } from '../command/files.ts';
import type { Options } from '../command/options.ts';
import { useTeacherFile } from './teacher-file.ts';

const { Attachment, Integer, Subcommand, SubcommandGroup, String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.bank.options);

const SET = option(Text, 'set', {
  required: true,
  autocomplete: true,
  max_length: MAX_SET_NAME_CHARS,
});

export const bankOptions: APIApplicationCommandSubcommandGroupOption = {
  type: SubcommandGroup,
  name: 'bank',
  ...described((texts) => texts.bank.description),
  options: [
    option(Subcommand, 'add', {
      options: [SET, option(Text, 'positions', { max_length: 4000 }), option(Attachment, 'file')],
    }),
    option(Subcommand, 'list'),
    option(Subcommand, 'show', { options: [SET] }),
    option(Subcommand, 'remove', {
      options: [SET, option(Integer, 'number', { min_value: 1, max_value: 100_000 })],
    }),
  ],
};

/** Typed text, one position per row. */
const rowsTyped = (typed: string): string => typed.replace(/[;；]/g, '\n');

const tell = <T>(
  call: Call,
  result: Result<T, BankFault>,
  screen: (value: T, locale: Locale) => Screen,
): Promise<void> =>
  call.tell(result.ok ? screen(result.value, call.own) : bankFaultScreen(result.error, call.own));

/** `/teach bank`: all answers are private. */
export const answerBank = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  const { bank } = bot.app;
  const by = actorOf(call);
  const sub = options.getSubcommand();
  if (sub === 'list') {
    return tell(call, await bank.list(by), bankScreen);
  }
  const set = options.getString('set', true);
  if (sub === 'show') {
    const names = ownNamesOf(await bot.app.definitions.recent(by.guild));
    return tell(call, await bank.show(by, set), (found, locale) => setScreen(found, locale, names));
  }
  if (sub === 'remove') {
    return tell(call, await bank.remove(by, set, options.getInteger('number')), takenOutScreen);
  }
  await call.think('private');
  const typed = options.getString('positions');
  const texts = typed === null ? [] : [rowsTyped(typed)];
  const add = async (all: readonly string[]): Promise<void> =>
    tell(call, await bank.add(by, set, all), bankReportScreen);
  const file = options.getAttachment('file');
  if (file === null) return add(texts);
  await useTeacherFile(bot, call, file, MAX_FILE_BYTES.bank, (text) => add([text, ...texts]));
};
