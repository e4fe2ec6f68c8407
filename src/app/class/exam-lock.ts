import type { Classroom } from './classroom.ts';
import type { Actor, Classes } from './ports.ts';
import type { QuizRecord } from './quiz.ts';

/** Who sits an exam now (see `Classes.sitting`): asked of the store every time, since any process may have begun it. */
export const sittingIn = ({
  classes: store,
  clock,
  awake,
  mayTeach,
}: Pick<Classroom, 'classes' | 'clock' | 'awake' | 'mayTeach'>): Pick<Classes, 'sitting'> => {
  const shutFor = async (quiz: QuizRecord, by: Actor): Promise<boolean> => {
    if (!quiz.settings.shut || quiz.teacher === by.user) return false;
    // Whoever looks after time closes it in a moment.
    if (quiz.deadline !== null && quiz.deadline <= clock()) return false;
    return by.guild !== quiz.guild || !(await mayTeach(by));
  };
  return {
    sitting: async (by) => {
      await awake();
      const shut: QuizRecord[] = [];
      for (const quiz of await store.sitting(by.user)) if (await shutFor(quiz, by)) shut.push(quiz);
      // The one that ends last; one whose clock is stopped ends later than any.
      const endOf = ({ deadline }: QuizRecord): number => deadline ?? Number.POSITIVE_INFINITY;
      return shut.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null;
    },
  };
};
