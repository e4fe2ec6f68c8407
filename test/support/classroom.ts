/** People of a class, and a new app for each test. */

import { afterEach, beforeEach } from 'vitest';
import type { Result } from '../../src/engine/core/result.ts';
import type { Actor } from '../../src/learn/class/actor.ts';
import type { Created, QuizRequest } from '../../src/learn/class/create-quiz.ts';
import type { ClassFault } from '../../src/learn/class/faults.ts';
import { type QuizView, stageOf, type TeacherAct } from '../../src/learn/model/assignment.ts';
import { type Bench, bench, must } from './app.ts';
import { choiceOf } from './choices.ts';
import { current } from './current.ts';

export { must };

export const actor = (user: string, over: Partial<Actor> = {}): Actor => ({
  user,
  guild: 'g1',
  manages: false,
  roles: [],
  ...over,
});
export const TEACHER = actor('turing', { manages: true });

export const codeOf = <T>(done: Result<T, ClassFault>): string => (done.ok ? 'done' : done.error.code);

/** A teacher's request: by default a live quiz of two questions about P and N in Nim. */
export const quizRequest = (over: Partial<QuizRequest> = {}): QuizRequest => ({
  by: TEACHER,
  channel: 'c1',
  mode: 'live',
  count: 2,
  kinds: 'outcome',
  games: 'nim',
  level: 2,
  readingSeconds: 0,
  answerSeconds: 30,
  typed: false,
  ...over,
});

/** A teacher's action on a quiz in its present state. */
export const actOn = async (
  { app: { classes } }: Pick<Bench, 'app'>,
  id: string,
  what: TeacherAct,
  by = TEACHER,
): Promise<Result<QuizView, ClassFault>> => {
  const { quiz } = must(await classes.show(id));
  return classes.act(id, by, what, stageOf(quiz));
};

/** A quiz that its teacher has started. */
export const startedQuiz = async (
  held: Pick<Bench, 'app'>,
  over: Partial<QuizRequest> = {},
): Promise<Created> => {
  const made = must(await held.app.classes.create(quizRequest(over)));
  must(await actOn(held, made.quiz.id, 'start'));
  return made;
};

/** Ends the question that is open, and goes on to what follows. */
export const goOn = async (held: Pick<Bench, 'app'>, id: string, by = TEACHER): Promise<void> => {
  must(await actOn(held, id, 'close', by));
  must(await actOn(held, id, 'next', by));
};

/** A student's answer to the open question: the first right choice, or the first wrong one. */
export const press = async (
  { app, store }: Pick<Bench, 'app' | 'store'>,
  id: string,
  by: Actor,
  number: number,
  right: boolean,
): Promise<void> => {
  const question = (await store.classes.question(id, number))!;
  must(await app.classes.choose(id, by, number, [choiceOf(question, right)]));
};

/** For what pauses between its parts: no pause. */
export const breath = (): Promise<void> => Promise.resolve();

/** A new bench for each test of the file, closed after it. */
export const benchEach = (...options: Parameters<typeof bench>): Bench => {
  let now: Bench | undefined;
  const held = current(() => now);
  beforeEach(async () => {
    now = await bench(...options);
  });
  afterEach(() => held.store.close());
  return held;
};
