import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { type Command, choicesOf, described, IN_SERVERS, optionsOf } from '../src/discord/command/command.ts';
import { quizOption } from '../src/discord/command/quiz-options.ts';
import { completeQuiz } from '../src/discord/handlers/archive.ts';
import { answerPrint } from '../src/discord/handlers/print.ts';
import { answerEnter } from '../src/discord/handlers/type-in.ts';
import { MAX_COPIES, RECEIVERS } from '../src/learn/class/print.ts';
import { PAPER_SIZES } from '../src/picture/paper/paper.ts';
import { LANGUAGES, languageName } from '../src/texts/languages.ts';

const { Integer, String: Text, Subcommand } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.paper);
const QUIZ = quizOption((texts) => texts.paper.quiz);

export const data: Command['data'] = {
  name: 'paper',
  ...described((texts) => texts.paper.description),
  ...IN_SERVERS,
  default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
  options: [
    option(Subcommand, 'print', {
      options: [
        QUIZ,
        option(Text, 'size', { choices: choicesOf(PAPER_SIZES, ({ print }) => print.sizes) }),
        option(Text, 'for', { choices: choicesOf(RECEIVERS, ({ commands }) => commands.paper) }),
        option(Integer, 'copies', { min_value: 0, max_value: MAX_COPIES }),
        option(Text, 'language', {
          // Each language is listed under its own name.
          choices: LANGUAGES.map((id) => ({
            name: languageName(id),
            name_localizations: Object.fromEntries(
              LANGUAGES.slice(1).map((other) => [other, languageName(id)]),
            ),
            value: id,
          })),
        }),
      ],
    }),
    option(Subcommand, 'enter', { options: [QUIZ] }),
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
