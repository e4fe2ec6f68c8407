import type { CustomId } from '../kernel/custom-id.ts';
import { plainScreen } from '../kernel/screens.ts';
import type { Assignment } from '../learn/model/assignment.ts';
import { date, moment, p } from '../texts/doc.ts';
import { actorOf } from './actor.ts';
import type { Bot } from './bot.ts';
import type { Call } from './call.ts';

/** When a control could solve a position. `against-bot`: in an untimed game against the bot, whose moves reveal who wins. */
export type Solves = 'never' | 'always' | 'against-bot';

const refuse = async (call: Call, { deadline }: Assignment): Promise<void> => {
  const { sitting } = call.own.classroom;
  await call.tell(
    plainScreen('refused', sitting.title, [
      p(...(deadline === null ? sitting.text(null, null) : sitting.text(moment(deadline), date(deadline)))),
      p(sitting.what),
    ]),
  );
};

/** Refuses if the user is taking an exam, and says until when. True: the call has been answered. */
export const refuseDuringExam = async (bot: Bot, call: Call): Promise<boolean> => {
  const exam = await bot.app.classes.sitting(actorOf(call));
  if (exam !== null) await refuse(call, exam);
  return exam !== null;
};

/**
 * Allows timed games, which an exam shouldn't make anyone lose, but not taking moves back: that would try one line after another.
 */
const revealsWinner = async (bot: Bot, { id, verb }: CustomId): Promise<boolean> => {
  const shown = await bot.app.matches.show(id);
  if (!shown.ok) return false;
  const { seats, clock } = shown.value.match;
  return seats.some(({ kind }) => kind === 'bot') && (clock === 'none' || verb === 'undo');
};

/** Refuses a control that could solve a position during the user's exam. True: the call has been answered. */
export const refuseControlDuringExam = async (
  bot: Bot,
  call: Call,
  id: CustomId,
  solves: Solves,
): Promise<boolean> => {
  if (solves === 'never') return false;
  const exam = await bot.app.classes.sitting(actorOf(call));
  if (exam === null || (solves === 'against-bot' && !(await revealsWinner(bot, id)))) return false;
  await refuse(call, exam);
  return true;
};
