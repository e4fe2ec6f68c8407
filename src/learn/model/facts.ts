import type { PartKind, Win } from '../../engine/core/game.ts';
import type { LoopyOutcome, Outcome, PartLabel, ShownMove } from '../../engine/explain/step.ts';

/** Contents of a question of each kind beside its position. Numbers are decimal strings. */
export interface PromptFacts {
  /** Is it a P-position or an N-position? With `draws`, where positions may repeat: or a draw? */
  outcome: { readonly win: Win; readonly draws?: true };
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
  /** The lines as they are listed; they are to be put in order. */
  'proof-order': { readonly lines: readonly ProofLine[]; readonly win: Win };
  /** Why is this step of the proof true? */
  'justify-step': { readonly step: Statement; readonly win: Win };
  /** The Grundy values of the sizes 0, 1, …, `most` under the rules of the position. */
  'value-table': { readonly most: number };
  /** Which reachable positions are P-positions? `sampled`: only some of them are listed. `table`: two small heaps, or one. */
  'losing-positions': { readonly win: Win; readonly sampled?: true; readonly table?: true };
  /** Why is it P (or N)? In one's own words. */
  'own-words': { readonly outcome: Outcome; readonly win: Win };
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
  outcome: { readonly outcome: LoopyOutcome };
}

export type StatementKind = keyof StatementFacts;

export type Statement = { [K in StatementKind]: { readonly kind: K } & StatementFacts[K] }[StatementKind];

/** A line of a proof about one position. Each is true; some refer to the lines above them. */
export interface ProofLineFacts {
  /** The Grundy values of all parts. */
  values: { readonly values: readonly string[] };
  sum: { readonly values: readonly string[]; readonly sum: string };
  /** The value to change, and its new value, that make this nim-sum 0. */
  target: { readonly part: PartLabel; readonly from: string; readonly sum: string; readonly to: string };
  /** The move that makes this change. */
  change: { readonly move: ShownMove };
  /** That move leaves nim-sum 0. */
  'leaves-zero': Readonly<Record<never, never>>;
  /** Some move leads to a P-position: an N-position. */
  'some-p': Readonly<Record<never, never>>;
  /** Every move changes exactly one of these values. */
  'one-changes': Readonly<Record<never, never>>;
  /** No move leaves nim-sum 0. */
  'never-zero': Readonly<Record<never, never>>;
  /** Every move leads to an N-position. */
  'all-n': Readonly<Record<never, never>>;
  /** … so this is a P-position. */
  'so-p': Readonly<Record<never, never>>;
  /** The value that a move leads to. */
  option: { readonly move: ShownMove; readonly value: string };
  /** The smallest number missing among the values of all moves. */
  smallest: { readonly mex: string };
  'so-value': { readonly value: string };
  'so-outcome': { readonly value: string; readonly outcome: Outcome };
  /** A reply after the move leads to an N-position. */
  reply: { readonly move: ShownMove; readonly reply: ShownMove };
  /** There are no other replies: the move leads to a P-position. */
  'all-replies': { readonly move: ShownMove };
}

export type ProofLineKind = keyof ProofLineFacts;

export type ProofLine = { [K in ProofLineKind]: { readonly kind: K } & ProofLineFacts[K] }[ProofLineKind];

export type Parity = 'even' | 'odd';

/** A reason given for a position being P or N: right, false, or true but irrelevant. */
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
  /** For the move of a step: every reply leads to a position of that kind. */
  'every-reply': { readonly to: Outcome };
  /** Some reply leads to an N-position. */
  'some-reply': Readonly<Record<never, never>>;
  /** The number of replies is even (odd). */
  replies: { readonly count: number; readonly parity: Parity };
  /** It leaves fewer replies than every other move. */
  'fewest-replies': Readonly<Record<never, never>>;
  'no-reply': Readonly<Record<never, never>>;
  /** It leaves these values, whose nim-sum is so much. */
  'left-sum': { readonly values: readonly string[]; readonly sum: string };
  /** For the position's value: all values of moves, and the smallest missing one. */
  'mex-of': { readonly values: readonly string[]; readonly mex: string };
  /** No move leads to this value. */
  'none-equal': { readonly value: string };
  /** Some move leads to each smaller value. */
  'all-below': { readonly value: string };
  /** There are so many moves. */
  'move-count': { readonly count: number };
  /** The largest value that a move leads to. */
  largest: { readonly value: string };
}

export type ReasonKind = keyof ReasonFacts;

export type Reason = { [K in ReasonKind]: { readonly kind: K } & ReasonFacts[K] }[ReasonKind];

/** Features that reveal an answer without any work. */
export const GIVEAWAYS = [
  'one-part',
  'all-equal',
  'in-pairs',
  'two-parts',
  'forced',
  'ends-at-once',
  'whole-part',
  'finished-part',
  'plain-sum',
] as const;
export type Giveaway = (typeof GIVEAWAYS)[number];

/**
 * Form of an answer: one choice, several choices, or typed (`order`: letters of the lines; `list`: values in order; `text`:
 * sentences that a teacher marks).
 */
export const ANSWER_FORMS = [
  'one',
  'several',
  'number',
  'numbers',
  'move',
  'moves',
  'order',
  'list',
  'text',
] as const;
export type AnswerForm = (typeof ANSWER_FORMS)[number];
