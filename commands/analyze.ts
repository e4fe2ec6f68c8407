import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, choicesOf, described, EVERYWHERE, optionsOf } from '../src/discord/command/command.ts';
import { completeLine } from '../src/discord/command/complete.ts';
import { MAX_FILE_BYTES } from '../src/discord/command/files.ts';
import { answerAnalysis, answerFile } from '../src/discord/handlers/analysis.ts';
import { LEVELS, levelNamed } from '../src/engine/explain/step.ts';
import { refusalScreen } from '../src/kernel/screens.ts';

const { Attachment, Boolean, String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.analyze.options);

export const data: Command['data'] = {
  name: 'analyze',
  ...described((texts) => texts.analyze.description),
  ...EVERYWHERE,
  options: [
    option(Text, 'line', { required: true, autocomplete: true, max_length: 6000 }),
    option(Text, 'explain', { choices: choicesOf(LEVELS, ({ commands }) => commands.choices.explain) }),
    option(Boolean, 'share'),
    option(Attachment, 'file'),
  ],
};

export const solves = true;

/** Shows who wins a position and why; privately unless `share` is set. */
export const execute: Command['execute'] = async (bot, call, options) => {
  const typed = options.getString('line', true);
  const explain = options.getString('explain');
  const level = (explain === null ? null : levelNamed(explain)) ?? 'answer';
  const { audience } = options;
  const file = options.getAttachment('file');
  if (file === null) return answerAnalysis(bot, call, { line: typed, level, audience });
  await call.think(audience);
  const unread = await bot.files.use(file, MAX_FILE_BYTES.position, (text) =>
    answerFile(bot, call, { line: typed, text, level, audience }),
  );
  if (unread !== null) await call.tell(refusalScreen(unread.say(call.own.screens.faults), call.own));
};

/** Lines of any game, but not a game's name alone, since nothing is dealt here. */
export const autocomplete: NonNullable<Command['autocomplete']> = (typed, locale, own) =>
  completeLine(typed, locale, false, own);
