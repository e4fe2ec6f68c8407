import type { Measure, Method, PartKind, Win } from '../core/terms.ts';
import type { MisereKind } from '../maths/misere-form.ts';
import type { MovePhrase } from './phrase.ts';
import type { FactsOf, TheoremId } from './theorem.ts';

export type Outcome = 'P' | 'N';
/** D: a draw, since nobody can force an end; only where positions may come again. */
export type LoopyOutcome = Outcome | 'D';

/** A move in an explanation: its canonical text, its phrase, and the line it leads to. */
export interface ShownMove {
  readonly move: string;
  readonly phrase: MovePhrase;
  readonly to: string;
}

/** A part of a position as a table row names it: a heap of the only component, or a part of component n. */
export interface PartLabel {
  /** Counted from 1; null where there is one component only. */
  readonly component: number | null;
  /** Counted from 1 within the component; null where the component is one part. */
  readonly part: number | null;
  readonly kind: PartKind;
  /** The part alone, as a line. */
  readonly line: string;
}

/** A move that loses, and a winning answer. */
export interface AnsweredMove {
  readonly move: ShownMove;
  readonly answer: ShownMove;
  /** Other moves to positions that differ from this one in the order of interchangeable pieces only. */
  readonly alike: number;
}

/** Moves that lose, each with a winning answer; moves answered back to one position stand together. */
export interface Answered {
  readonly rows: readonly {
    /** Each leads, by its answer, to the same position. */
    readonly pairs: readonly AnsweredMove[];
    /** Moves of the same kind that are not listed; null where there are some and not all moves were looked at. */
    readonly more: number | null;
  }[];
  /** Moves that end the game at once and lose it. */
  readonly ends: { readonly moves: readonly ShownMove[]; readonly more: number | null };
  /** Moves of kinds that are not listed; null where not all moves were looked at. */
  readonly unlisted: number | null;
  /** True when the moves listed and those counted are all moves. */
  readonly complete: boolean;
  /** The rule under which the positions named here are played: without it their lines would say another game. */
  readonly win: Win;
}

/** What the player who loses has before them: after the move to play, or now. */
export interface Faced {
  /** How many moves they have; null where that is too many to count, or moves that leave the same position count as one. */
  readonly moves: number | null;
  /** True if each of these moves ends the game. */
  readonly last: boolean;
  /** Parts in which there is a move; 0 where the position is no sum under normal play. */
  readonly parts: number;
  /** What all of them are. */
  readonly kind: PartKind | null;
  /** True if these parts are equal two and two. */
  readonly twins: boolean;
  /** The Grundy value of the first of these parts, where that is known. */
  readonly value: string | null;
  /** Of a position that was searched: a move and its answer. */
  readonly example: { readonly move: ShownMove; readonly answer: ShownMove } | null;
}

/**
 * One inference, as data: a closed vocabulary. Each kind has a phrase in every locale (by type) and a check that
 * re-derives it (by type). Numbers that can be large are decimal strings. A game adds kinds of its own from its folder:
 * `declare module '../../engine/explain/step.ts' { interface StepFacts { zeckendorf: { n: string; parts: readonly string[] } } }`
 */
