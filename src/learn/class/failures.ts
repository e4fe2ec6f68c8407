import type { QuizId } from '../model/assignment.ts';

/** Receives the error of one quiz. */
export type OnFailure = (id: QuizId, error: unknown) => void;

/** Reports errors at once; without a listener, `end` throws the first of them. */
export const failuresTo = (failed: OnFailure | undefined) => {
  const kept: unknown[] = [];
  return {
    add: (id: QuizId, error: unknown): void => {
      if (failed === undefined) kept.push(error);
      else failed(id, error);
    },
    end: (): void => {
      if (kept.length > 0) throw kept[0];
    },
  };
};
