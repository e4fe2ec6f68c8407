/** Teams of a quiz with questions asked of all at once. */
import { ok } from '../../engine/core/result.ts';
import type { UserId } from '../../people/model/user.ts';
import { type Assignment, hasTeams, type QuizId, type QuizView } from '../model/assignment.ts';
import type { Actor } from './actor.ts';
import { join } from './channel.ts';
import type { Classroom } from './classroom.ts';
import { dealt } from './dealt-teams.ts';
import { type Reply, refuse } from './faults.ts';

/** A quiz with its teams, for teachers. */
export interface Teams extends QuizView {
  readonly people: readonly { readonly user: UserId; readonly name: string; readonly team: number | null }[];
}

const isTeam = ({ settings }: Assignment, team: number): boolean =>
  Number.isInteger(team) && team >= 0 && team < settings.teamCount;

/** Joins a team by the student's choice, before the quiz starts. */
export const chooseTeam = async (room: Classroom, id: QuizId, by: Actor, team: number): Reply<QuizView> => {
  const quiz = await room.found(id, by);
  if (!quiz.ok) return quiz;
  if (quiz.value.settings.teams !== 'choose' || quiz.value.phase !== 'lobby' || !isTeam(quiz.value, team))
    return refuse('not-now', {});
  const joined = await join(room, id, by);
  if (!joined.ok) return joined;
  await room.classes.setTeams(id, () => new Map([[by.user, team]]));
  return ok(await room.viewOf(joined.value.quiz));
};

const withTeams = async (room: Classroom, id: QuizId, by: Actor): Reply<Assignment> => {
  const quiz = await room.taught(id, by);
  return quiz.ok && !hasTeams(quiz.value) ? refuse('not-now', {}) : quiz;
};

/** The teams with their members, for a teacher. */
export const teams = async (room: Classroom, id: QuizId, by: Actor): Reply<Teams> => {
  const quiz = await withTeams(room, id, by);
  if (!quiz.ok) return quiz;
  const roster = await room.classes.roster(quiz.value.guild);
  const people = (await room.classes.students(id)).map(({ user, displayName, team }) => ({
    user,
    name: roster.get(user) ?? displayName ?? user,
    team: team ?? null,
  }));
  return ok({
    ...(await room.viewOf(quiz.value)),
    people: people.toSorted((a, b) => a.name.localeCompare(b.name)),
  });
};

/** Puts students into a team. */
export const putInTeam = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
  students: readonly UserId[],
  team: number,
): Reply<Teams> => {
  const quiz = await withTeams(room, id, by);
  if (!quiz.ok) return quiz;
  if (!isTeam(quiz.value, team) || quiz.value.phase === 'over') return refuse('not-now', {});
  await room.classes.setTeams(id, () => new Map(students.map((user) => [user, team])));
  return teams(room, id, by);
};

/** Deals all students again by lot, before the quiz starts. */
export const drawLots = async (room: Classroom, id: QuizId, by: Actor): Reply<Teams> => {
  const quiz = await withTeams(room, id, by);
  if (!quiz.ok) return quiz;
  const { settings, phase } = quiz.value;
  if (phase !== 'lobby') return refuse('not-now', {});
  await room.classes.setTeams(id, (students) =>
    dealt(
      students.map(({ user }) => user),
      Array.from({ length: settings.teamCount }, () => 0),
      () => room.ids.random(),
    ),
  );
  return teams(room, id, by);
};
