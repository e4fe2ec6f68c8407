import type { HeapTable, LostBody } from '../certificate/document.ts';
import type { MovePhrase } from '../explain/phrase.ts';
import type { Ruling } from '../explain/ruling.ts';
import type { LoopyOutcome, Step } from '../explain/step.ts';
import type { FactsOf, TameTheorem, TheoremId } from '../explain/theorem.ts';
import type { LoopyValue } from '../maths/loopy.ts';
import type { Args } from './args.ts';
import type { Packing } from './packing.ts';
import type { Result } from './result.ts';
import type { Scene } from './scene.ts';
import type { Measure, Method, PartKind, Win } from './terms.ts';

export type { Measure, Method, PartKind, Win } from './terms.ts';

/** The law of a game: which moves there are and where they lead. Nothing about who wins. */
export interface Rules<P, M> {
  /** Every legal move, lazily: a heap of 10^1000 has moves too. No two lead to the same canonical line unless they must. */
  moves(at: P): Iterable<M>;
  /** Where `move` leads; the one author of legality. Refuses with `illegal-move`. */
  play(at: P, move: M): Result<P>;
  /** Independent summands, where the position is a disjunctive sum of smaller ones of the same game. */
  parts?(at: P): readonly Summand<P, M>[];
  /** A representative of `at` up to isomorphism (heaps sorted, empty ones dropped): a shorter memo for search. */
  normal?(at: P): P;
  /** The move that leads from `at` to a position equal to `goal` but for order, without going through all moves; null = none. */
  towards?(at: P, goal: P): M | null;
  /**
   * An upper bound on the work of a complete search (positions, or positions times moves), so that hopeless searches are not
   * started. It may be far too large: every search is bounded anyway.
   */
  reach?(at: P): bigint;
  /** How positions become small numbers for search; absent: a search goes by their texts. */
  readonly packing?: Packing<P, M>;
}

export interface Summand<P, M> {
  readonly at: P;
  /** The move of the whole that plays `move` in this summand. */
  lift(move: M): M;
}

/**
 * A published closed form (or certified computation). It never calls the rules' moves to find its value;
 * brute force over the rules checks it on every small position.
 */
export interface Theory<P, M, T extends TheoremId = TheoremId> {
  /** Names the theorem; the source is cited beside the record. */
  readonly id: T;
  readonly gives: Measure;
  readonly method: Method;
  /** The domain: positions and win rule for which `value` may be asked. */
  readonly covers: (at: P, win: Win) => boolean;
  /** About how many search nodes the value costs; absent = at once. The caller compares it with its budget. */
  cost?(at: P): number;
  value(at: P): bigint;
  /**
   * All moves to options of value `target` (for `outcome`, target 0: all winning moves), lazily, without repeating a
   * position; absent = options are tried one by one.
   */
  reaching?(at: P, target: bigint): Iterable<M>;
  /**
   * Some moves to options of value `target`, where there are too many to list: for the theories without `reaching`. For lengths:
   * where `target` is one less than the value, one at least.
   */
  readonly some?: ((at: P, target: bigint) => Iterable<M>) | undefined;
  /** The winning move that the argument itself names, for those without `reaching`: told where others can't be searched for. Null: none. */
  readonly named?: ((at: P) => M | null) | undefined;
  /** How many distinct positions `reaching` leads to, exactly, or null where no formula gives it. */
  count?(at: P, target: bigint): bigint | null;
  /** The facts that the locale's text of this theorem speaks of. */
  readonly facts: (at: P) => FactsOf<T>;
  /** The table with these very numbers: what a person can check by hand; absent: there is none. */
  readonly here?: ((at: P) => readonly Step[]) | undefined;
  /**
   * A table that proves the value to a program that knows the rules alone; null where it is too long. `formula`: none, but the program
   * has the formula of this game.
   */
  readonly evidence?: ((at: P) => Evidence<P> | 'formula' | null) | undefined;
  /** What proves a lost position to such a program, by this theory; null where it is too long. */
  readonly whyLost?: ((at: P) => LostBody | null) | undefined;
}

/** The values of single heaps of one game, as data (see `ValueTable`); `of`: a position of it with nothing left. */
export interface Evidence<P> {
  readonly of: P;
  readonly table: HeapTable;
}

