/** Extra time, another deadline, more attempts or a pause for one student. */
import { ok } from '../../engine/core/result.ts';
import type { UserId } from '../../people/model/user.ts';
import {
  type Allowance,
  classEnd,
  isPaused,
  isReopened,
  lastEnd,
  NO_ALLOWANCE,
  ownEnd,
  reopenedFor,
  resumed,
} from '../model/allowance.ts';
import type { Assignment, QuizId } from '../model/assignment.ts';
import type { Attempt } from '../model/attempt.ts';
import { MINUTE_MS } from '../model/day.ts';
import { atOwnPace, policyOf } from '../model/policy.ts';
import type { Actor } from './actor.ts';
import { type Classroom, forTeachers } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';
import { momentOf } from './when.ts';

/** A teacher's changes for one student; absent fields stay unchanged. */
export interface AllowRequest {
  readonly student: UserId;
  /** Extra time in every exam of the server, in percent; 0 removes. */
  readonly percent?: number;
  /** Absent: the exam in this channel's lobby, or the running one. */
  readonly quiz?: QuizId;
  readonly channel: string;
  /** Replaces earlier minutes: added to the class's end of this exam or homework; counted from now if it is over. */
  readonly minutes?: number;
  /** A deadline for this student, as typed. */
  readonly until?: string;
  /** Replaces earlier attempts: the total beyond everybody's. */
  readonly attempts?: number;
  readonly pause?: boolean;
}

/** A student's allowances after the request. */
export interface Allowed {
  readonly student: UserId;
  readonly percent: number;
  /** The exam or homework concerned; null: all. */
  readonly quiz: Assignment | null;
  readonly allowance: Allowance;
  /** The student's own end; null: not yet known. */
  readonly end: number | null;
  /** Whether it is over for the class and open again for them. */
  readonly isReopened: boolean;
  /** Whether they get a message about it. */
  readonly isTold: boolean;
  /** Attempts they may still begin; null: no exam or homework is concerned, or there is no limit. */
  readonly left: number | null;
  readonly paused: boolean;
}

/** Repetitions that everybody has. */
const retakesOf = (quiz: Assignment): number =>
  policyOf(quiz).answersChange === 'until-handed-in'
    ? (quiz.settings.retakes ?? Number.POSITIVE_INFINITY)
    : 0;

const allowanceOf = async (
  { classes }: Pick<Classroom, 'classes'>,
  id: QuizId,
  user: UserId,
): Promise<Allowance> => (await classes.allowances(id)).get(user) ?? NO_ALLOWANCE;

/** Attempts that a student may still begin; null: no limit. */
export const attemptsLeft = (
  quiz: Assignment,
  { attempts }: Pick<Allowance, 'attempts'>,
  begun: number,
): number | null => {
  const left = Math.max(0, retakesOf(quiz) + 1 + attempts - begun);
  return Number.isFinite(left) ? left : null;
};

/** Attempts that a student has opened, in order. */
const begunBy = async (
  { classes }: Pick<Classroom, 'classes'>,
  id: QuizId,
  user: UserId,
): Promise<readonly Attempt[]> =>
  (await classes.attempts(id, user)).filter(({ startedAt }) => startedAt !== null);

/** The exam or homework with the student's own end as deadline; open if it was reopened for them. */
export const withOwnEnd = async (
  room: Pick<Classroom, 'classes' | 'clock'>,
  quiz: Assignment,
  user: UserId,
): Promise<Assignment> => {
  if (quiz.phase === 'over' && quiz.ending === null && atOwnPace(quiz))
    return reopenedFor(quiz, await allowanceOf(room, quiz.id, user), room.clock());
  if (quiz.deadline === null || (quiz.grace ?? 0) === 0) return quiz;
  const { grace: _, ...rest } = quiz;
  return { ...rest, deadline: ownEnd(quiz, await allowanceOf(room, quiz.id, user), room.clock()) };
};

/** The same, if it is open for that student. */
export const openFor = async (
  room: Pick<Classroom, 'classes' | 'clock'>,
  quiz: Assignment,
  { user }: Pick<Actor, 'user'>,
): Reply<Assignment> => {
  if (quiz.phase === 'over') {
    const own = await withOwnEnd(room, quiz, user);
    return own.phase === 'over' ? refuse('over', {}) : ok(own);
  }
  if ((quiz.grace ?? 0) === 0) return ok(quiz);
  const now = room.clock();
  const allowance = await allowanceOf(room, quiz.id, user);
  if (isPaused(allowance, now)) return refuse('paused', {});
  const end = lastEnd(quiz, allowance, now);
  return end !== null && end <= now ? refuse('over', {}) : ok(await withOwnEnd(room, quiz, user));
};

