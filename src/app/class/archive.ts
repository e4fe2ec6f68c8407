import { bad, good } from './context.ts';
import type { Actor, Classed, Classes, ClassStore } from './ports.ts';
import type { QuizId, QuizRecord } from './quiz.ts';

/** Where past quizzes are found. */
export interface ArchiveStore {
  /** The latest quizzes of a server, the latest first. */
  quizzes(guild: string, most: number): Promise<readonly QuizId[]>;
}

/** Past quizzes of a server, for its teachers. */
export interface Archive {
  /** The latest that were begun, the latest first. */
  past(by: Actor, most: number): Promise<Classed<readonly QuizRecord[]>>;
}

/** Begun: something of it was asked, or can be answered. */
const begun = ({ phase, plan }: QuizRecord): boolean =>
  phase !== 'planned' && phase !== 'lobby' && plan.length > 0;

export const archiveOf = (
  store: ArchiveStore,
  classes: Pick<ClassStore, 'load'>,
  teachers: Pick<Classes, 'mayTeach'>,
): Archive => ({
  past: async (by, most) => {
    if (by.guild === null) return bad('no-server', {});
    if (!(await teachers.mayTeach(by))) return bad('not-a-teacher', {});
    const found: QuizRecord[] = [];
    for (const id of await store.quizzes(by.guild, most)) {
      const quiz = await classes.load(id);
      if (quiz !== null && begun(quiz)) found.push(quiz);
    }
    return good(found);
  },
});
