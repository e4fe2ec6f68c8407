import { ok } from '../../engine/core/result.ts';
import { isBalanced } from '../quiz/kinds/index.ts';
import type { SlotPosition } from '../quiz/making.ts';
import { type Question, symmetriesOf } from '../quiz/question.ts';
import { FIRST_VARIANTS } from './attempt.ts';
import { type Classroom } from './classroom.ts';
import { refuse } from './faults.ts';
import type { Classes, Failed, Standing } from './ports.ts';
import { type Change, isRunning, type QuizId, type QuizRecord, unwarranted } from './quiz.ts';
import { retryQueueOf } from './retry-queue.ts';
import { isDoubtful, scarceOf, seatingOf } from './seating.ts';
import { SLACK } from './variant-pool.ts';

/** All that go on, in all servers. */
const ALL = 1_000_000;
const DAY = 24 * 60 * 60 * 1000;
/** Quizzes handled in one go. */
const BATCH = 200;
/** A place at which making failed so often keeps the question it has, for everybody. */
const MOST_FAILURES = 2;

/** What is not to come at a place: `avoid` (symmetries) at all, `elsewhere` as long as there is enough else. */
interface Unwanted {
  readonly avoid: readonly string[];
  readonly elsewhere: readonly SlotPosition[];
}

/** What a place is given: `base` is its question from now on, `exhausted` that no more will come. */
interface Stock {
  readonly questions: readonly Question[];
  readonly exhausted: boolean;
  readonly base?: Question | undefined;
}

/** Tells what went wrong with one quiz at once; where nobody listens, `end` throws the first of it. */
const faultsOf = (failed: Failed | undefined) => {
  const faults: unknown[] = [];
  return {
    add: (id: QuizId, error: unknown): void => {
      if (failed === undefined) faults.push(error);
      else failed(id, error);
    },
    end: (): void => {
      if (faults.length > 0) throw faults[0];
    },
  };
};

