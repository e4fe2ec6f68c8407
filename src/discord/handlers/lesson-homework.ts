import { lessonClassScreen, lessonListScreen, lessonSetScreen } from '../../learn/screens/lesson-homework.ts';
import { actorOf, tellFault, tellResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { readLesson } from '../command/complete-class.ts';
import type { Options } from '../command/options.ts';

/** `/teach homework lesson`: sets a lesson and announces it in the channel. */
export const setLesson = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  const lesson = readLesson(options.getString('lesson', true));
  const closes = options.getString('closes', true);
  const result = await bot.app.lessonHomework.create(actorOf(call), call.facts.channel, lesson, closes);
  if (!result.ok) return tellFault(call, result.error);
  void bot.events.settle(result.value.id);
  await call.reply(lessonSetScreen(result.value, call.house), 'public');
};

/** `/teach homework lessons`: lists the lessons set. */
export const listLessons = async (bot: Bot, call: Call): Promise<void> =>
  tellResult(call, await bot.app.lessonHomework.list(actorOf(call)), lessonListScreen);

/** Shows the class's progress in a lesson. */
export const tellLessonClass = async (bot: Bot, call: Call, id: string): Promise<void> =>
  tellResult(call, await bot.app.lessonHomework.results(id, actorOf(call)), lessonClassScreen);
