import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { actorOf, tellFault, tellResult } from '../src/discord/actor.ts';
import { type Command, described, IN_SERVERS, optionsOf } from '../src/discord/command/command.ts';
import { tellHomework } from '../src/discord/handlers/attempt.ts';
import { answerOwnProgress } from '../src/discord/handlers/progress.ts';
import { tellJoined } from '../src/discord/handlers/quiz.ts';
import { ownResultsScreen } from '../src/learn/screens/own-results.ts';
import { toldScreen } from '../src/learn/screens/teach.ts';

const { Boolean, Subcommand, String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.class.options);

export const data: Command['data'] = {
  name: 'class',
  ...described((texts) => texts.class.description),
  ...IN_SERVERS,
  options: [
    option(Subcommand, 'join', { options: [option(Text, 'name', { max_length: 60 })] }),
    option(Subcommand, 'leave'),
    option(Subcommand, 'results'),
    option(Subcommand, 'homework'),
    option(Subcommand, 'progress', { options: [option(Boolean, 'share')] }),
  ],
};

/** Results show right answers and refutations of wrong ones. */
export const solves: Command['solves'] = (options) => options.getSubcommand() === 'results';

/** The student's side; all answers are private. */
export const execute: Command['execute'] = async (bot, call, options) => {
  const { classes } = bot.app;
  const by = actorOf(call);
  const { channel } = call.facts;
  const words = call.own.classroom;
  const sub = options.getSubcommand();
  if (sub === 'homework') return tellHomework(bot, call);
  if (sub === 'progress') return answerOwnProgress(bot, call, options.getBoolean('share'));
  if (sub === 'results') return tellResult(call, await classes.ownLatest(by, channel), ownResultsScreen);
  if (sub === 'leave') {
    const left = await classes.leaveLatest(by, channel);
    await tellResult(call, left, () => toldScreen(words.lobby.title, [words.left]));
    if (left.ok) bot.quizzes.redraw(left.value.quiz.id);
    return;
  }
  const name = options.getString('name');
  if (name !== null) {
    const named = await classes.setName(by, name);
    if (!named.ok) return tellFault(call, named.error);
    const joined = await classes.joinable(by, channel);
    await call.tell(
      toldScreen(joined.ok ? words.joined.title : words.roster.title, [words.named(named.value)]),
    );
    if (joined.ok) bot.quizzes.joined(joined.value.quiz.id);
    return;
  }
  await tellJoined(bot, call, await classes.joinable(by, channel));
};
