/** Deals students into teams by lot, each into one of the smallest, so that sizes stay as equal as they can be. */
import type { Ids } from '../../kernel/ports.ts';
import { pick } from '../../kernel/random.ts';
import type { UserId } from '../../people/model/user.ts';
import { type Assignment, hasTeams, isRunning, type Student } from '../model/assignment.ts';
import type { StudentStore } from './ports.ts';

interface Dealing {
  readonly classes: Pick<StudentStore, 'setTeams'>;
  readonly ids: Pick<Ids, 'random'>;
}

/** Students in the order of their lots, each to one of the smallest teams. */
export const dealt = (
  students: readonly UserId[],
  sizes: readonly number[],
  random: () => number,
): ReadonlyMap<UserId, number> => {
  const counts = [...sizes];
  const drawn = students.map((user) => ({ user, lot: random() })).toSorted((a, b) => a.lot - b.lot);
  return new Map(
    drawn.map(({ user }) => {
      const fewest = Math.min(...counts);
      const smallest = [...counts.keys()].filter((team) => counts[team] === fewest);
      const team = pick(smallest, random);
      counts[team] = fewest + 1;
      return [user, team];
    }),
  );
};

/** Deals students without a team: all, or one. */
export const dealTeams = async (
  { classes, ids }: Dealing,
  { id, settings }: Assignment,
  only?: UserId,
): Promise<void> => {
  const isMeant = ({ user, team }: Student): boolean =>
    team === undefined && (only === undefined || user === only);
  await classes.setTeams(id, (students) =>
    dealt(
      students.filter(isMeant).map(({ user }) => user),
      Array.from(
        { length: settings.teamCount },
        (_, team) => students.filter((one) => one.team === team).length,
      ),
      () => ids.random(),
    ),
  );
};

/** Gives a participant a team, unless the teacher has to choose it. */
export const seatInTeam = async (room: Dealing, quiz: Assignment, user: UserId): Promise<void> => {
  if (!hasTeams(quiz) || (quiz.settings.teams === 'teacher' && !isRunning(quiz))) return;
  await dealTeams(room, quiz, user);
};
