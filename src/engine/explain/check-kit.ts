import type { Spot } from '../core/spot.ts';
import type { CheckContext } from './check-context.ts';
import type { ShownMove, StepKind, StepOf } from './step.ts';

/** Finds what is wrong with a step; null: nothing. */
export type Check<K extends StepKind> = (step: StepOf<K>, context: CheckContext) => string | null;
export type Checks = { readonly [K in StepKind]: Check<K> };

/** Position after a shown move, or an error: the move must be legal and lead where it says. */
export const arrive = (from: Spot, move: ShownMove): Spot | string => {
  const option = from.play(move.move);
  if (!option.ok) return `not legal at ${from.line}: ${move.move}`;
  if (option.value.to.line !== move.to)
    return `${move.move} at ${from.line} leads to ${option.value.to.line}, not ${move.to}`;
  if (JSON.stringify(option.value.phrase) !== JSON.stringify(move.phrase))
    return `said otherwise: ${move.move}`;
  return option.value.to;
};

/** Error unless the move is legal, leads where it says, and wins. */
export const wins = (from: Spot, move: ShownMove, context: CheckContext): string | null => {
  const to = arrive(from, move);
  if (typeof to === 'string') return to;
  return context.outcome(to) ? `${move.move} at ${from.line} does not win` : null;
};

/** First problem of several checks, or null. */
export const first = (...problems: (string | null)[]): string | null =>
  problems.find((problem) => problem !== null) ?? null;

/** Distinct lines of all options. */
export const linesReached = (spot: Spot): Set<string> => {
  const lines = new Set<string>();
  for (const option of spot.options()) lines.add(option.to.line);
  return lines;
};

/** Distinct lines of options that are P-positions, by brute force over the rules. */
export const winningLines = (spot: Spot, context: CheckContext): ReadonlySet<string> => {
  const lines = new Set<string>();
  for (const option of spot.options()) if (!context.outcome(option.to)) lines.add(option.to.line);
  return lines;
};

/** Part with that label, if any. */
export const partOf = (spot: Spot, label: { component: number | null; part: number | null; line: string }) =>
  spot
    .parts()
    .find(
      (part) =>
        part.component === label.component && part.part === label.part && part.spot.line === label.line,
    );
