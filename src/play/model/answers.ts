/** Results of the use cases: data that a surface shows and a locale words. */
import type { LoopyOutcome, PartLabel, ShownMove, Step } from '../../engine/explain/step.ts';
import type { Live, PlayedMove } from './match.ts';

/** Contents of a hint's step. */
export type HintTold = { readonly outcome: LoopyOutcome | null } & (
  | { readonly step: 1 }
  /** The part with a move that wins or keeps a draw; null where there is only one part, no such move, or it is unknown. */
  | {
      readonly step: 2;
      readonly part: PartLabel | null;
      /** Of that part, without the options that all parts share; empty where it is null. */
      readonly position: string;
      readonly parts: number;
    }
  /** The values: the explanation's table. Empty where there is none. */
  | { readonly step: 3; readonly steps: readonly Step[] }
  /** A move that wins or keeps a draw, with its explanation; where none exists or is known, a move to try, without steps. */
  | {
      readonly step: 4;
      readonly move: ShownMove;
      readonly wins: boolean;
      readonly steps: readonly Step[];
    }
);

export type Hint = { readonly live: Live } & HintTold;

/** A move's mark: ✓ `kept` the win, ✗ `threw` it away, ○ `none`: there was no win to keep. `unknown` beyond the bound. */
export type MoveMark = 'kept' | 'threw' | 'none' | 'unknown';

export interface Summary {
  /** One mark per move, in order; the seat of move i is i mod 2. */
  readonly marks: readonly MoveMark[];
  /** By seat: winning chances, and those kept. */
  readonly seats: readonly [SeatSummary, SeatSummary];
}
export interface SeatSummary {
  readonly had: number;
  readonly kept: number;
  readonly unknown: number;
}

/** A finished match, move by move. */
export interface Review {
  readonly live: Live;
  readonly summary: Summary;
  /** Remoteness (moves to the end with best play) before each move, then at the end; null = unknown. */
  readonly lengths: readonly (string | null)[];
}

/** A position of a finished match as a puzzle: find a winning move. */
export interface Puzzle {
  readonly live: Live;
  /** Index of the move into `live.history`. */
  readonly ply: number;
  /** The move played there. */
  readonly played: PlayedMove;
  /** Indices of all moves by which the same player gave a win away. */
  readonly mistakes: readonly number[];
}

/** The result of a tried move. */
export interface Tried {
  readonly move: ShownMove;
  /** Null where unknown. */
  readonly wins: boolean | null;
  /** A move that refutes it, if there is one. */
  readonly answer: ShownMove | null;
}

export interface TriedMove extends Tried {
  readonly puzzle: Puzzle;
}

/** Facts of a position: the Grundy value only under normal play. Numbers as decimal strings. */
export interface PositionValue {
  readonly outcome: LoopyOutcome | null;
  readonly grundy: string | null;
  readonly remoteness: string | null;
}

export interface ValuedMove {
  readonly move: ShownMove;
  readonly after: PositionValue;
}

/** A puzzle's solution: all winning moves, or the first of many. */
export interface SolutionTold {
  readonly before: PositionValue;
  readonly played: ValuedMove;
  readonly winning: readonly ValuedMove[];
  /** Their number; null where not counted. */
  readonly count: string | null;
}

export interface Solution extends SolutionTold {
  readonly puzzle: Puzzle;
}
