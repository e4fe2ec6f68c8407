import type { AnalysisView } from '../app/ports.ts';
import { viewOf } from '../app/view.ts';
import { analyse } from '../engine/solve/analyse.ts';
import { parseLine } from '../locale/index.ts';
import type { AnalysisJob } from './job.ts';

/** Runs in a worker thread: one job, one answer as plain data. */
const run = ({ line, level, bound, moves }: AnalysisJob): AnalysisView => {
  const position = parseLine(line);
  if (!position.ok) throw new Error(`a worker was sent a line that does not parse: ${position.error.code}`);
  return viewOf(analyse(position.value.spot, position.value.win, { bound, moves }), level);
};

export default run;
