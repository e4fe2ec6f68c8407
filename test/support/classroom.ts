/** People of a class, and a new app for each test. */

import { afterEach, beforeEach } from 'vitest';
import type { Result } from '../../src/engine/core/result.ts';
import type { Actor } from '../../src/learn/class/actor.ts';
import type { QuizRequest } from '../../src/learn/class/create-quiz.ts';
import type { ClassFault } from '../../src/learn/class/faults.ts';
import { type QuizView, stageOf, type TeacherAct } from '../../src/learn/model/assignment.ts';
import { type Bench, bench, must } from './app.ts';
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
