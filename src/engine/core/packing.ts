/**
 * How positions of a game become small numbers, for a search that needs neither texts nor lists (`solve/packed`). It says
 * nothing about moves: they are asked of the rules, few times, and counted with from then on.
 */
export type Packing<P, M> = PartsPacking<P> | NumbersPacking<P> | PlacesPacking<P, M>;

/** A disjunctive sum of parts of few kinds, such as heaps: a position is how many there are of each kind. */
export interface PartsPacking<P> {
  readonly kind: 'parts';
  /** At least as many as the different parts that play can lead to; Infinity where nobody knows. */
  kinds(at: P): number;
  /** The summands; absent: `Rules.parts`. */
  parts?(at: P): readonly P[];
  /** How many options there are at least; absent: nobody knows. */
  options?(at: P): LeastOptions;
}

export interface LeastOptions {
  /** Of all kinds of parts that play can lead to, each counted once. */
  readonly ofKinds: number;
  /** Of all positions that play can lead to. */
  readonly ofPositions: number;
}

/**
 * Numbers, of which moves take some and to which they add some. Which ones does not depend on the position: what is a move where
 * all numbers are as large as they can ever be is a move wherever enough is there, and nothing else is.
 */
export interface NumbersPacking<P> {
  readonly kind: 'numbers';
  numbers(at: P): readonly bigint[];
  /** Whether two positions are equal that have the same numbers in another order; empty ones may then be missing. */
  readonly inAnyOrder: boolean;
  /** A position whose numbers are at least as large as those of all that `at` leads to; absent: `at` itself. */
  largest?(at: P): P;
  /** What else positions must share to be of one game. */
  rule(at: P): unknown;
}

/**
 * Places that moves take away, each the same ones whatever else is left, as far as they are left. A place that no move could
 * ever take again does not count.
 */
export interface PlacesPacking<P, M> {
  readonly kind: 'places';
  places(at: P): Iterable<number>;
  /** The board: positions with equal ones differ in their places (and their token) alone. */
  board(at: P): unknown;
  /**
   * All moves, of those too that lead to one position here and to several where fewer places are left; absent: `Rules.moves`, which
   * then leaves out none.
   */
  moves?(at: P): Iterable<M>;
  /** The one or two places that must be left for the move to be legal. Moves of a token need none. */
  needs?(move: M, at: P): readonly number[];
  /**
   * A token that moves from place to place and takes away those that it leaves; those that it cannot reach do not count.
   * `of`: its place, or -1 where it may begin anywhere. `on`: the same board with the token there.
   */
  readonly token?: { of(at: P): number; on(at: P, place: number): P };
}
