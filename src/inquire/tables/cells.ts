import { isSum } from '../../engine/core/spot.ts';
import { Work } from '../../engine/core/work.ts';
import type { LoopyOutcome } from '../../engine/explain/step.ts';
import type { TheoremId } from '../../engine/explain/theorem.ts';
import { outcomeBy } from '../../engine/solve/outcome-by.ts';
import { Solver } from '../../engine/solve/solver.ts';
import type { Position } from '../../games/line.ts';

/** A position's Grundy value (normal play, as a decimal string) and outcome, as far as known. */
export interface TableCell {
  readonly sg: string | null;
  readonly outcome: LoopyOutcome | null;
}

/** Limits of a table or claim: options looked at in one search, total work, and time as a safety net. */
export interface TableBudget {
  readonly bound: number;
  /** Absent = unlimited. */
  readonly work?: Work;
  /** Whether the work or the time is used up. */
  readonly over: () => boolean;
}

/** Whether Grundy values apply: normal play of one game, or of a sum. */
export const hasValues = ({ spot, win }: Position): boolean => win === 'normal' && isSum(spot);

/** Answers about many positions of one family, with one solver and its memos. Computes values only on request. */
export class Cells {
  readonly #solver: Solver;

  constructor({ bound, work }: TableBudget) {
    this.#solver = new Solver(bound, work ?? new Work(Number.MAX_SAFE_INTEGER));
  }

  sg(position: Position): bigint | null {
    return hasValues(position) ? (this.#solver.grundy(position.spot)?.value ?? null) : null;
  }

  /** Who wins, or that nobody does. */
  outcome({ spot, win }: Position): LoopyOutcome | null {
    return outcomeBy(this.#solver, spot, win);
  }

  /** Both; the value only with `values`, and then the outcome from it where known. */
  cell(position: Position, values: boolean): TableCell {
    const sg = values ? this.sg(position) : null;
    const outcome = sg === null ? this.outcome(position) : sg === 0n ? 'P' : 'N';
    return { sg: sg?.toString() ?? null, outcome };
  }

  /** Theorems behind a found entry, for a sum those of its parts; null for search. None where the game is over. */
  restsOn(position: Position, show: 'values' | 'outcomes'): readonly (TheoremId | null)[] {
    const { spot, win } = position;
    if (spot.isOver()) return [];
    const found = show === 'values' ? this.#solver.grundy(spot) : this.#solver.outcome(spot, win);
    if (found !== null && found.claim !== null) return [found.claim.theorem];
    const parts = hasValues(position) ? spot.parts() : [];
    return parts.length > 1
      ? parts.flatMap((part) => this.restsOn({ spot: part.spot, win }, 'values'))
      : [null];
  }
}
