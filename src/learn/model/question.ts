import type { Win } from '../../engine/core/game.ts';
import type { LoopyOutcome, Outcome, PartLabel, ShownMove } from '../../engine/explain/step.ts';
import type { AnswerForm, Giveaway, PromptFacts, QuestionKind, Reason, Statement } from './facts.ts';
import { type Filler, isClaimable, type Misconception } from './misconception.ts';

/** An answer as data, whether given by a student or offered as a choice. */
export type Said =
  | { readonly kind: 'outcome'; readonly outcome: LoopyOutcome }
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'numbers'; readonly numbers: readonly string[] }
  | { readonly kind: 'move'; readonly move: ShownMove }
  | { readonly kind: 'part'; readonly part: PartLabel }
  | { readonly kind: 'reason'; readonly reason: Reason }
  /** Number of a statement or line of the prompt, from 1. */
  | { readonly kind: 'statement'; readonly number: number }
  /** The numbers of all lines of the prompt, in the order given by the student. */
  | { readonly kind: 'order'; readonly lines: readonly number[] }
  /** The values of a table, in order. */
  | { readonly kind: 'values'; readonly values: readonly string[] }
  /** An answer in the student's own words. */
  | { readonly kind: 'text'; readonly text: string }
  /** A position, and its name among the choices. */
  | { readonly kind: 'position'; readonly line: string; readonly name: string };

/** A position where the same reason holds although the outcome differs. */
export interface ReasonCounterexample {
  readonly line: string;
  readonly outcome: Outcome;
  /** For a reason about a Grundy value: the different value of this position. */
  readonly value?: string;
}

export interface Choice {
  readonly says: Said;
  /** The misconception or filler that produced it; null: the choice is right. */
  readonly misconception: Misconception | Filler | null;
  /** No other misconception or filler leads here, so it may be named as the cause. Absent in questions of older versions. */
  readonly only?: true;
  /** Why a true statement is no reason. */
  readonly counterexample: ReasonCounterexample | null;
}

export type Prompt = { [K in QuestionKind]: { readonly kind: K } & PromptFacts[K] }[QuestionKind];

/** What makes two questions equally hard besides their difficulty: the questions of one slot of an exam have it in common. */
export interface Structure {
  /** The rules in the line, such as `s=1,3,4`; empty where there are none. */
  readonly rules: string;
  /** The number of nonempty heaps; of tokens on a graph; of given numbers where no position is shown. */
  readonly heaps: number;
  /** Nodes of a graph; else 0. */
  readonly nodes: number;
  /** Bits of the largest number; of a graph, of the number of its edges. */
  readonly bits: number;
  /** Null if no position is shown. */
  readonly outcome: LoopyOutcome | null;
  /** Whether the key is 0, or a winning move empties a heap or ends the game. */
  readonly key: 'zero' | 'everything' | 'other';
  /** Known errors that lead to the right answer. */
  readonly lucky: readonly Misconception[];
}

/**
 * A question with its key, as plain data. The key comes from the solver, and each wrong choice was proved wrong when the
 * question was made. Contains the answer: never send it to a student as it is.
 */
export interface Question {
  readonly kind: QuestionKind;
  /** The kind; if the position is shown, also its game and a misère win rule. */
  readonly skill: string;
  /** The position it was made from, as a line with its win rule. */
  readonly line: string;
  readonly game: string;
  /** The sum or the parameters that it was made for (see `GameWish`): questions like it keep them. */
  readonly wish?: string;
  readonly win: Win;
  /** Whether students see the position; if not, the prompt has all numbers they need. */
  readonly shown: boolean;
  readonly prompt: Prompt;
  readonly form: AnswerForm;
  /** Choices offered; for typed answers, the answers recognised. */
  readonly choices: readonly Choice[];
  /** Every answer that is right: all winning moves, even where one is asked for and one of them is offered. */
  readonly key: readonly Said[];
  /** For `spot-error`: the true statement that was altered, and the misconception that altered it. */
  readonly error: { readonly misconception: Misconception | Filler; readonly was: Statement } | null;
  /** Computed from the position; about 1 to 5, like the sizes of deals. */
  readonly difficulty: number;
  readonly tells: readonly Giveaway[];
  /** Absent in questions of older versions. */
  readonly structure?: Structure;
  /** Equal for positions that differ only by symmetry. */
  readonly symmetry: string;
  /** The same seed and wishes make the same question. */
  readonly seed: string;
}

