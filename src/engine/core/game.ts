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

/** Rules of a game: the legal moves and where they lead. They don't know who wins. */
export interface Rules<P, M> {
  /** Every legal move, lazily: a heap of 10^1000 has moves too. Avoids moves that lead to the same canonical line. */
  moves(at: P): Iterable<M>;
  /** Position after `move`. Sole authority on legality; refuses with `illegal-move`. */
  play(at: P, move: M): Result<P>;
  /** Independent summands of a position that is a disjunctive sum of smaller ones of this game. */
  parts?(at: P): readonly Summand<P, M>[];
  /** Representative of `at` up to isomorphism (heaps sorted, empty ones dropped), which shortens search memos. */
  normal?(at: P): P;
  /** Move from `at` to a position equal to `goal` up to order, found without listing all moves; null: there is none. */
  towards?(at: P, goal: P): M | null;
  /**
   * Upper bound on the work of a complete search (positions, or positions times moves), which avoids hopeless searches. May be
   * far too large: every search is bounded anyway.
   */
  reach?(at: P): bigint;
  /** Encoding of positions as small numbers for search; absent: search uses their texts. */
  readonly packing?: Packing<P, M>;
}

export interface Summand<P, M> {
  readonly at: P;
  /** Converts a move of this summand into a move of the whole. */
  lift(move: M): M;
}

/**
 * Published closed form, or certified computation. Never lists moves to find its value; tests check it by brute force over the
 * rules on every small position.
 */
export interface Theory<P, M, T extends TheoremId = TheoremId> {
  /** Theorem id; its source is cited beside the record. */
  readonly id: T;
  readonly gives: Measure;
  readonly method: Method;
  /** True: search is asked before it, since the theory names no move and search also finds one. Only for outcomes. */
  readonly afterSearch?: true;
  /** Domain: positions and win rules that `value` may be called with. */
  readonly covers: (at: P, win: Win) => boolean;
  /** Approximate cost of the value, in search nodes; absent: none. The caller compares it with its budget. */
  cost?(at: P): number;
  value(at: P): bigint;
  /**
   * All moves to options of value `target` (for `outcome`, target 0: all winning moves), lazily, each position once; absent: the
   * caller tries the options one by one.
   */
  reaching?(at: P, target: bigint): Iterable<M>;
  /**
   * Some moves to options of value `target`, for theories without `reaching` because there are too many. For lengths: at least
   * one move if `target` is one less than the value.
   */
  readonly some?: ((at: P, target: bigint) => Iterable<M>) | undefined;
  /**
   * Winning move that the argument itself names, for theories without `reaching`; answers use it when search for others is
   * impossible. Null: none.
   */
  readonly named?: ((at: P) => M | null) | undefined;
  /** Exact number of distinct positions that `reaching` leads to; null without a formula. */
  count?(at: P, target: bigint): bigint | null;
  /** Facts that the locale's text of this theorem mentions. */
  readonly facts: (at: P) => FactsOf<T>;
  /** Worked table with the numbers of this position, for a check by hand. */
  readonly here?: ((at: P) => readonly Step[]) | undefined;
  /**
   * Table that proves the value to a checker that knows only the rules; null where it is too long. `formula`: no table, the
   * checker has this game's formula built in.
   */
  readonly evidence?: ((at: P) => Evidence<P> | 'formula' | null) | undefined;
  /** Proof of a lost position for such a checker, by this theory; null where it is too long. */
  readonly whyLost?: ((at: P) => LostBody | null) | undefined;
}

/** Values of single heaps as data (see `ValueTable`); `of`: an empty position of the same game. */
export interface Evidence<P> {
  readonly of: P;
  readonly table: HeapTable;
}

/** Inverse functions: parse(format(p)) is p. The id of the game is not part of the text. */
export interface PositionCodec<P> {
  /** Option names this game knows, in printing order; absent: none. */
  readonly options?: readonly string[];
  parse(args: Args): Result<P>;
  format(at: P): string;
  /** Parses the text of a file in one of the game's own formats; `options` come from the line beside it. */
  file?(text: string, options: ReadonlyMap<string, string>): Result<P>;
}

