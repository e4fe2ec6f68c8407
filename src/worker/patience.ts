import type { Patience } from '../app/quickly.ts';

/** Milliseconds of processor time that one thing may take on the thread that answers clicks; the rest is done elsewhere. */
const MOST = 40;
/** What all things together may take of it in so many milliseconds: twenty people at once keep nobody waiting twenty times as long. */
const ALL = 80;
const WINDOW = 250;

/** Milliseconds: what passed, and what all threads of the process have worked. */
export interface Watch {
  readonly passed: () => number;
  readonly worked: () => number;
}

const machine: Watch = {
  passed: () => performance.now(),
  worked: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/**
 * The time since a thing began is the lesser of what passed and what all threads have worked: both are at least what this
 * thread has worked, and on a busy machine, or beside a busy thread, the one or the other is not much more.
 */
export const patienceOf = ({ passed, worked }: Watch): Patience => {
  let window = Number.NEGATIVE_INFINITY;
  let used = 0;
  return () => {
    const from = { passed: passed(), worked: worked() };
    if (from.passed - window > WINDOW) {
      window = from.passed;
      used = 0;
    }
    let mine = 0;
    return () => {
      const now = Math.min(passed() - from.passed, worked() - from.worked);
      used += now - mine;
      mine = now;
      return mine >= MOST || used >= ALL;
    };
  };
};

export const patience: Patience = patienceOf(machine);
