import type { Win } from '../core/game.ts';
import { isSum, type Option, type Spot } from '../core/spot.ts';
import { bySize } from '../maths/integers.ts';
import { formatLoopy } from '../maths/loopy.ts';
import type { Analysis } from '../solve/analyse.ts';
import { smallestException } from '../solve/exception.ts';
import type { Solver } from '../solve/solver.ts';
import { reply } from './answers.ts';
import { argumentOf } from './argument.ts';
import { explainLoopy, gaveUp } from './loopy.ts';
import { losingSet } from './losing-set.ts';
import { type Argument, groupedOptions } from './parts.ts';
import { firstOf, MAX_LINE_CHARS, MAX_PREVIEW_ROWS, MAX_ROWS, shown } from './shown.ts';
import type { Faced, Level, Outcome, ShownMove, Step, TheoremUse } from './step.ts';
import { gameTree } from './tree.ts';
import { bestTries, whatToDo } from './what-to-do.ts';

/**
 * Explanation of an analysis as data, in the order of a good proof: verdict · what decides · the numbers of this position · why
 * it works · what to do next. `answer`: verdict and one reason; `moves`: verdict and every move; `table`: verdict and options.
 * The texts choose how much to show, and how (`sayExplained`).
 */
export const explain = (analysis: Analysis, level: Level): readonly Step[] => {
  const { work } = analysis.solver;
  const verdict = verdictOf(analysis);
  work.release();
  const steps = stepsOf(analysis, verdict, level);
  if (!work.exhausted) return steps;
  if (analysis.outcome === null) return [...steps, { kind: 'too-slow', missing: 'outcome' }];
  return level === 'answer' ? steps : [...steps, { kind: 'too-slow', missing: 'rest' }];
};

/** Outcome, except for draws. */
const decided = ({ outcome }: Analysis): Outcome | null => (outcome === 'D' ? null : outcome);

const stepsOf = (analysis: Analysis, verdict: Step, level: Level): readonly Step[] => {
  const { spot, win, solver } = analysis;
  const { work } = solver;
  if (spot.isOver()) return [verdict, { kind: 'over', win }];
  if (spot.isLoopy) return explainLoopy(analysis, verdict, level);
  if (analysis.outcome === null)
    return [verdict, ...work.attempt(() => spot.known(win), []), ...gaveUp(analysis)];
  if (level === 'table')
    return [verdict, ...optionTable(analysis), ...treeOf(analysis), ...misereFormOf(analysis)];
  if (level === 'moves') return [verdict, ...whatToDo(analysis, 'all')];
  const argument = work.attempt(() => argumentOf(analysis), NO_ARGUMENT);
  if (level === 'answer')
    return [
      verdict,
      ...reasonOf(analysis, argument),
      ...(analysis.outcome === 'P' ? bestTries(analysis) : []),
    ];
  const note = win === 'misere' ? misereNote(analysis) : [];
  const found = work.attempt(() => foundMove(analysis), []);
  const rest =
    level === 'proof' ? provedBySearch(analysis) : [...whatToDo(analysis, 'some'), ...misereFormOf(analysis)];
  const isListed = rest.some(({ kind }) => kind === 'losing-set');
  const cited = (use: TheoremUse): TheoremUse =>
    use.theorem === 'search' && isListed ? { theorem: 'search', facts: { by: 'list' } } : use;
  return [
    verdict,
    ...note,
    ...argument.decides.map((use): Step => ({ kind: 'decides', ...cited(use) })),
    ...argument.here,
    ...argument.works.map((use): Step => ({ kind: 'works', ...use, outcome: decided(analysis)! })),
    ...(level === 'proof' ? argument.proof.map((use): Step => ({ kind: 'proof', ...cited(use) })) : []),
    ...found,
    ...rest,
  ];
};

/**
 * What to do, and for a searched position its proof: every position or a closed set of lost ones if these are few, else how to
 * ask for a certificate. Another level lists all replies with their answers.
 */
const provedBySearch = (analysis: Analysis): readonly Step[] => [
  ...whatToDo(analysis, 'none'),
  ...analysis.solver.work.attempt(() => searchedProof(analysis), []),
];

