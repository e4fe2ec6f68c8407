import type { Spot } from '../../src/engine/core/spot.ts';
import { type AnalyseOptions, type Analysis, analyse } from '../../src/engine/solve/analyse.ts';
import type { Position } from '../../src/games/line.ts';
import { parseLine } from '../../src/texts/index.ts';

/** The position of a valid line. */
export const positionOf = (line: string): Position => {
  const read = parseLine(line);
  if (!read.ok) throw new Error(`${line.slice(0, 80)}: ${read.error.code}`);
  return read.value;
};

export const spotOf = (line: string): Spot => positionOf(line).spot;

export const analysisOf = (line: string, options: AnalyseOptions): Analysis => {
  const { spot, win } = positionOf(line);
  return analyse(spot, win, options);
};
