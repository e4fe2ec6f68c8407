import type { Patience } from '../kernel/quickly.ts';
import { Recent } from '../kernel/recent.ts';
import { asking } from './shares.ts';
import { mainThreadTime } from './thread-time.ts';

/** Processor time that one task may take on the thread that serves clicks; the rest is done elsewhere. */
const MAX_TASK_MS = 30;
/** Limit of all tasks together in a window: twenty users at once don't wait twenty times as long. */
const MAX_WINDOW_TASKS_MS = 80;
const WINDOW_MS = 250;
/**
 * Each user's own budget, and its refill per second, however much others use: their next move in a small game is not sent to a
 * thread because of others.
 */
const USER_BUDGET_MS = 80;
/** Number of users whose use is tracked. */
const MAX_USERS = 1_000;

/** Milliseconds: elapsed, and worked by this thread, or by all threads of the process if the thread's own time is unknown. */
export interface Stopwatch {
  readonly passed: () => number;
  readonly worked: () => number;
}

const allThreads = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const machine: Stopwatch = {
  passed: () => performance.now(),
  worked: mainThreadTime === null ? allThreads : () => mainThreadTime!().worked,
};

/** A user's remaining budget, and since when. */
interface BudgetLeft {
  readonly ms: number;
  readonly at: number;
}

/**
 * The time of a task is the lesser of elapsed and worked time. If the latter counts all threads, both are at least what this
 * thread worked; on a busy machine, or beside a busy thread, one of them is not much more. `user`: the user of the starting task;
 * undefined: none.
 */
export const patienceOf = ({ passed, worked }: Stopwatch, user: () => string | undefined): Patience => {
  let window = Number.NEGATIVE_INFINITY;
  let used = 0;
  const own = new Recent<BudgetLeft>(MAX_USERS);
  const leftOf = (asker: string, now: number): number => {
    const { ms, at } = own.get(asker) ?? { ms: USER_BUDGET_MS, at: now };
    return Math.min(USER_BUDGET_MS, ms + ((now - at) * USER_BUDGET_MS) / 1000);
  };
  return () => {
    const from = { passed: passed(), worked: worked() };
    const asker = user();
    if (from.passed - window > WINDOW_MS) {
      window = from.passed;
      used = 0;
    }
    let left = asker === undefined ? 0 : leftOf(asker, from.passed);
    let mine = 0;
    return () => {
      const at = passed();
      const now = Math.min(at - from.passed, worked() - from.worked);
      const more = now - mine;
      used += more;
      left = Math.max(0, left - more);
      mine = now;
      if (asker !== undefined) own.set(asker, { ms: left, at });
      return mine >= MAX_TASK_MS || (used >= MAX_WINDOW_TASKS_MS && left <= 0);
    };
  };
};

export const patience: Patience = patienceOf(machine, () => asking.getStore()?.user);
