import { classEnd } from './allowance.ts';
import type { Assignment } from './assignment.ts';
import { MINUTE_MS, SECOND_MS } from './day.ts';
import type { LessonId } from './lessons.ts';
import { policyOf } from './policy.ts';

/** A deadline's event starts at most this long before it: Discord reminds interested users at the start. */
const MAX_DEADLINE_EVENT_MS = 60 * MINUTE_MS;

export interface EventTimes {
  readonly start: number;
  readonly end: number;
}

/** A quiz's time in a calendar: its start, or the close of homework; null: it has none. */
export const spanOf = (quiz: Assignment): EventTimes | null => {
  const { startsAt, closesAt, minutes, answerSeconds, readingSeconds } = quiz.settings;
  const { ends } = policyOf(quiz);
  if (ends === 'on-date') {
    const end = (quiz.phase === 'open' ? classEnd(quiz) : null) ?? closesAt;
    return end === null ? null : { start: end, end };
  }
  if (startsAt === null) return null;
  const lasts =
    ends === 'after-minutes'
      ? minutes * MINUTE_MS
      : quiz.plan.length * (answerSeconds + readingSeconds) * SECOND_MS;
  return { start: startsAt, end: startsAt + lasts };
};

/** Subject of an event: a quiz, exam or homework, or a lesson. */
export type Dated =
  | { readonly kind: 'quiz'; readonly quiz: Assignment }
  | { readonly kind: 'lesson'; readonly lesson: LessonId; readonly at: number; readonly closesAt: number };

/** An event as sent to Discord; times in milliseconds. */
export interface SentEvent extends EventTimes {
  readonly name: string;
  readonly description: string;
  readonly location: string;
}

/** An entry in the list of a server's events (Discord's “scheduled events”). */
export interface ClassEvent {
  /** Id of the quiz or lesson homework. */
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  /** Discord's id; null: unknown. */
  readonly event: string | null;
  /** Last content sent. Without `event` it is unknown whether it arrived. */
  readonly sent: SentEvent | null;
  /** Null: deleted. */
  readonly about: Dated | null;
}

const untilDeadline = (opens: number, end: number): EventTimes => ({
  start: Math.max(end - MAX_DEADLINE_EVENT_MS, Math.round((opens + end) / 2)),
  end,
});

/** Time of the event; null: it does not take place, or not any more. */
export const eventSpan = (about: Dated | null): EventTimes | null => {
  if (about === null) return null;
  if (about.kind === 'lesson') return untilDeadline(about.at, about.closesAt);
  const { quiz } = about;
  if (quiz.phase === 'over') return null;
  const span = spanOf(quiz);
  if (span === null || policyOf(quiz).ends !== 'on-date') return span;
  return untilDeadline(quiz.settings.startsAt ?? quiz.createdAt, span.end);
};
