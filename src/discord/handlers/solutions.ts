import { answerMove, isMarked } from '../../learn/model/question.ts';
import { reportScreen } from '../../learn/screens/attempt.ts';
import { missedOf, ownItems, ownResultsScreen, solutionScreen } from '../../learn/screens/own-results.ts';
import { actorOf, tellFault, updateResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { questionDrawings } from '../drawing.ts';
import { proofFor, wrongFor } from '../explained.ts';
import { openMissed } from './practice.ts';

/** Question `index` of the user's own results, with its picture, its proof and what is wrong with their answer. */
export const showSolution = async (bot: Bot, call: Call, quiz: string, index: number): Promise<void> => {
  const result = await bot.app.classes.attempts.solutions(quiz, actorOf(call));
  if (!result.ok) return tellFault(call, result.error);
  const results = result.value;
  const item = ownItems(results)[index];
  const asked = item?.question;
  const wrong =
    asked === undefined || isMarked(asked) ? [] : await wrongFor(bot, call, asked, item?.row ?? null);
  const explained = asked === undefined ? [] : await proofFor(bot, call, asked);
  await call.updateDrawn({
    drawings: () => questionDrawings(asked, call.own, asked === undefined ? null : answerMove(asked)),
    screen: (pictures) => solutionScreen(results, index, call.own, { wrong, explained }, pictures),
  });
};

/** Returns from a question to all of the user's results. */
export const showOverview = async (bot: Bot, call: Call, quiz: string): Promise<void> => {
  const report = await bot.app.classes.attempts.report(quiz, actorOf(call));
  if (report.ok) return call.update(reportScreen(report.value, call.own));
  await updateResult(call, await bot.app.classes.own(quiz, actorOf(call)), ownResultsScreen);
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
