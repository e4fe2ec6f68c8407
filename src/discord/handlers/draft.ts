import type { Result } from '../../engine/core/result.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import type { QuizDraft } from '../../learn/class/draft.ts';
import type { ClassFault } from '../../learn/class/faults.ts';
import { EDITS } from '../../learn/model/assignment.ts';
import { draftBankScreen, draftQuestionScreen, draftScreen, readPick } from '../../learn/screens/draft.ts';
import { actorOf, tellFault } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';

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
  if (choice.ok) await call.update(draftBankScreen(choice.value, from, call.own));
  else await tellFault(call, choice.error);
};

/** Controls of a quiz that has not started, for its teacher. False: another control. */
export const draftControl = async (bot: Bot, call: Call, id: CustomId): Promise<boolean> => {
  const { classes } = bot.app;
  const by = actorOf(call);
  const [chosen] = call.facts.values;
  const act = EDITS.find((one) => id.verb === `edit-${one}`);
  const pick = readPick(chosen ?? '');
  if (act !== undefined || (id.verb === 'draft-pick' && pick.from === 0)) {
    const seen = await classes.drafted(id.id, by);
    if (!seen.ok) {
      await tellFault(call, seen.error);
      return true;
    }
    // Making a question takes a moment.
    await call.think('private');
  }
  if (act !== undefined) {
    const [number = 0, revision] = id.argument.split(' ').map(Number);
    const result = await classes.edit(id.id, by, act, { place: id.revision, number, revision });
    const place = id.revision + (act === 'earlier' ? -1 : act === 'later' ? 1 : 0);
    await show(bot, call, result, act === 'remove' ? null : place);
    bot.quizzes.edited(id.id);
    return true;
  }
  switch (id.verb) {
    case 'draft':
      await show(bot, call, await classes.drafted(id.id, by), null);
      return true;
    case 'draft-see':
      await show(bot, call, await classes.drafted(id.id, by), Number(chosen ?? id.revision));
      return true;
    case 'draft-add':
      await showBank(bot, call, id.id, chosen ?? '', 0);
      return true;
    case 'draft-pick':
      if (pick.from > 0) await showBank(bot, call, id.id, pick.set, pick.from);
      else {
        await show(bot, call, await classes.addFromBank(id.id, by, pick.set, pick), null);
        bot.quizzes.redraw(id.id);
      }
      return true;
    default:
      return false;
  }
};
