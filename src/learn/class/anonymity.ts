/** Quizzes without names: students stand in the rows under pseudonyms whose key is deleted when the quiz ends. */
import type { Assignment } from '../model/assignment.ts';
import type { Actor } from './actor.ts';
import type { Classroom } from './classroom.ts';

/** How a quiz knows somebody; null: it is anonymous and over, and knows nobody any more. */
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
