/** Cost of a line: counted work, and processor time of this process. */

import { Work } from '../../../src/engine/core/work.ts';
import type { Level } from '../../../src/engine/explain/step.ts';
import { analyse } from '../../../src/engine/solve/analyse.ts';
import { workOf } from '../../../src/engine/solve/solver.ts';
import { viewOf } from '../../../src/inquire/model/view.ts';
import { parseLine } from '../../../src/texts/index.ts';

/** More than any account holds, yet small enough that fractions of a unit count. */
const COUNTED = 2 ** 40;

/** The contents of an account of `bound`, plus the last charge that exceeded it. */
export const mostOf = (bound: number): number => 15_000 + 6 * bound + 500;

export interface Cost {
  readonly line: string;
  readonly units: number;
  /** Processor time in milliseconds. */
  readonly busy: number;
}

/** Cost of an answer at `level` with its explanation and check, within the account of `bound`; null for an invalid line. */
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

/** Processor time after which the main thread gives a thought away, in milliseconds. */
const PATIENCE = 40;
/** The first run also compiles code, and garbage collections are not part of the work. */
const TRIES = 3;

const busyNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const onePiece = (line: string, level: Level, bound: number): number | null => {
  const position = parseLine(line);
  if (!position.ok) return null;
  const { spot, win } = position.value;
  const from = busyNow();
  let [at, longest] = [from, 0];
  const look = (): boolean => {
    const now = busyNow();
    longest = Math.max(longest, now - at);
    at = now;
    return now - from > PATIENCE;
  };
  viewOf(analyse(spot, win, { bound, moves: 32, work: workOf(bound, look) }), level);
  look();
  return longest;
};

/** Longest processor time of an answer without a look at the clock, in milliseconds; null for an invalid line. */
export const pieceOf = (line: string, level: Level, bound: number): number | null => {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > PATIENCE / 2; tries += 1) {
    const piece = onePiece(line, level, bound);
    if (piece === null) return null;
    least = Math.min(least, piece);
  }
  return least;
};
