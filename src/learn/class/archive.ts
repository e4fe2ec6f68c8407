import { ok } from '../../engine/core/result.ts';
import { type Assignment, hasBegun } from '../model/assignment.ts';
import { DAY_MS } from '../model/day.ts';
import { type Classroom, forItsTeachers, forTeachers } from './classroom.ts';
import { refuse } from './faults.ts';

/** Whether something of it was asked or can be answered. */
const isAsked = (quiz: Assignment): boolean => hasBegun(quiz) && quiz.plan.length > 0;

/** The latest begun quizzes of a server, latest first, for a teacher; `all` adds those that ended before they began. */
export const past = forTeachers(async ({ archive, classes }, guild, _, most: number, all = false) => {
  const found: Assignment[] = [];
  for (const id of await archive.quizzes(guild, most)) {
    const quiz = await classes.load(id);
    if (quiz !== null && (all || isAsked(quiz))) found.push(quiz);
  }
  return found;
});

/** Deletes an ended quiz for good: questions, attempts, answers and results. For a teacher. */
export const remove = forItsTeachers(async ({ archive }, quiz) => {
  if (quiz.phase !== 'over') return refuse('not-now', {});
  return (await archive.remove(quiz.id)) ? ok(quiz) : refuse('no-such-quiz', {});
});

/** How many quizzes would be deleted now if they were kept for `days` days. */
export const outlived = ({ archive, clock }: Classroom, guild: string, days: number): Promise<number> =>
  archive.outlived(guild, clock() - days * DAY_MS);
