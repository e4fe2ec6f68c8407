import type { Refusal } from '../../engine/core/refusal.ts';
import { type Coded, type Result, refusing } from '../../engine/core/result.ts';
import type { AnswerFault } from '../model/answer.ts';

/** Why an action failed. */
export interface ClassFaultFacts {
  'no-server': Readonly<Record<never, never>>;
  'not-a-teacher': Readonly<Record<never, never>>;
  /** Only who manages the server sets who may teach. */
  'not-a-manager': Readonly<Record<never, never>>;
  /** The role of everybody. */
  'role-of-all': Readonly<Record<never, never>>;
  'too-many-roles': { readonly most: number };
  'no-such-quiz': Readonly<Record<never, never>>;
  /** A typed lesson, or one set as homework. */
  'no-such-lesson': Readonly<Record<never, never>>;
  /** The quiz has changed since the panel was drawn. */
  'moved-on': Readonly<Record<never, never>>;
  /** Impossible in this phase. */
  'not-now': Readonly<Record<never, never>>;
  /** An exam cannot be left once begun, until its end; null: its clock is stopped. */
  'begun-stays': { readonly until: number | null };
  /** The question takes no answers now. */
  closed: Readonly<Record<never, never>>;
  over: Readonly<Record<never, never>>;
  /** Leaving a team and returning would drop one's wrong answers, and might lead to a better team. */
  'team-stays': Readonly<Record<never, never>>;
  /** Answers of an ended anonymous quiz no longer have an owner. */
  'anonymous-over': Readonly<Record<never, never>>;
  /** Teams, the podium and points for speed would reveal who answered what. */
  'anonymous-alone': Readonly<Record<never, never>>;
  /** Answers on paper are typed in under a name. */
  'anonymous-paper': Readonly<Record<never, never>>;
  /** Only for questions asked of all at once. */
  'live-only': Readonly<Record<never, never>>;
  /** Another quiz is running in this channel. */
  'one-at-a-time': { readonly quiz: string };
  'no-such-game': { readonly token: string; readonly near: readonly string[] };
  /** More than a list of games can hold, such as a position; with `refusal`: parameters that the game refuses. */
  'not-a-game': { readonly token: string; readonly refusal: Refusal | null };
  'no-such-skill': { readonly token: string };
  'no-such-set': { readonly token: string; readonly known: readonly string[] };
  /** A quiz with the most questions gets no more. */
  'quiz-full': { readonly most: number };
  /** All positions of the set are in the quiz. */
  'set-used': { readonly set: string };
  /** The games have no such questions. */
  'no-questions': Readonly<Record<never, never>>;
  'bad-name': { readonly most: number };
  'no-such-zone': { readonly token: string };
  'no-such-time': { readonly token: string };
  /** Ambiguous: either of these local times, each as it can be typed. */
  'two-times': { readonly token: string; readonly lines: readonly string[] };
  /** A time skipped by the clocks; `instead`: what they show then. */
  'skipped-time': { readonly token: string; readonly zone: string; readonly instead: string };
  'past-time': { readonly token: string };
  'far-time': { readonly days: number };
  /** Homework would close before it opens. */
  'no-window': Readonly<Record<never, never>>;
  /** A later deadline, for all or one student, is not after the class's. */
  'not-later': Readonly<Record<never, never>>;
  /** Everybody's questions are still being made. */
  'not-ready': Readonly<Record<never, never>>;
  /** One's own are still being made, because many came. */
  making: Readonly<Record<never, never>>;
  /** The attempt was handed in, or the button is of an earlier attempt. */
  'handed-in': Readonly<Record<never, never>>;
  /** The teacher has not yet shown the right answers. */
  'not-shown': Readonly<Record<never, never>>;
  'no-more-attempts': Readonly<Record<never, never>>;
  /** The student's own clock is stopped. */
  paused: Readonly<Record<never, never>>;
  /** It is over; reopening needs an end. */
  'until-when': Readonly<Record<never, never>>;
  /** Neither an exam nor homework, or not running. */
  'no-own-time': Readonly<Record<never, never>>;
  /** The file has no quiz of Sprague, or no usable question. */
  'no-quiz-file': Readonly<Record<never, never>>;
  'no-such-template': { readonly token: string };
  'bad-template-name': { readonly most: number };
  'too-many-templates': { readonly most: number };
  'too-many-corrections': { readonly most: number };
  /** No participants, or no questions. */
  'no-sheets': Readonly<Record<never, never>>;
  'too-many-sheets': { readonly most: number };
  'no-such-sheet': { readonly token: string };
  /** Answers on paper can be typed in once the quiz is open at one's own pace, or over. */
  'not-yet-on-paper': Readonly<Record<never, never>>;
  unread: { readonly fault: AnswerFault; readonly refusal: Refusal | null };
}
export type ClassFault = Coded<ClassFaultFacts>;

export const refuse = refusing<ClassFaultFacts>();

/** Result of the class's use cases. */
export type Reply<T> = Promise<Result<T, ClassFault>>;