/** Deciding theorem with the numbers of this position; for sums without the steps inside their parts. */
const reasonOf = (analysis: Analysis, { decides, here, proof }: Argument): readonly Step[] => {
  const { spot, win, winning, grundy, solver } = analysis;
  const outcome = decided(analysis);
  const [use] = decides;
  if (use === undefined || outcome === null) return [];
  const best = winning.moves[0];
  const lost = outcome === 'P' ? spot : best?.to;
  return [
    {
      kind: 'reason',
      use,
      outcome,
      win,
      grundy: grundy?.toString() ?? null,
      best: best === undefined ? null : shown(best),
      ends: best?.to.isOver() ?? false,
      via: proof.length === 2 && use.theorem === 'sprague-grundy' ? proof[1]! : null,
      faced:
        lost === undefined
          ? null
          : solver.work.attempt(() => facedAt(lost, win, solver, use.theorem === 'search'), null),
      here: here.filter(({ kind }) => kind !== 'in-part' && kind !== 'parts-alike'),
    },
  ];
};

const MAX_COUNTED_MOVES = 24;

/** Position that the loser faces: how many moves, and in which parts. */
const facedAt = (spot: Spot, win: Win, solver: Solver, searched: boolean): Faced | null => {
  if (spot.line.length > MAX_LINE_CHARS) return null;
  const most = 4 * MAX_COUNTED_MOVES;
  const options = [...firstOf(spot.options(), most + 1)];
  const to = new Map(options.map((option) => [option.to.line, option.to]));
  const many = options.length > most || to.size > MAX_COUNTED_MOVES;
  const sum = win === 'normal' && isSum(spot);
  const parts = sum ? spot.parts().filter((part) => !part.spot.isOver()) : [];
  const [first] = parts;
  const move = searched && !many ? options.find((option) => !option.to.isOver()) : undefined;
  const answer = move === undefined ? null : reply(move.to, win, solver);
  return {
    moves: many || spot.merges ? null : to.size,
    last: !many && [...to.values()].every((each) => each.isOver()),
    parts: parts.length,
    kind: first !== undefined && parts.every(({ kind }) => kind === first.kind) ? first.kind : null,
    twins: inPairs(parts.map((part) => part.spot.line)),
    value: first === undefined ? null : (solver.grundy(first.spot)?.value.toString() ?? null),
    example: move === undefined || answer === null ? null : { move: shown(move), answer: shown(answer) },
  };
};

const inPairs = (lines: readonly string[]): boolean => {
  const odd = new Set<string>();
  for (const line of lines) if (!odd.delete(line)) odd.add(line);
  return lines.length > 0 && odd.size === 0;
};

const misereFormOf = ({ spot, win, solver }: Analysis): readonly Step[] => {
  const found = win === 'misere' ? solver.misereForm(spot) : null;
  return found === null
    ? []
    : [{ kind: 'misere-form', genus: found.genus, sort: found.kind, form: found.form }];
};

/** For a position that values don't decide: a counterexample, if one is known; nothing if values do decide. */
const misereNote = (analysis: Analysis): readonly Step[] => {
  if (!isSum(analysis.spot)) return [];
  const exception = exceptionTo(analysis);
  if (exception.length > 0 || analysis.solver.tame(analysis.spot) !== null) return exception;
  return [{ kind: 'misere-note', method: analysis.method }];
};

/** Smallest position that refutes the common belief in misère Nim on the values, if there is one. */
const exceptionTo = ({ spot, solver }: Analysis): readonly Step[] => {
  const exception = solver.work.attempt(() => smallestException(spot), null);
  return exception === null
    ? []
    : [
        {
          kind: 'values-fail',
          line: exception.spot.line,
          total: exception.total,
          values: exception.values.map(String),
          outcome: exception.won ? 'N' : 'P',
        },
      ];
};

const NO_ARGUMENT: Argument = { decides: [], here: [], works: [], proof: [] };

/** Whole game tree of a small searched game. */
const treeOf = ({ spot, win, method, solver }: Analysis): readonly Step[] => {
  const tree = method === 'search' ? solver.work.attempt(() => gameTree(spot, win), null) : null;
  return tree === null ? [] : [tree];
};

