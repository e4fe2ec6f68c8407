/** What the use cases answer: data that a surface shows and a locale words. */
import type { LoopyOutcome, PartLabel, ShownMove, Step } from '../../engine/explain/step.ts';
import type { Live, PlayedMove } from './match.ts';

/** What a step of the hint ladder tells. */
export type HintTold =
  | { readonly step: 1; readonly outcome: LoopyOutcome | null }
  /** Which part a move that wins, or keeps a draw, is in; null where the position is one part, no move does, or it is not known. */
  | {
      readonly step: 2;
      readonly outcome: LoopyOutcome | null;
      readonly part: PartLabel | null;
      readonly parts: number;
    }
  /** The values: the table of the explanation. Empty where there is none. */
  | { readonly step: 3; readonly outcome: LoopyOutcome | null; readonly steps: readonly Step[] }
  /** A move that wins, or keeps a draw, explained; or, where there is none or none is known, one to try, without steps. */
  | {
      readonly step: 4;
      readonly outcome: LoopyOutcome | null;
      readonly move: ShownMove;
      readonly wins: boolean;
      readonly steps: readonly Step[];
    };

/** The hint ladder, data for a locale. */
export type Hint = { readonly live: Live } & HintTold;

/**
 * A move's mark: ✓ `kept` the win, ✗ `threw` it away, ○ `none`: there was no win to keep. `unknown` where the position
 * is beyond the bound.
 */
export type MoveMark = 'kept' | 'threw' | 'none' | 'unknown';

export interface Summary {
  /** One mark a move, in order; seat of move i is i mod 2. */
  readonly marks: readonly MoveMark[];
  /** By seat: how often there was a win to keep, and how often it was kept. */
  readonly seats: readonly [SeatSummary, SeatSummary];
}
export interface SeatSummary {
  readonly had: number;
  readonly kept: number;
  readonly unknown: number;
}

/** A match that ended, move by move. */
export interface Review {
  readonly live: Live;
  readonly summary: Summary;
  /** Remoteness (moves to the end, rightly played) of the position before each move, then of the last; null = not known. */
  readonly lengths: readonly (string | null)[];
}

/** A position of a match that ended, asked as a puzzle: find a winning move. */
export interface Puzzle {
  readonly live: Live;
  /** Index of the move into `live.history`. */
  readonly ply: number;
  /** What was played there. */
  readonly played: PlayedMove;
  readonly mark: MoveMark;
  /** Every move by which the same player gave a win away, as indices. */
  readonly mistakes: readonly number[];
}

/** What came of a move that was tried. */
export interface Tried {
  readonly move: ShownMove;
  /** Null where it is not known. */
  readonly wins: boolean | null;
  /** A move that refutes it, where there is one. */
  readonly answer: ShownMove | null;
}

export interface TriedMove extends Tried {
  readonly puzzle: Puzzle;
}

/** What a position is worth: the Grundy value under normal play only. Numbers as decimal strings. */
export interface PositionValue {
  readonly outcome: LoopyOutcome | null;
  readonly grundy: string | null;
  readonly remoteness: string | null;
}

export interface ValuedMove {
  readonly move: ShownMove;
  readonly after: PositionValue;
}

/** What a puzzle's answer is: every winning move, or the first of many. */
export interface SolutionTold {
  readonly before: PositionValue;
  readonly played: ValuedMove;
  readonly winning: readonly ValuedMove[];
  /** How many there are; null where they were not counted. */
  readonly count: string | null;
}

export interface Solution extends SolutionTold {
  readonly puzzle: Puzzle;
}
