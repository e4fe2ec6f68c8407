import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { MAX_SET_NAME_CHARS } from '../../learn/class/bank.ts';
import type { QuizSource } from '../../learn/class/templates.ts';
import { templateKeptScreen, templateRemovedScreen, templatesScreen } from '../../learn/screens/templates.ts';
import { actorOf, tellFault, tellResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { optionsOf } from '../command/command.ts';
import { MAX_FILE_BYTES } from '../command/files.ts';
import { given, type Options } from '../command/options.ts';
import { quizOption, TITLE, time } from '../command/quiz-options.ts';
import { showMade } from './coursework.ts';
import { showPanel } from './quiz.ts';
import { useTeacherFile } from './teacher-file.ts';

const { Attachment, String: Text, Subcommand, SubcommandGroup } = ApplicationCommandOptionType;

const option = optionsOf(({ commands }) => commands.teach.options);

const NAME = option(Text, 'template', {
  required: true,
  autocomplete: true,
  max_length: MAX_SET_NAME_CHARS,
});
const QUIZ = { ...quizOption((texts) => texts.bank.options.quiz), required: true };
const FILE = option(Attachment, ['file', 'templateFile'], { required: true });

/** Options of a repeated quiz: its title and times. */
const ANEW: readonly APIApplicationCommandBasicOption[] = [TITLE, time('when'), time('closes')];

export const copyOptions: readonly APIApplicationCommandBasicOption[] = [QUIZ, ...ANEW];

export const templateOptions = option(SubcommandGroup, ['template', 'templates'], {
  options: [
    option(Subcommand, ['save', 'templateSave'], { options: [NAME, QUIZ] }),
    option(Subcommand, ['add', 'templateAdd'], { options: [NAME, FILE] }),
    option(Subcommand, ['use', 'templateUse'], { options: [NAME, ...ANEW] }),
    option(Subcommand, ['list', 'templateList']),
    option(Subcommand, ['remove', 'templateRemove'], { options: [NAME] }),
  ],
});

/** Repeats a quiz: opens its lobby and panel at once, or schedules it. */
export const giveAgain = async (
  bot: Bot,
  call: Call,
  options: Options,
  source: QuizSource,
): Promise<void> => {
  await call.think('private');
  const made = await bot.app.classes.giveAgain({
    by: actorOf(call),
    channel: call.facts.channel,
    source,
    ...given({
      title: options.getString('title')?.replace(/\s+/g, ' ').trim(),
      starts: options.getString('when'),
      closes: options.getString('closes'),
    }),
  });
  if (!made.ok) return tellFault(call, made.error);
  const { quiz, replaced } = made.value;
  if (replaced !== undefined) bot.quizzes.redraw(replaced);
  if (quiz.phase !== 'lobby') return showMade(bot, call, made.value);
  await bot.quizzes.first(quiz.id);
  await showPanel(bot, call, made.value, false);
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
  const add = async (text: string): Promise<void> => tell(await classes.addTemplate(by, name, text));
  if (file === null) return add('');
  await useTeacherFile(bot, call, file, MAX_FILE_BYTES.quiz, add);
};
