import type { LostBody, ValueTable } from '../certificate/document.ts';
import type { MovePhrase } from '../explain/phrase.ts';
import type { Ruling } from '../explain/ruling.ts';
import type { Step, TheoremUse } from '../explain/step.ts';
import type { TameFacts, TameTheorem, TheoremId } from '../explain/theorem.ts';
import type { LoopyValue } from '../maths/loopy.ts';
import type { SearchGame } from '../solve/arena.ts';
import type { Args } from './args.ts';
import type { DirectOutcome, Measure, Method, PartKind, Win } from './game.ts';
import type { Result } from './result.ts';
import type { Scene } from './scene.ts';
import type { Compound } from './terms.ts';

/**
 * Position of a game or compound whose own types are hidden; the only kind of position outside the engine and the games.
 * Immutable; computes lines, options and targets on demand.
 */
export interface Spot {
  /** Id of the game, or name of the compound. */
  readonly game: string;
  readonly compound: Compound | null;
  /** Customary win rule, used when a line names none; normal play for compounds. */
  readonly usual: Win;
  /** Components of a compound; for a single game, the spot itself. */
  readonly components: readonly Spot[];
  /** Canonical line, without the win rule. */
  readonly line: string;
  /** Line without the id of the game; for a compound, the whole line. */
  readonly position: string;
  isOver(): boolean;
  options(): Iterable<Option>;
  /** Plays a typed move; refuses it if it can't be parsed or is illegal. */
  play(move: string): Result<Option>;
  /** Independent summands: the position is their disjunctive sum. A single part is the spot itself. */
  parts(): readonly Part[];
  /**
   * Claims of the theories that cover this spot, the most informative first. `gives` selects one measure; `searching`: false
   * leaves out those of search, which may take long to find out whether they cover it.
   */
  claims(win: Win, gives?: Measure, searching?: boolean): readonly Claim[];
  /** Whether positions may repeat, here or in a component. */
  readonly isLoopy: boolean;
  /** Whether moves to the same position may count as one (see `Game.merges`), here or in a component. */
  readonly merges: boolean;
  /** Theory of repeating positions; null for other games and for compounds. */
  loopy(): SpotLoopy | null;
  /** Theory of misère play; null where there is none, and for compounds. */
  tame(): SpotTame | null;
  /** See `Game.whyLost`; null for other games and for compounds. Domain: a lost spot. */
  whyLost(): LostBody | null;
  /** Opens the seal for search, with positions as nodes of the game's own arena. */
  field<T>(use: <N>(arena: SearchGame<N>, node: N) => T): T;
  /** Upper bound on the reachable positions; null if the rules give none. */
  reach(): bigint | null;
  /** Move to a position equal to `goal`, without search; null: there is none; undefined: only search can find it. */
  towards(goal: Spot): Option | null | undefined;
  /** Summary of the legal moves; null for compounds, whose components have their own. */
  ruling(): Ruling | null;
  scene(): Scene;
  /** Scene with the deciding features drawn in. Reveals the answer: never show it on a board in play. */
  explained(win: Win): Scene;
  /** Steps for an unknown outcome: how far values are known, and why not further. */
  known(win: Win): readonly Step[];
  /** See `Game.ofTotal`; empty for games without such an order, and for compounds. */
  ofTotal(total: number): Iterable<Spot>;
  /** Combines options of components, by index, into one move of the compound; null for single games. */
  readonly combine: ((chosen: ReadonlyMap<number, Option>) => Option) | null;
}

/** Whether the position is a disjunctive sum: a single game, or a sum of several. */
export const isSum = ({ compound }: Spot): boolean => compound === null || compound === 'sum';

/** See `Loopy`. */
export interface SpotLoopy {
  readonly theorem: TheoremId;
  value(): LoopyValue;
  rank(): number;
  direct(win: Win): DirectOutcome | null;
  here(win: Win): readonly Step[];
}

/** See `Tame`. */
export interface SpotTame {
  readonly theorem: TameTheorem;
  /** Null: small exactly if its value is 0 or 1, and all positions in reach have one part. */
  readonly isSmall: boolean | null;
  use(facts: TameFacts): TheoremUse;
  here(): readonly Step[];
}

export interface Option {
  /** Canonical text of the move. */
  readonly move: string;
  readonly phrase: MovePhrase;
  readonly to: Spot;
}

export interface Part {
  readonly spot: Spot;
  /** Component (from 1; null if there is only one) and part within it (from 1; null if it is the whole component). */
  readonly component: number | null;
  readonly part: number | null;
  readonly kind: PartKind;
  /** Converts `move` (canonical text) in this part into an option of the whole. */
  lift(move: string): Option;
}

/** Statement of a theory about one spot. */
export interface Claim {
  readonly theorem: TheoremId;
  readonly gives: Measure;
  readonly method: Method;
  /** Approximate cost of `value`, in search nodes; 0: none. */
  readonly cost: number;
  /** See `Theory.afterSearch`. */
  readonly afterSearch: boolean;
  value(): bigint;
  /** All options of value `target`, lazily; null: the theory has no list. */
  reaching(target: bigint): Iterable<Option> | null;
  /** Some options of value `target`, for theories without a list of all. */
  some(target: bigint): Iterable<Option> | null;
  /** Winning move without search; null: the theory names none. */
  named(): Option | null;
  count(target: bigint): bigint | null;
  use(): TheoremUse;
  here(): readonly Step[];
  /** See `Theory.evidence`; null where the theory has none. */
  evidence(): ValueTable | null;
  /** See `Theory.whyLost`; null where the theory has none. Domain: a lost spot. */
  whyLost(): LostBody | null;
}

/** Game with its position and move types hidden. */
export interface SealedGame {
  readonly id: string;
  readonly example: string;
  /** Customary win rule, used when a line names none. */
  readonly usual: Win;
  readonly options: readonly string[];
  readonly theorems: readonly TheoremId[];
  parse(args: Args): Result<Spot>;
  /** Parses the text of a file; null if the game has no file format. */
  file(text: string, options: ReadonlyMap<string, string>): Result<Spot> | null;
  small(size: number): Iterable<Spot>;
  deal(size: number, random: () => number): Spot;
}
