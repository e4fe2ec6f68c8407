import type { UserId } from '../match.ts';
import type { Classroom } from './context.ts';
import type { Actor, Classes, ClassStore } from './ports.ts';
import type { QuizId, QuizRecord } from './quiz.ts';

/** Who may sit an exam. It is asked at every analysis, and nearly everybody sits none: these cost no look at the store. */
export interface Sitters {
  /** Said before somebody's first look at their questions is kept. */
  begins(user: UserId): void;
  /** False: they sit none. */
  may(user: UserId): Promise<boolean>;
  /** Exams that somebody had begun when their data were deleted, and that were not over: no row says so any more. */
  readonly erased: Map<UserId, Set<QuizId>>;
}

/** Everybody who has begun an exam since the start, and before it one that is not over: an id a person, never forgotten. */
export const sittersOf = (store: Pick<ClassStore, 'sitters'>): Sitters => {
  const begun = new Set<UserId>();
  let before: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    try {
      for (const user of await store.sitters()) begun.add(user);
    } catch (error) {
      before = null;
      throw error;
    }
  };
  return {
    erased: new Map(),
    begins: (user) => {
      begun.add(user);
    },
    may: async (user) => {
      if (!begun.has(user)) await (before ??= read());
      return begun.has(user);
    },
  };
};

/**
 * Who sits an exam now (see `Classes.sitting`). Whoever has their data deleted in the middle of one sits it to its end all the
 * same, else deleting would open analyses. What that takes is held in memory alone, and gone with the exam or the process.
 */
export const sittingIn = ({
  classes: store,
  clock,
  mayTeach,
  sitters,
}: Pick<Classroom, 'classes' | 'clock' | 'mayTeach' | 'sitters'>): Pick<
  Classes,
  'sitting' | 'forgetting'
> => {
  /** Those of before somebody's data were deleted. */
  const before = async (user: UserId): Promise<readonly QuizRecord[]> => {
    const open: QuizRecord[] = [];
    for (const id of sitters.erased.get(user) ?? []) {
      const quiz = await store.load(id);
      if (quiz?.phase === 'open') open.push(quiz);
      else sitters.erased.get(user)?.delete(id);
    }
    if (open.length === 0) sitters.erased.delete(user);
    return open;
  };
  const shutFor = async (quiz: QuizRecord, by: Actor): Promise<boolean> => {
    if (!quiz.settings.shut || quiz.teacher === by.user) return false;
    // Whoever looks after time closes it in a moment.
    if (quiz.deadline !== null && quiz.deadline <= clock()) return false;
    return by.guild !== quiz.guild || !(await mayTeach(by));
  };
  return {
    forgetting: async (user) => {
      const open = await store.sitting(user);
      if (open.length === 0) return;
      sitters.begins(user);
      const ids = sitters.erased.get(user) ?? new Set();
      for (const { id } of open) ids.add(id);
      sitters.erased.set(user, ids);
    },
    sitting: async (by) => {
      if (!(await sitters.may(by.user))) return null;
      const shut: QuizRecord[] = [];
      for (const quiz of [...(await store.sitting(by.user)), ...(await before(by.user))])
        if (await shutFor(quiz, by)) shut.push(quiz);
      // The one that ends last; one whose clock is stopped ends later than any.
      const endOf = ({ deadline }: QuizRecord): number => deadline ?? Number.POSITIVE_INFINITY;
      return shut.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null;
    },
  };
};
