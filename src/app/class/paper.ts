import type { UserId } from '../match.ts';
import type { Question } from '../quiz/question.ts';
import { seeded } from '../random.ts';
import type { AnswerRow, QuizId, QuizRecord } from './quiz.ts';
import type { Results, StudentResult } from './results.ts';

/** Questions made for each place of an exam or homework, at most: seats beyond share them, never with a neighbour. */
export const MOST_VARIANTS = 60;

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
  /** Adds the questions of a place, numbered from 0; those that are there stay. */
  addVariants(id: QuizId, place: number, questions: readonly Question[]): Promise<void>;
  /** How many there are, by place. */
  variantCounts(id: QuizId): Promise<ReadonlyMap<number, number>>;
  variant(id: QuizId, place: number, variant: number): Promise<Question | null>;
  /** All of them, by place and number; with `of` those alone that these papers have, the others left out of the lists. */
  variants(id: QuizId, of?: readonly Paper[]): Promise<ReadonlyMap<number, readonly Question[]>>;
  setPrepared(id: QuizId): Promise<void>;
  /** The paper of an attempt; made from its seat where there is none yet. Joins who has not yet. */
  takePaper(
    id: QuizId,
    user: UserId,
    attempt: number,
    variantsOf: (seat: number) => readonly number[],
  ): Promise<Paper>;
  /** By person and attempt. */
  papers(id: QuizId, user?: UserId): Promise<readonly Paper[]>;
  /** Remembers when it was first looked at. */
  startPaper(id: QuizId, user: UserId, attempt: number, at: number): Promise<void>;
  /** Taken only while the quiz is open and the paper not handed in. */
  answerPaper(id: QuizId, answer: PaperAnswer): Promise<'recorded' | 'closed'>;
  /** Hands it in; `closed`: it was already, or the quiz is not open. */
  endPaper(id: QuizId, user: UserId, attempt: number, at: number): Promise<'ended' | 'closed'>;
  paperAnswers(id: QuizId, user?: UserId): Promise<readonly PaperAnswer[]>;
  /** Homework of a server, or what is planned there: the next to end first. */
  homework(guild: string): Promise<readonly QuizRecord[]>;
  planned(guild: string): Promise<readonly QuizRecord[]>;
  /** Quizzes at everybody's own pace whose questions are not made yet. */
  unprepared(most: number): Promise<readonly QuizRecord[]>;
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
  /** Of equally hard positions, how many there are where there are fewest; 0: they are not made yet. */
  readonly fewest: number;
}

/** Homework as one student finds it. */
export interface OwnHomework {
  readonly quiz: QuizRecord;
  readonly attempts: number;
  /** Whether an attempt is under way. */
  readonly open: boolean;
  /** How many attempts are left, the one under way not counted; null: as many as one likes. */
  readonly left: number | null;
  /** Of what counts now; null: nothing was handed in. */
  readonly result: StudentResult | null;
}

/** Results of one's own: of an exam; of the attempt at homework that was handed in last. */
export interface OwnReport {
  readonly results: Results;
  readonly homework: OwnHomework | null;
}

/**
 * Which variant of each place belongs to a seat. A place gives its variants out in rounds, each to one seat of a round; it
 * begins elsewhere than other places, and each round begins by its own step later. So seats side by side differ everywhere
 * (where there are two variants or more), and two that meet in one place part in another.
 */
export const variantsOf =
  (id: QuizId, counts: readonly number[]) =>
  (seat: number): readonly number[] =>
    counts.map((count, place) => {
      if (count === 0) return 0;
      const first = Math.floor(count * seeded(`${id} ${place}`)());
      // A step of count − 1 would give the last seat of a round and the first of the next the same.
      const step = place % Math.max(1, count - 1);
      return (first + seat + step * Math.floor(seat / count)) % count;
    });

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
