import { type Classroom, good } from './context.ts';
import { FIRST_VARIANTS } from './paper.ts';
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

  /** The questions of each place, one place after another; whoever stops in the middle goes on there. */
  const prepare = async (quiz: QuizRecord): Promise<void> => {
    const done = await store.supplies(quiz.id);
    for (const [place, question] of (await store.questions(quiz.id)).entries()) {
      if ((done[place]?.count ?? 0) > 0) continue;
      const made = await maker.variants(question, `${quiz.id} ${place}`, FIRST_VARIANTS);
      await store.addVariants(quiz.id, place, 0, made, made.length < FIRST_VARIANTS);
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
      for (const quiz of await store.unprepared(BATCH)) {
        await prepare(quiz);
        ready.push(quiz.id);
      }
      return ready;
    },
    grow: () => room.supplying.grow(),
    hang: (id, board) => store.hang(id, board),
  };
};
