import type { Refusal } from '../../engine/core/refusal.ts';
import { type Coded, type Result, refusing } from '../../engine/core/result.ts';
import type { AnswerFault } from '../model/answer.ts';

/** Why something was not done. */
export interface ClassFaultFacts {
  'no-server': Readonly<Record<never, never>>;
  'not-a-teacher': Readonly<Record<never, never>>;
  /** Who may teach is set by those who manage the server. */
  'not-a-manager': Readonly<Record<never, never>>;
  /** The role that everybody has. */
  'role-of-all': Readonly<Record<never, never>>;
  'too-many-roles': { readonly most: number };
  'no-such-quiz': Readonly<Record<never, never>>;
  /** Of a lesson that was typed, or that was set. */
  'no-such-lesson': Readonly<Record<never, never>>;
  /** The quiz moved on since the panel was drawn. */
  'moved-on': Readonly<Record<never, never>>;
  /** It cannot be done in this phase. */
  'not-now': Readonly<Record<never, never>>;
  /** Whoever has begun an exam cannot leave it before its end; null: its clock is stopped. */
  'begun-stays': { readonly until: number | null };
  /** This question takes no answers now. */
  closed: Readonly<Record<never, never>>;
  over: Readonly<Record<never, never>>;
  /** Whoever left a team and came back would have lost their wrong answers, and perhaps found a better team. */
  'team-stays': Readonly<Record<never, never>>;
  /** Nobody can tell any more which answers of an anonymous quiz were theirs. */
  'anonymous-over': Readonly<Record<never, never>>;
  /** Teams, the podium and points for speed would tell who answered what. */
  'anonymous-alone': Readonly<Record<never, never>>;
  /** What is on paper is typed in under a name. */
  'anonymous-paper': Readonly<Record<never, never>>;
  /** What only makes sense where a question is asked of all at once. */
  'live-only': Readonly<Record<never, never>>;
  /** A quiz goes on in this channel already. */
  'one-at-a-time': { readonly quiz: string };
  'no-such-game': { readonly token: string; readonly near: readonly string[] };
  /** More than a list of games can say; with `refusal`: parameters that the game refuses. */
  'not-a-game': { readonly token: string; readonly refusal: Refusal | null };
  'no-such-skill': { readonly token: string };
  'no-such-set': { readonly token: string; readonly known: readonly string[] };
  /** The games have no such questions. */
  'no-questions': Readonly<Record<never, never>>;
  'bad-name': { readonly most: number };
  'no-such-zone': { readonly token: string };
  'no-such-time': { readonly token: string };
  /** It may mean either of these local times, each written as it can be typed. */
  'two-times': { readonly token: string; readonly lines: readonly string[] };
  /** The clocks jump over it; `instead`: what they show then. */
  'skipped-time': { readonly token: string; readonly zone: string; readonly instead: string };
  'past-time': { readonly token: string };
  'far-time': { readonly days: number };
  /** Homework would close before it opens. */
  'no-window': Readonly<Record<never, never>>;
  /** A later deadline, for all or for one student, isn't later than the class's. */
  'not-later': Readonly<Record<never, never>>;
  /** Everybody's questions are being made. */
  'not-ready': Readonly<Record<never, never>>;
  /** One's own are, because so many came. */
  making: Readonly<Record<never, never>>;
  /** The attempt was handed in, or is of an earlier attempt. */
  'handed-in': Readonly<Record<never, never>>;
  /** The teacher has not shown the right answers yet. */
  'not-shown': Readonly<Record<never, never>>;
  'no-more-attempts': Readonly<Record<never, never>>;
  /** The student's own clock is stopped. */
  paused: Readonly<Record<never, never>>;
  /** It is over, and no time was named until which it is open again. */
  'until-when': Readonly<Record<never, never>>;
  /** Neither an exam nor homework, or none that goes on. */
  'no-own-time': Readonly<Record<never, never>>;
  /** The file has no quiz of Sprague's, or no question of it can be asked. */
  'no-quiz-file': Readonly<Record<never, never>>;
  'no-such-template': { readonly token: string };
  'bad-template-name': { readonly most: number };
  'too-many-templates': { readonly most: number };
  'too-many-corrections': { readonly most: number };
  /** Nobody takes part yet, or the quiz asks nothing. */
  'no-sheets': Readonly<Record<never, never>>;
  'too-many-sheets': { readonly most: number };
  'no-such-sheet': { readonly token: string };
  /** Answers on paper are typed in once it is open at everybody's own pace, or over. */
  'not-yet-on-paper': Readonly<Record<never, never>>;
  unread: { readonly fault: AnswerFault; readonly refusal: Refusal | null };
}
export type ClassFault = Coded<ClassFaultFacts>;

export const refuse = refusing<ClassFaultFacts>();

/** What a use case of the class answers. */
export type Reply<T> = Promise<Result<T, ClassFault>>;
