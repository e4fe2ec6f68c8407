import { allowedListScreen, allowedScreen } from '../../learn/screens/allow.ts';
import { actorOf, tellFault, tellResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { given, type Options } from '../command/options.ts';

/** `/teach allow`: sets exceptions for one student; without a student, lists students with extra time. */
export const answerAllow = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  const by = actorOf(call);
  const student = options.getUser('student')?.id;
  if (student === undefined) return tellResult(call, await bot.app.classes.allowed(by), allowedListScreen);
  const result = await bot.app.classes.allow(by, {
    student,
    channel: call.facts.channel,
    ...given({
      percent: options.getInteger('extra'),
      quiz: options.getString('quiz'),
      minutes: options.getInteger('minutes'),
      until: options.getString('until'),
      attempts: options.getInteger('attempts'),
      pause: options.getBoolean('pause'),
    }),
  });
  if (!result.ok) return tellFault(call, result.error);
  await call.tell(allowedScreen(result.value, call.own));
  const changed = result.value.quiz;
  if (changed !== null && changed.phase !== 'over') bot.quizzes.redraw(changed.id);
};
