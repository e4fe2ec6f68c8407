import type { Option } from '../engine/core/spot.ts';
import { explain } from '../engine/explain/explain.ts';
import type { Level, ShownMove } from '../engine/explain/step.ts';
import type { Analysis } from '../engine/solve/analyse.ts';
import { formatLine } from '../games/line.ts';
import type { AnalysisView } from './ports.ts';

/** A move as data: canonical text, phrase, and the line it leads to. */
export const shown = (option: Option): ShownMove => ({
  move: option.move,
  phrase: option.phrase,
  to: option.to.line,
});

/** An analysis as plain data that can cross a thread, explained at `level`. */
export const viewOf = (analysis: Analysis, level: Level): AnalysisView => ({
  line: formatLine(analysis),
  game: analysis.spot.game,
  position: analysis.spot.position,
  win: analysis.win,
  over: analysis.spot.isOver(),
  outcome: analysis.outcome,
  outcomeReason: analysis.outcomeReason,
  grundy: analysis.grundy?.toString() ?? null,
  grundyReason: analysis.grundyReason,
  method: analysis.method,
  theorem: analysis.theorem,
  remoteness: analysis.remoteness?.toString() ?? null,
  winning: {
    count: analysis.winning.count?.toString() ?? null,
    complete: analysis.winning.complete,
    moves: analysis.winning.moves.map(shown),
  },
  exhausted: analysis.exhausted,
  steps: explain(analysis, level),
});
