import type { Uncertified } from '../../engine/certificate/index.ts';
import type { Method, Win } from '../../engine/core/game.ts';
import type { Scene } from '../../engine/core/scene.ts';
import type { Level, LoopyOutcome, ShownMove, Step } from '../../engine/explain/step.ts';
import type { TheoremId } from '../../engine/explain/theorem.ts';
import type { Unknown } from '../../engine/solve/analyse.ts';

/** All of an analysis that can cross a thread: numbers as decimal strings. */
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
  /** True where a larger bound could tell more. */
  readonly exhausted: boolean;
  /** True where the work that the answer may cost was used up: something is missing, in the answer or in the explanation. */
  readonly unfinished: boolean;
  /** True where that was found by the clock: the same question may be answered better another time. */
  readonly late: boolean;
  readonly steps: readonly Step[];
  /** The position as it is drawn, what decides marked in it; null for a line too long to be looked at. */
  readonly drawn: DrawnPosition | null;
  /** True where every step was re-derived from the rules by search (see `explainChecked`). */
  readonly checked: boolean;
  /** True where they were not, and a worker has the time for it. */
  readonly checkable: boolean;
  /** What the check found wrong; then the explanation is withheld. */
  readonly fault: string | null;
  /** Where it was asked for: the text of its certificate, or why there is none. */
  readonly certificate?: { readonly text: string } | { readonly none: Uncertified };
}

/** A position to draw, and the games in it, by whose names its description calls it. */
export interface DrawnPosition {
  readonly scene: Scene;
  readonly components: readonly { readonly game: string; readonly line: string }[];
}

/** What is asked of an analysis. */
export interface AnalysisWish {
  readonly level: Level;
  /** How many winning moves are listed. */
  readonly moves: number;
  /** Whether a certificate is wanted, too: from a worker only. */
  readonly certificate?: boolean;
}
