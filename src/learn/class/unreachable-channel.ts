/**
 * Effects of an unreachable channel on its quiz. Closed to the bot: its clock stops until the teacher continues, so that no
 * question passes unseen. Deleted: it ends, since nobody can answer any more; a question whose answer was not shown does not
 * count. Homework continues, since `/class homework` opens it anywhere; so do planned quizzes.
 */

import { type Assignment, actOn, type Change, isRunning, type QuizId } from '../model/assignment.ts';
import { policyOf } from '../model/policy.ts';
import { type Classroom, MAX_TRIES } from './classroom.ts';

/** Applies `decide`, and retries after a concurrent write or downtime; null: nothing to change. */
const changed = async (
  room: Classroom,
  find: () => Promise<Assignment | null>,
  decide: (quiz: Assignment) => Change | null,
): Promise<QuizId | null> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await room.awake();
    const quiz = await find();
    const what = quiz === null ? null : decide(quiz);
    if (quiz === null || what === null) return null;
    if ((await room.change(quiz, what)) === 'changed') return quiz.id;
  }
  return null;
};

/** The channel is closed to the bot: whether that stopped its quiz's clock. */
export const hidden = async (room: Classroom, id: QuizId): Promise<boolean> => {
  const pauses = (quiz: Assignment) =>
    isRunning(quiz) && policyOf(quiz).lobby ? actOn(quiz, 'pause', room.clock()) : null;
  return (await changed(room, () => room.classes.load(id), pauses)) !== null;
};

/** The channel was deleted: its running quiz, now ended; null: none. */
export const gone = (room: Classroom, guild: string, channel: string): Promise<QuizId | null> =>
  changed(
    room,
    () => room.classes.latest(guild, channel),
    (quiz) => actOn(quiz, 'end', room.clock()),
  );
