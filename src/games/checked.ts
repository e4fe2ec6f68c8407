import { Work } from '../engine/core/work.ts';
import { checkContext, checkStep, TooLargeToCheck } from '../engine/explain/check.ts';
import { explain } from '../engine/explain/explain.ts';
import type { Level, Step } from '../engine/explain/step.ts';
import type { Analysis } from '../engine/solve/analyse.ts';
import { Budget } from '../engine/solve/arena.ts';
import { checks } from './registry.ts';

/** An explanation, and what a check against the rules found. */
export interface Checked {
  readonly steps: readonly Step[];
  /** True where every step was re-derived from the rules by search. */
  readonly checked: boolean;
  /** True where it was not, and a larger bound allows a check. */
  readonly checkable: boolean;
  /** What is wrong with a step; then the explanation is withheld but for the verdict. */
  readonly fault: string | null;
}

/** Options looked at by one check, at most, and reachable positions: a fraction of what the bound of the question allows. */
const MOST_LOOKED = 60_000;
/** Moves of the position itself: lists of them are compared with each other, so their number counts twice. */
const MOST_MOVES = { small: 40, large: 150, fromBound: 20_000 } as const;
const LONGEST_LINE = 200;

/** Whether a check by search over the rules is worth beginning where a question has that bound. */
const isSmallFor = (bound: number, { spot }: Analysis): boolean => {
  const reach = spot.reach();
  if (reach === null || reach > BigInt(Math.min(bound, MOST_LOOKED))) return false;
  if (spot.line.length > LONGEST_LINE) return false;
  const most = bound < MOST_MOVES.fromBound ? MOST_MOVES.small : MOST_MOVES.large;
  let moves = 0;
  for (const _ of spot.options()) if ((moves += 1) > most) return false;
  return true;
};

/** The first step that the rules do not bear out, in words; null where all hold, undefined where the check was given up. */
const faultIn = (steps: readonly Step[], { spot, win, solver }: Analysis): string | null | undefined => {
  const context = checkContext(spot, win, new Budget(2 * Math.min(solver.bound, MOST_LOOKED)));
  try {
    for (const step of steps) {
      const problem = checkStep(step, context, checks);
      if (problem !== null) return problem;
    }
    return null;
  } catch (error) {
    if (error instanceof TooLargeToCheck) return undefined;
    throw error;
  }
};

/**
 * The explanation with every step held against the rules by search, where the position is small enough for that; counted, not
 * timed, so that the same line is checked everywhere alike. Throws where the verdict itself does not stand.
 */
export const explainChecked = (
  analysis: Analysis,
  level: Level,
  explained: (analysis: Analysis, level: Level) => readonly Step[] = explain,
): Checked => {
  const steps = explained(analysis, level);
  // The check has what is left of the account, and its clock. That the account was not enough for it leaves the answer as whole as it is.
  const { work: account } = analysis.solver;
  const work = new Work(Math.max(0, account.left), 0, () => account.isLate());
  const isSmall = (bound: number): boolean => work.attempt(() => isSmallFor(bound, analysis), false);
  const { bound } = analysis.solver;
  if (analysis.outcome === null) return { steps, checked: false, checkable: false, fault: null };
  const small = isSmall(bound);
  const fault = small ? work.attempt(() => faultIn(steps, analysis), undefined) : undefined;
  if (fault === undefined) {
    const checkable = bound < MOST_LOOKED && (small || isSmall(MOST_LOOKED));
    return { steps, checked: false, checkable, fault: null };
  }
  if (fault === null) return { steps, checked: true, checkable: false, fault: null };
  const [verdict] = steps;
  if (verdict === undefined || faultIn([verdict], analysis) !== null)
    throw new Error(`an answer does not stand up to the rules: ${fault}`);
  return { steps: [verdict, { kind: 'withheld' }], checked: false, checkable: false, fault };
};
