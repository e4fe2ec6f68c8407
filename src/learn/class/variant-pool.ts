import { type Timers, within } from '../../kernel/timers.ts';
import type { QuizId } from '../model/assignment.ts';
import type { Supply } from '../model/attempt.ts';
import { type Question, symmetriesOf } from '../model/question.ts';
import type { SlotPosition } from '../questions/making.ts';
import type { ClassStore } from './ports.ts';
import type { QuestionMaker } from './question-maker.ts';
import { type Seating, scarceOf, seatingOf } from './seating.ts';

/** Positions made beyond the seats taken, so that the next student need not wait. */
export const SLACK = 20;
/** Most positions made in one go: other requests for questions come in between. */
const CHUNK_SIZE = 20;
/** How long a student waits for their own positions before they are asked to press again. */
const SEAT_WAIT_MS = 10_000;
/** A slot in which making failed so often in a row has no more. */
const MAX_FAILURES = 2;
/** Exams handled in one go. */
const BATCH = 200;

/** Makes the positions of exams ahead of the students who take a seat. */
export interface VariantPools {
  /** Starts making what exams want now; gives those to which positions were added since it was asked last. */
  grow(): Promise<readonly QuizId[]>;
  /** Retries `take` as positions come; null if that takes too long. Nobody shares while more can be made. */
  seated<T>(id: QuizId, take: () => Promise<T | null>): Promise<T | null>;
  /** The symmetries of each slot's positions, of a pool of this size. */
  symmetries(id: QuizId, supplies: readonly Supply[]): Promise<readonly (readonly string[])[]>;
}

/** The positions of an exam while more are made for it. */
interface Known {
  readonly slots: (readonly SlotPosition[])[];
  readonly seating: Seating;
  /** Slots whose games have no positions left that no other slot has. */
  readonly dry: Set<number>;
}

/** Seats that have positions of their own in every slot, or must share; infinite if no more can be made. */
const seatsIn = (slots: readonly Supply[]): number =>
  Math.min(...slots.map(({ count, exhausted }) => (exhausted ? Number.POSITIVE_INFINITY : count)));

/**
 * The pools over a store and a maker; `grow` throws the first failure of making since the
 * last time.
 */
