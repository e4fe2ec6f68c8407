/** How late a question was closed, the time set aside in which the bot was dead while it was open. */
import type { Down } from './room.ts';

/** A question as its row was seen, by `Date.now()`. */
export interface Shut {
  /** When it was first seen open, with the deadline that it had then. */
  readonly opened: number;
  readonly deadline: number;
  readonly closed: number;
}

/**
 * Milliseconds from the deadline to the closing, without those that the bot was dead in between opening and closing: a kill
 * that falls just behind the closing takes nothing from this question, nor from the next one, which opened later.
 */
export const lateness = ({ opened, deadline, closed }: Shut, downs: readonly Down[]): number =>
  downs.reduce(
    (late, { gone, to }) => late - Math.max(0, Math.min(to, closed) - Math.max(gone, opened)),
    closed - deadline,
  );
