import { ok } from '../../engine/core/result.ts';
import type { Clock } from '../../kernel/ports.ts';
import type { Assignment, QuizId } from '../model/assignment.ts';
import { DAY_MS } from '../model/day.ts';
import type { Actor, Teachers } from './actor.ts';
import { type Reply, refuse } from './faults.ts';
import type { ClassStore } from './ports.ts';

/** Past quizzes, with deletion of their questions, students, attempts and answers. */
export interface ArchiveStore {
  /** The latest quizzes of a server that are neither planned nor in their lobby, latest first. */
  quizzes(guild: string, most: number): Promise<readonly QuizId[]>;
  /** Deletes an ended quiz; false: none. */
  remove(id: QuizId): Promise<boolean>;
  /** Number of quizzes in a server that ended, or were abandoned, before `time`; never planned ones. */
  outlived(guild: string, time: number): Promise<number>;
  /** Deletes at most so many of them, the oldest first; returns the number. */
  forget(guild: string, time: number, most: number): Promise<number>;
  /**
   * Removes roster names older than `time` of users in none of the server's quizzes, and extra time of that age where it has
   * no quiz at all. Returns the number.
   */
  forgetNames(guild: string, time: number): Promise<number>;
}

/** Past quizzes of a server, for its teachers. */
export interface Archive {
  /** The latest begun quizzes, latest first; `all` adds lobbies and planned ones. */
  past(by: Actor, most: number, all?: boolean): Reply<readonly Assignment[]>;
  /** Deletes an ended quiz for good: questions, attempts, answers and results. */
  remove(id: QuizId, by: Actor): Reply<Assignment>;
  /** Number of quizzes a retention of so many days would delete now. */
  outlived(guild: string, days: number): Promise<number>;
}

/** Whether something of it was asked or can be answered. */
const begun = ({ phase, plan }: Assignment): boolean =>
  phase !== 'planned' && phase !== 'lobby' && plan.length > 0;

/** The archive over a store. Faults: no server, not a teacher, no such quiz, or a quiz that is not over. */
export const archiveOf = (
  store: ArchiveStore,
  classes: Pick<ClassStore, 'load'>,
  teachers: Teachers,
  clock: Clock,
): Archive => ({
  past: async (by, most, all = false) => {
    if (by.guild === null) return refuse('no-server', {});
    if (!(await teachers.mayTeach(by))) return refuse('not-a-teacher', {});
    const found: Assignment[] = [];
    for (const id of await store.quizzes(by.guild, most)) {
      const quiz = await classes.load(id);
      if (quiz !== null && (all || begun(quiz))) found.push(quiz);
    }
    return ok(found);
  },
  remove: async (id, by) => {
    if (by.guild === null) return refuse('no-server', {});
    const quiz = await classes.load(id);
    if (quiz === null || quiz.guild !== by.guild) return refuse('no-such-quiz', {});
    if (!(await teachers.mayTeach(by))) return refuse('not-a-teacher', {});
    if (quiz.phase !== 'over') return refuse('not-now', {});
    return (await store.remove(id)) ? ok(quiz) : refuse('no-such-quiz', {});
  },
  outlived: (guild, days) => store.outlived(guild, clock() - days * DAY_MS),
});
