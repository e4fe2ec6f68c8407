import type { UserId } from '../match.ts';
import type { SlotPosition } from '../quiz/making.ts';
import type { Question } from '../quiz/question.ts';
import type { AnswerRow, QuizId, QuizRecord } from './quiz.ts';

/**
 * Questions made for each place before homework can begin, or an exam about a set of the bank. Homework keeps to them; an exam
 * has more made as its class grows (see `variant-pool.ts`).
 */
export const FIRST_VARIANTS = 60;

/** The questions of one place, numbered from 0 to `count` − 1. `exhausted`: the games have no more that are as hard. */
export interface Supply {
  readonly count: number;
  readonly exhausted: boolean;
}

/** What a paper at this seat has, by place; null: more questions are to be made first. */
export type VariantsOf = (
  seat: number,
  others: readonly Pick<Paper, 'user' | 'seat' | 'variants'>[],
) => readonly number[] | null;

/** How far one attempt is; it was looked at. */
export interface PaperState {
  readonly user: UserId;
  readonly handedIn: boolean;
  /** Questions that have an answer. */
  readonly answered: number;
}

/** One attempt of one student: which variant of each question is theirs. It has no keys in it. */
export interface Paper {
  readonly user: UserId;
  /** From 1. */
  readonly attempt: number;
  /** The student's number in this quiz, from 0; every attempt has one of its own. */
  readonly seat: number;
  /** By place. */
  readonly variants: readonly number[];
  /** Null: not looked at yet. */
  readonly startedAt: number | null;
  /** When it was handed in; null: it was not. */
  readonly endedAt: number | null;
}

/** An answer at one's own pace; `question` is the place. */
export interface PaperAnswer extends AnswerRow {
  readonly attempt: number;
}

/** Where papers are kept. Every method is one transaction and has happened when it resolves. */
export interface PaperStore {
  /**
   * Adds questions to a place that has `from` of them so far: they get the next numbers. Where it has another number of them
   * nothing is added. `exhausted`: no more will come. With `base` that is the question of the place from now on.
   */
  addVariants(
    id: QuizId,
    place: number,
    from: number,
    questions: readonly Question[],
    exhausted: boolean,
    base?: Question,
  ): Promise<void>;
  /** By place. */
  supplies(id: QuizId): Promise<readonly Supply[]>;
  /** Of the questions by place, in their order; a place without any has an empty list. */
  placed(id: QuizId): Promise<readonly (readonly SlotPosition[])[]>;
  variant(id: QuizId, place: number, variant: number): Promise<Question | null>;
  /**
   * All of them, by place and number; with `of` those alone that these papers have, and with `place` those of that place, the
   * others left out of the lists.
   */
  variants(
    id: QuizId,
    of?: readonly Paper[],
    place?: number,
  ): Promise<ReadonlyMap<number, readonly Question[]>>;
  setPrepared(id: QuizId): Promise<void>;
  /**
   * The paper of an attempt; made from its seat and the papers that are there where there is none yet. Joins who has not yet.
   * Null, and nothing is done, where `variantsOf` has nothing for the seat.
   */
  takePaper(id: QuizId, user: UserId, attempt: number, variantsOf: VariantsOf): Promise<Paper | null>;
  /** The seat that is next, and how many take part and have no paper yet. */
  seats(id: QuizId): Promise<{ readonly next: number; readonly unseated: number }>;
  /** By person and attempt. */
  papers(id: QuizId, user?: UserId): Promise<readonly Paper[]>;
  /** Remembers when it was first looked at. */
  startPaper(id: QuizId, user: UserId, attempt: number, at: number): Promise<void>;
  /** Taken only while the quiz is open and the paper not handed in. */
  answerPaper(id: QuizId, answer: PaperAnswer): Promise<'recorded' | 'closed'>;
  /** Hands it in; `closed`: it was already, or the quiz is not open. */
  endPaper(id: QuizId, user: UserId, attempt: number, at: number): Promise<'ended' | 'closed'>;
  paperAnswers(id: QuizId, user?: UserId): Promise<readonly PaperAnswer[]>;
  /** Of the attempts that were looked at. */
  paperStates(id: QuizId): Promise<readonly PaperState[]>;
  /** Homework of a server: the next to close first, then what is over, the latest first. */
  homework(guild: string): Promise<readonly QuizRecord[]>;
  /** What is planned there, the next to begin first. */
  planned(guild: string): Promise<readonly QuizRecord[]>;
  /** Quizzes at everybody's own pace whose questions are not made yet. */
  unprepared(most: number): Promise<readonly QuizRecord[]>;
  /** Exams whose first questions are made, while somebody may still come to them: the ids alone. */
  growing(most: number): Promise<readonly QuizId[]>;
  /** Homework of which the channel is to be reminded by `now`: each is given once. */
  takeReminders(now: number, most: number): Promise<readonly QuizRecord[]>;
}

/** A page of a paper, for the student whose it is. The question has its key: a screen shows what is asked of it. */
export interface PaperView {
  readonly quiz: QuizRecord;
  readonly paper: Paper;
  readonly place: number;
  readonly question: Question;
  /** What was answered so far, by place. */
  readonly answers: ReadonlyMap<number, PaperAnswer>;
}

/** How many took part and how far they are, for everybody: nothing of what they answered. */
export interface Progress {
  readonly joined: number;
  readonly begun: number;
  /** Who answered all, or handed in. */
  readonly finished: number;
  /** Places (from 1) for which the games have fewer equally hard positions than there are students. */
  readonly scarce: readonly Scarce[];
}

/** A place at which some share a position. */
export interface Scarce {
  readonly place: number;
  readonly positions: number;
}

/** The attempt that counts: of those handed in, or of those begun once the quiz is over; null: there is none. */
export const countingOf = <
  A extends { readonly paper: Paper; readonly points: number; readonly answered: number },
>(
  { phase, settings: { counts } }: QuizRecord,
  attempts: readonly A[],
): A | null => {
  const counted = attempts.filter(
    ({ paper, answered }) => paper.endedAt !== null || (phase === 'over' && answered > 0),
  );
  const best = Math.max(...counted.map(({ points }) => points));
  return (counts === 'last' ? counted.at(-1) : counted.find(({ points }) => points === best)) ?? null;
};
