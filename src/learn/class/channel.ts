/** The latest quiz of a channel, and joining and leaving it. */
import { ok, type Result } from '../../engine/core/result.ts';
import { classEnd } from '../model/allowance.ts';
import {
  type Assignment,
  hasTeams,
  isRunning,
  type QuizId,
  type QuizView,
  sinceNow,
} from '../model/assignment.ts';
import type { Actor } from './actor.ts';
import { actingIn } from './anonymity.ts';
import type { Classroom } from './classroom.ts';
import { seatInTeam } from './dealt-teams.ts';
import { type ClassFault, type Reply, refuse } from './faults.ts';

/** The latest quiz of the channel. */
export const latestIn = async (room: Classroom, by: Actor, channel: string): Reply<Assignment> => {
  if (by.guild === null) return refuse('no-server', {});
  const last = await room.classes.latest(by.guild, channel);
  return last === null ? refuse('no-such-quiz', {}) : room.found(last.id, by);
};

/** For a teacher: the latest quiz of the channel. */
export const inChannel = async (room: Classroom, by: Actor, channel: string): Reply<QuizView> => {
  const guild = await room.teaching(by);
  if (!guild.ok) return guild;
  const quiz = await latestIn(room, by, channel);
  return quiz.ok ? ok(await room.viewOf(quiz.value)) : quiz;
};

const joined = async (room: Classroom, quiz: Result<Assignment, ClassFault>, by: Actor): Reply<QuizView> => {
  if (!quiz.ok) return quiz;
  if (quiz.value.phase === 'over') return refuse('over', {});
  const as = await actingIn(room, quiz.value, by);
  if (as === null) return refuse('over', {});
  const isIn = await room.classes.join(quiz.value.id, as.user, sinceNow(quiz.value), as.displayName);
  if (!isIn) return refuse('over', {});
  await seatInTeam(room, quiz.value, as.user);
  return ok(await room.viewOf(quiz.value));
};

export const join = async (room: Classroom, id: QuizId, by: Actor): Reply<QuizView> =>
  joined(room, await room.found(id, by), by);

/** Joins the latest quiz of the channel, unless it is over. */
export const joinable = async (room: Classroom, by: Actor, channel: string): Reply<QuizView> =>
  joined(room, await latestIn(room, by, channel), by);

/** Leaves the latest quiz of the channel and deletes the answers given to it. Teams stay once it has begun. */
export const leaveLatest = async (room: Classroom, by: Actor, channel: string): Reply<QuizView> => {
  const { classes: store } = room;
  const quiz = await latestIn(room, by, channel);
  if (!quiz.ok) return quiz;
  const { id, phase, settings } = quiz.value;
  if (phase === 'over') return refuse('over', {});
  if (hasTeams(quiz.value) && isRunning(quiz.value)) return refuse('team-stays', {});
  // A student who has seen their questions could have them analysed and come back.
  const as = await actingIn(room, quiz.value, by);
  if (as === null) return refuse('over', {});
  const left = await store.leave(id, as.user, settings.shut ? 'stays' : 'goes');
  if (!left && settings.shut && (await store.sitting(by.user)).some((exam) => exam.id === id))
    return refuse('begun-stays', { until: classEnd(quiz.value) });
  return ok(await room.viewOf(quiz.value));
};