/** The student's extra time in this exam from the server's percentage, in milliseconds. */
const rememberedMs = async (
  { classes }: Pick<Classroom, 'classes'>,
  quiz: Assignment,
  user: UserId,
): Promise<number> => {
  if (policyOf(quiz).ends !== 'after-minutes') return 0;
  const percent = (await classes.accommodations(quiz.guild)).get(user) ?? 0;
  return Math.round((quiz.settings.minutes * MINUTE_MS * percent) / 100);
};

/** Gives a student who begins an exam the extra time of the server's percentage, once. */
export const withExtraTime = async (
  room: Pick<Classroom, 'classes' | 'clock'>,
  quiz: Assignment,
  user: UserId,
): Promise<Assignment> => {
  const extraMs = await rememberedMs(room, quiz, user);
  if (extraMs === 0 || (await room.classes.allowances(quiz.id)).has(user)) return quiz;
  await room.classes.allow(quiz.id, user, { ...NO_ALLOWANCE, extraMs }, room.clock());
  const now = await room.classes.load(quiz.id);
  return now === null ? quiz : withOwnEnd(room, now, user);
};

/** The exam or homework of a request; null: none was named, and the request concerns none. */
const targetOf = async (
  room: Classroom,
  by: Actor,
  { quiz: id, channel, minutes, until, attempts, pause }: AllowRequest,
): Reply<Assignment | null> => {
  if (id !== undefined) {
    const quiz = await room.taught(id, by);
    return quiz.ok && !atOwnPace(quiz.value) ? refuse('no-own-time', {}) : quiz;
  }
  if ([minutes, until, attempts, pause].every((one) => one === undefined)) return ok(null);
  const last = await room.classes.latest(by.guild ?? '', channel);
  const quiz = last === null ? null : await room.settled(last.id);
  return quiz === null || !atOwnPace(quiz) || quiz.phase === 'over' ? refuse('no-own-time', {}) : ok(quiz);
};

/** The stored change of a request, and its effect on the student's begun attempts. */
interface Changed {
  readonly next: Allowance;
  readonly begun: 'stays-open' | 'ends';
  /** Whether to tell the student that it is open again. */
  readonly tells: boolean;
}

/**
 * Whether a further attempt ends those begun. Exams are not handed in, so a new attempt begins where the one before ends. If
 * none is left, the attempt under way continues.
 */
const endsBegun = (
  quiz: Assignment,
  before: Allowance,
  next: Allowance,
  begun: readonly Attempt[],
): boolean =>
  next.attempts > before.attempts &&
  policyOf(quiz).answersChange === 'until-end' &&
  attemptsLeft(quiz, next, begun.length) !== 0;

/**
 * Reopens an ended exam or homework for one student. Begun attempts stay closed: the student has seen the score, which with
 * one question of a kind is the key. They get another attempt with other positions.
 */
const reopening = async (room: Classroom, quiz: Assignment, request: AllowRequest): Reply<Changed> => {
  const now = room.clock();
  const { student, minutes, until, attempts, pause } = request;
  if (quiz.ending !== null || pause !== undefined) return refuse('over', {});
  const before = await allowanceOf(room, quiz.id, student);
  const wasOpen = isReopened(before, now);
  let end = wasOpen ? before.reopenedUntil : null;
  // 0 minutes end now what is open again for them: their answers so far count.
  if (minutes !== undefined)
    end = minutes === 0 && !wasOpen ? before.reopenedUntil : now + minutes * MINUTE_MS;
  if (until !== undefined) {
    const moment = momentOf(until, await room.zone(quiz.guild), now);
    if (!moment.ok) return moment;
    end = moment.value.at;
  }
  if (end === null && minutes === undefined) return refuse('until-when', {});
  const begun = await begunBy(room, quiz.id, student);
  const isOpen = end !== null && end > now;
  const opens = isOpen && !wasOpen;
  const given = attempts ?? before.attempts;
  const next: Allowance = {
    ...before,
    // Reopening without a further attempt would be useless: who has begun may begin once more.
    attempts: opens && begun.length > 0 ? Math.max(given, begun.length - retakesOf(quiz)) : given,
    reopenedUntil: end,
    reopenedAt: before.reopenedAt ?? (opens ? now : null),
    closedAt: isOpen || end === null ? null : (before.closedAt ?? now),
    hadJoined:
      before.reopenedAt === null
        ? (await room.classes.students(quiz.id)).some(({ user }) => user === student)
        : before.hadJoined,
  };
  const ends = endsBegun(quiz, before, next, begun);
  return ok({
    next,
    begun: opens || ends || next.closedAt !== null ? 'ends' : 'stays-open',
    tells: isOpen && (ends || end !== before.reopenedUntil),
  });
};

