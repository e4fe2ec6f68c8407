import { pushTo } from '../../engine/core/maps.ts';
import type { OfShards } from '../../kernel/shard.ts';
import { type Timers, within } from '../../kernel/timers.ts';
import type { QuizId } from '../model/assignment.ts';
import type { Supply } from '../model/attempt.ts';
import { type Question, symmetriesOf } from '../model/question.ts';
import type { SlotPosition } from '../questions/making.ts';
import type { ClassStore } from './ports.ts';
import type { QuestionMaker } from './question-maker.ts';
import { Seating, scarceOf } from './seating.ts';

/** Positions made ahead of the seats taken, so that the next student need not wait. */
export const POSITIONS_AHEAD = 20;
/** Made at once: other requests for questions come in between. */
const MAX_CHUNK_POSITIONS = 20;
/** Then a student is asked to press again. */
const MAX_SEAT_WAIT_MS = 10_000;
/** After this many failures in a row a slot has no more. */
const MAX_FAILURES = 2;
const MAX_EXAMS_PER_CALL = 200;

/** An exam's positions while more are being made. */
interface GrowingPool {
  readonly slots: (readonly SlotPosition[])[];
  readonly seating: Seating;
  /** Slots whose games have no more positions that no other slot has. */
  readonly dry: Set<number>;
}

/** How many seats have positions in every slot, shared ones where no more can be made; infinite if that is so in all slots. */
const seatsIn = (slots: readonly Supply[]): number =>
  Math.min(...slots.map(({ count, exhausted }) => (exhausted ? Number.POSITIVE_INFINITY : count)));

/** Makes exams' positions ahead of the students. `grow` throws the first failure since the last call. */
export class VariantPools {
  readonly #store: ClassStore;
  readonly #maker: Pick<QuestionMaker, 'more'>;
  readonly #timers: Timers;
  readonly #growing = new Map<QuizId, Promise<void>>();
  /** Exams with a failure: not tried again until the next `grow`. */
  readonly #resting = new Set<QuizId>();
  readonly #grown = new Set<QuizId>();
  readonly #failures = new Map<string, number>();
  readonly #faults: Error[] = [];
  /** Students waiting for a seat; the store counts those who joined. */
  readonly #waiting = new Map<QuizId, number>();
  readonly #listening = new Map<QuizId, (() => void)[]>();
  /** Cache of one: reading them all takes a while. */
  #last: { readonly key: string; readonly all: readonly (readonly string[])[] } | null = null;

  constructor(store: ClassStore, maker: Pick<QuestionMaker, 'more'>, timers: Timers) {
    this.#store = store;
    this.#maker = maker;
    this.#timers = timers;
  }

  /** Retries `take` as positions arrive; null after too long. Nobody shares while more can be made. */
  async seated<T>(id: QuizId, take: () => Promise<T | null>): Promise<T | null> {
    const done = await take();
    if (done !== null) return done;
    this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + 1);
    try {
      return await this.#waits(id, take);
    } finally {
      const left = (this.#waiting.get(id) ?? 1) - 1;
      if (left > 0) this.#waiting.set(id, left);
      else this.#waiting.delete(id);
    }
  }

