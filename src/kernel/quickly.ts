import { Work } from '../engine/core/work.ts';

/** Starts measuring; the returned function tells whether the time allowed while everybody waits is over. */
export type Patience = () => () => boolean;

/** Result of a run that took too long. */
export const LATE = Symbol('late');

/**
 * Runs `run` on the thread that answers clicks, within `patience` (null: no limit). A longer run is given up between two charges
 * of counted work; it belongs in a thread of its own.
 */
export const quickly = <T>(patience: Patience | null, run: () => T): T | typeof LATE => {
  if (patience === null) return run();
  const work = new Work(Number.MAX_SAFE_INTEGER, 0, patience());
  const found = work.attempt<T | typeof LATE>(run, LATE);
  return work.late ? LATE : found;
};
