import type { PartKind, Win } from '../engine/core/game.ts';
import type { Outcome, PartLabel, ShownMove } from '../engine/explain/step.ts';
import type { Inline } from './doc.ts';
import type { MoveWords } from './moves.ts';

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

/** A known error: what somebody does who gives a wrong answer by it. */
export type Misconception =
  | 'normal-for-misere'
  | 'added'
  | 'subtracted'
  | 'or-for-xor'
  | 'forgot-part'
  | 'largest-part'
  | 'heap-is-value'
  | 'value-is-outcome'
  | 'equal-parts'
  | 'parity'
  | 'greedy'
  | 'counted-moves'
  | 'counted-parts'
  | 'largest-plus-one'
  | 'counted-values'
  | 'different-values'
  | 'least-present'
  | 'ignored-zero'
  | 'one-move-enough'
  | 'neighbours'
  | 'repeated'
  | 'powers-of-two'
  | 'counted-preperiod'
  | 'several-periods'
  | 'largest-of-set';

/** What makes a wrong choice without saying anything about a student: any losing move, a number beside the right one. */
export type Filler =
  | 'swapped'
  | 'off-by-one'
  | 'copied'
  | 'all-for-one'
  | 'any-part'
  | 'distrusted'
  | 'wrong-sum';

/** What is wrong with an answer as it stands, whatever led to it. */
export type Flaw =
  | 'any-part'
  | 'stopped-early'
  | 'distrusted'
  | 'neighbours'
  | 'repeated'
  | 'not-fibonacci'
  | 'powers-of-two'
  | 'wrong-sum';

/** How an answer is given: one choice, several choices, or typed. */
export type AnswerForm = 'one' | 'several' | 'number' | 'numbers' | 'move' | 'moves';

/** Why an answer could not be read; it counts as not given. */
export type AnswerFault = 'no-choice' | 'not-a-number' | 'not-numbers' | 'no-move';

/** What makes P or N plain without any work. */
export type Giveaway = 'one-part' | 'all-equal' | 'in-pairs' | 'two-parts' | 'forced' | 'ends-at-once';

/** Why a row of a teacher's own positions is not used, where it was understood. */
export type RowFate = 'repeated' | 'over' | 'unknown' | 'too-large' | 'kept';

/** What a language says of the class quiz. */
export interface QuizTexts {
  /** The kind of question, as a skill a teacher picks. */
  readonly kinds: Readonly<Record<QuestionKind, string>>;
  /** A kind of question about one game, by its name; null: about no game. */
  readonly skill: (kind: string, game: string | null, win: Win) => string;
  readonly prompts: {
    readonly [K in QuestionKind]: (facts: PromptFacts[K], locale: MoveWords) => readonly Inline[];
  };
  /** How to answer, under the prompt. */
  readonly forms: Readonly<Record<AnswerForm, string>>;
  readonly statements: {
    readonly [K in StatementKind]: (facts: StatementFacts[K], locale: MoveWords) => string;
  };
  /** A clause that stands after “Because …”, as a sentence of its own. */
  readonly reasons: { readonly [K in ReasonKind]: (facts: ReasonFacts[K], locale: MoveWords) => string };
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly part: (part: PartLabel) => string;
  /** A list of numbers within a sentence. */
  readonly numbers: (numbers: readonly string[]) => string;
  readonly misconceptions: {
    readonly [M in Misconception]: {
      /** Within a sentence, and in a table: “added instead of XOR-ing”. */
      readonly name: string;
      /** What is wrong with it, in a sentence. */
      readonly wrong: string;
    };
  };
  readonly flaws: Readonly<Record<Flaw, string>>;
  readonly tells: Readonly<Record<Giveaway, string>>;
  readonly faults: Readonly<Record<AnswerFault, string>>;
  readonly answer: {
    readonly right: (answer: string) => string;
    readonly allRight: string;
    /** A wrong choice, the one known error that leads to it (null: none or several do), and what is wrong with it. */
    readonly wrong: (answer: string, name: string | null, wrong: string) => readonly Inline[];
    /** Exactly one known error leads to an answer. */
    readonly fits: (name: string) => readonly Inline[];
    readonly othersWrong: string;
    /** The reason holds of this position too, which has the other outcome. */
    readonly counterexample: (line: string, outcome: Outcome) => string;
    /** What is the case in place of something false: a sentence of its own. */
    readonly untrue: (truth: string) => string;
    /** What follows a move that loses; null: whoever is to move then cannot, and wins. */
    readonly loses: (reply: string | null) => string;
    /** For mex: a number that is in the set; one that is missing after the smallest that is. */
    readonly present: (number: string) => string;
    readonly missingBefore: (number: string, mex: string) => string;
    /** Between two sentences. */
    readonly between: string;
    /** The statement that was altered, by its letter, and how it ought to read. */
    readonly error: (letter: string, ought: string) => readonly Inline[];
    readonly mex: (numbers: readonly string[], mex: string) => readonly Inline[];
    readonly zeckendorf: (n: string, parts: readonly string[]) => readonly Inline[];
    readonly period: (preperiod: number, period: number) => readonly Inline[];
  };
  readonly rows: {
    readonly fates: Readonly<Record<RowFate, (earlier: number | null) => string>>;
    readonly row: (number: number, text: string, said: string) => readonly Inline[];
    readonly good: (outcome: Outcome, difficulty: number) => string;
    readonly summary: (good: number, bad: number) => string;
    readonly cut: (most: number) => string;
  };
}

/**
 * A part within a position that is shown: its numbers alone, where its game and options are those of the whole; else its line.
 */
export const partAlone = ({ component, line }: PartLabel): string => {
  if (component !== null) return line;
  const numbers = line
    .split(' ')
    .slice(1)
    .filter((token) => !token.includes('='))
    .join(' ');
  return numbers === '' ? line : numbers;
};

/** What of a language is needed to say what a question says. */
export interface QuizWords extends MoveWords {
  readonly quiz: QuizTexts;
}

/** A statement in words. */
export const sayStatement = (locale: QuizWords, statement: Statement): string =>
  (locale.quiz.statements[statement.kind] as (facts: Statement, locale: MoveWords) => string)(
    statement,
    locale,
  );

/** A reason in words. */
export const sayReason = (locale: QuizWords, reason: Reason): string =>
  (locale.quiz.reasons[reason.kind] as (facts: Reason, locale: MoveWords) => string)(reason, locale);
