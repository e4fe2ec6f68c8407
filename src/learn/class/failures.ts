import type { QuizId } from '../model/assignment.ts';

/** Receives what went wrong with one quiz. */
export type OnFailure = (id: QuizId, error: unknown) => void;

/** Reports failures at once; if nobody listens, `end` throws the first of them. */
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
