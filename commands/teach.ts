import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { actorOf, tellFault, tellResult } from '../src/discord/actor.ts';
import { type Command, described, IN_SERVERS, optionsOf } from '../src/discord/command/command.ts';
import {
  completeGames,
  completeLessons,
  completeNames,
  completeSkills,
  completeZone,
} from '../src/discord/command/complete-class.ts';
import {
  allowOptions,
  homeworkOptions,
  lessonOptions,
  quizOption,
  quizOptions,
  readRequest,
  scheduleOptions,
} from '../src/discord/command/quiz-options.ts';
import { answerAllow } from '../src/discord/handlers/allow.ts';
import { answerExport, answerRosterFile, completeQuiz } from '../src/discord/handlers/archive.ts';
import { answerBank, bankOptions } from '../src/discord/handlers/bank.ts';
import { answerHomework, answerPlan, answerZone } from '../src/discord/handlers/coursework.ts';
import { answerProgress } from '../src/discord/handlers/progress.ts';
import { showPanel, tellResults, waitsForPictures } from '../src/discord/handlers/quiz.ts';
import { answerRoles } from '../src/discord/handlers/teaching.ts';
import {
  answerTemplates,
  copyOptions,
  giveAgain,
  templateOptions,
} from '../src/discord/handlers/templates.ts';
import { stageOf } from '../src/learn/model/assignment.ts';
import { rosterScreen } from '../src/learn/screens/archive.ts';

const { Attachment, Role, Subcommand, SubcommandGroup, String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.teach.options);
const archiveOption = optionsOf(({ commands }) => commands.bank.options);

export const data: Command['data'] = {
  name: 'teach',
  ...described((texts) => texts.teach.description),
  ...IN_SERVERS,
  default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
  options: [
    option(SubcommandGroup, 'quiz', {
      options: [
        option(Subcommand, 'create', { options: quizOptions() }),
        option(Subcommand, 'start'),
        option(Subcommand, 'panel'),
        option(Subcommand, 'schedule', { options: scheduleOptions() }),
        option(Subcommand, 'planned'),
        option(Subcommand, 'copy', { options: [...copyOptions] }),
      ],
    }),
    option(SubcommandGroup, 'homework', {
      options: [
        option(Subcommand, ['create', 'homeworkCreate'], { options: homeworkOptions() }),
        option(Subcommand, ['lesson', 'homeworkLesson'], { options: lessonOptions() }),
        option(Subcommand, ['lessons', 'homeworkLessons']),
        option(Subcommand, ['list', 'homeworkList']),
        option(Subcommand, ['close', 'homeworkClose']),
        option(Subcommand, ['results', 'homeworkResults']),
      ],
    }),
    bankOptions,
    templateOptions,
    option(Subcommand, 'results', { options: [quizOption((texts) => texts.bank.options.quiz)] }),
    archiveOption(Subcommand, 'export', { options: [archiveOption(Attachment, ['file', 'ids'])] }),
    option(Subcommand, 'roster', { options: [archiveOption(Attachment, ['file', 'roster'])] }),
    option(Subcommand, 'role', {
      options: [option(Role, ['role', 'whichRole']), option(Role, ['remove', 'removeRole'])],
    }),
    option(Subcommand, 'allow', { options: allowOptions() }),
    option(Subcommand, 'progress'),
    option(Subcommand, 'zone', {
      options: [option(Text, ['zone', 'whichZone'], { autocomplete: true, max_length: 60 })],
    }),
  ],
};

/**
 * The solver names the winner of bank positions, a user's own quiz shows worked answers, and results show right answers: a
 * student on one server may be a teacher on another.
 */
export const solves: Command['solves'] = (options) => {
  const [group, sub] = [options.getSubcommandGroup(), options.getSubcommand()];
  if (group === 'bank') return sub !== 'list';
  if (group === 'template') return sub !== 'list';
  if (group === 'quiz') return sub === 'create' || sub === 'start' || sub === 'copy';
  if (group === 'homework') return sub === 'list' || sub === 'results';
  return sub === 'results' || sub === 'export';
};

/** The teacher's side: panels and results privately, the quiz itself in the channel. */
export const execute: Command['execute'] = async (bot, call, options) => {
  const { classes } = bot.app;
  const by = actorOf(call);
  const { channel } = call.facts;
  const sub = options.getSubcommand();
  if (options.getSubcommandGroup() === 'bank') return answerBank(bot, call, options);
  if (options.getSubcommandGroup() === 'template') return answerTemplates(bot, call, options);
  if (sub === 'copy') return giveAgain(bot, call, options, { quiz: options.getString('quiz', true) });
  if (sub === 'export') return answerExport(bot, call, options);
  if (sub === 'roster') {
    if (await answerRosterFile(bot, call, options)) return;
    return tellResult(call, await classes.roster(by), rosterScreen);
  }
  if (sub === 'role') return answerRoles(bot, call, options);
  if (options.getSubcommandGroup() === 'homework') return answerHomework(bot, call, options);
  if (sub === 'schedule' || sub === 'planned') return answerPlan(bot, call, options);
  if (sub === 'allow') return answerAllow(bot, call, options);
  if (sub === 'progress') return answerProgress(bot, call);
  if (sub === 'zone') return answerZone(bot, call, options);
  // Making questions takes a moment.
  await call.think('private');
  const past = sub === 'results' ? options.getString('quiz') : null;
  if (past !== null) return tellResults(bot, call, past);
  const made = sub === 'create' ? await classes.create(readRequest(by, channel, options, 'quiz')) : null;
  const found = made ?? (await classes.inChannel(by, channel));
  if (!found.ok) return tellFault(call, found.error);
  const { quiz } = found.value;
  if (made?.ok === true && made.value.replaced !== undefined) bot.quizzes.redraw(made.value.replaced);
  if (sub === 'results') return tellResults(bot, call, quiz.id);
  const starts = sub === 'start' && !(await waitsForPictures(bot, call, quiz.id));
  const view = starts ? await classes.act(quiz.id, by, 'start', stageOf(quiz)) : found;
  if (view.ok && sub !== 'panel') await bot.quizzes.first(quiz.id);
  if (view.ok) await showPanel(bot, call, view.value, false);
  else await tellFault(call, view.error);
};

/** Suggestions for the focused option; none for options without autocompletion. */
export const autocomplete: NonNullable<Command['autocomplete']> = async (typed, locale, own, focus) => {
  switch (focus.option) {
    case 'games':
      return completeGames(typed, locale, own);
    case 'skills':
      return completeSkills(typed, locale);
    case 'lesson':
      return completeLessons(typed, locale);
    case 'zone':
      return completeZone(typed);
    case 'quiz':
      return completeQuiz(focus.app, focus.by, typed, locale);
    case 'template': {
      const all = await focus.app.classes.templates(focus.by);
      return all.ok
        ? completeNames(
            typed,
            all.value.map(({ name }) => name),
          )
        : [];
    }
    case 'set':
    case 'bank':
      return completeNames(typed, await focus.app.bank.names(focus.by));
  }
  return [];
};
