import { Work } from '../engine/core/work.ts';
import { outcomeBy } from '../engine/solve/outcome-by.ts';
import { Solver } from '../engine/solve/solver.ts';
import type { MoveMark, SeatSummary, Summary } from './model/answers.ts';
import type { Live, PlayedMove, SeatIndex } from './model/match.ts';

/** The budget for a whole match, shared among its positions. */
const SUMMARY_SEARCH_OPTIONS = 30_000;
const SUMMARY_WORK = 60_000;
const MIN_OPTIONS_EACH = 200;

/** Options looked at for each position of a match, of `all` together. */
export const optionsEach = (all: number, history: readonly unknown[]): number =>
  Math.max(MIN_OPTIONS_EACH, Math.floor(all / (history.length + 1)));

/**
 * A mark for every move, and how often each seat had the win and kept it. Positions are solved from the end of the match
 * backwards with one memo, since early positions depend on late ones.
 */
export const summaryOf = ({
  history,
  win,
}: Pick<Live, 'win'> & { readonly history: readonly Pick<PlayedMove, 'from' | 'option'>[] }): Summary => {
  const bound = optionsEach(SUMMARY_SEARCH_OPTIONS, history);
  const solver = new Solver(bound, new Work(SUMMARY_WORK));
  const marks = history.toReversed().map(({ from, option }): MoveMark => {
    const after = outcomeBy(solver, option.to, win);
    // A move to a P-position shows that there was a win, whatever else is known.
    const before = after === 'P' ? 'N' : outcomeBy(solver, from, win);
    // Giving a draw away is not marked, since there was no win to keep.
    if (before === 'P' || before === 'D') return 'none';
    if (before === null || after === null) return 'unknown';
    return after === 'P' ? 'kept' : 'threw';
  });
  marks.reverse();
  return { marks, seats: [seatSummary(marks, 0), seatSummary(marks, 1)] };
};

const seatSummary = (marks: readonly MoveMark[], seat: SeatIndex): SeatSummary => {
  const own = marks.filter((_, i) => i % 2 === seat);
  const count = (...which: readonly MoveMark[]) => own.filter((mark) => which.includes(mark)).length;
  return { had: count('kept', 'threw'), kept: count('kept'), unknown: count('unknown') };
};
