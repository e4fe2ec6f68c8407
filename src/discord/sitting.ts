import type { QuizRecord } from '../app/class/quiz.ts';
import { date, moment, p } from '../locale/doc.ts';
import { actorOf } from './actor.ts';
import type { Bot } from './bot.ts';
import type { Call } from './call.ts';
import type { CustomId } from './message/custom-id.ts';

/** Whether a control could solve a position; `against-bot`: in an untimed game against the bot, whose moves tell who wins. */
export type Solves = 'never' | 'always' | 'against-bot';

const refuse = async (call: Call, { deadline }: QuizRecord): Promise<void> => {
  const { sitting } = call.own.classroom;
  await call.reply(
    {
      meaning: 'refused',
      title: [sitting.title],
      doc: [
        p(...(deadline === null ? sitting.text(null, null) : sitting.text(moment(deadline), date(deadline)))),
        p(sitting.what),
      ],
    },
    'private',
  );
};

/** Whether the user sits an exam: they are told until when, and nothing else is done. */
export const isSitting = async (bot: Bot, call: Call): Promise<boolean> => {
  const exam = await bot.app.classes.sitting(actorOf(call));
  if (exam !== null) await refuse(call, exam);
  return exam !== null;
};

/** A game whose clock runs goes on: an exam should cost nobody a game. Taking back moves would try one line after another. */
const asksBot = async (bot: Bot, { id, verb }: CustomId): Promise<boolean> => {
  const shown = await bot.app.matches.show(id);
  if (!shown.ok) return false;
  const { seats, clock } = shown.value.match;
  return seats.some(({ kind }) => kind === 'bot') && (clock === 'none' || verb === 'undo');
};

/** Whether a control is closed to whoever uses it, since they sit an exam; they are told so. */
export const isClosed = async (bot: Bot, call: Call, id: CustomId, solves: Solves): Promise<boolean> => {
  if (solves === 'never') return false;
  const exam = await bot.app.classes.sitting(actorOf(call));
  if (exam === null || (solves === 'against-bot' && !(await asksBot(bot, id)))) return false;
  await refuse(call, exam);
  return true;
};
