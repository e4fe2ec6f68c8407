import type { UserId } from '../../people/model/user.ts';
import type { Assignment, QuizId } from './assignment.ts';
import type { Attempt } from './attempt.ts';

/** What one student has in one exam or homework beyond the others. */
export interface Allowance {
  /** Added to the class's end. */
  readonly extraMs: number;
  /** Attempts beyond those that everybody has. */
  readonly attempts: number;
  /** Since when their own clock is stopped; null: it runs. */
  readonly pausedAt: number | null;
  /** Until when it is open again for them after its end; null: it is not. */
  readonly reopenedUntil: number | null;
  /** When it was first opened again for them; null: never. */
  readonly reopenedAt: number | null;
  /** When what was open again for them was ended; null: it takes answers yet, or never did. */
  readonly closedAt: number | null;
  /** They had joined before it was opened again. */
  readonly hadJoined: boolean;
}

export const NO_ALLOWANCE: Allowance = {
  extraMs: 0,
  attempts: 0,
  pausedAt: null,
  reopenedUntil: null,
  reopenedAt: null,
  closedAt: null,
  hadJoined: false,
};

/** One student's clock stands still for at most so long: the others wait for their results. */
export const MAX_PAUSE_MS = 60 * 60 * 1_000;
/** Attempts that one student can be given. */
export const MAX_ATTEMPTS = 10;
/** Extra time that is remembered for the class, in percent. */
export const MAX_EXTRA_PERCENT = 300;

type Timed = Pick<Assignment, 'deadline' | 'grace' | 'settings'>;

/** When the class's time is up; null: the clock is stopped. */
export const classEnd = ({ deadline, grace = 0 }: Pick<Assignment, 'deadline' | 'grace'>): number | null =>
  deadline === null ? null : deadline - grace;

/** How long everybody may hand in late. */
export const lateMs = ({ settings: { late, closesAt } }: Pick<Assignment, 'settings'>): number =>
  late === null || closesAt === null ? 0 : Math.max(0, late.until - closesAt);

const pausedMs = ({ pausedAt }: Allowance, now: number): number =>
  pausedAt === null ? 0 : Math.min(MAX_PAUSE_MS, Math.max(0, now - pausedAt));

export const isPaused = ({ pausedAt }: Allowance, now: number): boolean =>
  pausedAt !== null && now < pausedAt + MAX_PAUSE_MS;

/** When a student's own time is up, what is late not counted; null: the clock is stopped. */
export const ownEnd = (quiz: Timed, allowance: Allowance, now: number): number | null => {
  const end = classEnd(quiz);
  return end === null ? null : end + allowance.extraMs + pausedMs(allowance, now);
};

/** Until when a student may hand in, late or not. */
export const lastEnd = (quiz: Timed, allowance: Allowance, now: number): number | null => {
  const [end, own] = [classEnd(quiz), ownEnd(quiz, allowance, now)];
  return end === null || own === null ? null : Math.max(own, end + lateMs(quiz));
};

export const isReopened = ({ reopenedUntil }: Pick<Allowance, 'reopenedUntil'>, now: number): boolean =>
  reopenedUntil !== null && now < reopenedUntil;

/** An exam or homework that is over, as a student sees it for whom it is open again. */
export const reopenedFor = (quiz: Assignment, allowance: Allowance, now: number): Assignment => {
  if (quiz.phase !== 'over' || !isReopened(allowance, now)) return quiz;
  const { grace: _, ...rest } = quiz;
  return { ...rest, phase: 'open', deadline: allowance.reopenedUntil, left: null, isReopened: true };
};

/** Whether an attempt at what is over was begun after that, since it was opened again for its student. */
export const isBegunAfterEnd = (
  { startedAt }: Pick<Attempt, 'startedAt'>,
  { reopenedAt }: Pick<Allowance, 'reopenedAt'> = NO_ALLOWANCE,
): boolean => startedAt !== null && reopenedAt !== null && startedAt >= reopenedAt;

/**
 * Whether nothing is told yet of what is right in an attempt: it takes answers, or another one in the same time may. What is open
 * again for one student is so until it was ended, whatever the clock says: time may be added for a downtime.
 */
export const isUnderWay = (
  { phase }: Pick<Assignment, 'phase'>,
  attempt: Pick<Attempt, 'startedAt' | 'endedAt'>,
  allowance: Pick<Allowance, 'reopenedAt' | 'closedAt'> = NO_ALLOWANCE,
): boolean =>
  phase === 'over'
    ? allowance.reopenedAt !== null &&
      allowance.closedAt === null &&
      (attempt.endedAt === null || isBegunAfterEnd(attempt, allowance))
    : attempt.endedAt === null;

/** How much longer than the class's end somebody may still work. */
export const graceOf = (
  quiz: Pick<Assignment, 'settings'>,
  allowances: Iterable<Pick<Allowance, 'extraMs' | 'pausedAt'>>,
): number =>
  Math.max(
    lateMs(quiz),
    ...[...allowances].map(({ extraMs, pausedAt }) => extraMs + (pausedAt === null ? 0 : MAX_PAUSE_MS)),
  );

/** The clock of one student goes on: what stood still is added. */
export const resumed = (allowance: Allowance, now: number): Allowance => ({
  ...allowance,
  extraMs: allowance.extraMs + pausedMs(allowance, now),
  pausedAt: null,
});

/** A student for whom an exam or homework was opened again at that time. */
export interface Telling {
  readonly id: QuizId;
  readonly user: UserId;
  readonly at: number;
}
