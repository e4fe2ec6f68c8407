import { type Classroom, TRIES } from './classroom.ts';
import type { Classes } from './ports.ts';
import { actOn, type Change, isRunning, type QuizId, type QuizRecord } from './quiz.ts';

/**
 * What becomes of a quiz that nobody can see in its channel. Closed to the bot: its clock stands until the teacher goes on, so
 * that no question passes unseen. Gone: it ends there, since nobody could answer any more; a question whose answer was not
 * shown does not count. Homework goes on, since `/class homework` opens it anywhere; so does what is only planned.
 */
export const unseenIn = ({
  classes: store,
  awake,
  change,
  clock,
}: Classroom): Pick<Classes, 'hidden' | 'gone'> => {
  /** Applies `decide`, and retries after a concurrent write or a downtime; null: nothing to change. */
  const changed = async (
    find: () => Promise<QuizRecord | null>,
    decide: (quiz: QuizRecord) => Change | null,
  ): Promise<QuizId | null> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await awake();
      const quiz = await find();
      const what = quiz === null ? null : decide(quiz);
      if (quiz === null || what === null) return null;
      if ((await change(quiz, what)) === 'changed') return quiz.id;
    }
    return null;
  };
  return {
    hidden: async (id) => {
      const pauses = (quiz: QuizRecord) =>
        isRunning(quiz) && quiz.settings.mode !== 'homework' ? actOn(quiz, 'pause', clock()) : null;
      return (await changed(() => store.load(id), pauses)) !== null;
    },
    gone: (guild, channel) =>
      changed(
        () => store.latest(guild, channel),
        (quiz) => actOn(quiz, 'end', clock()),
      ),
  };
};
