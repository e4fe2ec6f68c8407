import type { Win } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import type { LoopyOutcome, ShownMove, StepKind, StepOf } from './step.ts';

/**
 * What a check may use: the position, the win rule, and brute force over the rules. Never a theory: a step that only its
 * own theory confirms is not confirmed.
 */
export interface CheckContext {
  readonly spot: Spot;
  readonly win: Win;
  /** True = N; by the rule of the question where none is named. */
  outcome(spot: Spot, win?: Win): boolean;
  /** Charges for one look at a position that a check takes by itself. */
  look(): void;
  grundy(spot: Spot): number;
  remoteness(spot: Spot): number;
  suspense(spot: Spot): number;
  /** Of a loopy position and of all that it leads to: who wins, or that nobody does, and how many moves are left. */
  ruled(spot: Spot): { readonly outcome: LoopyOutcome; readonly left: number | null };
}

/** Says what is wrong with a step, or null. */
export type Check<K extends StepKind> = (step: StepOf<K>, context: CheckContext) => string | null;
/** One check for every kind of step, by type. */
export type Checks = { readonly [K in StepKind]: Check<K> };

/** The position a shown move leads to, or what is wrong with it: it must be legal and lead where it says. */
export const arrive = (from: Spot, move: ShownMove): Spot | string => {
  const option = from.play(move.move);
  if (!option.ok) return `not legal at ${from.line}: ${move.move}`;
  if (option.value.to.line !== move.to)
    return `${move.move} at ${from.line} leads to ${option.value.to.line}, not ${move.to}`;
  if (JSON.stringify(option.value.phrase) !== JSON.stringify(move.phrase))
    return `said otherwise: ${move.move}`;
  return option.value.to;
};

/** A move said to win: legal, leads where it says, and to a P-position. */
export const wins = (from: Spot, move: ShownMove, context: CheckContext): string | null => {
  const to = arrive(from, move);
  if (typeof to === 'string') return to;
  return context.outcome(to) ? `${move.move} at ${from.line} does not win` : null;
};

/** The first problem of several checks, or null where none has one. */
export const first = (...problems: (string | null)[]): string | null =>
  problems.find((problem) => problem !== null) ?? null;

/** The distinct lines of all options. */
export const linesReached = (spot: Spot): Set<string> => {
  const lines = new Set<string>();
  for (const option of spot.options()) lines.add(option.to.line);
  return lines;
};

/** The distinct lines of options that are P-positions, by brute force over the rules. */
export const winningLines = (spot: Spot, context: CheckContext): ReadonlySet<string> => {
  const lines = new Set<string>();
  for (const option of spot.options()) if (!context.outcome(option.to)) lines.add(option.to.line);
  return lines;
};

/** The part that a label names; undefined where there is none. */
export const partOf = (spot: Spot, label: { component: number | null; part: number | null; line: string }) =>
  spot
    .parts()
    .find(
      (part) =>
        part.component === label.component && part.part === label.part && part.spot.line === label.line,
    );
