import type { Uncertified } from '../../engine/certificate/index.ts';
import type { Method, Win } from '../../engine/core/game.ts';
import type { Scene } from '../../engine/core/scene.ts';
import type { Level, LoopyOutcome, ShownMove, Step } from '../../engine/explain/step.ts';
import type { TheoremId } from '../../engine/explain/theorem.ts';
import type { Unknown } from '../../engine/solve/analyse.ts';

/** The parts of an analysis that can cross a thread: numbers as decimal strings. */
export interface AnalysisView {
  /** The canonical line, with its win rule. */
  readonly line: string;
  readonly game: string;
  /** The canonical position, without the id of its game. */
  readonly position: string;
  readonly win: Win;
  readonly over: boolean;
  readonly outcome: LoopyOutcome | null;
  readonly outcomeReason: Unknown | null;
  readonly grundy: string | null;
  readonly grundyReason: Unknown | null;
  readonly method: Method;
  readonly theorem: TheoremId;
  readonly remoteness: string | null;
  readonly winning: {
    readonly count: string | null;
    readonly complete: boolean;
    readonly moves: readonly ShownMove[];
  };
  /** Whether a larger bound may tell more. */
  readonly exhausted: boolean;
  /** Whether the allowed work was used up: something is missing, in the answer or its explanation. */
  readonly unfinished: boolean;
  /** Whether the clock ended it: the same question may get a better answer another time. */
  readonly late: boolean;
  readonly steps: readonly Step[];
  /** The drawn position with its deciding parts marked; null for too long a line. */
  readonly drawn: DrawnPosition | null;
  /** Whether every step was re-derived from the rules by search (see `explainChecked`). */
  readonly checked: boolean;
  /** Whether a worker has time for that check, where it was not made. */
  readonly checkable: boolean;
  /** The error found by the check; then the explanation is withheld. */
  readonly fault: string | null;
  /** On request: the text of its certificate, or why there is none. */
  readonly certificate?: { readonly text: string } | { readonly none: Uncertified };
}

/** A position to draw with the names of its games, for its alt text. */
export interface DrawnPosition {
  readonly scene: Scene;
  readonly components: readonly { readonly game: string; readonly line: string }[];
}

/** Options of an analysis. */
export interface AnalysisWish {
  readonly level: Level;
  /** Winning moves to list. */
  readonly moves: number;
  /** Whether to make a certificate as well; only in a worker. */
  readonly certificate?: boolean;
}
