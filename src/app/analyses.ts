import type { Result } from '../engine/core/result.ts';
import { analyse } from '../engine/solve/analyse.ts';
import { formatLine, type Position } from '../games/line.ts';
import { done, fault } from './done.ts';
import type { Analyses, DeepSolver } from './ports.ts';
import { viewOf } from './view.ts';

/** Options looked at while everybody waits: tens of milliseconds at the worst, in compounds, whose keys are long. */
const AT_ONCE = 5_000;

/** Analyses of typed lines (see `Analyses`). */
export const analysesOf = (solver: DeepSolver, parse: (line: string) => Result<Position>): Analyses => ({
  atOnce: (line, { level, moves }) => {
    const position = parse(line);
    if (!position.ok) return fault('bad-line', { refusal: position.error });
    const { spot, win } = position.value;
    return done(viewOf(analyse(spot, win, { bound: AT_ONCE, moves }), level));
  },
  further: async (line, wish, signal) => {
    const position = parse(line);
    if (!position.ok) return fault('bad-line', { refusal: position.error });
    return done(await solver.analyse(formatLine(position.value), wish, signal));
  },
});
