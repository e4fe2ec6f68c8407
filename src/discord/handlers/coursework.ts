import type { CustomId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
import type { Created } from '../../learn/class/create-quiz.ts';
import { clockIn } from '../../learn/class/when.ts';
import type { Assignment } from '../../learn/model/assignment.ts';
import type { Progress } from '../../learn/model/attempt.ts';
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
  if (!list.ok) await tellFault(call, list.error);
  else if (said === undefined) await call.tell(plannedScreen(list.value, call.own));
  else await call.update(plannedScreen(list.value, call.own, said));
};

const withProgress = async (
  bot: Bot,
  quizzes: readonly Assignment[],
): Promise<
  readonly { readonly quiz: Assignment; readonly progress: Progress; readonly made: number | null }[]
> =>
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
  if (said === undefined) await call.tell(screen);
  else await call.update(screen);
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

/** `/teach homework lessons`: lists the lessons set. */
const listLessons = async (bot: Bot, call: Call): Promise<void> =>
  tellResult(call, await bot.app.lessonHomework.list(actorOf(call)), lessonListScreen);

/** Shows the class's progress in a lesson. */
const tellLessonClass = async (bot: Bot, call: Call, id: string): Promise<void> =>
  tellResult(call, await bot.app.lessonHomework.results(id, actorOf(call)), lessonClassScreen);

/** `/teach quiz schedule` and `planned`. */
export const answerPlan = (bot: Bot, call: Call, options: Options): Promise<void> =>
  options.getSubcommand() === 'schedule' ? make(bot, call, options, 'quiz') : planned(bot, call);

/** `/teach homework …` */
export const answerHomework = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  const sub = options.getSubcommand();
  if (sub === 'create') return make(bot, call, options, 'homework');
  if (sub === 'lesson') return setLesson(bot, call, options);
  if (sub === 'lessons') return listLessons(bot, call);
  await homeworks(bot, call, sub === 'close' || sub === 'results' ? sub : 'list');
};

/** `/teach zone`: sets or shows the time zone. */
export const answerZone = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  const result = await bot.app.classes.zoneFor(actorOf(call), options.getString('zone'));
  if (!result.ok) return tellFault(call, result.error);
  await call.tell(zoneScreen(result.value, clockIn(result.value, bot.clock()), call.own));
};

/** Selects of the teacher's lists. Each use checks permission again. */
export const courseworkControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const [chosen] = call.facts.values;
  const { work } = call.own.classroom;
  if (id.verb === 'moved') return move(bot, call, id.id);
  if (chosen === undefined) return call.tell(oldControlScreen(call.own));
  switch (id.verb) {
    case 'move': {
      const quiz = await bot.app.classes.movable(chosen, actorOf(call));
      if (quiz.ok) await call.ask(whenModal(quiz.value, call.own));
      else await tellFault(call, quiz.error);
      return;
    }
    case 'cancel':
      if ((await end(bot, call, chosen)) !== null) await planned(bot, call, work.plan.cancelled);
      return;
    case 'homework-close': {
      const quiz = await end(bot, call, chosen);
      if (quiz !== null) await homeworks(bot, call, 'close', work.homeworks.closed(quizName(quiz, call.own)));
      return;
    }
    case 'lesson-results':
      return tellLessonClass(bot, call, chosen);
    case 'homework-list':
    case 'homework-results':
      return tellResults(bot, call, chosen);
    default:
      await call.tell(oldControlScreen(call.own));
  }
};
