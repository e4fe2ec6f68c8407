/** Quizzes without names: students stand in the rows under pseudonyms whose key is deleted when the quiz ends. */
import { createHmac } from 'node:crypto';
import { GONE, type UserId } from '../../people/model/user.ts';
import type { Assignment } from '../model/assignment.ts';
import type { Actor } from './actor.ts';
import type { Classroom } from './classroom.ts';

/** It begins as ids of people whose data were deleted: nobody is named by it, or practises by its answers. */
const pseudonymOf = (key: string, user: UserId): UserId =>
  `${GONE}${createHmac('sha256', key).update(user).digest('base64url').slice(0, 22)}`;

/** How a quiz knows somebody; null: it is anonymous and over, and knows nobody any more. */
export const actingIn = async (
  { classes }: Pick<Classroom, 'classes'>,
  { id, settings }: Assignment,
  by: Actor,
): Promise<Actor | null> => {
  if (!settings.anonymous) return by;
  const key = await classes.pseudonymKey(id);
  if (key === null) return null;
  const { displayName: _, ...nameless } = by;
  return { ...nameless, user: pseudonymOf(key, by.user) };
};
