import type { Law } from '../law.ts';
import { boardLaws } from './boards.ts';
import { custom } from './custom.ts';
import { graphLaws } from './graphs.ts';
import { heapLaws } from './heaps.ts';
import { limitLaws } from './limits.ts';
import { pairLaws } from './pairs.ts';
import { secondBoardLaws, secondGraphLaws, secondLaws } from './second.ts';

/** The law of every game of the catalogue, by id. */
export const laws: Readonly<Record<string, Law>> = {
  ...heapLaws,
  ...pairLaws,
  ...limitLaws,
  ...boardLaws,
  ...graphLaws,
  ...secondLaws,
  ...secondGraphLaws,
  ...secondBoardLaws,
  custom,
};
