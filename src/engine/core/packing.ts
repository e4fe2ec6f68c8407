/**
 * Encoding of positions as small numbers, for a search without texts and lists (`solve/packed`). Packings hold no moves: the
 * search asks the rules for them a few times and computes with numbers from then on.
 */
export type Packing<P, M> = PartsPacking<P> | NumbersPacking<P> | PlacesPacking<P, M>;

/** Disjunctive sum of parts of few kinds, such as heaps, encoded as the count of each kind. */
export interface PartsPacking<P> {
  readonly kind: 'parts';
  /** Upper bound on the distinct parts in reach; Infinity if unknown. */
  kinds(at: P): number;
  /** Summands; absent: `Rules.parts`. */
  parts?(at: P): readonly P[];
  /** Lower bound on the options; absent: unknown. */
  options?(at: P): LeastOptions;
}

export interface LeastOptions {
  /** Summed over all kinds of parts in reach, each counted once. */
  readonly ofKinds: number;
  /** Summed over all positions in reach. */
  readonly ofPositions: number;
}

/**
 * Numbers that moves decrease and increase. The set of moves does not depend on the position: a move that is legal where all
 * numbers are at their maximum is legal wherever enough is left, and there are no other moves.
 */
export interface NumbersPacking<P> {
  readonly kind: 'numbers';
  numbers(at: P): readonly bigint[];
  /** Whether positions with the same numbers in another order are equal; zeros may then be left out. */
  readonly inAnyOrder: boolean;
  /** Position whose numbers bound those of every position in reach; absent: `at` itself. */
  largest?(at: P): P;
  /** Rule parameters that positions must share to be of one game. */
  rule(at: P): unknown;
}

/**
 * Board cells ("places") that moves remove; a move removes the same cells whatever else is left, as far as they are left. Cells
 * that no future move can remove are not counted.
 */
export interface PlacesPacking<P, M> {
  readonly kind: 'places';
  places(at: P): Iterable<number>;
  /** Identity of the board: positions with equal boards differ only in their places and token. */
  board(at: P): unknown;
  /**
   * All moves, including those that lead to one position here but to several where fewer places are left; absent: `Rules.moves`,
   * which then must list every one.
   */
  moves?(at: P): Iterable<M>;
  /** One or two places that must be left for the move to be legal; token moves need none. */
  needs?(move: M, at: P): readonly number[];
  /**
   * Token that moves between places and removes each place it leaves; places out of its reach are not counted. `of`: its place,
   * or -1 if it may start anywhere. `on`: the same board with the token there.
   */
  readonly token?: { of(at: P): number; on(at: P, place: number): P };
}
