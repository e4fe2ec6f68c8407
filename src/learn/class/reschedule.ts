import { ok, type Result } from '../../engine/core/result.ts';
import { classEnd } from '../model/allowance.ts';
import type { Assignment, Change, QuizId } from '../model/assignment.ts';
import { policyOf } from '../model/policy.ts';
import type { Actor } from './actor.ts';
import { type Classroom, forItsTeachers, retried } from './classroom.ts';
import { type Created, lobbyOpens, remindAt } from './create-quiz.ts';
import { type ClassFault, type Reply, refuse } from './faults.ts';
import { momentOf } from './when.ts';

/** Moves the close of homework; the time for late submission stays as long. */
const closing = (quiz: Assignment, at: number, now: number): Result<Change, ClassFault> => {
  const { settings, createdAt, deadline } = quiz;
  const { startsAt, closesAt, late } = settings;
  if (closesAt === null || at <= Math.max(now, startsAt ?? now)) return refuse('no-window', {});
  const reminder = remindAt(startsAt ?? createdAt, at);
  const by = at - (quiz.phase === 'open' ? (classEnd(quiz) ?? closesAt) : closesAt);
  return ok({
    settings: {
      closesAt: at,
      late: late === null ? null : { ...late, until: at + late.until - closesAt },
    },
    remindAt: reminder > now ? reminder : null,
    ...(quiz.phase === 'open' && deadline !== null ? { deadline: deadline + by } : {}),
  });
};

/** Moves the start of a planned quiz or exam. */
const beginning = ({ settings }: Assignment, at: number, now: number): Change => ({
  settings: { startsAt: at },
  deadline: lobbyOpens(at, settings.lobbyMinutes, now),
});

/** The quiz, if it can be moved: its lobby is not open yet, or it is homework that is not closed. For a teacher. */
export const movable = forItsTeachers((_, quiz) =>
  quiz.phase === 'planned' || !policyOf(quiz).lobby ? ok(quiz) : refuse('not-now', {}),
);

/** Moves a quiz whose lobby is not open, or the close of homework, to a typed time. For a teacher. */
export const reschedule = (
  room: Classroom,
  id: QuizId,
  by: Actor,
  typed: string,
): Reply<Pick<Created, 'quiz' | 'zone' | 'twice'>> =>
  retried(async () => {
    const found = await movable(room, id, by);
    if (!found.ok) return found;
    const quiz = found.value;
    if (quiz.phase === 'over') return refuse('over', {});
    const zone = await room.zone(quiz.guild);
    const now = room.clock();
    const moment = momentOf(typed, zone, now);
    if (!moment.ok) return moment;
    const { at, twice } = moment.value;
    const what = policyOf(quiz).lobby ? ok(beginning(quiz, at, now)) : closing(quiz, at, now);
    if (!what.ok) return what;
    if ((await room.change(quiz, what.value)) === 'stale') return null;
    return ok({ quiz: (await room.classes.load(id)) ?? quiz, zone, twice });
  });
