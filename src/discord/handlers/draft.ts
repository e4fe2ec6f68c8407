import type { Result } from '../../engine/core/result.ts';
import type { QuizDraft } from '../../learn/class/draft.ts';
import type { ClassFault } from '../../learn/class/faults.ts';
import { EDITS } from '../../learn/model/assignment.ts';
import { draftBankScreen, draftQuestionScreen, draftScreen, readPick } from '../../learn/screens/draft.ts';
import { actorOf, tellFault, updateResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Control, Controls } from '../control.ts';

/** Replaces the panel with the questions: the one at `place`, or all. */
const show = async (
  bot: Bot,
  call: Call,
  result: Result<QuizDraft, ClassFault>,
  place: number | null,
): Promise<void> => {
  if (!result.ok) return tellFault(call, result.error);
  // Stops automatic redraws of the panel on this message.
  await bot.quizzes.panels.leave(result.value.quiz.id, call.facts.user);
  const one = place === null ? null : draftQuestionScreen(result.value, place, call.own);
  await call.update(one ?? draftScreen(result.value, call.own));
};

/** Replaces the questions with the positions of a set that can be added. */
const showBank = async (bot: Bot, call: Call, quiz: string, set: string, from: number): Promise<void> => {
  const choice = await bot.app.classes.bankChoice(quiz, actorOf(call), set);
  await updateResult(call, choice, (bank, locale) => draftBankScreen(bank, from, locale));
};

/** Whether the questions may be changed, and shows that making one takes a moment; otherwise tells why not. */
const mayEdit = async (bot: Bot, call: Call, id: string): Promise<boolean> => {
  const seen = await bot.app.classes.drafted(id, actorOf(call));
  if (seen.ok) await call.think('private');
  else await tellFault(call, seen.error);
  return seen.ok;
};

const edit =
  (act: (typeof EDITS)[number]): Control =>
  async (bot, call, { id, revision: at, argument }) => {
    if (!(await mayEdit(bot, call, id))) return;
    const [number = 0, revision] = argument.split(' ').map(Number);
    const result = await bot.app.classes.edit(id, actorOf(call), act, { place: at, number, revision });
    const place = at + (act === 'earlier' ? -1 : act === 'later' ? 1 : 0);
    await show(bot, call, result, act === 'remove' ? null : place);
    bot.quizzes.edited(id);
  };

/** Controls of a quiz that has not started, for its teacher. */
export const draftControls: Controls = {
  ...Object.fromEntries(EDITS.map((act) => [`edit-${act}`, edit(act)])),
  draft: async (bot, call, { id }) => show(bot, call, await bot.app.classes.drafted(id, actorOf(call)), null),
  'draft-see': async (bot, call, { id, revision }) => {
    const place = Number(call.facts.values[0] ?? revision);
    await show(bot, call, await bot.app.classes.drafted(id, actorOf(call)), place);
  },
  'draft-add': (bot, call, { id }) => showBank(bot, call, id, call.chosen, 0),
  'draft-pick': async (bot, call, { id }) => {
    const pick = readPick(call.chosen);
    if (pick.from > 0) return showBank(bot, call, id, pick.set, pick.from);
    if (!(await mayEdit(bot, call, id))) return;
    await show(bot, call, await bot.app.classes.addFromBank(id, actorOf(call), pick.set, pick), null);
    bot.quizzes.redraw(id);
  },
};
