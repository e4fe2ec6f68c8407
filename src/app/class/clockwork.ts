import { BALANCED } from '../quiz/compose.ts';
import type { Question } from '../quiz/question.ts';
import { type Classroom, good } from './context.ts';
import { FIRST_VARIANTS, RICH_VARIANTS } from './paper.ts';
import type { Classes, Standing } from './ports.ts';
import { type Change, isRunning, type QuizId, type QuizRecord, unwarranted } from './quiz.ts';
import { BEAT } from './waking.ts';

/** Quizzes handled in one go. */
const BATCH = 200;

/** What runs by itself. */
export const clockwork = (
  room: Classroom,
): Pick<Classes, 'wake' | 'asleep' | 'tick' | 'reminders' | 'prepare' | 'grow' | 'hang' | 'show'> => {
  const { classes: store, settings, clock, change, due, settled, mayTeach, viewOf, questions: maker } = room;

  /** An exam whose questions were drawn has others in place of those that few are as hard as; a teacher's own stay. */
  const mayReplace = ({ settings: { mode, bank } }: QuizRecord): boolean =>
    mode === 'exam' && bank === undefined;

  /** Fills a place with questions that are at no other. */
  const stock = async (
    { id, settings }: QuizRecord,
    place: number,
    question: Question,
    avoid: readonly string[],
    replace: boolean,
  ): Promise<readonly Question[]> => {
    const seed = `${id} ${place}`;
    if (!replace) {
      const made = await maker.variants(question, seed, FIRST_VARIANTS, avoid);
      await store.addVariants(id, place, 0, made, made.length < FIRST_VARIANTS);
      return made;
    }
    const { games, own, level } = settings;
    const { questions } = await maker.rich({
      question,
      games,
      ...(own === undefined ? {} : { own }),
      level,
      count: RICH_VARIANTS,
      seed,
      avoid,
    });
    // It gave up where more would have been dear: whether there are is found when they are wanted.
    await store.addVariants(id, place, 0, questions, false, questions[0]);
    return questions;
  };

  /**
   * The questions of each place, one place after another, nobody's position at two of them; whoever stops in the middle goes on
   * there. Seats are taken when all is done. Where both P and N are wanted there are fewest: these places come first.
   */
  const prepare = async (quiz: QuizRecord): Promise<void> => {
    const done = await store.supplies(quiz.id);
    const questions = await store.questions(quiz.id);
    const at = (place: number): number => done[place]?.count ?? 0;
    const taken = new Set(await store.symmetries(quiz.id));
    const places = [...questions.entries()]
      .filter(([place]) => at(place) === 0)
      .toSorted(([, a], [, b]) => Number(BALANCED.has(b.kind)) - Number(BALANCED.has(a.kind)));
    for (const [i, [place, question]] of places.entries()) {
      const later = places.slice(i + 1).map(([, { symmetry }]) => symmetry);
      const made = await stock(quiz, place, question, [...taken, ...later], mayReplace(quiz));
      for (const { symmetry } of made) taken.add(symmetry);
    }
    await store.setPrepared(quiz.id);
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

  return {
    show: async (id) => {
      const quiz = await settled(id);
      return quiz === null
        ? { ok: false, error: { code: 'no-such-quiz', facts: {} } }
        : good(await viewOf(quiz));
    },
    wake: room.wake,
    asleep: room.asleep,
    tick: async (standing) => {
      await room.awake();
      const now = clock();
      const changed: QuizId[] = [];
      for (const quiz of await store.due(now, BATCH)) {
        const what = await warranted(quiz, standing);
        if (what !== null && (await change(quiz, what)) === 'changed') changed.push(quiz.id);
      }
      if ((await store.running(1)).length > 0)
        await settings.write('bot', BEAT, new Map([['alive', String(now)]]));
      return changed;
    },
    reminders: () => store.takeReminders(clock(), BATCH),
    prepare: async () => {
      const ready: QuizId[] = [];
      const faults: unknown[] = [];
      for (const quiz of await store.unprepared(BATCH))
        try {
          await prepare(quiz);
          ready.push(quiz.id);
        } catch (error) {
          // One that cannot be made keeps no other from being made; it is tried again with the next call.
          faults.push(error);
        }
      if (ready.length === 0 && faults.length > 0) throw faults[0];
      return ready;
    },
    grow: () => room.supplying.grow(),
    hang: (id, board) => store.hang(id, board),
  };
};
