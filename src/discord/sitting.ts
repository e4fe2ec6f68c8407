import { date, moment, p } from '../locale/doc.ts';
import type { Bot } from './bot.ts';
import type { Call } from './call.ts';
import { actorOf } from './handlers/quiz.ts';

/** Whether analyses are shut for whoever asks, since they sit an exam: they are told until when, and nothing else is done. */
export const isSitting = async (bot: Bot, call: Call): Promise<boolean> => {
  const exam = await bot.app.classes.sitting(actorOf(call));
  if (exam === null) return false;
  const { sitting } = call.own.classroom;
  const { deadline } = exam;
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
  return true;
};
