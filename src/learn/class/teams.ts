/** Teams of a quiz with questions asked of all at once. */
import { ok } from '../../engine/core/result.ts';
import type { UserId } from '../../people/model/user.ts';
import { type Assignment, hasTeams, type QuizId, type QuizView } from '../model/assignment.ts';
import type { Actor } from './actor.ts';
import { join } from './channel.ts';
import { type Classroom, forItsTeachers } from './classroom.ts';
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

const teamsOf = async (room: Classroom, quiz: Assignment): Reply<Teams> => {
  if (!hasTeams(quiz)) return refuse('not-now', {});
  const roster = await room.classes.roster(quiz.guild);
  const people = (await room.classes.students(quiz.id)).map(({ user, displayName, team }) => ({
    user,
    name: roster.get(user) ?? displayName ?? user,
    team: team ?? null,
  }));
  return ok({
    ...(await room.viewOf(quiz)),
    people: people.toSorted((a, b) => a.name.localeCompare(b.name)),
  });
};

/** The teams with their members, for a teacher. */
export const teams = forItsTeachers(teamsOf);

/** Puts students into a team. */
export const putInTeam = forItsTeachers(
  async (room, quiz, students: readonly UserId[], team: number): Reply<Teams> => {
    if (!hasTeams(quiz) || !isTeam(quiz, team) || quiz.phase === 'over') return refuse('not-now', {});
    await room.classes.setTeams(quiz.id, () => new Map(students.map((user) => [user, team])));
    return teamsOf(room, quiz);
  },
);

/** Deals all students again by lot, before the quiz starts. */
export const drawLots = forItsTeachers(async (room, quiz): Reply<Teams> => {
  if (!hasTeams(quiz) || quiz.phase !== 'lobby') return refuse('not-now', {});
  await room.classes.setTeams(quiz.id, (students) =>
    dealt(
      students.map(({ user }) => user),
      Array.from({ length: quiz.settings.teamCount }, () => 0),
      () => room.ids.random(),
    ),
  );
  return teamsOf(room, quiz);
});
