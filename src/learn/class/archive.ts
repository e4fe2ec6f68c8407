import { ok } from '../../engine/core/result.ts';
import type { Assignment, QuizId } from '../model/assignment.ts';
import { DAY_MS } from '../model/day.ts';
import type { Actor } from './actor.ts';
import type { Classroom } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';

/** Whether something of it was asked or can be answered. */
const isBegun = ({ phase, plan }: Assignment): boolean =>
  phase !== 'planned' && phase !== 'lobby' && plan.length > 0;

/** The latest begun quizzes of a server, latest first, for a teacher; `all` adds those that ended before they began. */
export const past = async (
  room: Classroom,
  by: Actor,
  most: number,
  all = false,
): Reply<readonly Assignment[]> => {
  const guild = await room.teaching(by);
  if (!guild.ok) return guild;
  const found: Assignment[] = [];
  for (const id of await room.archive.quizzes(guild.value, most)) {
    const quiz = await room.classes.load(id);
    if (quiz !== null && (all || isBegun(quiz))) found.push(quiz);
  }
  return ok(found);
};

/** Deletes an ended quiz for good: questions, attempts, answers and results. For a teacher. */
export const remove = async (room: Classroom, id: QuizId, by: Actor): Reply<Assignment> => {
  const quiz = await room.taught(id, by);
  if (!quiz.ok) return quiz;
  if (quiz.value.phase !== 'over') return refuse('not-now', {});
  return (await room.archive.remove(id)) ? quiz : refuse('no-such-quiz', {});
};

/** How many quizzes would be deleted now if they were kept for `days` days. */
export const outlived = ({ archive, clock }: Classroom, guild: string, days: number): Promise<number> =>
  archive.outlived(guild, clock() - days * DAY_MS);