export interface StepFacts {
  /** The answer in one line: the outcome, and the move to play when it is won. */
  verdict: {
    readonly outcome: LoopyOutcome | null;
    readonly win: Win;
    /** Normal play has to be named: people play the game by the other rule. */
    readonly named?: true;
    readonly over: boolean;
    readonly grundy: string | null;
    readonly best: ShownMove | null;
    /** Distinct winning positions that can be reached; null = not counted. */
    readonly winning: string | null;
    readonly remoteness: string | null;
  };
  /** Why the answer holds, in a sentence or two with these very numbers: those of `here`. */
  reason: {
    readonly use: TheoremUse;
    readonly outcome: Outcome;
    readonly win: Win;
    readonly grundy: string | null;
    /** The move to play, and whether it ends the game. */
    readonly best: ShownMove | null;
    readonly ends: boolean;
    /** Of a sum: the one theorem that gives values to its parts. */
    readonly via: TheoremUse | null;
    readonly faced: Faced | null;
    /** The steps that show this position's numbers. */
    readonly here: readonly Step[];
  };
  /** What decides: the invariant of a theorem, in one sentence. */
  decides: TheoremUse;
  /** Why it works, short: both halves of the argument in a few sentences. */
  works: TheoremUse & { readonly outcome: Outcome };
  /** The proof: from a losing position every move breaks it; from any other some move restores it; the end. */
  proof: TheoremUse;
  /** A sum in which one part has no known value, and the others have nim-sum 0: that part decides. */
  'beside-zero': {
    readonly part: PartLabel;
    readonly outcome: Outcome;
    /** The other parts and their values. */
    readonly rows: readonly { readonly part: PartLabel; readonly value: string }[];
    readonly more: number;
    /** True if moves in the other parts might win, too: without the value that is unknown. */
    readonly open: boolean;
  };
  /** A sum with equal parts of unknown value: they cancel two and two, and the others decide. */
  'equal-parts': {
    readonly pairs: readonly (readonly [PartLabel, PartLabel])[];
    readonly morePairs: number;
    /** A move in the first pair and the same one in its twin. */
    readonly example: { readonly move: ShownMove; readonly answer: ShownMove } | null;
    /** The other parts with their values; null where that is not known. */
    readonly rest: readonly { readonly part: PartLabel; readonly value: string | null }[];
    readonly moreRest: number;
    /** Nim-sum of the values that are known. */
    readonly sum: string;
    /** The one part of unknown value beside parts of nim-sum 0, and who wins it. */
    readonly one: { readonly part: PartLabel; readonly outcome: Outcome } | null;
    /** Two parts that a move in the first makes equal, beside parts of nim-sum 0. */
    readonly two: { readonly from: PartLabel; readonly goal: PartLabel } | null;
    /** True if other moves might win, too: without the values that is unknown. */
    readonly open: boolean;
  };
  /** Grundy values of the parts; `via` names the theorem that gave each. */
  'part-values': {
    readonly rows: readonly { readonly part: PartLabel; readonly value: string; readonly via: TheoremId }[];
    readonly more: number;
  };
  /** Under misère play, where values decide: the values of the parts, which of them are large, and what to change. */
  'tame-parts': {
    readonly rows: readonly {
      readonly part: PartLabel;
      readonly value: string;
      readonly large: boolean;
      readonly via: TheoremId;
    }[];
    /** Rows left out, counted in the nim-sum all the same. */
    readonly more: number;
    readonly sum: string;
    readonly large: boolean;
    /** Whether parts may be large that are worth 0 or 1. */
    readonly sized: boolean;
    readonly over: boolean;
    readonly changed: { readonly part: PartLabel; readonly from: string; readonly move: ShownMove } | null;
  };
  /** The XOR table in binary: rows, their nim-sum; bits from the most significant. */
  'xor-table': {
    readonly rows: readonly { readonly part: PartLabel; readonly value: string; readonly bits: string }[];
    /** Rows left out, counted in the column sums all the same. */
    readonly more: number;
    /** Equal parts of unknown value that cancel and are not counted; then every other part has its row. */
    readonly cancelled?: number;
    /** Ones in each column. */
    readonly columns: readonly number[];
    readonly sum: string;
    readonly sumBits: string;
  };
  /** How long each component lasts (suspense under `every`, remoteness under `all`), and which one decides. */
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
    /** The component that ends last (every) or first (all); from 1. */
    readonly decisive: number;
    /** Components that end when it ends, itself among them: the first, and how many more. */
    readonly together: readonly number[];
    readonly moreTogether: number;
  };
  /** Who wins each component on its own, under `any`; under misère play the only one that is going. */
  outcomes: {
    readonly win: Win;
    readonly rows: readonly {
      readonly component: number;
      readonly line: string;
      /** Null where it is not known. */
      readonly outcome: Outcome | null;
    }[];
    /** Components without a row. */
    readonly more: number;
  };
  /** What is said of one part of a sum: its steps are about that part alone. */
  'in-part': { readonly part: PartLabel; readonly steps: readonly Step[] };
  /** Which part to change, from which value to which: value ⊕ nim-sum. */
  repair: {
    readonly part: PartLabel;
    readonly from: string;
    readonly sum: string;
    readonly to: string;
    readonly move: ShownMove;
  };
  /** All winning moves (or the first ones). */
  'winning-moves': {
    readonly moves: readonly ShownMove[];
    readonly count: string | null;
    readonly complete: boolean;
    /** True: moves that leave the same position are listed once. */
    readonly alike?: true;
    readonly win: Win;
  };
  /** Every move of the player who loses, each with a winning answer. */
  answers: Answered & {
    /** The winning move after which they are to move; null where the player to move loses, and these are their moves. */
    readonly after: ShownMove | null;
  };
  /** The moves of the player who could win that do not, each with its refutation. */
  mistakes: Answered;
  /** After the winning move: an example of their answer and yours. */
  'if-they-answer': {
    readonly winning: ShownMove;
    readonly reply: ShownMove;
    readonly answer: ShownMove;
    readonly win: Win;
  };
  /** The loser's moves that last longest, by remoteness. */
  'best-tries': { readonly moves: readonly ShownMove[]; readonly lasts: string; readonly others: number };
  /** Options of one part of a sum in groups by value, up to the mex and beyond; and the mex. */
  'grouped-options': {
    readonly rows: readonly {
      readonly value: string;
      readonly moves: readonly ShownMove[];
      /** Moves to this value that are not listed. */
      readonly more: number;
    }[];
    /** Values above the mex that occur and are not listed. */
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
  /** The mex of the options' values. */
  mex: { readonly values: readonly string[]; readonly mex: string };
  /** Where positions may come again: who wins, or why nobody does. */
  'loopy-reason': {
    readonly outcome: LoopyOutcome;
    readonly win: Win;
    /** The move that wins, or keeps the draw; null for a lost position. */
    readonly best: ShownMove | null;
    /** Whether that move ends the game. */
    readonly ends: boolean;
    /** Whether there is a move that gives the draw away. */
    readonly slips: boolean;
  };
  /** The value of each part of a sum in which positions may come again, and their sum: numbers, or `inf(1,3)`. */
  'loopy-values': {
    readonly rows: readonly { readonly part: PartLabel; readonly value: string }[];
    readonly more: number;
    readonly sum: string;
  };
  /** Every move in a drawn position: it keeps the draw, or gives the win away. */
  draws: {
    readonly keep: ShownMove;
    /** `answer`: what wins after a move that loses; null where that move ended the game. */
    readonly rows: readonly {
      readonly move: ShownMove;
      readonly keeps: boolean;
      readonly answer: ShownMove | null;
    }[];
    /** Moves that lose, those that are not listed included. */
    readonly losing: number;
    readonly more: number;
    readonly win: Win;
  };
  /** The position is over: the player to move has no move. */
  over: { readonly win: Win };
  /** All positions of a small game that was searched, the position itself first; `options` by their places in this list. */
  'game-tree': {
    readonly positions: readonly {
      readonly label: string;
      readonly outcome: Outcome;
      readonly options: readonly number[];
    }[];
  };
  /** Lost positions, by their lines: from each of them every move has an answer that leads to one of them. */
  'losing-set': {
    /** The winning move that leads to the first of them; null where that is the position itself. */
    readonly after: ShownMove | null;
    readonly positions: readonly string[];
    readonly win: Win;
  };
  /** What proves the answer is too long for a person; a file may have room for a proof, see `src/engine/certificate`. */
  certificate: Readonly<Record<never, never>>;
  /** A theorem says that some move wins; a search found which. */
  'found-move': { readonly move: ShownMove };
  /** Some move wins, and none is known that does. */
  'no-move-known': Readonly<Record<never, never>>;
  /** The check against the rules found a fault in a step: the explanation is withheld. */
  withheld: Readonly<Record<never, never>>;
  /** The search was given up; nothing is claimed. */
  'gave-up': { readonly measure: Measure };
  /** The counted work ran out before the outcome, or the rest of the explanation, was found. */
  'too-slow': { readonly missing: 'outcome' | 'rest' };
  /** Under misère play: the genus (Winning Ways, vol. 2, ch. 13), its kind, and the canonical form where it is short. */
  'misere-form': { readonly genus: string; readonly sort: MisereKind; readonly form: string | null };
  /** Misère Nim on the Grundy values of the parts does not tell who wins this position, the smallest such one of the game. */
  'values-fail': {
    readonly line: string;
    readonly total: number;
    readonly values: readonly string[];
    /** Who really wins. */
    readonly outcome: Outcome;
  };
  /** Misère: the player who makes the last move loses, so values of normal play do not decide. */
  'misere-note': { readonly method: Method };
}

interface TheoremFactsUse<T extends TheoremId> {
  readonly theorem: T;
  readonly facts: FactsOf<T>;
}
/** A theorem with its facts, for any theorem there is. */
export type TheoremUse = { [T in TheoremId]: TheoremFactsUse<T> }[TheoremId];

export type StepKind = keyof StepFacts;
export type Step = { [K in StepKind]: { readonly kind: K } & StepFacts[K] }[StepKind];
export type StepOf<K extends StepKind> = { readonly kind: K } & StepFacts[K];

/**
 * Amount of explanation: the answer with one reason · what decides, with these numbers · lemmas · every move and what answers
 * it · options with their values.
 */
export const LEVELS = ['answer', 'why', 'proof', 'moves', 'table'] as const;
export type Level = (typeof LEVELS)[number];

/** What levels are called on older messages and command lines. */
const FORMER: Readonly<Record<string, Level>> = { verdict: 'answer', strategy: 'why' };
export const FORMER_LEVELS = Object.keys(FORMER);

/** The level of that name, an older name included; null for any other text. */
export const levelNamed = (name: string): Level | null =>
  LEVELS.find((level) => level === name) ?? (Object.hasOwn(FORMER, name) ? FORMER[name]! : null);
