import { Solver } from '../engine/solve/solver.ts';
import type { Live, SeatIndex } from './match.ts';
import type { Mark, SeatSummary, Summary } from './ports.ts';

/** Options looked at for a whole match, shared among its positions: a tenth of a second or two. */
const BOUND = 30_000;

/**
 * A mark for every move, and how often each seat had the win and kept it. Positions are judged from the end of the match
 * backwards with one memo: the early ones stand on the late ones.
 */
export const summaryOf = ({ history, win }: Live): Summary => {
  const solver = new Solver(Math.max(200, Math.floor(BOUND / (history.length + 1))));
  const marks: Mark[] = [];
  for (const { from, option } of history.toReversed()) {
    const after = solver.outcome(option.to, win)?.value ?? null;
    // A move to a P-position shows that there was a win, whatever else is known.
    const before = after === false ? true : (solver.outcome(from, win)?.value ?? null);
    marks.unshift(
      before === false ? 'none' : before === null || after === null ? 'unknown' : after ? 'threw' : 'kept',
    );
  }
  return { marks, seats: [seatSummary(marks, 0), seatSummary(marks, 1)] };
};

const seatSummary = (marks: readonly Mark[], seat: SeatIndex): SeatSummary => {
  const own = marks.filter((_, i) => i % 2 === seat);
  const count = (...which: readonly Mark[]) => own.filter((mark) => which.includes(mark)).length;
  return { had: count('kept', 'threw'), kept: count('kept'), unknown: count('unknown') };
};
