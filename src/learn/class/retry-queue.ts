import type { OfShards } from '../../kernel/shard.ts';
import type { Assignment, QuizId } from '../model/assignment.ts';
import type { ClassStore } from './ports.ts';

/** Quizzes per call; as many again of waiting ones. */
const BATCH = 200;

/** Order of due quizzes. */
export interface RetryQueue {
  /**
   * First those not yet tried, by deadline; then those that stayed due, the longest waiting first: repeated failures delay no
   * other quiz, and every quiz gets its turn.
   */
  next(now: number, of?: OfShards): Promise<readonly Assignment[]>;
  /** Marks it as tried; `stays`: still due. */
  had(id: QuizId, stays: boolean): void;
}

/** The retry queue of a store. Only this process knows which ones stay due: a new one tries all. */
export const retryQueueOf = (store: Pick<ClassStore, 'due'>): RetryQueue => {
  /** In the order of their turns. */
  const waiting = new Set<QuizId>();
  return {
    next: async (now, of) => {
      const due = new Map((await store.due(now, BATCH + waiting.size, of)).map((quiz) => [quiz.id, quiz]));
      for (const id of waiting) if (!due.has(id)) waiting.delete(id);
      const again = [...waiting].slice(0, BATCH).flatMap((id) => due.get(id) ?? []);
      return [...[...due.values()].filter(({ id }) => !waiting.has(id)).slice(0, BATCH), ...again];
    },
    had: (id, stays) => {
      waiting.delete(id);
      if (stays) waiting.add(id);
    },
  };
};
