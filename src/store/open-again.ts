import type { Db } from './schema.ts';

/** Ids of exams and homework that are over and open again for one student later than `now`. */
export const openAgainFor = (db: Db, user: string, now: number) =>
  db
    .selectFrom('quiz_allowances')
    .select('quiz_id')
    .where('user_id', '=', user)
    .where('reopened_until', '>', now);
