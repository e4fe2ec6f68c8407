import type { Win } from '../core/game.ts';
import type { Claim, Part, Spot, SpotTame } from '../core/spot.ts';

/** A value and where it comes from. */
export interface Found<V> {
  readonly value: V;
  /** The claim it rests on (of the value, or that the position is lost); null = search alone. */
  readonly claim: Claim | null;
}

/** A part of a sum, and its place among the parts. */
export interface PlacedPart {
  readonly part: Part;
  readonly index: number;
}

/** Parts of a sum: equal ones of unknown value two and two, and those that are left. */
export interface Paired {
  readonly pairs: readonly (readonly [PlacedPart, PlacedPart])[];
  readonly rest: readonly PlacedPart[];
}

/** Value under normal play, and whether it is large. */
export interface Size {
  readonly value: bigint;
  readonly isLarge: boolean;
}

/** A part of a sum with its size, and what that rests on; null = search. */
export interface TamePart extends Size {
  readonly part: Part;
  readonly by: SpotTame | null;
  readonly claim: Claim | null;
}

export interface TameSum extends Size {
  readonly parts: readonly TamePart[];
}

/** What is asked of a solver about a spot and what it leads to; null beyond its bound. */
export interface Values {
  /** The claim of that measure which covers the spot and can be afforded. */
  claim(spot: Spot, win: Win, gives: Claim['gives']): Claim | null;
  /** Grundy value (normal play) of one part: by theory, else by search; null beyond the bound. */
  grundy(spot: Spot): Found<bigint> | null;
  /** The parts of a sum under normal play without equal ones that cancel. */
  paired(spot: Spot): Paired;
  /** The size of a position by search (see `tame.ts`); null where something wild is reached, or beyond the bound. */
  searchedSize(spot: Spot): Size | null;
  /** Whether one more option may be compared with a position that is sought. */
  mayLook(): boolean;
  /** True = N. By Grundy value or outcome theorem, by compound, else by search. */
  outcome(spot: Spot, win: Win): Found<boolean> | null;
  /** Remoteness: by theorem, for `all` by its components, else by search. */
  remoteness(spot: Spot, win: Win): bigint | null;
  /** Suspense number: how long the last component lasts under `every`. */
  suspense(spot: Spot, win: Win): bigint | null;
}
