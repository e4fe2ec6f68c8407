import type { UserId } from '../../people/model/user.ts';
import type { AnswerRow, Assignment } from './assignment.ts';
import { policyOf } from './policy.ts';
import type { Question } from './question.ts';

/**
 * Variants made for each slot before homework can begin, or an exam about a set of the bank. Homework keeps these; an exam
 * gets more as its class grows (see `variant-pool.ts`).
 */
export const FIRST_VARIANTS = 60;

/** The variants of one slot, numbered from 0 to `count` − 1. `exhausted`: the games have no more of this difficulty. */
export interface Supply {
  readonly count: number;
  readonly exhausted: boolean;
}

/** Variants of a seat by slot; null: more must be made first. */
export type VariantsOf = (
  seat: number,
  others: readonly Pick<Attempt, 'user' | 'seat' | 'variants'>[],
) => readonly number[] | null;

/** Progress of an opened attempt. */
export interface AttemptState {
  readonly user: UserId;
  readonly handedIn: boolean;
  /** Answered questions. */
  readonly answered: number;
}

/** One attempt of one student: their variant of each question, without keys. */
export interface Attempt {
  readonly user: UserId;
  /** From 1. */
  readonly number: number;
  /** Number of the attempt in this quiz, from 0; unique. */
  readonly seat: number;
  /** By slot. */
  readonly variants: readonly number[];
  /** Null: not opened yet. */
  readonly startedAt: number | null;
  /** When it was handed in or ended; null: not yet. */
  readonly endedAt: number | null;
  /** An answer came after the student's own end. */
  readonly late?: true;
  /** Ended without being handed in, to begin the next one. */
  readonly cutOff?: true;
}

/** Variants by slot and number; those that were not read are holes. */
export type Variants = ReadonlyMap<number, readonly Question[]>;

/** The question of a slot in an attempt: its variant; absent: the one that all variants resemble. */
export const questionOfSlot = (
  { variants: taken }: Pick<Attempt, 'variants'>,
  slot: number,
  variants: Variants,
  base: readonly Question[],
): Question | undefined => variants.get(slot)?.[taken[slot] ?? 0] ?? base[slot];

/** A page of an attempt for its student. The question has its key: a screen shows only the prompt. */
export interface AttemptPage {
  readonly quiz: Assignment;
  readonly attempt: Attempt;
  readonly slot: number;
  readonly question: Question;
  /** Answers so far, by slot. */
  readonly answers: ReadonlyMap<number, AnswerRow>;
}

/** Public progress of the participants, without any answers. */
export interface Progress {
  readonly joined: number;
  readonly begun: number;
  /** Students who answered everything, or handed in. */
  readonly finished: number;
  /** Slots (from 1) whose games have fewer equally hard positions than there are students. */
  readonly scarce: readonly { readonly slot: number; readonly positions: number }[];
}

/** Fields of an attempt that show whether anything was answered. */
interface AttemptFacts {
  readonly taken: Attempt;
  readonly points: number;
  readonly answered: number;
  /** Answers waiting for a teacher's mark. */
  readonly unmarked: readonly unknown[];
  readonly dropped: readonly { readonly row: AnswerRow | null }[];
}

/**
 * The counting attempt: among those handed in, where results come then, or among those with an answer once the quiz is over;
 * null: none.
 */
export const countingOf = <A extends AttemptFacts>(
  { phase, settings }: Assignment,
  attempts: readonly A[],
): A | null => {
  const counted = attempts.filter(({ taken, answered, unmarked, dropped }) => {
    const isAnswered = answered + unmarked.length > 0 || dropped.some(({ row }) => row !== null);
    const isOver = taken.endedAt !== null && policyOf({ settings }).shows === 'after-handing-in';
    // Handing in without answers is deliberate; only looking is not.
    return isOver ? isAnswered || taken.cutOff !== true : phase === 'over' && isAnswered;
  });
  const best = Math.max(...counted.map(({ points }) => points));
  return (
    (settings.counts === 'last' ? counted.at(-1) : counted.find(({ points }) => points === best)) ?? null
  );
};