/** What runs by itself. */
export const clockwork = (
  room: Classroom,
): Pick<Classes, 'wake' | 'asleep' | 'tick' | 'reminders' | 'prepare' | 'grow' | 'hang' | 'show'> => {
  const { classes: store, downtime, clock, change, due, settled, mayTeach, viewOf, questions: maker } = room;

  /** An exam whose questions were drawn has others in place of those that few are as hard as; a teacher's own stay. */
  const mayReplace = ({ settings: { mode, bank } }: QuizRecord): boolean =>
    mode === 'exam' && bank === undefined;

  /** Questions for a place. */
  const stockOf = async (
    quiz: QuizRecord,
    place: number,
    question: Question,
    { avoid, elsewhere }: Unwanted,
  ): Promise<Stock> => {
    const seed = `${quiz.id} ${place}`;
    if (!mayReplace(quiz)) {
      const made = await maker.variants(question, seed, FIRST_VARIANTS, [
        ...avoid,
        ...symmetriesOf(elsewhere),
      ]);
      return {
        questions: made,
        exhausted: quiz.settings.mode === 'homework' && made.length < FIRST_VARIANTS,
      };
    }
    const { games, own, kinds, level, students } = quiz.settings;
    const { questions } = await maker.examPool({
      question,
      games,
      ...(own === undefined ? {} : { own }),
      kinds,
      level,
      count: students + SLACK,
      seed,
      avoid,
      elsewhere,
    });
    // It gave up where more would have been dear: whether there are is found when they are wanted.
    return { questions, exhausted: false, base: questions[0] };
  };

  /** How often making failed at places of a quiz that is not prepared. */
  const failures = new Map<QuizId, Map<number, number>>();

  /** As `stockOf`; an exam must go on where it fails time and again, and there everybody has the same. Null: it is to be tried again. */
  const stockOrBase = async (
    quiz: QuizRecord,
    place: number,
    question: Question,
    unwanted: Unwanted,
    failed: (error: unknown) => void,
  ): Promise<Stock | null> => {
    try {
      return await stockOf(quiz, place, question, unwanted);
    } catch (error) {
      failed(error);
      const places = failures.get(quiz.id) ?? new Map<number, number>();
      failures.set(quiz.id, places);
      const times = (places.get(place) ?? 0) + 1;
      places.set(place, times);
      return times < MOST_FAILURES ? null : { questions: [question], exhausted: true };
    }
  };

  /**
   * The questions of each place, one place after another, nobody with a position at two of them; whoever stops in the middle goes
   * on there. Seats are taken when all is done: whether it is. Where both P and N are wanted there are fewest: these places come
   * first. A question that has not been replaced stands at no other place, so that each has one at least.
   */
  const prepare = async (quiz: QuizRecord, failed: (error: unknown) => void): Promise<boolean> => {
    const supplies = [...(await store.supplies(quiz.id))];
    const questions = await store.questions(quiz.id);
    const stand: (readonly SlotPosition[])[] = [...(await store.placed(quiz.id))];
    const seating = seatingOf(stand);
    const places = [...questions.entries()]
      .filter(([place]) => (supplies[place]?.count ?? 0) === 0)
      .toSorted(([, a], [, b]) => Number(isBalanced(b.kind)) - Number(isBalanced(a.kind)));
    const missing = new Map(places);
    for (const [place, question] of places) {
      const others = [...missing].filter(([other]) => other !== place).map(([, { symmetry }]) => symmetry);
      const elsewhere = seating.taken();
      const unwanted = { avoid: [...scarceOf(stand, supplies), ...others], elsewhere };
      const stock = await stockOrBase(quiz, place, question, unwanted, failed);
      if (stock === null) continue;
      const { exhausted, base } = stock;
      const seated = seating.apart(stock.questions, 0);
      const isAsDrawn = isDoubtful(seated, questions.length, elsewhere);
      const its = isAsDrawn ? [question] : seated;
      await store.addVariants(quiz.id, place, 0, its, exhausted, isAsDrawn ? undefined : base);
      seating.add(its, 0);
      stand[place] = its;
      supplies[place] = { count: its.length, exhausted };
      missing.delete(place);
    }
    if (missing.size > 0) return false;
    await store.setPrepared(quiz.id);
    return true;
  };

  /** What is due; null also where it is not known yet whether its teacher is one still. */
  const warranted = async (quiz: QuizRecord, standing?: Standing): Promise<Change | null> => {
    const what = await due(quiz);
    const begins = what !== null && what.phase !== 'over' && !isRunning(quiz);
    // Whose data were deleted is nobody to ask about: what they planned stays the server’s.
    if (!begins || standing === undefined || quiz.teacher === null) return what;
    const teacher = await standing(quiz.guild, quiz.teacher);
    if (teacher === 'unknown') return null;
    return teacher !== 'gone' && (await mayTeach(teacher)) ? what : unwarranted;
  };

  const turns = retryQueueOf(store);
  /** Quizzes that time has changed, or may have, and that nobody was told to draw. */
  const undrawn = new Set<QuizId>();
  /** Quizzes whose change failed, with the revision before it: it may have been committed all the same. */
  const doubtful = new Map<QuizId, number>();

  return {
    show: async (id) => {
      const quiz = await settled(id);
      return quiz === null ? refuse('no-such-quiz', {}) : ok(await viewOf(quiz));
    },
    wake: async () => {
      await room.awake();
      // The process before may have ended between the end of a quiz and drawing it.
      const ended = await store.unshown(clock() - DAY);
      return [...(await store.running(ALL)).map(({ id }) => id), ...ended];
    },
    asleep: downtime.away,
    tick: async (standing, failed) => {
      await downtime.beat();
      await room.awake();
      const now = clock();
      const faults = faultsOf(failed);
      for (const [id, revision] of doubtful) {
        const quiz = await store.load(id);
        if (quiz !== null && quiz.revision !== revision) undrawn.add(id);
        doubtful.delete(id);
      }
      for (const quiz of await turns.next(now))
        try {
          const what = await warranted(quiz, standing);
          const done = what !== null && (await change(quiz, what)) === 'changed';
          if (done) undrawn.add(quiz.id);
          turns.had(quiz.id, !done);
        } catch (error) {
          // It stays due: it is tried again when it is its turn, and keeps no other waiting.
          turns.had(quiz.id, true);
          doubtful.set(quiz.id, quiz.revision);
          faults.add(quiz.id, error);
        }
      faults.end();
      for (const id of room.moved()) undrawn.add(id);
      const ids = [...undrawn];
      undrawn.clear();
      return ids;
    },
    reminders: () => store.takeReminders(clock(), BATCH),
    prepare: async (failed) => {
      const ready: QuizId[] = [];
      const faults = faultsOf(failed);
      const unprepared = await store.unprepared(BATCH);
      for (const id of failures.keys()) if (!unprepared.some((quiz) => quiz.id === id)) failures.delete(id);
      for (const quiz of unprepared)
        try {
          if (await prepare(quiz, (error) => faults.add(quiz.id, error))) ready.push(quiz.id);
        } catch (error) {
          // One that cannot be made keeps no other from being made; it is tried again with the next call.
          faults.add(quiz.id, error);
        }
      if (ready.length === 0) faults.end();
      return ready;
    },
    grow: () => room.supplying.grow(),
    hang: (id, board) => store.hang(id, board),
  };
};
