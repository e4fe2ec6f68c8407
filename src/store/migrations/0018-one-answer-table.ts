import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** Merges answers of quizzes and of attempts into one table; attempt 0 is a question asked of the whole class. */
export const oneAnswerTable: Migration = {
  up: async (db: Kysely<unknown>) => {
    const cells = sql`quiz_id, user_id, question, at, answer, said, is_right, misconception, sure, speed`;
    // Skips rows without a quiz, which a file written by another program may contain.
    await sql`insert into paper_answers (attempt, ${cells}) select 0, ${cells} from quiz_answers
      where quiz_id in (select id from quizzes)`.execute(db);
    await db.schema.dropTable('quiz_answers').execute();
    await db.schema.alterTable('paper_answers').renameTo('quiz_answers').execute();
    await db.schema.dropIndex('paper_answers_user').execute();
    await db.schema.createIndex('quiz_answers_user').on('quiz_answers').column('user_id').execute();
    // For the current question, at each view of it.
    await db.schema
      .createIndex('quiz_answers_question')
      .on('quiz_answers')
      .columns(['quiz_id', 'question'])
      .execute();
  },
};