/** `parse` and `format` are a pair: parse(format(p)) is p. Neither includes the id of the game. */
export interface PositionCodec<P> {
  /** The options this game knows, in the order in which they are printed. */
  readonly options: readonly string[];
  parse(args: Args): Result<P>;
  format(at: P): string;
  /** The position in the text of a file, where the game has file formats of its own; `options` were typed beside it. */
  file?(text: string, options: ReadonlyMap<string, string>): Result<P>;
}

/** Moves as people type them. `format` gives the canonical text; `parse` may accept more, and does not judge legality. */
export interface MoveCodec<P, M> {
  parse(text: string, at: P): Result<M>;
  format(move: M, at: P): string;
}

/** Who wins, and how many moves are left; null: a draw. */
export interface DirectOutcome {
  readonly outcome: LoopyOutcome;
  readonly left: number | null;
}

/** What is known of a game in which positions may come again: search over options would not end there. */
export interface Loopy<P> {
  /** Names the theorem of `value`. */
  readonly theorem: TheoremId;
  /** The value under normal play, by which it can be added to other games. */
  value(at: P): LoopyValue;
  /** How far it is from an end among positions of the same value: answers that make it smaller make progress. */
  rank(at: P): number;
  /** The outcome of the position alone; null where only search can tell. */
  direct(at: P, win: Win): DirectOutcome | null;
  /** The table with these very numbers. */
  here(at: P, win: Win): readonly Step[];
}

/**
 * What is known of a game that is played like Nim under misère rules, too. Its small positions have values 0 and 1, and every other
 * position has moves to small ones of both values or to none (see `src/engine/solve/tame.ts`).
 */
export interface Tame<P> {
  /** Says why it is so. */
  readonly theorem: TameTheorem;
  covers(at: P): boolean;
  /** Absent: no move parts a position, and the small ones are those of value 0 or 1. */
  isSmall?(at: P): boolean;
  /** What the text of the theorem speaks of, beside values. */
  about?(at: P): object;
  /** The table with these very numbers, where the position has one part. */
  readonly here?: ((at: P) => readonly Step[]) | undefined;
}

export interface Game<P, M> {
  readonly id: string;
  /** A line that works, shown in refusals and on the rules card; the position of its worked example. */
  readonly example: string;
  /** The win rule by which people play it where none is named; absent: normal play. */
  readonly usual?: Win;
  readonly rules: Rules<P, M>;
  readonly position: PositionCodec<P>;
  readonly move: MoveCodec<P, M>;
  readonly theories: readonly Theory<P, M>[];
  /** Present where values decide under misère play. */
  readonly tame?: Tame<P>;
  /** Present where positions may come again. */
  readonly loopy?: Loopy<P>;
  /** What proves a lost position under either win rule to a program that knows the rules alone; null where it is too long. */
  whyLost?(at: P): LostBody | null;
  /** True: different moves may leave the same position, and count as one. A player at the board would count more. */
  readonly merges?: true;
  /** What the summands of its rules are called; absent: heaps. A position that its rules cut nowhere is none of these. */
  readonly partsAre?: PartKind;
  /** The move as data, for a locale to say. */
  describe(at: P, move: M): MovePhrase;
  /** What a move may do here, as data, for a locale to say: with the board it is enough to list all moves. */
  ruling(at: P): Ruling;
  /** What to draw, as data. */
  scene(at: P): Scene;
  /**
   * The scene with the deciding features drawn in: pairs, blocks, values. It gives the answer away: for explanations only,
   * never for a board in play. Absent = the plain scene.
   */
  explained?(at: P, win: Win): Scene;
  /** Steps that say what is known, and how far, about a position whose outcome was not found. */
  known?(at: P, win: Win): readonly Step[];
  /**
   * Positions with the same law as `at` whose sizes add up to `total`, those with fewest parts first: among them an exception to
   * misère Nim on the values is sought.
   */
  ofTotal?(at: P, total: number): Iterable<P>;
  /** Every position up to `size` (a number that grows the set: 1 tiny, 6 some hundreds), for proofs, quizzes and practice. */
  small(size: number): Iterable<P>;
  /** A position to play, of about this size (1 easy … 5 long), by a random source in [0, 1). */
  deal(size: number, random: () => number): P;
}
