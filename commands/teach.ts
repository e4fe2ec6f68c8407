import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord.js';
import { MOST_SET_NAME } from '../src/app/class/bank.ts';
import { QUIZ_MODES } from '../src/app/class/quiz.ts';
import { type Command, choice, described, IN_SERVERS } from '../src/discord/command.ts';
import { completeGames, completeNames, completeSkills, readSkills } from '../src/discord/complete-class.ts';
import { answerBank, bankOptions } from '../src/discord/handlers/bank.ts';
import { actorOf } from '../src/discord/handlers/quiz.ts';
import {
  classFaultScreen,
  panelScreen,
  resultsScreen,
  rosterScreen,
  toldScreen,
} from '../src/discord/screens/teach.ts';

const { Boolean, Integer, Role, String: Text, Subcommand, SubcommandGroup } = ApplicationCommandOptionType;

export const data: Command['data'] = {
  name: 'teach',
  ...described((texts) => texts.teach.description),
  ...IN_SERVERS,
  default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
  options: [
    {
      type: SubcommandGroup,
      name: 'quiz',
      ...described((texts) => texts.teach.options.quiz),
      options: [
        {
          type: Subcommand,
          name: 'create',
          ...described((texts) => texts.teach.options.create),
          options: [
            {
              type: Text,
              name: 'games',
              ...described((texts) => texts.teach.options.games),
              autocomplete: true,
              max_length: 200,
            },
            {
              type: Text,
              name: 'skills',
              ...described((texts) => texts.teach.options.skills),
              autocomplete: true,
              max_length: 200,
            },
            {
              type: Integer,
              name: 'count',
              ...described((texts) => texts.teach.options.count),
              min_value: 1,
              max_value: 30,
            },
            {
              type: Integer,
              name: 'level',
              ...described((texts) => texts.teach.options.level),
              min_value: 1,
              max_value: 5,
            },
            {
              type: Text,
              name: 'mode',
              ...described((texts) => texts.teach.options.mode),
              choices: QUIZ_MODES.map((mode) => choice(mode, (texts) => texts.choices.mode[mode])),
            },
            {
              type: Integer,
              name: 'seconds',
              ...described((texts) => texts.teach.options.seconds),
              min_value: 5,
              max_value: 3600,
            },
            {
              type: Integer,
              name: 'reading',
              ...described((texts) => texts.teach.options.reading),
              min_value: 0,
              max_value: 300,
            },
            { type: Boolean, name: 'typed', ...described((texts) => texts.teach.options.typed) },
            {
              type: Text,
              name: 'bank',
              ...described((texts) => texts.bank.options.ofSet),
              autocomplete: true,
              max_length: MOST_SET_NAME,
            },
          ],
        },
        { type: Subcommand, name: 'start', ...described((texts) => texts.teach.options.start) },
        { type: Subcommand, name: 'panel', ...described((texts) => texts.teach.options.panel) },
      ],
    },
    bankOptions,
    { type: Subcommand, name: 'results', ...described((texts) => texts.teach.options.results) },
    { type: Subcommand, name: 'roster', ...described((texts) => texts.teach.options.roster) },
    {
      type: Subcommand,
      name: 'role',
      ...described((texts) => texts.teach.options.role),
      options: [{ type: Role, name: 'role', ...described((texts) => texts.teach.options.whichRole) }],
    },
  ],
};

/** The teacher’s side: panels and results in private, the quiz itself in the channel. */
export const execute: Command['execute'] = async (bot, call, options) => {
  const { classes } = bot.app;
  const by = actorOf(call);
  const { channel } = call.facts;
  const sub = options.getSubcommand();
  if (options.getSubcommandGroup() === 'bank') {
    await answerBank(bot, call, options);
    return;
  }
  if (sub === 'roster') {
    const names = await classes.roster(by);
    await call.reply(
      names.ok ? rosterScreen(names.value, call.own) : classFaultScreen(names.error, call.own),
      'private',
    );
    return;
  }
  if (sub === 'role') {
    const role = options.getRole('role');
    const set = await classes.setTeacherRole(by, role?.id ?? null);
    await call.reply(
      set.ok
        ? toldScreen(call.own.classroom.panel.title, [call.own.classroom.role(role?.name ?? null)])
        : classFaultScreen(set.error, call.own),
      'private',
    );
    return;
  }
  // Making questions takes a moment.
  await call.think('private');
  const mode = options.getString('mode');
  const set = sub === 'create' ? options.getString('bank') : null;
  const found =
    sub === 'create'
      ? await classes.create({
          by,
          channel,
          games: options.getString('games') ?? '',
          kinds: readSkills(options.getString('skills') ?? ''),
          ...(set === null ? {} : { bank: set }),
          count: options.getInteger('count') ?? (set === null ? 10 : 30),
          level: options.getInteger('level') ?? 2,
          mode: QUIZ_MODES.find((one) => one === mode) ?? 'live',
          answerSeconds: options.getInteger('seconds') ?? 45,
          readingSeconds: options.getInteger('reading') ?? 5,
          typed: options.getBoolean('typed') ?? false,
        })
      : await classes.inChannel(by, channel);
  if (!found.ok) {
    await call.reply(classFaultScreen(found.error, call.own), 'private');
    return;
  }
  const { quiz } = found.value;
  if (sub === 'results') {
    const results = await classes.results(quiz.id, by);
    await call.reply(
      results.ok ? resultsScreen(results.value, call.own) : classFaultScreen(results.error, call.own),
      'private',
    );
    return;
  }
  const view = sub === 'start' ? await classes.act(quiz.id, by, 'start', quiz.revision) : found;
  await call.reply(
    view.ok ? panelScreen(view.value, call.own) : classFaultScreen(view.error, call.own),
    'private',
  );
  if (view.ok && sub !== 'panel') bot.quizzes.redraw(quiz.id);
};

export const autocomplete: NonNullable<Command['autocomplete']> = async (typed, locale, own, focus) => {
  switch (focus.option) {
    case 'games':
      return completeGames(typed, locale, own);
    case 'skills':
      return completeSkills(typed, locale);
    case 'set':
    case 'bank':
      return completeNames(typed, await focus.app.bank.names(focus.by));
  }
  return [];
};
