import type { Clock, SettingsStore } from '../needs.ts';
import type { ClassStore } from './ports.ts';
import type { Change, QuizId, QuizRecord } from './quiz.ts';

/** When a process last looked after running quizzes. */
export const BEAT = 'class-clock';
/** All that go on, in all servers: one that was passed over would have lost the time of the standstill. */
const ALL = 1_000_000;

/**
 * What a standstill from `alive` to `now` adds to a deadline: all of it. The last day of homework is a day of the calendar:
 * it moves only where the standstill took it away.
 */
export const afterStandstill = (quiz: QuizRecord, alive: number, now: number): Change | null => {
  const { deadline } = quiz;
  // What happened after the last beat shows that the bot was there then.
  const still = now - Math.max(alive, quiz.updatedAt);
  if (deadline === null || still <= 0) return null;
  if (quiz.settings.mode === 'homework' && deadline > now) return null;
  return { deadline: deadline + still };
};

/**
 * Adds the time of a standstill to the quizzes that go on. `awake` does so once, before anything else is done by time: a
 * click that comes while the bot is still starting must not close what the standstill kept open. After `asleep` the same holds
 * again.
 */
export const wakingOf = (
  store: ClassStore,
  settings: SettingsStore,
  clock: Clock,
): {
  readonly wake: () => Promise<readonly QuizId[]>;
  readonly awake: () => Promise<void>;
  readonly asleep: () => void;
} => {
  let first: Promise<readonly QuizId[]> | null = null;
  const shift = async (): Promise<readonly QuizId[]> => {
    const now = clock();
    const alive = Number((await settings.read('bot', BEAT)).get('alive') ?? now);
    const running = await store.running(ALL);
    for (const quiz of running) {
      const what = afterStandstill(quiz, alive, now);
      if (what !== null) await store.change(quiz.id, quiz.revision, what, now);
    }
    await settings.write('bot', BEAT, new Map([['alive', String(now)]]));
    return running.map(({ id }) => id);
  };
  const once = (): Promise<readonly QuizId[]> => {
    first ??= shift().catch((error: unknown) => {
      // Tried again by the next who comes.
      first = null;
      throw error;
    });
    return first;
  };
  return {
    wake: () => (first === null ? once() : shift()),
    awake: async () => {
      await once();
    },
    asleep: () => {
      first = null;
    },
  };
};
