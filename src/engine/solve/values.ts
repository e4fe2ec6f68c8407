import type { Win } from '../core/game.ts';
import type { Claim, Part, Spot, SpotTame } from '../core/spot.ts';

/** Value with its source. */
export interface Found<V> {
  readonly value: V;
  /** Claim behind it (of the value, or that the position is lost); null: search alone. */
  readonly claim: Claim | null;
}

/** Part of a sum with its index. */
export interface PlacedPart {
  readonly part: Part;
  readonly index: number;
}

/** Parts of a sum: pairs of equal ones of unknown value, and the rest. */
export interface Paired {
  readonly pairs: readonly (readonly [PlacedPart, PlacedPart])[];
  readonly rest: readonly PlacedPart[];
}

/** Value under normal play, and whether the position is large (see `tame.ts`). */
export interface Size {
  readonly value: bigint;
  readonly isLarge: boolean;
}

/** Part of a sum with its size and the source of that; null: search. */
export interface TamePart extends Size {
  readonly part: Part;
  readonly by: SpotTame | null;
  readonly claim: Claim | null;
}

export interface TameSum extends Size {
  readonly parts: readonly TamePart[];
}

/** Questions about a spot and positions in its reach; answers are null beyond the solver's bound. */
export interface Values {
  /** Claim of that measure that covers the spot and is affordable. */
  claim(spot: Spot, win: Win, gives: Claim['gives']): Claim | null;
  /** Claim that decides the outcome: of the Grundy value, else of the outcome itself. */
  decisive(spot: Spot, win: Win): Claim | null;
  /** Grundy value (normal play) of one part: by theory, else by search. */
  grundy(spot: Spot): Found<bigint> | null;
  /** Parts of a sum under normal play, with equal ones that cancel paired. */
  paired(spot: Spot): Paired;
  /** Size of a position by search (see `tame.ts`); null also if a wild position is reached. */
  searchedSize(spot: Spot): Size | null;
  /** Whether one more option may be compared with a position sought. */
  mayLook(): boolean;
  /** True = N. By Grundy value or outcome theorem, by compound, else by search. */
  outcome(spot: Spot, win: Win): Found<boolean> | null;
  /** Remoteness: by theorem, for `all` by its components, else by search. */
  remoteness(spot: Spot, win: Win): bigint | null;
  /** Suspense number: how long the last component lasts under `every`. */
  suspense(spot: Spot, win: Win): bigint | null;
}
