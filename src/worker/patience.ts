import type { Patience } from '../kernel/quickly.ts';
import { Recent } from '../kernel/recent.ts';
import { asking } from './shares.ts';
import { mainThreadTime } from './thread-time.ts';

/** Milliseconds of processor time that one thing may take on the thread that answers clicks; the rest is done elsewhere. */
const MOST = 30;
/** What all things together may take of it in so many milliseconds: twenty people at once keep nobody waiting twenty times as long. */
const ALL = 80;
const WINDOW = 250;
/**
 * What a user has however much others use: at once, and so much of it again in a second. Their next move in a small game is not
 * sent to a thread because of others.
 */
const OWN = 80;
/** Users whose use is known. */
const USERS = 1_000;

/** Milliseconds: what passed, and what this thread has worked, or where nobody can tell, all threads of the process. */
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

/** What a user has left, and since when that is so. */
interface Left {
  readonly ms: number;
  readonly at: number;
}

/**
 * The time since a thing began is the lesser of what passed and what was worked: if that counts all threads, both are at least what
 * this thread has worked, and on a busy machine, or beside a busy thread, the one or the other is not much more. `user`: who asks
 * for what begins; undefined: nobody does.
 */
export const patienceOf = ({ passed, worked }: Stopwatch, user: () => string | undefined): Patience => {
  let window = Number.NEGATIVE_INFINITY;
  let used = 0;
  const own = new Recent<Left>(USERS);
  const leftOf = (asker: string, now: number): number => {
    const { ms, at } = own.get(asker) ?? { ms: OWN, at: now };
    return Math.min(OWN, ms + ((now - at) * OWN) / 1000);
  };
  return () => {
    const from = { passed: passed(), worked: worked() };
    const asker = user();
    if (from.passed - window > WINDOW) {
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
      return mine >= MOST || (used >= ALL && left <= 0);
    };
  };
};

export const patience: Patience = patienceOf(machine, () => asking.getStore()?.user);
