import { Work } from '../engine/core/work.ts';

/** Begins to measure: what it gives says when the time is up that something may take while everybody waits. */
export type Patience = () => () => boolean;

/** What was not done in time. */
export const LATE = Symbol('late');

/**
 * Does `run` on the thread that answers clicks, as long as `patience` allows (null: as long as it takes). What it takes longer
 * is given up between two charges of counted work, and is better done in a thread of its own.
 */
export const quickly = <T>(patience: Patience | null, run: () => T): T | typeof LATE => {
  if (patience === null) return run();
  const work = new Work(Number.MAX_SAFE_INTEGER, 0, patience());
  const found = work.attempt<T | typeof LATE>(run, LATE);
  return work.late ? LATE : found;
};
