import type { Patience } from '../app/quickly.ts';

/** Milliseconds of processor time that one thing may take on the thread that answers clicks; the rest is done elsewhere. */
const MOST = 40;

/**
 * The time since it began is the lesser of what passed and what all threads of the process have worked: both are at least what
 * this thread has worked, and on a busy machine, or beside a busy thread, the one or the other is not much more.
 */
export const patience: Patience = () => {
  const { user, system } = process.cpuUsage();
  const from = performance.now();
  return () => {
    if (performance.now() - from < MOST) return false;
    const now = process.cpuUsage();
    return (now.user + now.system - user - system) / 1000 >= MOST;
  };
};
