import type { Classroom } from './context.ts';
import type { Classes } from './ports.ts';
import { actOn, isRunning } from './quiz.ts';

/**
 * What becomes of a quiz that nobody can see in its channel. Closed to the bot: its clock stands until the teacher goes on, so
 * that no question passes unseen. Gone: it ends there, since nobody could answer any more; a question whose answer was not
 * shown does not count. Homework goes on, since `/class homework` opens it anywhere; so does what is only planned.
 */
export const unseenIn = ({ classes: store, change, clock }: Classroom): Pick<Classes, 'hidden' | 'gone'> => ({
  hidden: async (id) => {
    const quiz = await store.load(id);
    if (quiz === null || !isRunning(quiz) || quiz.settings.mode === 'homework') return false;
    const what = actOn(quiz, 'pause', clock());
    return what !== null && (await change(quiz, what)) === 'changed';
  },
  gone: async (guild, channel) => {
    const quiz = await store.latest(guild, channel);
    const what = quiz === null ? null : actOn(quiz, 'end', clock());
    return quiz !== null && what !== null && (await change(quiz, what)) === 'changed' ? quiz.id : null;
  },
});
