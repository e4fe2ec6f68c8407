import type { Analysis } from '../solve/analyse.ts';
import { argumentOf } from './argument.ts';
import { losingSet } from './losing-set.ts';
import { groupedOptions } from './parts.ts';
import { LONG, ROWS, SOME, shown } from './shown.ts';
import type { Level, ShownMove, Step } from './step.ts';
import { gameTree } from './tree.ts';
import { whatToDo } from './what-to-do.ts';

/**
 * The explanation of an analysis, as data, in the order of a good proof: verdict · what decides · here, with these very
 * numbers · why it works · what to do next. Higher levels contain the lower ones, but `table` is verdict and options.
 */
export const explain = (analysis: Analysis, level: Level): readonly Step[] => {
  const { spot, win } = analysis;
  const verdict = verdictOf(analysis);
  if (level === 'verdict') return [verdict];
  if (spot.isOver()) return [verdict, { kind: 'over', win }];
  if (analysis.outcome === null)
    return [verdict, ...spot.known(win), { kind: 'gave-up', measure: 'outcome' }];
  if (level === 'table') return [verdict, ...optionTable(analysis), ...treeOf(analysis)];
  const argument = argumentOf(analysis);
  return [
    verdict,
    ...(win === 'misere' ? [{ kind: 'misere-note' as const, method: analysis.method }] : []),
    ...argument.decides.map((use): Step => ({ kind: 'decides', ...use })),
    ...argument.here,
    ...argument.works.map((use): Step => ({ kind: 'works', ...use, outcome: analysis.outcome! })),
    ...(level === 'proof' ? argument.proof.map((use): Step => ({ kind: 'proof', ...use })) : []),
    ...foundMove(analysis),
    ...whatToDo(analysis, level),
    ...(level === 'proof' ? searchedProof(analysis) : []),
  ];
};

/** The whole game, where it was searched and is small. */
const treeOf = ({ spot, win, method }: Analysis): readonly Step[] => {
  const tree = method === 'search' ? gameTree(spot, win) : null;
  return tree === null ? [] : [tree];
};

/** What was searched, where it is small: every position, or as many lost ones as prove the answer; and its value by mex. */
const searchedProof = (analysis: Analysis): readonly Step[] => {
  const { spot, win, method, outcome, winning, solver, grundy } = analysis;
  if (method !== 'search') return [];
  const tree = treeOf(analysis);
  if (tree.length > 0) return tree;
  const best = winning.moves[0];
  const root = outcome === 'P' ? spot : best?.to;
  const set = root === undefined ? null : losingSet(root, win, solver);
  return [
    ...(set === null || set.length < 2
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

/** Where a theorem tells that some move wins and not which: that a search found it, or that none is known. */
const foundMove = ({ spot, win, solver, outcome, winning }: Analysis): readonly Step[] => {
  const best = winning.moves[0];
  if (outcome !== 'N' || spot.isOver()) return [];
  if (best === undefined) return [{ kind: 'no-move-known' }];
  const whole = solver.claim(spot, win, 'grundy') ?? solver.claim(spot, win, 'outcome');
  if (whole === null || whole.reaching(0n) !== null) return [];
  const after = solver.outcome(best.to, win)?.claim ?? null;
  return after === null || after.method === 'search' ? [{ kind: 'found-move', move: shown(best) }] : [];
};

const verdictOf = (analysis: Analysis): Step => {
  const { spot, win, outcome, grundy, winning, remoteness } = analysis;
  const best = winning.moves[0];
  return {
    kind: 'verdict',
    outcome,
    win,
    over: spot.isOver(),
    grundy: grundy?.toString() ?? null,
    best: best === undefined ? null : shown(best),
    winning: winning.count?.toString() ?? null,
    remoteness: remoteness?.toString() ?? null,
  };
};

/** Options with their values; under normal play with the mex that is the value of the position. */
const optionTable = ({ spot, win, solver, grundy }: Analysis): readonly Step[] => {
  const measure =
    win === 'normal' &&
    grundy !== null &&
    solver.grundy(spot) !== null &&
    solver.paired(spot).pairs.length === 0
      ? ('grundy' as const)
      : ('outcome' as const);
  const rows: { move: ShownMove; value: string }[] = [];
  const values = new Set<bigint>();
  let complete = true;
  for (const option of spot.options()) {
    if (rows.length >= 2 * ROWS || option.to.line.length > LONG) {
      complete = false;
      break;
    }
    const value =
      measure === 'grundy' ? (solver.grundy(option.to)?.value ?? null) : solver.outcome(option.to, win);
    if (value === null) {
      complete = false;
      continue;
    }
    const said = typeof value === 'bigint' ? value.toString() : value.value ? 'N' : 'P';
    if (typeof value === 'bigint') values.add(value);
    rows.push({ move: shown(option), value: said });
  }
  // Of too many options the first few show how it goes.
  const steps: Step[] = [{ kind: 'options', rows: complete ? rows : rows.slice(0, SOME), measure, complete }];
  if (measure === 'grundy' && complete)
    steps.push({
      kind: 'mex',
      values: [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map(String),
      mex: grundy!.toString(),
    });
  return steps;
};
