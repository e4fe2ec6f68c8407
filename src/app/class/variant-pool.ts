import type { SlotPosition } from '../quiz/making.ts';
import { type Question, symmetriesOf } from '../quiz/question.ts';
import { type Timers, within } from '../timers.ts';
import type { Supply } from './attempt.ts';
import type { ClassStore } from './ports.ts';
import type { QuestionMaker } from './question-maker.ts';
import type { QuizId } from './quiz.ts';
import { type Seating, scarceOf, seatingOf } from './seating.ts';

/** Positions that are made beyond the seats taken, so that who comes next need not wait. */
export const SLACK = 20;
/** Positions made in one go, at most: what else wants questions made comes in between. */
const CHUNK = 20;
/** How long somebody waits for their own positions before they are asked to press again, in milliseconds. */
const PATIENCE = 10_000;
/** A place at which making failed so often in a row has no more. */
const MOST_FAILURES = 2;
/** Exams looked after in one go. */
const BATCH = 200;

/** Makes the positions of exams ahead of those who take a seat. */
export interface VariantPools {
  /** Starts making what exams want now; gives those to which positions were added since it was asked last. */
  grow(): Promise<readonly QuizId[]>;
  /** What `take` gives, tried again as positions come; null where that took too long. Nobody shares while more can be made. */
  seated<T>(id: QuizId, take: () => Promise<T | null>): Promise<T | null>;
  /** The symmetries of each slot's positions, of a pool of this size. */
  symmetries(id: QuizId, supplies: readonly Supply[]): Promise<readonly (readonly string[])[]>;
}

/** What is known of an exam while more is made for it. */
interface Known {
  /** What stands at each place. */
  readonly places: (readonly SlotPosition[])[];
  readonly seating: Seating;
  /** Places for which there are no positions that no other place has. */
  readonly dry: Set<number>;
}

/** The seats that have positions of their own at every place, or must share; without end where no more can be made. */
const seatsIn = (places: readonly Supply[]): number =>
  Math.min(...places.map(({ count, exhausted }) => (exhausted ? Number.POSITIVE_INFINITY : count)));

/**
 * VariantPools over a store and a maker; `grow` throws the first failure of making since the
 * last time.
 */
export const variantPoolsOf = (
  store: ClassStore,
  maker: Pick<QuestionMaker, 'more'>,
  timers: Timers,
): VariantPools => {
  const growing = new Map<QuizId, Promise<void>>();
  /** Those that failed rest until they are asked for again. */
  const resting = new Set<QuizId>();
  const grown = new Set<QuizId>();
  const failures = new Map<string, number>();
  const faults: Error[] = [];
  /** How many wait for a seat; those who joined are counted by the store. */
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
   * Questions for the seats from `from` on: positions that are at no other place, as many as there are, then such as others
   * have, too, though nobody twice.
   */
  const more = async (id: QuizId, place: number, from: number, like: Question, known: Known) => {
    const { places, seating, dry } = known;
    const seed = `${id} ${place} ${from}`;
    // A search in vain is the longest: once is enough, whoever comes later has those that others have, too.
    const own = dry.has(place) ? [] : await maker.more(like, seed, CHUNK, symmetriesOf(seating.taken()));
    if (own.length === CHUNK) return { questions: own, exhausted: false };
    dry.add(place);
    const there = symmetriesOf([...(places[place] ?? []), ...own]);
    const avoid = [...there, ...scarceOf(places, await store.supplies(id))];
    const all = [...own, ...(await maker.more(like, seed, CHUNK, avoid))];
    const questions = seating.apart(all, from).slice(0, CHUNK);
    return { questions, exhausted: all.length < CHUNK || questions.length === 0 };
  };

  const add = async (id: QuizId, place: number, from: number, known: Known): Promise<void> => {
    const like = await store.question(id, place);
    if (like === null) return;
    const key = `${id} ${place}`;
    try {
      const { questions, exhausted } = await more(id, place, from, like, known);
      await store.addVariants(id, place, from, questions, exhausted);
      known.places[place] = [...(known.places[place] ?? []), ...questions];
      known.seating.add(questions, from);
      failures.delete(key);
    } catch (error) {
      const times = (failures.get(key) ?? 0) + 1;
      failures.set(key, times);
      // An exam must go on: its seats share there, and the teacher is told.
      if (times >= MOST_FAILURES) await store.addVariants(id, place, from, [], true);
      throw error;
    }
  };

  const knownOf = async (id: QuizId): Promise<Known> => {
    const places = [...(await store.placed(id))];
    return { places, seating: seatingOf(places), dry: new Set() };
  };

  /** The poorest place first: then all places are ready for the next seats as early as can be. */
  const fill = async (id: QuizId): Promise<void> => {
    let known: Known | null = null;
    for (;;) {
      const phase = (await store.load(id))?.phase;
      if (phase !== 'lobby' && phase !== 'open') return;
      const places = await store.supplies(id);
      const seats = seatsIn(places);
      if (seats >= (await wanted(id))) return;
      const place = places.findIndex(({ count, exhausted }) => !exhausted && count === seats);
      // Where somebody else added some, it is looked at anew.
      if (known?.places.every(({ length }, i) => length === places[i]?.count) !== true)
        known = await knownOf(id);
      await add(id, place, seats, known);
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
    const end = timers.steady() + PATIENCE;
    for (;;) {
      // Listens before it looks, so that nothing is missed.
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
