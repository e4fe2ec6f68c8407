import { Work } from '../engine/core/work.ts';
import { Solver } from '../engine/solve/solver.ts';
import type { MoveMark, SeatSummary, Summary } from './model/answers.ts';
import type { Live, PlayedMove, SeatIndex } from './model/match.ts';

/** The budget for a whole match, shared among its positions: options looked at and units of work. */
const BOUND = 30_000;
const WORK = 60_000;

/**
 * A mark for every move, and how often each seat had the win and kept it. Positions are solved from the end of the match
 * backwards with one memo, since early positions depend on late ones.
 */
export const summaryOf = ({
  history,
  win,
}: Pick<Live, 'win'> & { readonly history: readonly Pick<PlayedMove, 'from' | 'option'>[] }): Summary => {
  const bound = Math.max(200, Math.floor(BOUND / (history.length + 1)));
  const solver = new Solver(bound, new Work(WORK));
  const marks = history.toReversed().map(({ from, option }): MoveMark => {
    if (from.isLoopy) {
      const stood = solver.loopy(from, win)?.outcome;
      const stands = solver.loopy(option.to, win)?.outcome;
      if (stood === undefined || stands === undefined) return 'unknown';
      // Giving a draw away is not marked, since there was no win to keep.
      return stood === 'N' ? (stands === 'P' ? 'kept' : 'threw') : 'none';
    }
    const after = solver.outcome(option.to, win)?.value ?? null;
    // A move to a P-position shows that there was a win, whatever else is known.
    const before = after === false ? true : (solver.outcome(from, win)?.value ?? null);
    if (before === false) return 'none';
    return before === null || after === null ? 'unknown' : after ? 'threw' : 'kept';
  });
  marks.reverse();
  return { marks, seats: [seatSummary(marks, 0), seatSummary(marks, 1)] };
};

const seatSummary = (marks: readonly MoveMark[], seat: SeatIndex): SeatSummary => {
  const own = marks.filter((_, i) => i % 2 === seat);
  const count = (...which: readonly MoveMark[]) => own.filter((mark) => which.includes(mark)).length;
  return { had: count('kept', 'threw'), kept: count('kept'), unknown: count('unknown') };
};
