import type { Result } from '../../engine/core/result.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import type { ClassFault } from '../../learn/class/faults.ts';
import type { AttemptPage } from '../../learn/model/attempt.ts';
import {
  attemptScreen,
  ownHomeworkScreen,
  readAttemptId,
  reportScreen,
} from '../../learn/screens/attempt.ts';
import { withLessons } from '../../learn/screens/lesson-homework.ts';
import { answerModal } from '../../learn/screens/question.ts';
import { actorOf, tellFault, tellResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Control, Controls } from '../control.ts';
import { questionDrawings } from '../drawing.ts';
import { refuseDuringExam } from '../exam-guard.ts';
import { type AnswerTarget, withAnswers } from './answer.ts';

/** Shows a page in a new private message, or in place of the clicked page. */
const tell = async (
  bot: Bot,
  call: Call,
  result: Result<AttemptPage, ClassFault>,
  inPlace: boolean,
  handing = false,
): Promise<void> => {
  if (!result.ok) return tellFault(call, result.error);
  const view = result.value;
  await call.showDrawn(
    {
      drawings: () => questionDrawings(view.question, call.own),
      screen: (pictures) => attemptScreen(view, call.own, pictures, handing),
    },
    inPlace,
  );
  bot.quizzes.read(view, call.own);
};

/** Shows the user's results once their paper is closed. */
const report = async (bot: Bot, call: Call, quiz: string): Promise<void> => {
  if (await refuseDuringExam(bot, call)) return;
  await tellResult(call, await bot.app.classes.attempts.report(quiz, actorOf(call)), reportScreen);
};

/** Opens the user's questions, or their results once handed in. */
export const openAttempt = async (bot: Bot, call: Call, quiz: string): Promise<void> => {
  call.setAudience('private');
  const result = await bot.app.classes.attempts.open(quiz, actorOf(call), null);
  if (!result.ok && (result.error.code === 'handed-in' || result.error.code === 'over'))
    await report(bot, call, quiz);
  else await tell(bot, call, result, false);
};

/** `/class homework` */
export const tellHomework = async (bot: Bot, call: Call): Promise<void> => {
  const mine = await bot.app.classes.attempts.mine(actorOf(call));
  if (!mine.ok) return tellFault(call, mine.error);
  const lessons = await bot.app.lessonHomework.mine(actorOf(call));
  const screen = ownHomeworkScreen(mine.value, call.own);
  await call.tell(lessons.ok ? withLessons(screen, lessons.value, call.own) : screen);
};

/** The question of a page, if the user's current attempt is still the one that the control belongs to. */
const targetOf = (bot: Bot, call: Call, { id, revision: slot }: CustomId): AnswerTarget => {
  const { attempts } = bot.app.classes;
  const { quiz, attempt } = readAttemptId(id);
  const by = actorOf(call);
  return {
    submit: async (submission) =>
      tell(bot, call, await attempts.submit(quiz, by, { attempt, slot }, submission), true),
    ask: async () => {
      const page = await attempts.open(quiz, by, slot);
      if (page.ok && page.value.attempt.number === attempt)
        await call.ask(answerModal('e', id, slot, page.value.question, call.own));
      else await tellFault(call, page.ok ? { code: 'handed-in', facts: {} } : page.error);
    },
  };
};

/** Shows a page; `handing`: with the question whether to hand in. */
const showPage =
  (handing: boolean): Control =>
  async (bot, call, { id, revision }) => {
    const { quiz } = readAttemptId(id);
    const page = await bot.app.classes.attempts.open(quiz, actorOf(call), revision);
    await tell(bot, call, page, true, handing);
  };

const controls: Controls = {
  open: (bot, call, { id }) => openAttempt(bot, call, readAttemptId(id).quiz),
  choose: (bot, call) => openAttempt(bot, call, call.chosen),
  page: showPage(false),
  'hand-ask': showPage(true),
  'hand-in': async (bot, call, { id }) => {
    const { quiz, attempt } = readAttemptId(id);
    const result = await bot.app.classes.attempts.handIn(quiz, actorOf(call), attempt);
    if (!result.ok) return tellFault(call, result.error);
    bot.quizzes.redraw(quiz);
    if (!(await refuseDuringExam(bot, call))) await call.update(reportScreen(result.value, call.own));
  },
  again: async (bot, call, { id }) => {
    const { quiz } = readAttemptId(id);
    await tell(bot, call, await bot.app.classes.attempts.again(quiz, actorOf(call)), true);
  },
};

/**
 * Controls of a paper. The id holds quiz and attempt, `revision` the slot; the user comes from Discord, so nobody reaches another
 * student's paper.
 */
export const attemptControl = withAnswers(targetOf, controls);
