import type { Result } from '../../engine/core/result.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
import type { ClassFault } from '../../learn/class/faults.ts';
import type { Marking } from '../../learn/class/marking.ts';
import { markingScreen, nextToMark, readMark } from '../../learn/screens/marking.ts';
import { actorOf, tellFault } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Controls } from '../control.ts';
import { questionDrawings } from '../drawing.ts';
import { proofFor } from '../explained.ts';

/** Replaces the message with one answer and the proof beside it. */
const show = async (
  bot: Bot,
  call: Call,
  result: Result<Marking, ClassFault>,
  indexOf: (marking: Marking) => number,
): Promise<void> => {
  if (!result.ok) return tellFault(call, result.error);
  const marking = result.value;
  const index = indexOf(marking);
  const answer = marking.answers[index];
  const proof = answer === undefined ? [] : await proofFor(bot, call, answer.question);
  await call.updateDrawn({
    drawings: () => questionDrawings(answer?.question, call.own),
    screen: (pictures) => markingScreen(marking, index, call.own, proof, pictures),
  });
};

/** Controls of a teacher who marks written answers. */
export const markingControls: Controls = {
  mark: async (bot, call, { id }) => {
    await show(bot, call, await bot.app.classes.toMark(id, actorOf(call)), (all) => nextToMark(all, -1));
  },
  'mark-see': async (bot, call, { id, revision }) => {
    await show(bot, call, await bot.app.classes.toMark(id, actorOf(call)), () => revision);
  },
  'mark-give': async (bot, call, { id, revision, argument }) => {
    const given = readMark(argument);
    if (given === null) return call.tell(oldControlScreen(call.own));
    const result = await bot.app.classes.mark(id, actorOf(call), given.ref, given.worth);
    await show(bot, call, result, (all) => nextToMark(all, revision));
    if (result.ok) bot.quizzes.redraw(id);
  },
};