  /** Symmetries of each slot's positions, for a pool of this size at this revision. */
  async symmetries(
    id: QuizId,
    revision: number,
    supplies: readonly Supply[],
  ): Promise<readonly (readonly string[])[]> {
    const key = `${id} ${revision} ${supplies.map(({ count }) => count).join(' ')}`;
    if (this.#last?.key !== key) this.#last = { key, all: (await this.#store.placed(id)).map(symmetriesOf) };
    return this.#last.all;
  }

  /** Starts making what exams need; returns those that gained positions since the last call. */
  async grow(of: OfShards): Promise<readonly QuizId[]> {
    this.#resting.clear();
    for (const id of await this.#store.growing(MAX_EXAMS_PER_CALL, of)) this.#begin(id);
    const [fault] = this.#faults.splice(0);
    if (fault !== undefined) throw fault;
    const changed = [...this.#grown];
    this.#grown.clear();
    return changed;
  }

  /** Runs `work` while no positions are added to an exam. */
  async alone<T>(id: QuizId, work: () => Promise<T>): Promise<T> {
    while (this.#growing.has(id)) await this.#growing.get(id);
    const done = work();
    const end = (): void => {
      this.#growing.delete(id);
      this.#tell(id);
    };
    this.#growing.set(id, done.then(end, end));
    return done;
  }

  #tell(id: QuizId): void {
    const all = this.#listening.get(id) ?? [];
    this.#listening.delete(id);
    for (const listener of all) listener();
  }

  async #wanted(id: QuizId): Promise<number> {
    const { next, unseated } = await this.#store.seats(id);
    return next + unseated + (this.#waiting.get(id) ?? 0) + POSITIONS_AHEAD;
  }

  /**
   * Questions for the seats from `from` on: first positions that no other slot has, then shared ones, but never twice for one
   * seat.
   */
  async #more(
    id: QuizId,
    slot: number,
    from: number,
    like: Question,
    known: GrowingPool,
  ): Promise<{ questions: readonly Question[]; exhausted: boolean }> {
    const { slots, seating, dry } = known;
    const seed = `${id} ${slot} ${from}`;
    // A futile search takes longest: after one, later seats share.
    const own = dry.has(slot)
      ? []
      : await this.#maker.more(like, seed, MAX_CHUNK_POSITIONS, symmetriesOf(seating.taken()));
    if (own.length === MAX_CHUNK_POSITIONS) return { questions: own, exhausted: false };
    dry.add(slot);
    const there = symmetriesOf([...(slots[slot] ?? []), ...own]);
    const avoid = [...there, ...scarceOf(slots, await this.#store.supplies(id))];
    const all = [...own, ...(await this.#maker.more(like, seed, MAX_CHUNK_POSITIONS, avoid))];
    const questions = seating.apart(all, from).slice(0, MAX_CHUNK_POSITIONS);
    return { questions, exhausted: all.length < MAX_CHUNK_POSITIONS || questions.length === 0 };
  }

  async #add(id: QuizId, slot: number, from: number, known: GrowingPool): Promise<void> {
    const like = await this.#store.question(id, slot);
    if (like === null) return;
    const key = `${id} ${slot}`;
    try {
      const { questions, exhausted } = await this.#more(id, slot, from, like, known);
      await this.#store.addVariants(id, slot, from, questions, exhausted, undefined, like);
      known.slots[slot] = [...(known.slots[slot] ?? []), ...questions];
      known.seating.add(questions, from);
      this.#failures.delete(key);
    } catch (error) {
      const times = (this.#failures.get(key) ?? 0) + 1;
      this.#failures.set(key, times);
      // The exam must continue: its seats share here, and the teacher is told.
      if (times >= MAX_FAILURES) await this.#store.addVariants(id, slot, from, [], true, undefined, like);
      throw error;
    }
  }

  async #knownOf(id: QuizId): Promise<GrowingPool> {
    const slots = [...(await this.#store.placed(id))];
    return { slots, seating: new Seating(slots), dry: new Set() };
  }

  /** Fills the slot with the fewest positions first, so that all slots are soon ready for the next seat. */
  async #fill(id: QuizId): Promise<void> {
    let known: GrowingPool | null = null;
    for (;;) {
      const phase = (await this.#store.load(id))?.phase;
      if (phase !== 'lobby' && phase !== 'open') return;
      const slots = await this.#store.supplies(id);
      const seats = seatsIn(slots);
      if (seats >= (await this.#wanted(id))) return;
      const slot = slots.findIndex(({ count, exhausted }) => !exhausted && count === seats);
      // Another process added some: read them again.
      if (known?.slots.every(({ length }, i) => length === slots[i]?.count) !== true)
        known = await this.#knownOf(id);
      await this.#add(id, slot, seats, known);
      this.#grown.add(id);
      if (seatsIn(await this.#store.supplies(id)) > seats) this.#tell(id);
    }
  }

  #begin(id: QuizId): void {
    if (this.#growing.has(id) || this.#resting.has(id)) return;
    const run = this.#fill(id)
      .catch((error: unknown) => {
        this.#resting.add(id);
        this.#faults.push(
          error instanceof Error ? error : new Error('positions could not be made', { cause: error }),
        );
      })
      .finally(() => {
        this.#growing.delete(id);
        this.#tell(id);
      });
    this.#growing.set(id, run);
  }

  async #waits<T>(id: QuizId, take: () => Promise<T | null>): Promise<T | null> {
    const end = this.#timers.steady() + MAX_SEAT_WAIT_MS;
    for (;;) {
      // Listens before looking, so that no change is missed.
      const more = new Promise<'more'>((resolve) => {
        pushTo(this.#listening, id, () => resolve('more'));
      });
      const done = await take();
      if (done !== null) return done;
      this.#begin(id);
      if ((await within(this.#timers, end - this.#timers.steady(), more, 'late')) === 'late') return null;
    }
  }
}
