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
 * A sealed position of a game or compound: its own types are hidden. Outside the engine and the games every position is a spot.
 * Immutable; lines, options and targets are computed when asked for.
 */
export interface Spot {
  /** The id of its game, or the name of the compound. */
  readonly game: string;
  readonly compound: Compound | null;
  /** The win rule by which people play it where none is named; of a compound, normal play. */
  readonly usual: Win;
  /** The components of a compound; of a single game, the spot itself. */
  readonly components: readonly Spot[];
  /** The canonical line, without the win rule. */
  readonly line: string;
  /** The line without the id of the game; of a compound, the whole line. */
  readonly position: string;
  isOver(): boolean;
  options(): Iterable<Option>;
  /** Plays a typed move, or refuses it if it is not understood or not legal. */
  play(move: string): Result<Option>;
  /** Independent summands: the position is their disjunctive sum. One part: the spot itself. */
  parts(): readonly Part[];
  /** Claims of the theories that cover this spot, the most informative first; `gives`: only claims of that measure. */
  /** `searching`: false leaves out those of search, which may take long to say whether they cover it. */
  claims(win: Win, gives?: Measure, searching?: boolean): readonly Claim[];
  /** Whether positions may come again, in it or in a component. */
  readonly isLoopy: boolean;
  /** Whether moves that leave the same position may count as one (see `Game.merges`), in it or in a component. */
  readonly merges: boolean;
  /** What its game knows of such positions; null for other games and for compounds. */
  loopy(): SpotLoopy | null;
  /** What is known of it under misère play; null where nothing is, and for compounds. */
  tame(): SpotTame | null;
  /** See `Game.whyLost`; null for other games and for compounds. Domain: a lost spot. */
  whyLost(): LostBody | null;
  /** Opens the seal for search: positions as nodes of the game's own arena. */
  field<T>(use: <N>(arena: SearchGame<N>, node: N) => T): T;
  /** An upper bound on reachable positions where the rules know one. */
  reach(): bigint | null;
  /** The move to a position equal to `goal`, without search; null = there is none, undefined = only search can tell. */
  towards(goal: Spot): Option | null | undefined;
  /** What a move may do in this position; null for compounds, whose components have rulings of their own. */
  ruling(): Ruling | null;
  scene(): Scene;
  /** The scene with the deciding features drawn in. It gives the answer away: never show it on a board in play. */
  explained(win: Win): Scene;
  /** Steps that say what is known if the outcome was not found: how far values are known, and why not further. */
  known(win: Win): readonly Step[];
  /** See `Game.ofTotal`; none where the game has no such order, and for compounds. */
  ofTotal(total: number): Iterable<Spot>;
  /** Combines options of components, by index, into one move of the compound; null for single games. */
  readonly combine: ((chosen: ReadonlyMap<number, Option>) => Option) | null;
}

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
  /** Null: exactly where its value is 0 or 1, and all that it leads to has one part. */
  readonly isSmall: boolean | null;
  use(facts: TameFacts): TheoremUse;
  here(): readonly Step[];
}

/** A legal move and where it leads. */
export interface Option {
  /** The canonical text of the move. */
  readonly move: string;
  readonly phrase: MovePhrase;
  readonly to: Spot;
}

export interface Part {
  /** The part alone. */
  readonly spot: Spot;
  /** Component (from 1, null if there is one only) and part within it (from 1, null if it is the whole component). */
  readonly component: number | null;
  readonly part: number | null;
  readonly kind: PartKind;
  /** The move of the whole that plays `move` (canonical text) in this part. */
  lift(move: string): Option;
}

/** What a theory says about one spot. */
export interface Claim {
  readonly theorem: TheoremId;
  readonly gives: Measure;
  readonly method: Method;
  /** Approximate cost of `value`, in search nodes; 0 = none. */
  readonly cost: number;
  value(): bigint;
  /** All options of value `target`, lazily; null = the theory has no list. */
  reaching(target: bigint): Iterable<Option> | null;
  /** Some options of value `target`, where the theory has no list of all. */
  some(target: bigint): Iterable<Option> | null;
  /** A winning move that needs no search; null = the theory names none. */
  named(): Option | null;
  count(target: bigint): bigint | null;
  use(): TheoremUse;
  here(): readonly Step[];
  /** See `Theory.evidence`; null where the theory has none. */
  evidence(): ValueTable | null;
  /** See `Theory.whyLost`; null where the theory has none. Domain: a lost spot. */
  whyLost(): LostBody | null;
}

/** A game as the rest of the project knows it. */
export interface SealedGame {
  readonly id: string;
  readonly example: string;
  /** The win rule by which people play it where none is named. */
  readonly usual: Win;
  readonly options: readonly string[];
  readonly theorems: readonly TheoremId[];
  parse(args: Args): Result<Spot>;
  /** The position in the text of a file; null where the game knows no other form than its line. */
  file(text: string, options: ReadonlyMap<string, string>): Result<Spot> | null;
  small(size: number): Iterable<Spot>;
  deal(size: number, random: () => number): Spot;
}
