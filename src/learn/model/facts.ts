import type { PartKind, Win } from '../../engine/core/game.ts';
import type { Outcome, PartLabel, ShownMove } from '../../engine/explain/step.ts';

/** What a question of each kind speaks of, beside the position that it shows. Numbers are decimal strings. */
export interface PromptFacts {
  /** Is it a P-position or an N-position? */
  outcome: { readonly win: Win };
  mex: { readonly numbers: readonly string[] };
  'nim-sum': { readonly numbers: readonly string[] };
  /** The Grundy value of the position. */
  grundy: Readonly<Record<never, never>>;
  'winning-move': { readonly win: Win };
  'all-winning-moves': { readonly win: Win };
  /** In which part is there a winning move? Exactly one has any. */
  /** Null: parts of several games, which are called by the numbers of these. */
  'which-part': { readonly part: PartKind | null };
  /** n as a sum of Fibonacci numbers of which no two are neighbours. */
  zeckendorf: { readonly n: string };
  /** The least period of values whose beginning is shown; `set` may be taken. */
  period: { readonly set: string; readonly values: readonly number[] };
  /** One of the statements is false. */
  'spot-error': { readonly statements: readonly Statement[]; readonly win: Win };
  /** Why is it P (or N)? */
  why: { readonly outcome: Outcome; readonly win: Win };
}

export type QuestionKind = keyof PromptFacts;

/** A statement about one position, true or false by itself. */
export interface StatementFacts {
  'part-value': { readonly part: PartLabel; readonly value: string };
  'nim-sum': { readonly values: readonly string[]; readonly sum: string };
  /** Changing the value of a part from one to another makes the nim-sum 0. */
  repair: { readonly part: PartLabel; readonly from: string; readonly to: string };
  'option-value': { readonly move: ShownMove; readonly value: string };
  'option-outcome': { readonly move: ShownMove; readonly outcome: Outcome };
  mex: { readonly values: readonly string[]; readonly mex: string };
  /** The Grundy value of the position itself. */
  value: { readonly value: string };
  /** The outcome of the position itself. */
  outcome: { readonly outcome: Outcome };
}

export type StatementKind = keyof StatementFacts;

export type Statement = { [K in StatementKind]: { readonly kind: K } & StatementFacts[K] }[StatementKind];

export type Parity = 'even' | 'odd';

/** What somebody gives as the reason why a position is P or N: right, false, or true but no reason. */
export interface ReasonFacts {
  /** The nim-sum of the values is so much: N unless it is 0. */
  'nim-sum': { readonly values: readonly string[]; readonly sum: string };
  /** This move leads to a P-position. */
  'leads-to-p': { readonly move: ShownMove };
  /** This move leads to an N-position. */
  'leads-to-n': { readonly move: ShownMove };
  /** Every move leads to a position of that kind. */
  'every-move': { readonly to: Outcome };
  /** The values of the parts add up to an even (odd) number. */
  total: { readonly total: string; readonly parity: Parity };
  /** The number of moves is even (odd). */
  moves: { readonly count: number; readonly parity: Parity };
  /** The number of parts in which one can move is even (odd). */
  parts: { readonly count: number; readonly parity: Parity };
}

export type ReasonKind = keyof ReasonFacts;

export type Reason = { [K in ReasonKind]: { readonly kind: K } & ReasonFacts[K] }[ReasonKind];

/** What makes an answer plain without any work. */
export type Giveaway =
  | 'one-part'
  | 'all-equal'
  | 'in-pairs'
  | 'two-parts'
  | 'forced'
  | 'ends-at-once'
  | 'whole-part'
  | 'plain-sum';

/** How an answer is given: one choice, several choices, or typed. */
export type AnswerForm = 'one' | 'several' | 'number' | 'numbers' | 'move' | 'moves';
