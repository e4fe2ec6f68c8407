import { Work } from '../engine/core/work.ts';
import { Solver } from '../engine/solve/solver.ts';
import type { Mark, SeatSummary, Summary } from './answers.ts';
import type { Live, SeatIndex } from './match.ts';
import { Recent } from './recent.ts';
import type { Timers } from './timers.ts';

/** Options looked at and units of work for a whole match, shared among its positions. */
const BOUND = 30_000;
const WORK = 60_000;

/** A summary, with a stop after every move, so that who must not keep others waiting can let them in. */
function* summing({ history, win }: Live): Generator<void, Summary, void> {
  const bound = Math.max(200, Math.floor(BOUND / (history.length + 1)));
  const solver = new Solver(bound, new Work(WORK));
  const marks: Mark[] = [];
  for (const { from, option } of history.toReversed()) {
    const after = solver.outcome(option.to, win)?.value ?? null;
    // A move to a P-position shows that there was a win, whatever else is known.
    const before = after === false ? true : (solver.outcome(from, win)?.value ?? null);
    marks.unshift(
      before === false ? 'none' : before === null || after === null ? 'unknown' : after ? 'threw' : 'kept',
    );
    yield;
  }
  return { marks, seats: [seatSummary(marks, 0), seatSummary(marks, 1)] };
}

/**
 * A mark for every move, and how often each seat had the win and kept it. Positions are judged from the end of the match
 * backwards with one memo: the early ones stand on the late ones.
 */
export const summaryOf = (live: Live): Summary => {
  const steps = summing(live);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
};

/** The same, letting in whatever waits after every move: for what nobody waits for. */
const gently = async (live: Live, timers: Timers): Promise<Summary> => {
  const steps = summing(live);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await timers.breath();
  }
};

/** Summaries remembered. */
const KEPT = 1000;

/** Summaries that are remembered: the end card, the review and practice ask for the same one. */
export class Summaries {
  readonly #known = new Recent<Summary>(KEPT);

  /** At once. */
  of(live: Live): Summary {
    return this.known(live) ?? this.#keep(live, summaryOf(live));
  }

  /** Bit by bit. */
  async gently(live: Live, timers: Timers): Promise<Summary> {
    return this.known(live) ?? this.#keep(live, await gently(live, timers));
  }

  known(live: Live): Summary | undefined {
    return this.#known.get(keyOf(live));
  }

  #keep(live: Live, summary: Summary): Summary {
    this.#known.set(keyOf(live), summary);
    return summary;
  }
}

/** A log only grows: a match at one length of its log is one and the same. */
const keyOf = ({ match }: Live): string => `${match.id} ${match.length}`;

const seatSummary = (marks: readonly Mark[], seat: SeatIndex): SeatSummary => {
  const own = marks.filter((_, i) => i % 2 === seat);
  const count = (...which: readonly Mark[]) => own.filter((mark) => which.includes(mark)).length;
  return { had: count('kept', 'threw'), kept: count('kept'), unknown: count('unknown') };
};
