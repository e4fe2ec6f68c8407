import { formatLoopy } from '../maths/loopy.ts';
import type { Analysis } from '../solve/analyse.ts';
import { reply } from './answers.ts';
import { labelOf } from './parts.ts';
import { MAX_LINE_CHARS, MAX_PREVIEW_ROWS, MAX_ROWS, shown } from './shown.ts';
import type { Level, ShownMove, Step, StepOf } from './step.ts';
import { reachable } from './tree.ts';
import { bestTries, type Replies, whatToDo } from './what-to-do.ts';

/** Moves of a drawn position that are looked at. */
const MAX_SOLVED_MOVES = 200;
/** Moves that are counted when only the first are shown. */
const MAX_COUNTED_MOVES = 5000;

/** Says that the search for an unknown outcome reached its bound. */
export const gaveUp = ({ outcomeReason }: Analysis): readonly Step[] =>
  outcomeReason?.code === 'beyond-search' ? [{ kind: 'gave-up', measure: 'outcome' }] : [];

/** Explanation for repeating positions: who wins, or which moves keep the draw and why the others lose. */
export const explainLoopy = (analysis: Analysis, verdict: Step, level: Level): readonly Step[] => {
  const { win, outcome, solver } = analysis;
  const { work } = solver;
  if (outcome === null) return [verdict, ...gaveUp(analysis)];
  const draws = outcome === 'D' ? work.attempt(() => drawsOf(analysis, level), []) : [];
  const todo = (replies: Replies): readonly Step[] => (outcome === 'D' ? draws : whatToDo(analysis, replies));
  if (level === 'table') return [verdict, ...work.attempt(() => optionsOf(analysis), [])];
  const reason = work.attempt(() => reasonOf(analysis, draws), []);
  if (level === 'moves') {
    const moves = todo('all');
    return [verdict, ...(moves.length > 0 ? moves : reason)];
  }
  if (level === 'answer') return [verdict, ...reason, ...(outcome === 'P' ? bestTries(analysis) : [])];
  const use =
    analysis.theorem === 'retrograde'
      ? { theorem: 'retrograde' as const, facts: { misere: win === 'misere' } }
      : analysis.theorem === 'loopy-values'
        ? { theorem: 'loopy-values' as const, facts: {} }
        : { theorem: 'search' as const, facts: { by: 'labels' as const } };
  return [
    verdict,
    ...(win === 'misere' ? [{ kind: 'misere-note' as const, method: analysis.method }] : []),
    { kind: 'decides', ...use },
    ...work.attempt(() => hereOf(analysis), []),
    ...reason,
    ...(level === 'proof' ? [{ kind: 'proof' as const, ...use }] : []),
    ...todo(level === 'proof' ? 'none' : 'some'),
    ...(level === 'proof' &&
    use.theorem === 'search' &&
    work.attempt(() => reachable(analysis.spot) === null, false)
      ? [{ kind: 'certificate' as const }]
      : []),
  ];
};

/** Values of the parts of a sum; for a single part its own table. */
const hereOf = (analysis: Analysis): readonly Step[] => {
  const { spot, win, solver, theorem } = analysis;
  const steps: Step[] = [];
  if (theorem === 'loopy-values') {
    const { parts, values, sum } = solver.summands(spot);
    if (parts.length > 1 && sum !== null) {
      const known = parts.flatMap((part, i) => {
        const value = values[i] ?? null;
        return value === null ? [] : [{ part: labelOf(part), value: formatLoopy(value) }];
      });
      steps.push({
        kind: 'loopy-values',
        rows: known.slice(0, MAX_ROWS),
        more: parts.length - Math.min(known.length, MAX_ROWS),
        sum: formatLoopy(sum),
      });
    }
  }
  const [only] = spot.components;
  return spot.components.length === 1 ? [...(only!.loopy()?.here(win) ?? []), ...steps] : steps;
};

const reasonOf = (analysis: Analysis, draws: readonly Step[]): readonly Step[] => {
  const { outcome, win, winning, keeping = [] } = analysis;
  const best = outcome === 'N' ? winning.moves[0] : outcome === 'D' ? keeping[0] : undefined;
  if (outcome === null || (outcome !== 'P' && best === undefined)) return [];
  return [
    {
      kind: 'loopy-reason',
      outcome,
      win,
      best: best === undefined ? null : shown(best),
      ends: best?.to.isOver() ?? false,
      slips: draws.some((step) => step.kind === 'draws' && step.losing > 0),
    },
  ];
};

type DrawRow = StepOf<'draws'>['rows'][number];

/** Every move of a drawn position, those that keep the draw first; nothing if there are too many to count. */
const drawsOf = ({ spot, win, solver, keeping = [] }: Analysis, level: Level): readonly Step[] => {
  const [keep] = keeping;
  if (keep === undefined || spot.line.length > MAX_LINE_CHARS) return [];
  const most = level === 'moves' ? MAX_SOLVED_MOVES : level === 'proof' ? MAX_ROWS : MAX_PREVIEW_ROWS;
  const kept: DrawRow[] = [];
  const lost: DrawRow[] = [];
  const seen = new Set<string>();
  let more = 0;
  for (const option of spot.options()) {
    if (seen.has(option.to.line)) continue;
    seen.add(option.to.line);
    if (seen.size > MAX_COUNTED_MOVES) return [];
    const outcome = seen.size > MAX_SOLVED_MOVES ? undefined : solver.loopy(option.to, win)?.outcome;
    if (outcome === undefined) more += 1;
    else if (outcome === 'D') kept.push({ move: shown(option), keeps: true, answer: null });
    else {
      const answer = option.to.isOver() ? null : reply(option.to, win, solver);
      lost.push({ move: shown(option), keeps: false, answer: answer === null ? null : shown(answer) });
    }
  }
  const rows = [...kept, ...lost];
  return [
    {
      kind: 'draws',
      keep: shown(keep),
      rows: rows.slice(0, most),
      losing: lost.length,
      more: more + Math.max(0, rows.length - most),
      win,
    },
  ];
};

/** Every move with the outcome after it. */
const optionsOf = ({ spot, win, solver }: Analysis): readonly Step[] => {
  const rows: { move: ShownMove; value: string }[] = [];
  let complete = true;
  for (const option of spot.options()) {
    const found =
      rows.length < 2 * MAX_ROWS && option.to.line.length <= MAX_LINE_CHARS
        ? solver.loopy(option.to, win)
        : null;
    if (found === null) complete = false;
    else rows.push({ move: shown(option), value: found.outcome });
    if (rows.length >= 2 * MAX_ROWS) break;
  }
  return [{ kind: 'options', rows, measure: 'outcome', complete, win }];
};
