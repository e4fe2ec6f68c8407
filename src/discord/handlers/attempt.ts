import type { Result } from '../../engine/core/result.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
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
import { lessonDrawings } from '../drawing.ts';
import { refuseDuringExam } from '../exam-guard.ts';
import type { IllustratedScreen } from '../live/picture-followup.ts';
import { type AnswerTarget, takeAnswer } from './answer.ts';

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
  const draft: IllustratedScreen = {
    drawings: () => (view.question.shown ? lessonDrawings(view.question.line, call.own) : []),
    screen: (pictures) => attemptScreen(view, call.own, pictures, handing),
  };
  if (inPlace) await call.updateDrawn(draft);
  else await call.replyDrawn(draft, 'private');
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

/**
 * Controls of a paper. The id holds quiz and attempt, `revision` the slot; the user comes from Discord, so nobody reaches another
 * student's paper.
 */
export const attemptControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const { attempts } = bot.app.classes;
  const { quiz, attempt } = readAttemptId(id.id);
  const by = actorOf(call);
  const at = { attempt, slot: id.revision };
  const target: AnswerTarget = {
    submit: async (submission) => tell(bot, call, await attempts.submit(quiz, by, at, submission), true),
    ask: async () => {
      const page = await attempts.open(quiz, by, id.revision);
      if (page.ok && page.value.attempt.number === attempt)
        await call.ask(answerModal('e', id.id, id.revision, page.value.question, call.own));
      else await tellFault(call, page.ok ? { code: 'handed-in', facts: {} } : page.error);
    },
  };
  if (await takeAnswer(call, id, target)) return;
  switch (id.verb) {
    case 'open':
      return openAttempt(bot, call, quiz);
    case 'choose':
      return openAttempt(bot, call, call.facts.values[0] ?? '');
    case 'page':
    case 'hand-ask':
      return tell(bot, call, await attempts.open(quiz, by, id.revision), true, id.verb === 'hand-ask');
    case 'hand-in': {
      const result = await attempts.handIn(quiz, by, attempt);
      if (!result.ok) return tellFault(call, result.error);
      bot.quizzes.redraw(quiz);
      if (!(await refuseDuringExam(bot, call))) await call.update(reportScreen(result.value, call.own));
      return;
    }
    case 'again':
      return tell(bot, call, await attempts.again(quiz, by), true);
    default:
      await call.tell(oldControlScreen(call.own));
  }
};