/** Proof of a small searched position: all positions, or enough lost ones to prove the answer; and its value by mex. */
const searchedProof = (analysis: Analysis): readonly Step[] => {
  const { spot, win, method, outcome, winning, solver, grundy } = analysis;
  if (method !== 'search' && foundMove(analysis).length === 0) return [];
  const tree = treeOf(analysis);
  if (tree.length > 0) return tree;
  const best = winning.moves[0];
  const root = outcome === 'P' ? spot : best?.to;
  if (root === undefined) return [];
  const set = losingSet(root, win, solver);
  return [
    ...(set === null
      ? [{ kind: 'certificate' as const }]
      : root.isOver()
        ? []
        : [
            {
              kind: 'losing-set' as const,
              after: outcome === 'P' ? null : shown(best!),
              positions: set.map(({ line }) => line),
              win,
            },
          ]),
    ...(grundy !== null && grundy > 0n && spot.parts().length === 1 ? groupedOptions(spot, solver) : []),
  ];
};

/** If a theorem says that some move wins but not which: the move that a search found, or that none is known. */
const foundMove = ({ spot, win, solver, outcome, winning }: Analysis): readonly Step[] => {
  const best = winning.moves[0];
  if (outcome !== 'N' || spot.isOver()) return [];
  if (best === undefined) return [{ kind: 'no-move-known' }];
  const whole = solver.decisive(spot, win);
  if (whole === null || whole.reaching(0n) !== null) return [];
  const after = solver.outcome(best.to, win)?.claim ?? null;
  return after === null || after.method === 'search' ? [{ kind: 'found-move', move: shown(best) }] : [];
};

const verdictOf = (analysis: Analysis): Step => {
  const { spot, win, outcome, grundy, loopy, winning, remoteness } = analysis;
  const best = winning.moves[0];
  return {
    kind: 'verdict',
    outcome,
    win,
    ...(win !== spot.usual && win === 'normal' ? { named: true } : {}),
    over: spot.isOver(),
    grundy: grundy?.toString() ?? (loopy ? formatLoopy(loopy) : null),
    best: best === undefined ? null : shown(best),
    winning: spot.merges ? null : (winning.count?.toString() ?? null),
    remoteness: remoteness?.toString() ?? null,
  };
};

/** Options with their values; under normal play with the mex, which is the value of the position. */
const optionTable = (analysis: Analysis): readonly Step[] => {
  const { spot, win, solver, grundy } = analysis;
  const measure =
    win === 'normal' &&
    grundy !== null &&
    solver.grundy(spot) !== null &&
    solver.paired(spot).pairs.length === 0
      ? ('grundy' as const)
      : ('outcome' as const);
  const rows: OptionRow[] = [];
  const complete = solver.work.attempt(() => fillTable(analysis, measure, rows), false);
  // Of too many options the first few show the idea.
  const shownRows = (complete ? rows : rows.slice(0, MAX_PREVIEW_ROWS)).map(({ move, value }) => ({
    move,
    value: value.toString(),
  }));
  const steps: Step[] = [{ kind: 'options', rows: shownRows, measure, complete, win }];
  if (measure === 'grundy' && complete) {
    const values = [...new Set(rows.map(({ value }) => BigInt(value)))];
    steps.push({
      kind: 'mex',
      values: values.sort(bySize).map(String),
      mex: grundy!.toString(),
    });
  }
  return steps;
};

interface OptionRow {
  readonly move: ShownMove;
  readonly value: bigint | Outcome;
}

/** Adds the options whose value is found to `rows`; returns whether all were added. */
const fillTable = (
  { spot, win, solver }: Analysis,
  measure: 'grundy' | 'outcome',
  rows: OptionRow[],
): boolean => {
  let complete = true;
  let open = 0;
  for (const option of spot.options()) {
    if (rows.length >= 2 * MAX_ROWS || open > 2 * MAX_ROWS || option.to.line.length > MAX_LINE_CHARS)
      return false;
    const value = measure === 'grundy' ? solver.grundy(option.to)?.value : wonBy(option, win, solver);
    if (value === undefined) {
      complete = false;
      open += 1;
      continue;
    }
    rows.push({ move: shown(option), value });
  }
  return complete;
};

const wonBy = (option: Option, win: Win, solver: Solver): Outcome | undefined => {
  const found = solver.outcome(option.to, win);
  return found === null ? undefined : found.value ? 'N' : 'P';
};
