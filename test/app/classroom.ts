/** People of a class, and an app of their own for each test. */
import { afterEach, beforeEach } from 'vitest';
import type { Actor, Classed } from '../../src/app/class/ports.ts';
import { type Bench, bench } from './support.ts';

export const actor = (user: string, over: Partial<Actor> = {}): Actor => ({
  user,
  guild: 'g1',
  manages: false,
  roles: [],
  ...over,
});
export const TEACHER = actor('turing', { manages: true });

export const must = <T>(done: Classed<T>): T => {
  if (!done.ok) throw new Error(`refused: ${done.error.code}`);
  return done.value;
};
export const codeOf = <T>(done: Classed<T>): string => (done.ok ? 'done' : done.error.code);

/** A bench that is another one for each test of the file; closed after it. */
export const benchEach = (...options: Parameters<typeof bench>): Bench => {
  let now: Bench | undefined;
  const held = (): Bench => {
    if (now === undefined) throw new Error('there is a bench only while a test runs');
    return now;
  };
  beforeEach(async () => {
    now = await bench(...options);
  });
  afterEach(() => held().store.close());
  return {
    get app() {
      return held().app;
    },
    get store() {
      return held().store;
    },
    get deps() {
      return held().deps;
    },
    get now() {
      return held().now;
    },
    set now(time) {
      held().now = time;
    },
    restarted: () => held().restarted(),
  };
};
