import type { OnConflictBuilder } from 'kysely';
import type { UserId } from '../../../people/model/user.ts';
import type { Db, Schema, Tx } from '../../../store/schema.ts';
import type { QuizId, QuizPhase } from '../../model/assignment.ts';

/** Phases in which time passes. */
export const RUNNING: readonly QuizPhase[] = ['reading', 'open', 'revealed', 'podium'];

/** Ids of exams and homework that are over, but reopened for one student until after `now`. */
export const openAgainFor = (db: Db, user: string, now: number) =>
  db
    .selectFrom('quiz_allowances')
    .select('quiz_id')
    .where('user_id', '=', user)
    .where('reopened_until', '>', now);

/** Conflict rule for a student who has joined already: only a new name is kept. */
export const keepingName =
  (name: string | null) => (conflict: OnConflictBuilder<Schema, 'quiz_students'>) => {
    const known = conflict.columns(['quiz_id', 'user_id']);
    return name === null ? known.doNothing() : known.doUpdateSet({ display_name: name });
  };

/** Adds a student from the first question on. */
export const addStudent = async (
  tx: Tx,
  id: QuizId,
  user: UserId,
  name: string | null = null,
): Promise<void> => {
  await tx
    .insertInto('quiz_students')
    .values({ quiz_id: id, user_id: user, since: 0, display_name: name })
    .onConflict(keepingName(name))
    .execute();
};

/** Tables with at most one row for each user of a server. */
type MemberTable = 'accommodations' | 'progress_notes' | 'roster';

/** Writes the row of a user of a server; null: deletes it. */
export const setMember = async <T extends MemberTable>(
  db: Db,
  name: T,
  guild: string,
  user: UserId,
  cells: Omit<Schema[T], 'guild' | 'user_id'> | null,
): Promise<void> => {
  const table: MemberTable = name;
  if (cells === null)
    await db.deleteFrom(table).where('guild', '=', guild).where('user_id', '=', user).execute();
  else
    await db
      .insertInto(table)
      .values({ guild, user_id: user, ...cells })
      .onConflict((conflict) => conflict.columns(['guild', 'user_id']).doUpdateSet(cells))
      .execute();
};
