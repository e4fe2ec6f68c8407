import type { OfShards } from '../../kernel/shard.ts';
import type { Assignment, QuizId } from '../model/assignment.ts';
import type { ClassStore } from './ports.ts';

/** Quizzes handled in one go; as many again of those that wait. */
const BATCH = 200;

/** Whose turn it is of the quizzes that are due. */
export interface RetryQueue {
  /**
   * Those that did not stay due when they had their turn, by their deadlines; then those that did, whoever waits longest first. So
   * however many fail time and again, no other waits for them, and each of them is tried again in its turn.
   */
  next(now: number, of?: OfShards): Promise<readonly Assignment[]>;
  /** It has had its turn, and `stays` due as far as one can tell. */
  had(id: QuizId, stays: boolean): void;
}

/** The retry queue of a store. Which ones stay due is known to this process alone: a new one tries all of them. */
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