/** The student's state after the request; refused where the quiz does not allow it now. */
const changed = async (room: Classroom, quiz: Assignment, request: AllowRequest): Reply<Changed> => {
  if (quiz.phase === 'over') return reopening(room, quiz, request);
  const now = room.clock();
  const { student } = request;
  const begun = await begunBy(room, quiz.id, student);
  const before =
    (await room.classes.allowances(quiz.id)).get(student) ??
    // The extra time they would get on beginning. It stays unless the request sets the minutes.
    (begun.length > 0 ? NO_ALLOWANCE : { ...NO_ALLOWANCE, extraMs: await rememberedMs(room, quiz, student) });
  let next = before;
  if (request.minutes !== undefined) next = { ...next, extraMs: request.minutes * MINUTE_MS };
  if (request.until !== undefined) {
    const moment = momentOf(request.until, await room.zone(quiz.guild), now);
    if (!moment.ok) return moment;
    const end = classEnd(quiz) ?? quiz.settings.closesAt;
    if (end === null || quiz.left !== null) return refuse('not-now', {});
    if (quiz.phase !== 'open' && policyOf(quiz).ends !== 'on-date') return refuse('not-now', {});
    const closes = quiz.phase === 'open' ? end : (quiz.settings.closesAt ?? end);
    if (moment.value.at <= closes) return refuse('not-later', {});
    next = { ...next, extraMs: moment.value.at - closes };
  }
  if (request.attempts !== undefined) next = { ...next, attempts: request.attempts };
  if (request.pause === true && next.pausedAt === null) {
    const end = ownEnd(quiz, next, now);
    if (quiz.phase !== 'open' || end === null || end <= now || policyOf(quiz).ends !== 'after-minutes')
      return refuse('not-now', {});
    next = { ...next, pausedAt: now };
  }
  return ok({
    next: request.pause === false ? resumed(next, now) : next,
    begun: endsBegun(quiz, before, next, begun) ? 'ends' : 'stays-open',
    tells: false,
  });
};

/** Applies a teacher's allowances for one student. */
export const allow = async (room: Classroom, by: Actor, request: AllowRequest): Reply<Allowed> => {
  const teaching = await room.teaching(by);
  if (!teaching.ok) return teaching;
  const guild = teaching.value;
  const { student } = request;
  const target = await targetOf(room, by, request);
  if (!target.ok) return target;
  const quiz = target.value;
  const wished = [request.minutes, request.until, request.attempts, request.pause];
  let isTold = false;
  if (quiz !== null && wished.some((one) => one !== undefined)) {
    const done = await changed(room, quiz, request);
    if (!done.ok) return done;
    const { next, begun } = done.value;
    isTold = done.value.tells;
    await room.classes.allow(quiz.id, student, next, room.clock(), begun, isTold);
  }
  if (request.percent !== undefined)
    await room.classes.accommodate(guild, student, request.percent, room.clock());
  const after = quiz === null ? null : ((await room.classes.load(quiz.id)) ?? quiz);
  const allowance = after === null ? NO_ALLOWANCE : await allowanceOf(room, after.id, student);
  const reopened = after?.phase === 'over' && isReopened(allowance, room.clock());
  return ok({
    student,
    percent: (await room.classes.accommodations(guild)).get(student) ?? 0,
    quiz: after,
    allowance,
    end: reopened
      ? allowance.reopenedUntil
      : after?.phase === 'open'
        ? ownEnd(after, allowance, room.clock())
        : null,
    isReopened: reopened,
    isTold,
    left:
      after === null ? null : attemptsLeft(after, allowance, (await begunBy(room, after.id, student)).length),
    paused: isPaused(allowance, room.clock()),
  });
};

/** Students with extra time in every exam of the server. */
export const allowed = forTeachers(({ classes }, guild) => classes.accommodations(guild));