/** Moves as typed. `format` gives the canonical text; `parse` may accept more, and does not judge legality. */
export interface MoveCodec<P, M> {
  parse(text: string, at: P): Result<M>;
  format(move: M, at: P): string;
}

/** Outcome and number of moves left; null for a draw. */
export interface DirectOutcome {
  readonly outcome: LoopyOutcome;
  readonly left: number | null;
}

/** Theory of a game with repeating positions, where search over options would not end. */
export interface Loopy<P> {
  /** Theorem behind `value`. */
  readonly theorem: TheoremId;
  /** Value under normal play, which can be added to those of other games. */
  value(at: P): LoopyValue;
  /** Distance from the end among positions of equal value; an answer that lowers it makes progress. */
  rank(at: P): number;
  /** Outcome of the position alone; null where only search can find it. */
  direct(at: P, win: Win): DirectOutcome | null;
  /** Worked table with the numbers of this position. */
  here(at: P, win: Win): readonly Step[];
}

/**
 * Theory of a game that values also decide under misère play. Its small positions have values 0 and 1; every other position has
 * moves to small ones of both values, or to none (see `src/engine/solve/tame.ts`).
 */
export interface Tame<P> {
  /** Theorem that proves this. */
  readonly theorem: TameTheorem;
  /** Domain; absent: every position. */
  covers?(at: P): boolean;
  /** Absent: no move splits a position, and the small positions are those of value 0 or 1. */
  isSmall?(at: P): boolean;
  /** Facts, apart from values, that the theorem's text mentions. */
  about?(at: P): object;
  /** Worked table with the numbers of this position; for positions of one part. */
  readonly here?: ((at: P) => readonly Step[]) | undefined;
}

export interface Game<P, M> {
  readonly id: string;
  /** Valid line, shown in refusals and on the rules card; also the worked example. */
  readonly example: string;
  /** Customary win rule, used when a line names none; absent: normal play. */
  readonly usual?: Win;
  readonly rules: Rules<P, M>;
  readonly position: PositionCodec<P>;
  readonly move: MoveCodec<P, M>;
  readonly theories: readonly Theory<P, M>[];
  /** Present if values decide misère play. */
  readonly tame?: Tame<P>;
  /** Present if positions may repeat. */
  readonly loopy?: Loopy<P>;
  /** Proof of a lost position under either win rule for a checker that knows only the rules; null where it is too long. */
  whyLost?(at: P): LostBody | null;
  /**
   * True: different moves may lead to the same position and count as one move. Players at a real board would count them apart.
   */
  readonly merges?: true;
  /** Word for its independent parts; absent: heaps. A position that the rules do not split has no such word. */
  readonly partsAre?: PartKind;
  /** Move as data, for the locale to phrase. */
  describe(at: P, move: M): MovePhrase;
  /**
   * Summary of the legal moves as data, for the locale; enough, with the board, to list them all. Absent: the rule has no
   * parameters, and its kind is the game's id.
   */
  ruling?(at: P): Ruling;
  /** Drawing of the position, as data. */
  scene(at: P): Scene;
  /**
   * Scene with the deciding features drawn in: pairs, blocks, values. Reveals the answer: only for explanations, never for a
   * board in play. Absent: the plain scene.
   */
  explained?(at: P, win: Win): Scene;
  /** Steps that state what is known, and how far, when the outcome was not found. */
  known?(at: P, win: Win): readonly Step[];
  /**
   * Positions under the same rules as `at` whose sizes add up to `total`, those with fewest parts first. Searched for an
   * exception to misère Nim on the values.
   */
  ofTotal?(at: P, total: number): Iterable<P>;
  /** Every position up to `size` (1: tiny, 6: some hundreds), for proofs, quizzes and practice. */
  small(size: number): Iterable<P>;
  /** Random position of about this size (1 easy … 5 long); `random` is in [0, 1). */
  deal(size: number, random: () => number): P;
}
