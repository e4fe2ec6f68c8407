import type { Screen } from '../../kernel/screen.ts';
import type { Created } from '../../learn/class/create-quiz.ts';
import { clockIn } from '../../learn/class/when.ts';
import type { Assignment } from '../../learn/model/assignment.ts';
import {
  type HomeworkAct,
  homeworksScreen,
  MAX_LISTED_QUIZZES,
  madeScreen,
  plannedScreen,
  WHEN_FIELD,
  whenModal,
  zoneScreen,
} from '../../learn/screens/coursework.ts';
import { lessonClassScreen, lessonListScreen, lessonSetScreen } from '../../learn/screens/lesson-homework.ts';
import { quizName } from '../../learn/screens/quiz-name.ts';
import { actorOf, tellFault, tellResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { readLesson } from '../command/complete-class.ts';
import type { Options } from '../command/options.ts';
import { readRequest } from '../command/quiz-options.ts';
import { byVerb, type Control } from '../control.ts';
import { tellResults } from './quiz.ts';

const make = async (bot: Bot, call: Call, options: Options, what: 'quiz' | 'homework'): Promise<void> => {
  // Making questions takes a moment.
  await call.think('private');
  const result = await bot.app.classes.create(readRequest(actorOf(call), call.facts.channel, options, what));
  if (!result.ok) return tellFault(call, result.error);
  await showMade(bot, call, result.value);
};

/** Shows what was created, with a progress bar while its positions are still being made. */
export const showMade = async (bot: Bot, call: Call, made: Created): Promise<void> => {
  const { id } = made.quiz;
  const listing = await bot.events.settle(id);
  const { madeShare } = bot.app.classes.attempts;
  const draw = (share: number | null): Screen => madeScreen(made, call.own, listing, share);
  const share = await madeShare(id);
  const screen = draw(share);
  await call.tell(screen);
  if (share === null) return;
  const { user } = call.facts;
  bot.quizzes.panels.follow(made, {
    user,
    by: call.facts,
    locale: call.own,
    screen,
    draw: async () => draw(await madeShare(id)),
  });
};

/** Planned quizzes, as the answer to a command or in place of the list. */
const planned = async (bot: Bot, call: Call, said?: string): Promise<void> => {
  const list = await bot.app.classes.planned(actorOf(call));
  if (!list.ok) return tellFault(call, list.error);
  await call.show(plannedScreen(list.value, call.own, said), said !== undefined);
};

const withProgress = (bot: Bot, quizzes: readonly Assignment[]) =>
  Promise.all(
    quizzes.map(async (quiz) => ({
      quiz,
      progress: await bot.app.classes.attempts.progress(quiz.id),
      made: await bot.app.classes.attempts.madeShare(quiz.id),
    })),
  );

/** Homework to which an act applies. */
const suiting = (all: readonly Assignment[], act: HomeworkAct): readonly Assignment[] =>
  all.filter(({ phase }) =>
    act === 'close' ? phase !== 'over' : act === 'results' ? phase !== 'planned' : true,
  );

const homeworks = async (bot: Bot, call: Call, act: HomeworkAct, said?: string): Promise<void> => {
  const list = await bot.app.classes.homework(actorOf(call));
  if (!list.ok) return tellFault(call, list.error);
  const screen = homeworksScreen(
    await withProgress(bot, suiting(list.value, act).slice(0, MAX_LISTED_QUIZZES)),
    act,
    call.own,
    said,
  );
  await call.show(screen, said !== undefined);
};

/** Ends a quiz whatever its revision: the act refers to the quiz itself. */
const end = async (bot: Bot, call: Call, id: string): Promise<Assignment | null> => {
  const result = await bot.app.classes.act(id, actorOf(call), 'end', 0);
  if (!result.ok) {
    await tellFault(call, result.error);
    return null;
  }
  bot.quizzes.redraw(id);
  void bot.events.settle(id);
  return result.value.quiz;
};

/** Reschedules a quiz to the typed time. */
const move = async (bot: Bot, call: Call, id: string): Promise<void> => {
  const moved = await bot.app.classes.reschedule(id, actorOf(call), call.facts.fields[WHEN_FIELD] ?? '');
  if (!moved.ok) return tellFault(call, moved.error);
  bot.quizzes.redraw(id);
  const listing = await bot.events.settle(id);
  await call.tell(madeScreen(moved.value, call.own, listing));
};

/** `/teach homework lesson`: sets a lesson and announces it in the channel. */
const setLesson = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  const lesson = readLesson(options.getString('lesson', true));
  const closes = options.getString('closes', true);
  const result = await bot.app.lessonHomework.create(actorOf(call), call.facts.channel, lesson, closes);
  if (!result.ok) return tellFault(call, result.error);
  void bot.events.settle(result.value.id);
  await call.reply(lessonSetScreen(result.value, call.house), 'public');
};

/** `/teach quiz schedule` and `planned`. */
export const answerPlan = (bot: Bot, call: Call, options: Options): Promise<void> =>
  options.getSubcommand() === 'schedule' ? make(bot, call, options, 'quiz') : planned(bot, call);

/** `/teach homework …` */
export const answerHomework = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  const sub = options.getSubcommand();
  if (sub === 'create') return make(bot, call, options, 'homework');
  if (sub === 'lesson') return setLesson(bot, call, options);
  if (sub === 'lessons')
    return tellResult(call, await bot.app.lessonHomework.list(actorOf(call)), lessonListScreen);
  await homeworks(bot, call, sub === 'close' || sub === 'results' ? sub : 'list');
};

/** `/teach zone`: sets or shows the time zone. */
export const answerZone = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  const result = await bot.app.classes.zoneFor(actorOf(call), options.getString('zone'));
  if (!result.ok) return tellFault(call, result.error);
  await call.tell(zoneScreen(result.value, clockIn(result.value, bot.clock()), call.own));
};

const showResults: Control = (bot, call) => tellResults(bot, call, call.chosen);

/** Selects of the teacher's lists. Each use checks permission again. */
export const courseworkControl = byVerb({
  moved: (bot, call, { id }) => move(bot, call, id),
  move: async (bot, call) => {
    const quiz = await bot.app.classes.movable(call.chosen, actorOf(call));
    if (quiz.ok) await call.ask(whenModal(quiz.value, call.own));
    else await tellFault(call, quiz.error);
  },
  cancel: async (bot, call) => {
    if ((await end(bot, call, call.chosen)) === null) return;
    await planned(bot, call, call.own.classroom.work.plan.cancelled);
  },
  'homework-close': async (bot, call) => {
    const quiz = await end(bot, call, call.chosen);
    const { closed } = call.own.classroom.work.homeworks;
    if (quiz !== null) await homeworks(bot, call, 'close', closed(quizName(quiz, call.own)));
  },
  /** The class's progress in a lesson. */
  'lesson-results': async (bot, call) =>
    tellResult(call, await bot.app.lessonHomework.results(call.chosen, actorOf(call)), lessonClassScreen),
  'homework-list': showResults,
  'homework-results': showResults,
});
