import type { QuestionKind } from '../../locale/quiz.ts';
import type { UserId } from '../match.ts';
import type { Answer } from '../quiz/judge.ts';
import type { Question, Said } from '../quiz/question.ts';

/** Short, unguessable, `[0-9a-z]`: it stands in custom ids. */
export type QuizId = string;

/** `live`: the teacher says when it goes on; `automatic`: it goes on by itself. */
export const QUIZ_MODES = ['live', 'automatic'] as const;
export type QuizMode = (typeof QUIZ_MODES)[number];

/** Lobby → for each question reading, open, revealed → over. */
export const PHASES = ['lobby', 'reading', 'open', 'revealed', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface QuizSettings {
  readonly mode: QuizMode;
  readonly count: number;
  readonly kinds: readonly QuestionKind[];
  /** Ids of games. */
  readonly games: readonly string[];
  /** About 1 to 5. */
  readonly level: number;
  /** To read a question before answers are taken; 0 = none. */
  readonly readingSeconds: number;
  /** To answer a question. */
  readonly answerSeconds: number;
  /** Typed answers where the kind of question knows them. */
  readonly typed: boolean;
}

/** Where the quiz was last shown: a message, and what of the quiz is on it. */
export interface QuizBoard {
  readonly channel: string;
  readonly message: string;
  /** The number of a question, or `LOBBY` or `FINAL`. */
  readonly shows: number;
}
export const LOBBY = -1;
export const FINAL = -2;

/** A quiz as stored. Questions have numbers that never change; the plan says which are asked, in what order. */
export interface QuizRecord {
  readonly id: QuizId;
  readonly guild: string;
  readonly channel: string;
  /** Who made it; null: their data were deleted. */
  readonly teacher: UserId | null;
  readonly settings: QuizSettings;
  readonly phase: Phase;
  readonly plan: readonly number[];
  /** Index into the plan; -1 in the lobby. */
  readonly current: number;
  /** When the phase ends by itself; null = it does not. */
  readonly deadline: number | null;
  /** Milliseconds that were left when it was paused; null = not paused. */
  readonly left: number | null;
  /** Grows with every change of what stands above. */
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly board: QuizBoard | null;
}

/** Somebody who takes part; questions at places of the plan before `since` were not asked of them. */
export interface Student {
  readonly user: UserId;
  readonly since: number;
}

/** One answer: the last one that a student gave to a question before it closed. */
export interface AnswerRow {
  readonly question: number;
  readonly user: UserId;
  readonly at: number;
  readonly answer: Answer;
  readonly said: readonly Said[];
  readonly right: boolean;
  /** Null where it is right, or comes from no thought that has a name. */
  readonly misconception: string | null;
}

/** The number of the question that is being asked or was asked last; null before the first and at the end. */
export const questionOf = (quiz: QuizRecord): number | null =>
  quiz.phase === 'over' ? null : (quiz.plan[quiz.current] ?? null);

/** Whether it goes on: neither in the lobby nor at its end. */
export const isRunning = ({ phase }: QuizRecord): boolean => phase !== 'lobby' && phase !== 'over';

/** What a teacher does to a quiz. */
export const TEACHER_ACTS = [
  'start',
  'close',
  'next',
  'pause',
  'resume',
  'more',
  'again',
  'skip',
  'end',
] as const;
export type TeacherAct = (typeof TEACHER_ACTS)[number];

/** What changes of a quiz; the store adds the rest. */
export type Change = Partial<Pick<QuizRecord, 'phase' | 'plan' | 'current' | 'deadline' | 'left'>>;

const SECOND = 1_000;
/** What “more time” adds. */
const MORE = 15 * SECOND;
/** How long an automatic quiz shows an answer. */
const REVEAL = 12 * SECOND;

/** The question at place `current` of the plan, from its reading time on; the end where there is none. */
const asking = (
  { plan, settings }: Pick<QuizRecord, 'plan' | 'settings'>,
  current: number,
  now: number,
): Change => {
  if (current >= plan.length) return { phase: 'over', plan, current, deadline: null, left: null };
  return settings.readingSeconds > 0
    ? { phase: 'reading', plan, current, deadline: now + settings.readingSeconds * SECOND, left: null }
    : { ...opening({ settings }, now), plan, current };
};

const opening = ({ settings }: Pick<QuizRecord, 'settings'>, now: number): Change => ({
  phase: 'open',
  deadline: now + settings.answerSeconds * SECOND,
  left: null,
});

const revealing = ({ settings }: QuizRecord, now: number): Change => ({
  phase: 'revealed',
  deadline: settings.mode === 'automatic' ? now + REVEAL : null,
  left: null,
});

type Decide = (quiz: QuizRecord, now: number) => Change | null;

/** What each act does; null where it does not fit the phase. `again` needs a new question: see `askAgain`. */
const ACTS: Readonly<Record<Exclude<TeacherAct, 'again'>, Decide>> = {
  start: (quiz, now) => (quiz.phase === 'lobby' ? asking(quiz, 0, now) : null),
  close: (quiz, now) => (quiz.phase === 'open' ? revealing(quiz, now) : null),
  next: (quiz, now) => (quiz.phase === 'revealed' ? asking(quiz, quiz.current + 1, now) : null),
  pause: (quiz, now) =>
    quiz.deadline !== null && isRunning(quiz)
      ? { deadline: null, left: Math.max(0, quiz.deadline - now) }
      : null,
  resume: (quiz, now) => (quiz.left === null ? null : { deadline: now + quiz.left, left: null }),
  more: (quiz) => {
    if (quiz.phase !== 'reading' && quiz.phase !== 'open') return null;
    if (quiz.left !== null) return { left: quiz.left + MORE };
    return quiz.deadline === null ? null : { deadline: quiz.deadline + MORE };
  },
  // Once the answer was shown, the question counts.
  skip: (quiz, now) =>
    quiz.phase === 'reading' || quiz.phase === 'open'
      ? asking({ ...quiz, plan: quiz.plan.toSpliced(quiz.current, 1) }, quiz.current, now)
      : null,
  end: (quiz) =>
    quiz.phase === 'over' ? null : { phase: 'over', plan: askedOf(quiz), deadline: null, left: null },
};

export const actOn = (quiz: QuizRecord, act: Exclude<TeacherAct, 'again'>, now: number): Change | null =>
  ACTS[act](quiz, now);

/** Acts that mean the quiz as it was seen: a second click must not do them to what came after. */
export const MEANS_THIS: ReadonlySet<TeacherAct> = new Set(['start', 'close', 'next', 'again', 'skip']);

/** The question `number`, new and like the one that was just revealed, comes next. */
export const askAgain = (quiz: QuizRecord, number: number, now: number): Change | null =>
  quiz.phase === 'revealed'
    ? asking({ ...quiz, plan: quiz.plan.toSpliced(quiz.current + 1, 0, number) }, quiz.current + 1, now)
    : null;

/** What time alone does to a quiz; null where nothing is due. */
export const dueChange = (quiz: QuizRecord, now: number): Change | null => {
  if (quiz.deadline === null || quiz.deadline > now) return null;
  switch (quiz.phase) {
    case 'reading':
      return opening(quiz, now);
    case 'open':
      return revealing(quiz, now);
    case 'revealed':
      return asking(quiz, quiz.current + 1, now);
    case 'lobby':
    case 'over':
      return null;
  }
};

/** Questions that count: those whose answer was shown, and while the quiz goes on no other. */
export const askedOf = ({
  phase,
  plan,
  current,
}: Pick<QuizRecord, 'phase' | 'plan' | 'current'>): readonly number[] =>
  phase === 'over' ? plan : plan.slice(0, phase === 'revealed' ? current + 1 : Math.max(0, current));

/** From which place of the plan on somebody takes part who joins now. */
export const sinceNow = ({ phase, current }: QuizRecord): number =>
  Math.max(0, phase === 'revealed' || phase === 'over' ? current + 1 : current);

/** A quiz with its questions. */
export interface QuizView {
  readonly quiz: QuizRecord;
  /** By number. */
  readonly questions: readonly Question[];
  /** How many take part. */
  readonly students: number;
  /** Answers to the question that is asked, or was revealed last; empty where nothing is asked. */
  readonly answers: readonly AnswerRow[];
}
