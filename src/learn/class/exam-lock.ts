import type { Assignment } from '../model/assignment.ts';
import type { Actor } from './actor.ts';
import { withOwnEnd } from './allowances.ts';
import type { Classroom } from './classroom.ts';

type LockDeps = Pick<Classroom, 'classes' | 'clock' | 'awake' | 'mayTeach'>;

const isShutFor = async (deps: LockDeps, quiz: Assignment, by: Actor): Promise<boolean> => {
  if (quiz.phase !== 'open' || !quiz.settings.shut || quiz.teacher === by.user) return false;
  // The scheduler is about to close it.
  if (quiz.deadline !== null && quiz.deadline <= deps.clock()) return false;
  return by.guild !== quiz.guild || !(await deps.mayTeach(by));
};

/**
 * The exam a user is sitting, in any server, during which analyses are closed to them; null: none. Its teacher, and everybody
 * who may teach in its server, sits none. Read from the store each time, since any process may have started it.
 */
export const sitting = async (deps: LockDeps, by: Actor): Promise<Assignment | null> => {
  await deps.awake();
  const shut: Assignment[] = [];
  for (const quiz of await deps.classes.sitting(by.user)) {
    const own = await withOwnEnd(deps, quiz, by.user);
    if (await isShutFor(deps, own, by)) shut.push(own);
  }
  // The exam that ends last; one with a stopped clock ends later than any.
  const endOf = ({ deadline }: Assignment): number => deadline ?? Number.POSITIVE_INFINITY;
  return shut.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null;
};
