import { Work } from '../engine/core/work.ts';
import { CheckContext, checkStep, TooLargeToCheck } from '../engine/explain/check.ts';
import { explain } from '../engine/explain/explain.ts';
import type { Level, Step } from '../engine/explain/step.ts';
import type { Analysis } from '../engine/solve/analyse.ts';
import { Budget } from '../engine/solve/arena.ts';
import { checks } from './registry.ts';

/** Explanation with the result of its check against the rules. */
export interface Checked {
  readonly steps: readonly Step[];
  /** Whether every step was re-derived from the rules by search. */
  readonly checked: boolean;
  /** True: not checked, but a larger bound allows a check. */
  readonly checkable: boolean;
  /** Error in a step; the explanation is then withheld except for the verdict. */
  readonly fault: string | null;
}

/** Limit of options looked at by one check, and of reachable positions: a fraction of the question's bound. */
const MAX_CHECK_OPTIONS = 60_000;
/** Limits of moves of the position itself: lists of them are compared with each other, so their number counts twice. */
const MAX_MOVES = { small: 40, large: 150 } as const;
/** Bound of a question from which the larger limit applies. */
const LARGE_BOUND_OPTIONS = 20_000;
const MAX_LINE_CHARS = 200;

/** Whether a check by search over the rules is feasible for a question with that bound. */
const isSmallFor = (bound: number, { spot }: Analysis): boolean => {
  const reach = spot.reach();
  if (reach === null || reach > BigInt(Math.min(bound, MAX_CHECK_OPTIONS))) return false;
  if (spot.line.length > MAX_LINE_CHARS) return false;
  const most = bound < LARGE_BOUND_OPTIONS ? MAX_MOVES.small : MAX_MOVES.large;
  let moves = 0;
  for (const _ of spot.options()) if ((moves += 1) > most) return false;
  return true;
};

/** First error in the steps, in words; null: none; undefined: the check was given up. */
const faultIn = (steps: readonly Step[], { spot, win, solver }: Analysis): string | null | undefined => {
  const context = new CheckContext(spot, win, new Budget(2 * Math.min(solver.bound, MAX_CHECK_OPTIONS)));
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
 * Explanation with every step checked against the rules by search, if the position is small enough; counted, not timed, so that
 * checks don't depend on the machine. Throws if the verdict itself is wrong.
 */
export const explainChecked = (
  analysis: Analysis,
  level: Level,
  explained: (analysis: Analysis, level: Level) => readonly Step[] = explain,
): Checked => {
  const steps = explained(analysis, level);
  // The check gets the rest of the account, and its clock. If that is not enough, the answer still counts as complete.
  const { work: account } = analysis.solver;
  const work = new Work(Math.max(0, account.left), 0, () => account.isLate());
  const isSmall = (bound: number): boolean => work.attempt(() => isSmallFor(bound, analysis), false);
  const { bound } = analysis.solver;
  if (analysis.outcome === null) return { steps, checked: false, checkable: false, fault: null };
  const small = isSmall(bound);
  const fault = small ? work.attempt(() => faultIn(steps, analysis), undefined) : undefined;
  if (fault === undefined) {
    const checkable = bound < MAX_CHECK_OPTIONS && (small || isSmall(MAX_CHECK_OPTIONS));
    return { steps, checked: false, checkable, fault: null };
  }
  if (fault === null) return { steps, checked: true, checkable: false, fault: null };
  const [verdict] = steps;
  if (verdict === undefined || faultIn([verdict], analysis) !== null)
    throw new Error(`an answer does not stand up to the rules: ${fault}`);
  return { steps: [verdict, { kind: 'withheld' }], checked: false, checkable: false, fault };
};
