import type { UserId } from '../../people/model/user.ts';
import type { AnswerRow, Assignment } from './assignment.ts';
import { policyOf } from './policy.ts';
import type { Question } from './question.ts';

/**
 * Questions made for each slot before homework can begin, or an exam about a set of the bank. Homework keeps to them; an exam
 * has more made as its class grows (see `variant-pool.ts`).
 */
export const FIRST_VARIANTS = 60;

/** The questions of one slot, numbered from 0 to `count` − 1. `exhausted`: the games have no more that are as hard. */
export interface Supply {
  readonly count: number;
  readonly exhausted: boolean;
}

/** What an attempt at this seat has, by slot; null: more questions are to be made first. */
export type VariantsOf = (
  seat: number,
  others: readonly Pick<Attempt, 'user' | 'seat' | 'variants'>[],
) => readonly number[] | null;

/** How far one attempt is; it was looked at. */
export interface AttemptState {
  readonly user: UserId;
  readonly handedIn: boolean;
  /** Questions that have an answer. */
  readonly answered: number;
}

/** One attempt of one student: which variant of each question is theirs. It has no keys in it. */
export interface Attempt {
  readonly user: UserId;
  /** From 1. */
  readonly number: number;
  /** The student's number in this quiz, from 0; every attempt has one of its own. */
  readonly seat: number;
  /** By slot. */
  readonly variants: readonly number[];
  /** Null: not looked at yet. */
  readonly startedAt: number | null;
  /** When it was handed in or ended; null: it was not. */
  readonly endedAt: number | null;
  /** An answer came after the student's own end. */
  readonly late?: true;
  /** It ended without being handed in, for the next one. */
  readonly cutOff?: true;
}

/** A page of an attempt, for the student whose it is. The question has its key: a screen shows what is asked of it. */
export interface AttemptPage {
  readonly quiz: Assignment;
  readonly attempt: Attempt;
  readonly slot: number;
  readonly question: Question;
  /** What was answered so far, by slot. */
  readonly answers: ReadonlyMap<number, AnswerRow>;
}

/** How many took part and how far they are, for everybody: nothing of what they answered. */
export interface Progress {
  readonly joined: number;
  readonly begun: number;
  /** Who answered all, or handed in. */
  readonly finished: number;
  /** Places (from 1) for which the games have fewer equally hard positions than there are students. */
  readonly scarce: readonly { readonly slot: number; readonly positions: number }[];
}

/** What an attempt came to, as far as it says whether anything was answered in it. */
interface Taken {
  readonly taken: Attempt;
  readonly points: number;
  readonly answered: number;
  /** Answers that wait for a teacher’s mark. */
  readonly unmarked: readonly unknown[];
  readonly dropped: readonly { readonly row: AnswerRow | null }[];
}

/**
 * The attempt that counts: of those handed in, where results come then, or of those with an answer once the quiz is over; null: there is
 * none.
 */
export const countingOf = <A extends Taken>(
  { phase, settings }: Assignment,
  attempts: readonly A[],
): A | null => {
  const counted = attempts.filter(({ taken, answered, unmarked, dropped }) => {
    const isAnswered = answered + unmarked.length > 0 || dropped.some(({ row }) => row !== null);
    const isOver = taken.endedAt !== null && policyOf({ settings }).shows === 'after-handing-in';
    // Whoever hands in nothing wants that; whoever only looked did not.
    return isOver ? isAnswered || taken.cutOff !== true : phase === 'over' && isAnswered;
  });
  const best = Math.max(...counted.map(({ points }) => points));
  return (
    (settings.counts === 'last' ? counted.at(-1) : counted.find(({ points }) => points === best)) ?? null
  );
};
