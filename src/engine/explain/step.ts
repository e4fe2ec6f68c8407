import type { Measure, Method, PartKind, Win } from '../core/terms.ts';
import type { MisereKind } from '../maths/misere-form.ts';
import type { MovePhrase } from './phrase.ts';
import type { FactsOf, TheoremId } from './theorem.ts';

export type Outcome = 'P' | 'N';
/** D: a draw, since neither player can force a win; only with repeating positions. */
export type LoopyOutcome = Outcome | 'D';

/** Move in an explanation: its canonical text, its phrase, and the line it leads to. */
export interface ShownMove {
  readonly move: string;
  readonly phrase: MovePhrase;
  readonly to: string;
}

/** Label of a part in a table row: a heap of the only component, or a part of component n. */
export interface PartLabel {
  /** Counted from 1; null if there is only one component. */
  readonly component: number | null;
  /** Counted from 1 within the component; null if the component is one part. */
  readonly part: number | null;
  readonly kind: PartKind;
  /** Line of the part alone. */
  readonly line: string;
}

/** Losing move with a winning answer. */
export interface AnsweredMove {
  readonly move: ShownMove;
  readonly answer: ShownMove;
  /** Number of other moves to positions that differ from this one only in the order of interchangeable pieces. */
  readonly alike: number;
}

/** Losing moves, each with a winning answer; grouped by the position that the answers lead to. */
export interface Answered {
  readonly rows: readonly {
    /** Moves whose answers lead to the same position. */
    readonly pairs: readonly AnsweredMove[];
    /** Unlisted moves of this group; null if there are some but not all moves were looked at. */
    readonly more: number | null;
  }[];
  /** Moves that end the game at once and lose it. */
  readonly ends: { readonly moves: readonly ShownMove[]; readonly more: number | null };
  /** Moves of unlisted groups; null if not all moves were looked at. */
  readonly unlisted: number | null;
  /** Whether the listed and counted moves are all moves. */
  readonly complete: boolean;
  /** Win rule of the positions; without it their lines would mean another game. */
  readonly win: Win;
}

/** Position that the loser faces: now, or after the winning move. */
export interface Faced {
  /** Number of their moves; null if too many to count, or if moves to the same position count as one. */
  readonly moves: number | null;
  /** Whether each of these moves ends the game. */
  readonly last: boolean;
  /** Parts with a move; 0 if the position is not a sum under normal play. */
  readonly parts: number;
  /** Common kind of the parts. */
  readonly kind: PartKind | null;
  /** Whether these parts form equal pairs. */
  readonly twins: boolean;
  /** Grundy value of the first of these parts, if known. */
  readonly value: string | null;
  /** For a searched position: a move and its answer. */
  readonly example: { readonly move: ShownMove; readonly answer: ShownMove } | null;
}

/**
 * One inference, as data: a closed vocabulary. By type, each kind has a phrase in every locale and a check that re-derives it.
 * Large numbers are decimal strings. A game adds its own kinds from its folder:
 * `declare module '../../engine/explain/step.ts' { interface StepFacts { zeckendorf: { n: string; parts: readonly string[] } } }`
 */
