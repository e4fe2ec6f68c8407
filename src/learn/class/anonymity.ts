/** Quizzes without names: rows have pseudonyms, whose key is deleted at the end of the quiz. */
import type { Assignment } from '../model/assignment.ts';
import type { Actor } from './actor.ts';
import type { Classroom } from './classroom.ts';

/** The user as the quiz's rows know them; null: it was anonymous and is over. */
export const actingIn = async (
  { classes }: Pick<Classroom, 'classes'>,
  { id, settings }: Assignment,
  by: Actor,
): Promise<Actor | null> => {
  if (!settings.anonymous) return by;
  const user = await classes.pseudonym(id, by.user);
  if (user === null) return null;
  const { displayName: _, ...nameless } = by;
  return { ...nameless, user };
};
