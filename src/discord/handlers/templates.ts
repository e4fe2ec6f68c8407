import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandGroupOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import { unreadTableScreen } from '../../kernel/screens.ts';
import { MAX_SET_NAME_CHARS } from '../../learn/class/bank.ts';
import type { Source } from '../../learn/class/templates.ts';
import { templateKeptScreen, templateRemovedScreen, templatesScreen } from '../../learn/screens/templates.ts';
import { actorOf, tellFault, tellResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { described, optionsOf } from '../command/command.ts';
import { MAX_FILE_BYTES } from '../command/files.ts';
import type { Options } from '../command/options.ts';
import { quizOption, TITLE, time } from '../command/quiz-options.ts';
import { showMade } from './coursework.ts';
import { showPanel } from './quiz.ts';

const { Attachment, String: Text, Subcommand, SubcommandGroup } = ApplicationCommandOptionType;

const option = optionsOf(({ commands: { teach } }) => ({
  template: teach.options.template,
  save: teach.options.templateSave,
  add: teach.options.templateAdd,
  file: teach.options.templateFile,
  use: teach.options.templateUse,
  list: teach.options.templateList,
  remove: teach.options.templateRemove,
}));

const NAME = option(Text, 'template', {
  required: true,
  autocomplete: true,
  max_length: MAX_SET_NAME_CHARS,
});

const QUIZ = { ...quizOption((texts) => texts.bank.options.quiz), required: true };

/** Options of a repeated quiz: its title and times. */
const ANEW: readonly APIApplicationCommandBasicOption[] = [TITLE, time('when'), time('closes')];

export const copyOptions: readonly APIApplicationCommandBasicOption[] = [QUIZ, ...ANEW];

export const templateOptions: APIApplicationCommandSubcommandGroupOption = {
  type: SubcommandGroup,
  name: 'template',
  ...described((texts) => texts.teach.options.templates),
  options: [
    option(Subcommand, 'save', { options: [NAME, QUIZ] }),
    option(Subcommand, 'add', { options: [NAME, option(Attachment, 'file', { required: true })] }),
    option(Subcommand, 'use', { options: [NAME, ...ANEW] }),
    option(Subcommand, 'list'),
    option(Subcommand, 'remove', { options: [NAME] }),
  ],
};

/** Repeats a quiz: opens its lobby and panel at once, or schedules it. */
export const giveAgain = async (bot: Bot, call: Call, options: Options, source: Source): Promise<void> => {
  await call.think('private');
  const [title, starts, closes] = ['title', 'when', 'closes'].map((name) => options.getString(name));
  const made = await bot.app.classes.giveAgain({
    by: actorOf(call),
    channel: call.facts.channel,
    source,
    ...(typeof title === 'string' ? { title: title.replace(/\s+/g, ' ').trim() } : {}),
    ...(typeof starts === 'string' ? { starts } : {}),
    ...(typeof closes === 'string' ? { closes } : {}),
  });
  if (!made.ok) return tellFault(call, made.error);
  const { quiz, replaced } = made.value;
  if (replaced !== undefined) bot.quizzes.redraw(replaced);
  if (quiz.phase !== 'lobby') return showMade(bot, call, made.value);
  await bot.quizzes.first(quiz.id);
  await showPanel(bot, call, made.value, (screen) => call.tell(screen));
};

/** `/teach template`: all answers are private. */
export const answerTemplates = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  const { classes } = bot.app;
  const by = actorOf(call);
  const sub = options.getSubcommand();
  if (sub === 'list') return tellResult(call, await classes.templates(by), templatesScreen);
  const name = options.getString('template', true);
  if (sub === 'use') return giveAgain(bot, call, options, { template: name });
  if (sub === 'remove')
    return tellResult(call, await classes.removeTemplate(by, name), templateRemovedScreen);
  await call.think('private');
  const tell = (kept: Awaited<ReturnType<typeof classes.addTemplate>>): Promise<void> =>
    tellResult(call, kept, templateKeptScreen);
  const file = options.getAttachment('file');
  if (sub === 'save') return tell(await classes.saveTemplate(by, options.getString('quiz', true), name));
  // Files of non-teachers are not downloaded.
  if (file === null || !(await classes.mayTeach(by))) return tell(await classes.addTemplate(by, name, ''));
  const unread = await bot.files.use(file, MAX_FILE_BYTES.quiz, async (text) => {
    await tell(await classes.addTemplate(by, name, text));
  });
  if (unread !== null) await call.tell(unreadTableScreen(unread, call.own));
};
