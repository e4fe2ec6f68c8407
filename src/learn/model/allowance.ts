import type { UserId } from '../../people/model/user.ts';
import type { Assignment, QuizId } from './assignment.ts';
import type { Attempt } from './attempt.ts';

/** What one student has in one exam or homework beyond the others. */
export interface Allowance {
  /** Added to the class's end. */
  readonly extraMs: number;
  /** Attempts beyond everybody's. */
  readonly attempts: number;
  /** When their own clock was stopped; null: it runs. */
  readonly pausedAt: number | null;
  /** End of their reopening; null: none. */
  readonly reopenedUntil: number | null;
  /** First reopening for them; null: never. */
  readonly reopenedAt: number | null;
  /** When their reopening was ended; null: still open, or none. */
  readonly closedAt: number | null;
  /** Whether they had joined before the reopening. */
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

/** Longest pause of one student's clock: the others wait for their results. */
const MAX_PAUSE_MS = 60 * 60 * 1_000;
/** Of one student. */
export const MAX_EXTRA_ATTEMPTS = 10;
/** Of the duration of an exam. */
export const MAX_EXTRA_PERCENT = 300;

type Timed = Pick<Assignment, 'deadline' | 'grace' | 'settings'>;

/** The class's end; null: the clock is stopped. */
export const classEnd = ({ deadline, grace = 0 }: Pick<Assignment, 'deadline' | 'grace'>): number | null =>
  deadline === null ? null : deadline - grace;

/** Time for late submission. */
export const lateMs = ({ settings: { late, closesAt } }: Pick<Assignment, 'settings'>): number =>
  late === null || closesAt === null ? 0 : Math.max(0, late.until - closesAt);

const pausedMs = ({ pausedAt }: Allowance, now: number): number =>
  pausedAt === null ? 0 : Math.min(MAX_PAUSE_MS, Math.max(0, now - pausedAt));

export const isPaused = ({ pausedAt }: Allowance, now: number): boolean =>
  pausedAt !== null && now < pausedAt + MAX_PAUSE_MS;

/** A student's own end, without late submission; null: the clock is stopped. */
export const ownEnd = (quiz: Timed, allowance: Allowance, now: number): number | null => {
  const end = classEnd(quiz);
  return end === null ? null : end + allowance.extraMs + pausedMs(allowance, now);
};

/** A student's last moment to hand in, late or not. */
export const lastEnd = (quiz: Timed, allowance: Allowance, now: number): number | null => {
  const [end, own] = [classEnd(quiz), ownEnd(quiz, allowance, now)];
  return end === null || own === null ? null : Math.max(own, end + lateMs(quiz));
};

export const isReopened = ({ reopenedUntil }: Pick<Allowance, 'reopenedUntil'>, now: number): boolean =>
  reopenedUntil !== null && now < reopenedUntil;

/** An ended exam or homework as seen by a student for whom it is open again. */
export const reopenedFor = (quiz: Assignment, allowance: Allowance, now: number): Assignment => {
  if (quiz.phase !== 'over' || !isReopened(allowance, now)) return quiz;
  const { grace: _, ...rest } = quiz;
  return { ...rest, phase: 'open', deadline: allowance.reopenedUntil, left: null, isReopened: true };
};

/** Whether an attempt was begun after the end, in a reopening for its student. */
export const isBegunAfterEnd = (
  { startedAt }: Pick<Attempt, 'startedAt'>,
  { reopenedAt }: Pick<Allowance, 'reopenedAt'> = NO_ALLOWANCE,
): boolean => startedAt !== null && reopenedAt !== null && startedAt >= reopenedAt;

/**
 * Whether an attempt's right answers are still secret: it takes answers, or another one in the same time may. A reopening
 * counts until it was ended, whatever the clock says: downtime may add time.
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

/** Time that a student may work beyond the class's end. */
export const graceOf = (
  quiz: Pick<Assignment, 'settings'>,
  allowances: Iterable<Pick<Allowance, 'extraMs' | 'pausedAt'>>,
): number =>
  Math.max(
    lateMs(quiz),
    ...[...allowances].map(({ extraMs, pausedAt }) => extraMs + (pausedAt === null ? 0 : MAX_PAUSE_MS)),
  );

/** Restarts a student's clock, adding the paused time. */
export const resumed = (allowance: Allowance, now: number): Allowance => ({
  ...allowance,
  extraMs: allowance.extraMs + pausedMs(allowance, now),
  pausedAt: null,
});

/** A student for whom an exam or homework was reopened at that time. */
export interface Telling {
  readonly id: QuizId;
  readonly user: UserId;
  readonly at: number;
}
