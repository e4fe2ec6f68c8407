import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** Answers of a quiz and of attempts stand in one table; attempt 0: of a question that was asked of all at once. */
export const oneAnswerTable: Migration = {
  up: async (db: Kysely<unknown>) => {
    const cells = sql`quiz_id, user_id, question, at, answer, said, is_right, misconception, sure, speed`;
    // A row without its quiz, which a file may have that another program wrote, is nobody’s answer.
    await sql`insert into paper_answers (attempt, ${cells}) select 0, ${cells} from quiz_answers
      where quiz_id in (select id from quizzes)`.execute(db);
    await db.schema.dropTable('quiz_answers').execute();
    await db.schema.alterTable('paper_answers').renameTo('quiz_answers').execute();
    await db.schema.dropIndex('paper_answers_user').execute();
    await db.schema.createIndex('quiz_answers_user').on('quiz_answers').column('user_id').execute();
    // Of a question that is being asked, at every view of it.
    await db.schema
      .createIndex('quiz_answers_question')
      .on('quiz_answers')
      .columns(['quiz_id', 'question'])
      .execute();
  },
};