/** The symmetries of questions, in order. */
export const symmetriesOf = (all: readonly Pick<Question, 'symmetry'>[]): readonly string[] =>
  all.map(({ symmetry }) => symmetry);

/** The right answers to show: those among the choices where it offers some, else all. */
export const shownKey = ({
  form,
  choices,
  key,
}: Pick<Question, 'form' | 'choices' | 'key'>): readonly Said[] =>
  offers({ form }) ? key.filter((said) => choices.some(({ says }) => sameSaid(says, said))) : key;

/** The winning move to show with the answer: the offered one, or the first; null unless the question asks for one move. */
export const answerMove = ({ kind, choices, key }: Question): string | null => {
  if (kind !== 'winning-move' && (kind !== 'all-winning-moves' || key.length > 1)) return null;
  const offered = choices.find(({ misconception }) => misconception === null)?.says;
  const says = offered?.kind === 'move' ? offered : key[0];
  return says?.kind === 'move' ? says.move.move : null;
};

/** Whether the listed positions stand in a table. */
export const hasTable = ({ prompt }: Pick<Question, 'prompt'>): boolean =>
  prompt.kind === 'losing-positions' && prompt.table === true;

/**
 * How many of the listed positions are right, as `3 of 9`, and whether they stand in a table; empty where none are listed. Parts
 * of the point depend on both numbers.
 */
export const listSize = ({ prompt, choices, key }: Pick<Question, 'prompt' | 'choices' | 'key'>): string =>
  prompt.kind === 'losing-positions'
    ? `${key.length} of ${choices.length}${hasTable({ prompt }) ? ' in a table' : ''}`
    : '';

/** What the maker of a question kind produces for a position. */
export interface QuestionDraft {
  readonly prompt: Prompt;
  readonly form: AnswerForm;
  readonly choices: readonly Choice[];
  readonly key: readonly Said[];
  readonly error?: Question['error'];
  /** Replaces the symmetry of the position if the position is not shown. */
  readonly symmetry?: string;
  /** Known errors that lead to the right answer here; absent: none. */
  readonly lucky?: readonly Misconception[];
  /** What gives the answer away besides the position shown. */
  readonly tells?: readonly Giveaway[];
  /** Added to the difficulty of the position. */
  readonly harder: number;
  /** Replaces the difficulty of the position if the position is not shown. */
  readonly measured?: number;
}

/** N and P come last: in a table they would look like outcomes. */
const LETTERS = 'ABCDEFGHIJKLMOQRSTUVWXYZNP';

/** Letter of a choice, by its index: A, B, C, … */
export const letterOf = (index: number): string => LETTERS[index] ?? '';

/** Index of the choice that a letter names; -1: none. */
export const indexOfLetter = (letter: string): number => LETTERS.indexOf(letter);

/** Whether the answer is chosen from a list, not typed. */
export const offers = ({ form }: Pick<Question, 'form'>): boolean => form === 'one' || form === 'several';

/** Whether a teacher marks the answers. */
export const isMarked = ({ form }: Pick<Question, 'form'>): boolean => form === 'text';

/** Whether the message lists choices or lines under letters. */
export const lists = (question: Pick<Question, 'form'>): boolean =>
  offers(question) || question.form === 'order';

export const rightChoice = (says: Said): Choice => ({ says, misconception: null, counterexample: null });

/** A wrong choice with the misconception that produced it and, for a true but idle reason, a counterexample. */
export const wrongChoice = (
  says: Said,
  misconception: Misconception | Filler,
  counterexample: ReasonCounterexample | null = null,
): Choice => ({ says, misconception, counterexample });

/** Marks a wrong choice to which only one misconception leads. */
export const claimed = (choice: Choice): Choice => ({ ...choice, only: true });

/** The only misconception that leads to a choice; null: none does, or several. */
export const claimOf = ({ misconception, only }: Choice): Misconception | null =>
  only === true && misconception !== null && isClaimable(misconception) ? misconception : null;

/** Whether two answers are equal: moves by the position they lead to, sums by their numbers in any order. */
export const sameSaid = (a: Said, b: Said): boolean => keyOf(a) === keyOf(b);

/** Equal for equal answers of several parts: moves in any order, however often each was named. */
export const answerKey = (said: readonly Said[]): string => [...new Set(said.map(keyOf))].sort().join('\n');

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
    case 'order':
      return said.lines.join(' ');
    case 'values':
      return said.values.join(' ');
    case 'position':
      return said.line;
    case 'text':
      return said.text;
  }
};
