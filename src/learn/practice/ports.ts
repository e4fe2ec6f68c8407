import type { Win } from '../../engine/core/game.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { UserId } from '../../people/model/user.ts';
import type { Fault } from '../../play/model/faults.ts';
import type { MatchRecord } from '../../play/ports.ts';
import type { Answer, AnswerFault } from '../model/answer.ts';
import type { Assignment } from '../model/assignment.ts';
import type { QuestionKind } from '../model/facts.ts';
import type { Misconception } from '../model/misconception.ts';
import type { ReviewSource, WhyNow } from '../model/practice.ts';
import type { Question, Said } from '../model/question.ts';
import type { SkillCard } from './memory.ts';

/** Short, unguessable, `[0-9a-z]`: part of custom ids. */
export type SessionId = string;

/** Evidence about a skill: one row of the log. Each `ref` of a source is logged once. */
export interface ReviewEvent {
  readonly user: UserId;
  readonly skill: string;
  readonly source: ReviewSource;
  /** Its name within the source: a question of a quiz, a move of a match. */
  readonly ref: string;
  readonly right: boolean;
  readonly at: number;
  /** Difficulty, about 1 to 5; null where unknown. */
  readonly difficulty: number | null;
  readonly line: string;
  /** See `Question.symmetry`; null where unknown. */
  readonly symmetry: string | null;
}

/** A logged event: the user's `number`th review of its skill, from 1. */
export interface ReviewRow extends ReviewEvent {
  readonly number: number;
}

/** The subject of a session; null = any. */
export interface SkillWish {
  readonly kind: QuestionKind | null;
  /** The id of a game. */
  readonly game: string | null;
  readonly win: Win;
}

/** A position in which a win was missed, to be asked unchanged. */
export interface Thrown {
  readonly line: string;
  /** Number of the move, from 1. */
  readonly move: number;
  /** A missed question of a quiz instead of a move: a similar one is asked. */
  readonly missed?: { readonly kind: QuestionKind; readonly at: number };
}

export interface PracticeSession {
  readonly id: SessionId;
  readonly user: UserId;
  readonly wish: SkillWish;
  readonly length: number;
  /** Asked first, unchanged; then similar ones. */
  readonly thrown: readonly Thrown[];
  /** First line of their game. */
  readonly start: string | null;
  readonly createdAt: number;
}

export interface PracticeAnswer {
  /** Null: gave up. */
  readonly answer: Answer | null;
  readonly said: readonly Said[];
  readonly right: boolean;
  readonly misconception: Misconception | null;
  readonly at: number;
}

/** A question of a session, numbered from 0. */
export interface SessionQuestion {
  readonly number: number;
  readonly question: Question;
  readonly why: WhyNow;
  readonly at: number;
  readonly given: PracticeAnswer | null;
}

/** Storage of practice. Every method is one transaction, committed when it resolves. */
export interface PracticeStore {
  cards(user: UserId): Promise<readonly SkillCard[]>;
  card(user: UserId, skill: string): Promise<SkillCard | null>;
  /** A user's whole log in order, skill by skill. */
  reviews(user: UserId): Promise<readonly ReviewRow[]>;
  /** The latest rows of one skill, latest first. */
  latest(user: UserId, skill: string, most: number): Promise<readonly ReviewRow[]>;
  /** Symmetries of a user's latest questions, latest first: from sessions and the log. */
  seen(user: UserId, most: number): Promise<readonly string[]>;
  /** Those of these refs that are logged. */
  logged(user: UserId, source: ReviewSource, refs: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Logs reviews of one user's skill, continuing its numbers, and stores the resulting card. `stale`: another writer was
   * first, or one of them is logged.
   */
  record(rows: readonly ReviewRow[], card: SkillCard): Promise<'recorded' | 'stale'>;
  /** Opens a session with its first question. */
  open(session: PracticeSession, first: SessionQuestion): Promise<void>;
  load(
    id: SessionId,
  ): Promise<{ readonly session: PracticeSession; readonly asked: readonly SessionQuestion[] } | null>;
  /** `exists`: the session has that question. */
  ask(session: PracticeSession, asked: SessionQuestion): Promise<'asked' | 'exists'>;
  /** Stores the first answer to a question, with its row of the log and the resulting card. `known`: answered before. */
  answer(
    id: SessionId,
    number: number,
    given: PracticeAnswer,
    row: ReviewRow,
    card: SkillCard,
  ): Promise<'recorded' | 'known' | 'stale'>;
  /** Deletes sessions opened before `time`; keeps the log. Returns the number. */
  prune(time: number): Promise<number>;
}

/** A position in a list ordered by time, then by id. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

/** The part of a quiz that decides which answers were shown. */
export type QuizStanding = Pick<Assignment, 'id' | 'phase' | 'plan' | 'current' | 'updatedAt'>;

/** Sources of practice. */
export interface FeedStore {
  /** Matches that ended after that position, earliest first. */
  ended(after: Cursor, most: number): Promise<readonly MatchRecord[]>;
  /** Quizzes that changed after that position, earliest first. */
  quizzes(after: Cursor, most: number): Promise<readonly QuizStanding[]>;
  /** Exams and homework reopened for a student, and over for them since a time after `after`. */
  reopened(after: number): Promise<readonly Cursor[]>;
}

/** State of one skill. */
export interface SkillState {
  readonly skill: string;
  /** 0 to 1. */
  readonly mastery: number;
  readonly due: number;
  readonly reviews: number;
}

/** Mastery of one skill over time. */
export interface SkillCourse {
  readonly skill: string;
  readonly points: readonly { readonly at: number; readonly mastery: number }[];
}

export interface PracticeStats {
  readonly now: number;
  /** Lowest mastery first. */
  readonly skills: readonly SkillState[];
  /** Of the same skills in the same order. */
  readonly courses: readonly SkillCourse[];
}

/** A session as its user sees it. */
export interface SessionView {
  readonly session: PracticeSession;
  readonly asked: readonly SessionQuestion[];
  /** Whether all its questions are asked and answered. */
  readonly done: boolean;
  readonly now: number;
  /** The skills asked in it, in their present state. */
  readonly skills: readonly SkillState[];
}

/** Why an action failed. */
export type PracticeFault =
  | { readonly code: 'no-such-skill'; readonly token: string }
  /** The typed word names a kind of question and a game; `length`: the session's wanted length. */
  | { readonly code: 'which-skill'; readonly either: readonly SkillWish[]; readonly length: number }
  /** Unknown, or another user's. */
  | { readonly code: 'no-such-session' }
  | { readonly code: 'no-questions'; readonly wish: SkillWish }
  /** Answered before: the first answer counts. */
  | { readonly code: 'answered'; readonly view: SessionView }
  | {
      readonly code: 'unread';
      readonly fault: AnswerFault;
      readonly refusal: Refusal | null;
      readonly view: SessionView;
    }
  /** The user missed no win in that match. */
  | { readonly code: 'no-mistakes' }
  /** The user did not play it. */
  | { readonly code: 'not-yours' }
  | { readonly code: 'match'; readonly fault: Fault };
