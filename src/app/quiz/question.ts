import type { Win } from '../../engine/core/game.ts';
import type { Outcome, PartLabel, ShownMove } from '../../engine/explain/step.ts';
import type {
  AnswerForm,
  Filler,
  Giveaway,
  Misconception,
  PromptFacts,
  QuestionKind,
  Reason,
  Statement,
} from '../../locale/quiz.ts';
import { isClaimable } from './misconceptions.ts';

/** Every kind of question, in the order in which a teacher reads them. */
export const QUESTION_KINDS = [
  'outcome',
  'winning-move',
  'all-winning-moves',
  'which-part',
  'nim-sum',
  'mex',
  'grundy',
  'zeckendorf',
  'period',
  'why',
  'spot-error',
] as const satisfies readonly QuestionKind[];

/** Something that is answered or offered as an answer, as data. */
export type Said =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'numbers'; readonly numbers: readonly string[] }
  | { readonly kind: 'move'; readonly move: ShownMove }
  | { readonly kind: 'part'; readonly part: PartLabel }
  | { readonly kind: 'reason'; readonly reason: Reason }
  /** Of the statements of the prompt, by its number from 1. */
  | { readonly kind: 'statement'; readonly number: number };

/** A position of which a reason holds that is given for the other outcome. */
export interface Counterexample {
  readonly line: string;
  readonly outcome: Outcome;
}

export interface Choice {
  readonly says: Said;
  /** What it was made by: a known error or a filler; null: the answer is right. */
  readonly misconception: Misconception | Filler | null;
  /** No other known error leads here, nor a filler: it may be claimed. Absent in questions of older versions, which claim nothing. */
  readonly only?: true;
  /** Why a true statement is no reason. */
  readonly counterexample: Counterexample | null;
}

export type Prompt = { [K in QuestionKind]: { readonly kind: K } & PromptFacts[K] }[QuestionKind];

/**
 * A question with its key, as plain data. Nobody typed the key: it is what the solver says of `line`, and each choice
 * that is wrong was proved wrong when the question was made. Not for a student's eyes as it stands.
 */
export interface Question {
  readonly kind: QuestionKind;
  /** What is practised: the kind, and for questions about a position its game and an unusual win rule. */
  readonly skill: string;
  /** The position it was made from, as a line with its win rule. */
  readonly line: string;
  readonly game: string;
  readonly win: Win;
  /** Whether the position belongs to the question; where not, the prompt has all numbers that are needed. */
  readonly shown: boolean;
  readonly prompt: Prompt;
  readonly form: AnswerForm;
  /** What is offered; where the answer is typed, the answers that are recognised. */
  readonly choices: readonly Choice[];
  /** Every answer that is right: all winning moves, even where one is asked for and one of them is offered. */
  readonly key: readonly Said[];
  /** Of `spot-error`: from what the statement was altered, and by what thought. */
  readonly error: { readonly misconception: Misconception | Filler; readonly was: Statement } | null;
  /** Measured; about 1 to 5, as the sizes of deals. */
  readonly difficulty: number;
  readonly tells: readonly Giveaway[];
  /** The same for positions that differ by symmetry alone. */
  readonly symmetry: string;
  /** The same seed and wishes make the same question. */
  readonly seed: string;
}

/** The symmetries of questions, in their order. */
export const symmetriesOf = (all: readonly Pick<Question, 'symmetry'>[]): readonly string[] =>
  all.map(({ symmetry }) => symmetry);

/** The winning move to be shown with the answer: the one that was offered, or the first; null where it is not one that was asked for. */
export const answerMove = ({ kind, choices, key }: Question): string | null => {
  if (kind !== 'winning-move' && (kind !== 'all-winning-moves' || key.length > 1)) return null;
  const offered = choices.find(({ misconception }) => misconception === null)?.says;
  const says = offered?.kind === 'move' ? offered : key[0];
  return says?.kind === 'move' ? says.move.move : null;
};

/** What a maker of one kind of question finds in a position. */
export interface Draft {
  readonly prompt: Prompt;
  readonly shown: boolean;
  readonly form: AnswerForm;
  readonly choices: readonly Choice[];
  readonly key: readonly Said[];
  readonly error?: Question['error'];
  /** In place of the symmetry of the position, where the position is not shown. */
  readonly symmetry?: string;
  /** Added to the difficulty of the position. */
  readonly harder: number;
  /** The difficulty itself, where the position is not shown. */
  readonly measured?: number;
}

/** What a choice is called where it is offered, by its index: A, B, C, … */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Whether an answer is chosen from what is offered, not typed. */
export const offers = ({ form }: Pick<Question, 'form'>): boolean => form === 'one' || form === 'several';

/** A choice that is right. */
export const rightChoice = (says: Said): Choice => ({ says, misconception: null, counterexample: null });

/** A wrong choice, what it was made by, and a position that shows it wrong, where there is one. */
export const wrongChoice = (
  says: Said,
  misconception: Misconception | Filler,
  counterexample: Counterexample | null = null,
): Choice => ({ says, misconception, counterexample });

/** The same, where exactly one known error leads to it. */
export const claimed = (choice: Choice): Choice => ({ ...choice, only: true });

/** The one known error that leads to a choice; null: none does, or several. */
export const claimOf = ({ misconception, only }: Choice): Misconception | null =>
  only === true && misconception !== null && isClaimable(misconception) ? misconception : null;

/** Whether two answers are the same: moves by where they lead, sums by their numbers in any order. */
export const sameSaid = (a: Said, b: Said): boolean => keyOf(a) === keyOf(b);

const keyOf = (said: Said): string => {
  switch (said.kind) {
    case 'outcome':
      return said.outcome;
    case 'number':
      return said.number;
    case 'numbers':
      return said.numbers.toSorted().join('+');
    case 'move':
      return said.move.to;
    case 'part':
      return `${said.part.component ?? ''}:${said.part.part ?? ''}`;
    case 'reason':
      return JSON.stringify(said.reason);
    case 'statement':
      return `${said.number}`;
  }
};
