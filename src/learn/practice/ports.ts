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

/** Short, unguessable, `[0-9a-z]`: it stands in custom ids. */
export type SessionId = string;

/** Something that shows whether a skill is known: one row of the log. The same `ref` of a source is fed once. */
export interface ReviewEvent {
  readonly user: UserId;
  readonly skill: string;
  readonly source: ReviewSource;
  /** What it was, within the source: a question of a quiz, a move of a match. */
  readonly ref: string;
  readonly right: boolean;
  readonly at: number;
  /** Measured, about 1 to 5; null where it was not. */
  readonly difficulty: number | null;
  readonly line: string;
  /** See `Question.symmetry`; null where it is not known. */
  readonly symmetry: string | null;
}

/** An event as logged: the `number`th review of its skill by its person, from 1. */
export interface ReviewRow extends ReviewEvent {
  readonly number: number;
}

/** What a session is to be about; null = any. */
export interface SkillWish {
  readonly kind: QuestionKind | null;
  /** The id of a game. */
  readonly game: string | null;
  readonly win: Win;
}

/** A position in which a win was given away: to be asked as it stands. */
export interface Thrown {
  readonly line: string;
  /** The number of the move, from 1. */
  readonly move: number;
  /** A question of a quiz that was missed, in place of a move: another one like it is asked. */
  readonly missed?: { readonly kind: QuestionKind; readonly at: number };
}

export interface Session {
  readonly id: SessionId;
  readonly user: UserId;
  readonly wish: SkillWish;
  readonly length: number;
  /** Asked first, as they stand; then others like them. */
  readonly thrown: readonly Thrown[];
  /** The first line of the game they come from. */
  readonly start: string | null;
  readonly createdAt: number;
}

/** What was answered. */
export interface Given {
  /** Null: the answer was asked for. */
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
  readonly given: Given | null;
}

/** Where practice is kept. Every method is one transaction and has happened when it resolves. */
export interface PracticeStore {
  cards(user: UserId): Promise<readonly SkillCard[]>;
  card(user: UserId, skill: string): Promise<SkillCard | null>;
  /** The whole log of a person, in the order in which it was written, skill by skill. */
  reviews(user: UserId): Promise<readonly ReviewRow[]>;
  /** The latest of one skill, the last one first. */
  latest(user: UserId, skill: string, most: number): Promise<readonly ReviewRow[]>;
  /** Symmetries of what a person was asked last, the latest first: questions of sessions and all that was logged. */
  seen(user: UserId, most: number): Promise<readonly string[]>;
  /** Which of these are logged already. */
  logged(user: UserId, source: ReviewSource, refs: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Logs reviews of one skill of one person, numbered on from those before, and keeps the card after them. `stale`: somebody
   * was first, or one of them is logged already.
   */
  record(rows: readonly ReviewRow[], card: SkillCard): Promise<'recorded' | 'stale'>;
  /** Opens a session with its first question. */
  open(session: Session, first: SessionQuestion): Promise<void>;
  load(
    id: SessionId,
  ): Promise<{ readonly session: Session; readonly asked: readonly SessionQuestion[] } | null>;
  /** `exists`: the session has a question of that number. */
  ask(session: Session, asked: SessionQuestion): Promise<'asked' | 'exists'>;
  /** Keeps the first answer to a question, with its row of the log and the card after it. `known`: it was answered before. */
  answer(
    id: SessionId,
    number: number,
    given: Given,
    row: ReviewRow,
    card: SkillCard,
  ): Promise<'recorded' | 'known' | 'stale'>;
  /** Deletes sessions that were opened before `time`; the log stays. Gives how many. */
  prune(time: number): Promise<number>;
}

/** A place in a list ordered by time, then by id. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

/** What of a quiz says which of its answers were shown. */
export type QuizStanding = Pick<Assignment, 'id' | 'phase' | 'plan' | 'current' | 'updatedAt'>;

/** What practice is fed from. */
export interface FeedStore {
  /** Matches that ended after that place, the earliest first. */
  ended(after: Cursor, most: number): Promise<readonly MatchRecord[]>;
  /** Quizzes that changed after that place, the earliest first. */
  quizzes(after: Cursor, most: number): Promise<readonly QuizStanding[]>;
  /** Exams and homework that were open again for somebody, and over for them since a time after `after`. */
  reopened(after: number): Promise<readonly Cursor[]>;
}

/** How it stands with one skill. */
export interface SkillState {
  readonly skill: string;
  /** 0 to 1. */
  readonly mastery: number;
  readonly due: number;
  readonly reviews: number;
}

/** How mastery of one skill went. */
export interface SkillCourse {
  readonly skill: string;
  readonly points: readonly { readonly at: number; readonly mastery: number }[];
}

export interface PracticeStats {
  readonly now: number;
  /** The lowest mastery first. */
  readonly skills: readonly SkillState[];
  /** Of the same skills in the same order. */
  readonly courses: readonly SkillCourse[];
}

/** A session as one sees it. */
export interface SessionView {
  readonly session: Session;
  readonly asked: readonly SessionQuestion[];
  /** True where all its questions are asked and answered. */
  readonly done: boolean;
  readonly now: number;
  /** The skills that were asked in it, as they stand now. */
  readonly skills: readonly SkillState[];
}

/** Why something was not done. */
export type PracticeFault =
  | { readonly code: 'no-such-skill'; readonly token: string }
  /** What was typed names a kind of question and a game; `length`: of the session that was wanted. */
  | { readonly code: 'which-skill'; readonly either: readonly SkillWish[]; readonly length: number }
  /** There is none of that number, or it is somebody else's. */
  | { readonly code: 'no-such-session' }
  | { readonly code: 'no-questions'; readonly wish: SkillWish }
  /** That question was answered before: the first answer counts. */
  | { readonly code: 'answered'; readonly view: SessionView }
  | {
      readonly code: 'unread';
      readonly fault: AnswerFault;
      readonly refusal: Refusal | null;
      readonly view: SessionView;
    }
  /** Whoever asks gave no win away in that match. */
  | { readonly code: 'no-mistakes' }
  /** Whoever asks did not play it. */
  | { readonly code: 'not-yours' }
  | { readonly code: 'match'; readonly fault: Fault };
