/** Delay of a question's closing, without the bot's downtime while it was open. */
import type { Down } from './room.ts';

/** Times of a question's row, by `Date.now()`. */
export interface Shut {
  /** First seen open, with the deadline at that moment. */
  readonly opened: number;
  readonly deadline: number;
  readonly closed: number;
}

/**
 * Milliseconds from the deadline to the closing, without the bot's downtime between opening and closing: a kill just after the
 * closing delays neither this question nor the next one, which opened later.
 */
export const lateness = ({ opened, deadline, closed }: Shut, downs: readonly Down[]): number =>
  downs.reduce(
    (late, { gone, to }) => late - Math.max(0, Math.min(to, closed) - Math.max(gone, opened)),
    closed - deadline,
  );