export interface StepFacts {
  /** Answer in one line: the outcome, and the move to play if it is won. */
  verdict: {
    readonly outcome: LoopyOutcome | null;
    readonly win: Win;
    /** Set if normal play must be mentioned, because the game is usually played by the other rule. */
    readonly named?: true;
    readonly over: boolean;
    readonly grundy: string | null;
    readonly best: ShownMove | null;
    /** Distinct winning positions in one move; null: not counted. */
    readonly winning: string | null;
    readonly remoteness: string | null;
  };
  /** Reason for the answer in a sentence or two, with the numbers of `here`. */
  reason: {
    readonly use: TheoremUse;
    readonly outcome: Outcome;
    readonly win: Win;
    readonly grundy: string | null;
    /** Move to play, and whether it ends the game. */
    readonly best: ShownMove | null;
    readonly ends: boolean;
    /** For a sum: the only theorem behind the values of its parts. */
    readonly via: TheoremUse | null;
    readonly faced: Faced | null;
    /** Steps with the numbers of this position. */
    readonly here: readonly Step[];
  };
  /** Invariant of the deciding theorem, in one sentence. */
  decides: TheoremUse;
  /** Short argument: why it works, in both directions. */
  works: TheoremUse & { readonly outcome: Outcome };
  /** Proof: from a losing position every move breaks the invariant; from any other some move restores it; the end has it. */
  proof: TheoremUse;
  /** Sum of one part of unknown value and parts of nim-sum 0: that part decides. */
  'beside-zero': {
    readonly part: PartLabel;
    readonly outcome: Outcome;
    /** Other parts with their values. */
    readonly rows: readonly { readonly part: PartLabel; readonly value: string }[];
    readonly more: number;
    /** True: moves in the other parts might win, too; the unknown value would tell. */
    readonly open: boolean;
  };
  /** Sum with equal parts of unknown value: they cancel in pairs, and the others decide. */
  'equal-parts': {
    readonly pairs: readonly (readonly [PartLabel, PartLabel])[];
    readonly morePairs: number;
    /** Move in the first pair, and the same move in its twin. */
    readonly example: { readonly move: ShownMove; readonly answer: ShownMove } | null;
    /** Other parts with their values; null if unknown. */
    readonly rest: readonly { readonly part: PartLabel; readonly value: string | null }[];
    readonly moreRest: number;
    /** Nim-sum of the known values. */
    readonly sum: string;
    /** Only part of unknown value beside parts of nim-sum 0, and its outcome. */
    readonly one: { readonly part: PartLabel; readonly outcome: Outcome } | null;
    /** Two parts that a move in the first makes equal, beside parts of nim-sum 0. */
    readonly two: { readonly from: PartLabel; readonly goal: PartLabel } | null;
    /** True: other moves might win, too; the unknown values would tell. */
    readonly open: boolean;
  };
  /** Grundy values of the parts; `via`: the theorem behind each. */
  'part-values': {
    readonly rows: readonly { readonly part: PartLabel; readonly value: string; readonly via: TheoremId }[];
    readonly more: number;
  };
  /** Misère play decided by values: the values of the parts, which parts are large, and what to change. */
  'tame-parts': {
    readonly rows: readonly {
      readonly part: PartLabel;
      readonly value: string;
      readonly large: boolean;
      readonly via: TheoremId;
    }[];
    /** Rows left out; the nim-sum includes them. */
    readonly more: number;
    readonly sum: string;
    readonly large: boolean;
    /** Whether parts of value 0 or 1 may be large. */
    readonly sized: boolean;
    readonly over: boolean;
    readonly changed: { readonly part: PartLabel; readonly from: string; readonly move: ShownMove } | null;
  };
  /** XOR table in binary: rows and their nim-sum; bits from the most significant. */
  'xor-table': {
    readonly rows: readonly { readonly part: PartLabel; readonly value: string; readonly bits: string }[];
    /** Rows left out; the column sums include them. */
    readonly more: number;
    /** Equal parts of unknown value that cancel and are not counted; then every other part has its row. */
    readonly cancelled?: number;
    /** Ones in each column. */
    readonly columns: readonly number[];
    readonly sum: string;
    readonly sumBits: string;
  };
  /** Length of each component (suspense under `every`, remoteness under `all`), and the decisive one. */
  lengths: {
    readonly win: Win;
    readonly how: 'every' | 'all';
    readonly rows: readonly {
      readonly component: number;
      readonly line: string;
      readonly outcome: Outcome;
      readonly length: string;
    }[];
    /** Components without a row. */
    readonly more: number;
    /** Component that ends last (`every`) or first (`all`); from 1. */
    readonly decisive: number;
    /** Components that end together with it, itself included: the first few, and how many more. */
    readonly together: readonly number[];
    readonly moreTogether: number;
  };
  /** Outcome of each component on its own, under `any`; under misère play of the only one left. */
  outcomes: {
    readonly win: Win;
    readonly rows: readonly {
      readonly component: number;
      readonly line: string;
      /** Null: unknown. */
      readonly outcome: Outcome | null;
    }[];
    /** Components without a row. */
    readonly more: number;
  };
  /** Steps about one part of a sum alone. */
  'in-part': { readonly part: PartLabel; readonly steps: readonly Step[] };
  /** Part to change, and its values before and after: value ⊕ nim-sum. */
  repair: {
    readonly part: PartLabel;
    readonly from: string;
    readonly sum: string;
    readonly to: string;
    readonly move: ShownMove;
  };
  /** All winning moves, or the first ones. */
  'winning-moves': {
    readonly moves: readonly ShownMove[];
    readonly count: string | null;
    readonly complete: boolean;
    /** True: moves to the same position are listed once. */
    readonly alike?: true;
    readonly win: Win;
  };
  /** Every move of the loser, each with a winning answer. */
  answers: Answered & {
    /** Winning move that they answer; null if the player to move loses, and these are their moves. */
    readonly after: ShownMove | null;
  };
  /** Losing moves of a won position, each with its refutation. */
  mistakes: Answered;
  /** Example of their answer after the winning move, and yours. */
  'if-they-answer': {
    readonly winning: ShownMove;
    readonly reply: ShownMove;
    readonly answer: ShownMove;
    readonly win: Win;
  };
  /** Loser's moves that last longest, by remoteness. */
  'best-tries': { readonly moves: readonly ShownMove[]; readonly lasts: string; readonly others: number };
  /** Options of one part of a sum, grouped by value up to the mex and beyond; and the mex. */
  'grouped-options': {
    readonly rows: readonly {
      readonly value: string;
      readonly moves: readonly ShownMove[];
      /** Unlisted moves to this value. */
      readonly more: number;
    }[];
    /** Number of unlisted values above the mex. */
    readonly higher: number;
    readonly mex: string;
  };
  /** Parts of a sum whose values follow as in the parts shown; only the table lists them. */
  'parts-alike': { readonly count: number };
  /** Options and their values (Grundy under normal play, outcome otherwise). */
  options: {
    readonly rows: readonly { readonly move: ShownMove; readonly value: string }[];
    readonly measure: Measure;
    readonly complete: boolean;
    readonly win: Win;
  };
  /** Mex of the options' values. */
  mex: { readonly values: readonly string[]; readonly mex: string };
  /** Reason for repeating positions: who wins, or why neither player does. */
  'loopy-reason': {
    readonly outcome: LoopyOutcome;
    readonly win: Win;
    /** Move that wins or keeps the draw; null for a lost position. */
    readonly best: ShownMove | null;
    /** Whether that move ends the game. */
    readonly ends: boolean;
    /** Whether some move gives the draw away. */
    readonly slips: boolean;
  };
  /** Values of the parts of a sum with repeating positions, and their sum: numbers, or `inf(1,3)`. */
  'loopy-values': {
    readonly rows: readonly { readonly part: PartLabel; readonly value: string }[];
    readonly more: number;
    readonly sum: string;
  };
  /** Every move of a drawn position: it keeps the draw, or gives the win away. */
  draws: {
    readonly keep: ShownMove;
    /** `answer`: winning answer to a losing move; null if the move ended the game. */
    readonly rows: readonly {
      readonly move: ShownMove;
      readonly keeps: boolean;
      readonly answer: ShownMove | null;
    }[];
    /** Losing moves, unlisted ones included. */
    readonly losing: number;
    readonly more: number;
    readonly win: Win;
  };
  /** Ended position: the player to move has no move. */
  over: { readonly win: Win };
  /** All positions of a small searched game, the position itself first; `options` are indices into this list. */
  'game-tree': {
    readonly positions: readonly {
      readonly label: string;
      readonly outcome: Outcome;
      readonly options: readonly number[];
    }[];
  };
  /** Lines of lost positions: from each of them every move has an answer that leads to one of them. */
  'losing-set': {
    /** Winning move to the first of them; null if that is the position itself. */
    readonly after: ShownMove | null;
    readonly positions: readonly string[];
    readonly win: Win;
  };
  /** The proof is too long to read; a file may have room for one, see `src/engine/certificate`. */
  certificate: Readonly<Record<never, never>>;
  /** A theorem says that some move wins; a search found this one. */
  'found-move': { readonly move: ShownMove };
  /** Some move wins, but none is known. */
  'no-move-known': Readonly<Record<never, never>>;
  /** A check against the rules found a fault in a step, so the explanation is withheld. */
  withheld: Readonly<Record<never, never>>;
  /** The search gave up; nothing is claimed. */
  'gave-up': { readonly measure: Measure };
  /** The counted work ran out before the outcome, or the rest of the explanation, was found. */
  'too-slow': { readonly missing: 'outcome' | 'rest' };
  /** Misère play: the genus (Winning Ways, vol. 2, ch. 13), its kind, and the canonical form if it is short. */
  'misere-form': { readonly genus: string; readonly sort: MisereKind; readonly form: string | null };
  /** Smallest position of the game for which misère Nim on the Grundy values of the parts gives the wrong winner. */
  'values-fail': {
    readonly line: string;
    readonly total: number;
    readonly values: readonly string[];
    /** True outcome. */
    readonly outcome: Outcome;
  };
  /** Misère: the player who makes the last move loses, so values under normal play do not decide. */
  'misere-note': { readonly method: Method };
}

interface TheoremFactsUse<T extends TheoremId> {
  readonly theorem: T;
  readonly facts: FactsOf<T>;
}
/** Any theorem with its facts. */
export type TheoremUse = { [T in TheoremId]: TheoremFactsUse<T> }[TheoremId];

export type StepKind = keyof StepFacts;
export type Step = { [K in StepKind]: { readonly kind: K } & StepFacts[K] }[StepKind];
export type StepOf<K extends StepKind> = { readonly kind: K } & StepFacts[K];

/**
 * Amount of explanation: the answer with one reason · what decides, with the numbers of this position · lemmas · every move with
 * its answer · options with their values.
 */
export const LEVELS = ['answer', 'why', 'proof', 'moves', 'table'] as const;
export type Level = (typeof LEVELS)[number];

/** Names of levels on older messages and command lines. */
const FORMER: Readonly<Record<string, Level>> = { verdict: 'answer', strategy: 'why' };

/** Level of that name, old names included; null for any other text. */
export const levelNamed = (name: string): Level | null =>
  LEVELS.find((level) => level === name) ?? (Object.hasOwn(FORMER, name) ? FORMER[name]! : null);
