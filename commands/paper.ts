import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { type Command, described, describedBy, IN_SERVERS, named } from '../src/discord/command/command.ts';
import { quizOption } from '../src/discord/command/quiz-options.ts';
import { completeQuiz } from '../src/discord/handlers/archive.ts';
import { answerPrint } from '../src/discord/handlers/print.ts';
import { answerEnter } from '../src/discord/handlers/type-in.ts';
import { MAX_COPIES, RECEIVERS } from '../src/learn/class/print.ts';
import { PAPER_SIZES } from '../src/picture/paper/paper.ts';
import { LANGUAGES, languageName } from '../src/texts/languages.ts';

const { Integer, String: Text, Subcommand } = ApplicationCommandOptionType;

const QUIZ = quizOption((texts) => texts.paper.quiz);

export const data: Command['data'] = {
  name: 'paper',
  ...described((texts) => texts.paper.description),
  ...IN_SERVERS,
  default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
  options: [
    {
      type: Subcommand,
      name: 'print',
      ...described((texts) => texts.paper.print),
      options: [
        QUIZ,
        {
          type: Text,
          name: 'size',
          ...described((texts) => texts.paper.size),
          choices: PAPER_SIZES.map((size) => ({
            ...named(({ print }) => print.sizes[size]),
            value: size,
          })),
        },
        {
          type: Text,
          name: 'for',
          ...described((texts) => texts.paper.for),
          choices: RECEIVERS.map((value) => ({ ...named(({ commands }) => commands.paper[value]), value })),
        },
        {
          type: Integer,
          name: 'copies',
          ...described((texts) => texts.paper.copies),
          min_value: 0,
          max_value: MAX_COPIES,
        },
        {
          type: Text,
          name: 'language',
          ...describedBy(({ commands }) => commands.paper.language),
          // Each language is listed under its own name.
          choices: LANGUAGES.map((id) => ({
            name: languageName(id),
            name_localizations: Object.fromEntries(
              LANGUAGES.slice(1).map((other) => [other, languageName(id)]),
            ),
            value: id,
          })),
        },
      ],
    },
    {
      type: Subcommand,
      name: 'enter',
      ...described((texts) => texts.paper.enter),
      options: [QUIZ],
    },
  ],
};

/** Closed during an exam: sheets show answers, and a student of one server may teach the same quiz on another. */
export const solves = true;

/** A quiz on paper, for its teachers. */
export const execute: Command['execute'] = async (bot, call, options) => {
  if (options.getSubcommand() === 'enter') await answerEnter(bot, call, options);
  else await answerPrint(bot, call, options);
};

export const autocomplete: NonNullable<Command['autocomplete']> = async (typed, locale, _, focus) =>
  focus.option === 'quiz' ? completeQuiz(focus.app, focus.by, typed, locale, true) : [];
