/** What a line costs: counted work, and processor time of this process. */

import { Work } from '../../../src/engine/core/work.ts';
import type { Level } from '../../../src/engine/explain/step.ts';
import { analyse } from '../../../src/engine/solve/analyse.ts';
import { workOf } from '../../../src/engine/solve/solver.ts';
import { viewOf } from '../../../src/inquire/model/view.ts';
import { parseLine } from '../../../src/texts/index.ts';

/** More than any account holds; small enough for parts of a unit to count. */
const COUNTED = 2 ** 40;

/** What an account of `bound` holds, and the last charge that did not fit into it. */
export const mostOf = (bound: number): number => 15_000 + 6 * bound + 500;

export interface Cost {
  readonly line: string;
  readonly units: number;
  /** Milliseconds of processor time. */
  readonly busy: number;
}

/** An answer at `level` with its explanation and its check, within the account of `bound`; null where the line is not understood. */
export const costOf = (line: string, level: Level, bound: number): Cost | null => {
  const position = parseLine(line);
  if (!position.ok) return null;
  const { spot, win } = position.value;
  const work = new Work(COUNTED);
  const before = process.cpuUsage();
  work.attempt(() => viewOf(analyse(spot, win, { bound, moves: 32, work: workOf(bound) }), level), undefined);
  const { user, system } = process.cpuUsage(before);
  return { line, units: COUNTED - work.left, busy: (user + system) / 1000 };
};