export const variantPoolsOf = (
  store: ClassStore,
  maker: Pick<QuestionMaker, 'more'>,
  timers: Timers,
): VariantPools => {
  const growing = new Map<QuizId, Promise<void>>();
  /** Exams for which making failed: not tried until the next `grow`. */
  const resting = new Set<QuizId>();
  const grown = new Set<QuizId>();
  const failures = new Map<string, number>();
  const faults: Error[] = [];
  /** Students that wait for a seat; the store counts those who joined. */
  const waiting = new Map<QuizId, number>();
  const listening = new Map<QuizId, (() => void)[]>();

  /** Cache of one: reading them all takes a while, and what stands in a slot stays. */
  let last: { readonly key: string; readonly all: readonly (readonly string[])[] } | null = null;

  const tell = (id: QuizId): void => {
    const all = listening.get(id) ?? [];
    listening.delete(id);
    for (const listener of all) listener();
  };

  const wanted = async (id: QuizId): Promise<number> => {
    const { next, unseated } = await store.seats(id);
    return next + unseated + (waiting.get(id) ?? 0) + SLACK;
  };

  /**
   * Questions for the seats from `from` on: first positions that no other slot has, then shared ones, though never twice for one
   * seat.
   */
  const more = async (id: QuizId, slot: number, from: number, like: Question, known: Known) => {
    const { slots, seating, dry } = known;
    const seed = `${id} ${slot} ${from}`;
    // A search in vain is the longest: once is enough, later seats share.
    const own = dry.has(slot) ? [] : await maker.more(like, seed, CHUNK_SIZE, symmetriesOf(seating.taken()));
    if (own.length === CHUNK_SIZE) return { questions: own, exhausted: false };
    dry.add(slot);
    const there = symmetriesOf([...(slots[slot] ?? []), ...own]);
    const avoid = [...there, ...scarceOf(slots, await store.supplies(id))];
    const all = [...own, ...(await maker.more(like, seed, CHUNK_SIZE, avoid))];
    const questions = seating.apart(all, from).slice(0, CHUNK_SIZE);
    return { questions, exhausted: all.length < CHUNK_SIZE || questions.length === 0 };
  };

  const add = async (id: QuizId, slot: number, from: number, known: Known): Promise<void> => {
    const like = await store.question(id, slot);
    if (like === null) return;
    const key = `${id} ${slot}`;
    try {
      const { questions, exhausted } = await more(id, slot, from, like, known);
      await store.addVariants(id, slot, from, questions, exhausted);
      known.slots[slot] = [...(known.slots[slot] ?? []), ...questions];
      known.seating.add(questions, from);
      failures.delete(key);
    } catch (error) {
      const times = (failures.get(key) ?? 0) + 1;
      failures.set(key, times);
      // The exam must go on: its seats share here, and the teacher is told.
      if (times >= MAX_FAILURES) await store.addVariants(id, slot, from, [], true);
      throw error;
    }
  };

  const knownOf = async (id: QuizId): Promise<Known> => {
    const slots = [...(await store.placed(id))];
    return { slots, seating: seatingOf(slots), dry: new Set() };
  };

  /** Fills the slot with the fewest positions first: so all slots are ready for the next seat as early as possible. */
  const fill = async (id: QuizId): Promise<void> => {
    let known: Known | null = null;
    for (;;) {
      const phase = (await store.load(id))?.phase;
      if (phase !== 'lobby' && phase !== 'open') return;
      const slots = await store.supplies(id);
      const seats = seatsIn(slots);
      if (seats >= (await wanted(id))) return;
      const slot = slots.findIndex(({ count, exhausted }) => !exhausted && count === seats);
      // Another process added some: read them again.
      if (known?.slots.every(({ length }, i) => length === slots[i]?.count) !== true)
        known = await knownOf(id);
      await add(id, slot, seats, known);
      grown.add(id);
      if (seatsIn(await store.supplies(id)) > seats) tell(id);
    }
  };

  const begin = (id: QuizId): void => {
    if (growing.has(id) || resting.has(id)) return;
    const run = fill(id)
      .catch((error: unknown) => {
        resting.add(id);
        faults.push(
          error instanceof Error ? error : new Error('positions could not be made', { cause: error }),
        );
      })
      .finally(() => {
        growing.delete(id);
        tell(id);
      });
    growing.set(id, run);
  };

  const waits = async <T>(id: QuizId, take: () => Promise<T | null>): Promise<T | null> => {
    const end = timers.steady() + SEAT_WAIT_MS;
    for (;;) {
      // Listens before it looks, so that it misses nothing.
      const more = new Promise<'more'>((resolve) => {
        listening.set(id, [...(listening.get(id) ?? []), () => resolve('more')]);
      });
      const done = await take();
      if (done !== null) return done;
      begin(id);
      if ((await within(timers, end - timers.steady(), more, 'late')) === 'late') return null;
    }
  };

  return {
    seated: async (id, take) => {
      const done = await take();
      if (done !== null) return done;
      waiting.set(id, (waiting.get(id) ?? 0) + 1);
      try {
        return await waits(id, take);
      } finally {
        const left = (waiting.get(id) ?? 1) - 1;
        if (left > 0) waiting.set(id, left);
        else waiting.delete(id);
      }
    },
    symmetries: async (id, supplies) => {
      const key = `${id} ${supplies.map(({ count }) => count).join(' ')}`;
      if (last?.key !== key) last = { key, all: (await store.placed(id)).map(symmetriesOf) };
      return last.all;
    },
    grow: async () => {
      resting.clear();
      for (const id of await store.growing(BATCH)) begin(id);
      const [fault] = faults.splice(0);
      if (fault !== undefined) throw fault;
      const changed = [...grown];
      grown.clear();
      return changed;
    },
  };
};
