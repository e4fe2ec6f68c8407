import { lessonClassScreen, lessonListScreen, lessonSetScreen } from '../../learn/screens/lesson-homework.ts';
import { actorOf, tellDone, tellFault } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { readLesson } from '../command/complete-class.ts';
import type { Options } from '../command/options.ts';

/** `/teach homework lesson`: sets a lesson and announces it in the channel. */
export const setLesson = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  const lesson = readLesson(options.getString('lesson', true));
  const closes = options.getString('closes', true);
  const done = await bot.app.lessonHomework.create(actorOf(call), call.facts.channel, lesson, closes);
  if (!done.ok) return tellFault(call, done.error);
  void bot.events.settle(done.value.id);
  await call.reply(lessonSetScreen(done.value, call.house), 'public');
};

/** `/teach homework lessons`: lists the lessons set. */
export const listLessons = async (bot: Bot, call: Call): Promise<void> =>
  tellDone(call, await bot.app.lessonHomework.list(actorOf(call)), lessonListScreen);

/** Shows the class's progress in a lesson. */
export const tellLessonClass = async (bot: Bot, call: Call, id: string): Promise<void> =>
  tellDone(call, await bot.app.lessonHomework.results(id, actorOf(call)), lessonClassScreen);
