import type { Db } from './schema.ts';

/** Ids of exams and homework that are over, but reopened for one student until after `now`. */
export const openAgainFor = (db: Db, user: string, now: number) =>
  db
    .selectFrom('quiz_allowances')
    .select('quiz_id')
    .where('user_id', '=', user)
    .where('reopened_until', '>', now);
