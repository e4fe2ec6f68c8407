import { explainedScene } from '../../engine/explain/pointed.ts';
import { shown } from '../../engine/explain/shown.ts';
import type { Level } from '../../engine/explain/step.ts';
import { formatLoopy } from '../../engine/maths/loopy.ts';
import type { Analysis } from '../../engine/solve/analyse.ts';
import { type Checked, explainChecked } from '../../games/checked.ts';
import { formatLine } from '../../games/line.ts';
import type { AnalysisView, DrawnPosition } from './analysis.ts';

/** Longest line drawn with an analysis: pictures of longer ones say less than their file. */
const MAX_DRAWN_CHARS = 5_000;

const drawnOf = ({ spot, win }: Analysis, line: string, { steps }: Checked): DrawnPosition | null =>
  line.length > MAX_DRAWN_CHARS
    ? null
    : {
        scene: explainedScene(spot, win, steps),
        components: spot.components.map(({ game, line: component }) => ({ game, line: component })),
      };

/** A short answer needs the remoteness only of lost positions, to name the longest resistance. */
export const lengthFor = (level: Level): true | 'lost' => (level === 'answer' ? 'lost' : true);

/** An analysis as plain data that can cross a thread, explained at `level`. */
export const viewOf = (analysis: Analysis, level: Level): AnalysisView => {
  const explained = explainChecked(analysis, level);
  const { work } = analysis.solver;
  const line = formatLine(analysis);
  const drawn = drawnOf(analysis, line, explained);
  return {
    ...answerOf(analysis),
    ...explained,
    line,
    drawn,
    unfinished: work.exhausted || work.late,
    late: work.late,
  };
};

type AnsweredView = Omit<AnalysisView, 'line' | 'drawn' | 'unfinished' | 'late' | keyof Checked>;

const answerOf = (analysis: Analysis): AnsweredView => ({
  game: analysis.spot.game,
  position: analysis.spot.position,
  win: analysis.win,
  over: analysis.spot.isOver(),
  outcome: analysis.outcome,
  outcomeReason: analysis.outcomeReason,
  grundy: analysis.grundy?.toString() ?? (analysis.loopy ? formatLoopy(analysis.loopy) : null),
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
});

/** Longest text in a brief view, and the length to which longer ones are cut. */
const MAX_TEXT_CHARS = 6_000;
const BRIEF_TEXT_CHARS = 100;

/** Cuts longer texts in `value`. Domain: plain data. */
const brief = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.length > MAX_TEXT_CHARS ? `${value.slice(0, BRIEF_TEXT_CHARS)}…` : value;
  if (Array.isArray(value)) return value.map(brief);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, brief(inner)]));
};

/** Cuts long texts to end in `…`: nobody reads the line of a million edges from a file. A cut line does not parse. */
export const briefView = (view: AnalysisView): AnalysisView => brief(view) as AnalysisView;
