import { answerMove, isMarked } from '../../learn/model/question.ts';
import { reportScreen } from '../../learn/screens/attempt.ts';
import { missedOf, ownItems, ownResultsScreen, solutionScreen } from '../../learn/screens/own-results.ts';
import { thoughtOf } from '../../learn/screens/quiz.ts';
import type { Doc } from '../../texts/doc.ts';
import { actorOf, tellFault } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { lessonDrawings } from '../drawing.ts';
import { explainedFor } from '../explained.ts';
import { openMissed } from './practice.ts';

/** Question `index` of the user's own results, with its picture, its proof and what is wrong with their answer. */
export const showSolution = async (bot: Bot, call: Call, quiz: string, index: number): Promise<void> => {
  const result = await bot.app.classes.attempts.solutions(quiz, actorOf(call));
  if (!result.ok) return tellFault(call, result.error);
  const results = result.value;
  const item = ownItems(results)[index];
  const explain = (wish: Parameters<typeof bot.app.explain>[0]): Promise<Doc> =>
    explainedFor(bot, call, wish);
  const locale = call.own.id;
  const wrong =
    item?.row === undefined || item.row === null || item.row.right || isMarked(item.question)
      ? []
      : await explain({
          what: 'wrong',
          question: item.question,
          said: item.row.said,
          misconception: thoughtOf(item.row),
          locale,
        });
  const explained =
    item === undefined ? [] : await explain({ what: 'answer', question: item.question, locale });
  await call.updateDrawn({
    drawings: () =>
      item?.question.shown === true
        ? lessonDrawings(item.question.line, call.own, answerMove(item.question))
        : [],
    screen: (pictures) => solutionScreen(results, index, call.own, { wrong, explained }, pictures),
  });
};

/** Returns from a question to all of the user's results. */
export const showOverview = async (bot: Bot, call: Call, quiz: string): Promise<void> => {
  const report = await bot.app.classes.attempts.report(quiz, actorOf(call));
  if (report.ok) return call.update(reportScreen(report.value, call.own));
  const own = await bot.app.classes.own(quiz, actorOf(call));
  if (own.ok) await call.update(ownResultsScreen(own.value, call.own));
  else await tellFault(call, own.error);
};

/** Starts a practice of what the user missed in a quiz: new questions similar to each. */
export const practiseMissed = async (bot: Bot, call: Call, quiz: string): Promise<void> => {
  const result = await bot.app.classes.attempts.solutions(quiz, actorOf(call));
  if (!result.ok) return tellFault(call, result.error);
  const { updatedAt } = result.value.quiz;
  const missed = missedOf(result.value).map(({ question: { kind, line }, row }) => ({
    kind,
    line,
    at: row?.at ?? updatedAt,
  }));
  await openMissed(bot, call, missed);
};
