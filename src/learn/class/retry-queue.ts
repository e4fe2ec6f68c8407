import type { OfShards } from '../../kernel/shard.ts';
import type { Assignment, QuizId } from '../model/assignment.ts';
import type { ScheduleStore } from './ports.ts';

/** And as many again of waiting ones. */
const MAX_QUIZZES_PER_CALL = 200;

/** Order of due quizzes. Only this process knows which ones stay due: a new one tries all. */
export class RetryQueue {
  readonly #store: Pick<ScheduleStore, 'due'>;
  /** Quizzes that stayed due, in the order of their turns. */
  readonly #waiting = new Set<QuizId>();

  constructor(store: Pick<ScheduleStore, 'due'>) {
    this.#store = store;
  }

  /**
   * First those not yet tried, by deadline; then those that stayed due, the longest waiting first: repeated failures delay no
   * other quiz, and every quiz gets its turn.
   */
  async next(now: number, of?: OfShards): Promise<readonly Assignment[]> {
    const waiting = this.#waiting;
    const all = await this.#store.due(now, MAX_QUIZZES_PER_CALL + waiting.size, of);
    const due = new Map(all.map((quiz) => [quiz.id, quiz]));
    for (const id of waiting) if (!due.has(id)) waiting.delete(id);
    const fresh = all.filter(({ id }) => !waiting.has(id)).slice(0, MAX_QUIZZES_PER_CALL);
    const again = [...waiting].slice(0, MAX_QUIZZES_PER_CALL).flatMap((id) => due.get(id) ?? []);
    return [...fresh, ...again];
  }

  /** Marks it as tried; `stays`: still due. */
  had(id: QuizId, stays: boolean): void {
    this.#waiting.delete(id);
    if (stays) this.#waiting.add(id);
  }
}
