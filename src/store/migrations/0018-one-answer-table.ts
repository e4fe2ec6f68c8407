import { type Kysely, type Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** Answers of a quiz and of attempts stand in one table; attempt 0: of a question that was asked of all at once. */
export const oneAnswerTable: Migration = {
  up: async (db: Kysely<unknown>) => {
    const cells = sql`quiz_id, user_id, question, at, answer, said, is_right, misconception, sure, speed`;
    await sql`insert into paper_answers (attempt, ${cells}) select 0, ${cells} from quiz_answers`.execute(db);
    await db.schema.dropTable('quiz_answers').execute();
    await db.schema.alterTable('paper_answers').renameTo('quiz_answers').execute();
    await db.schema.dropIndex('paper_answers_user').execute();
    await db.schema.createIndex('quiz_answers_user').on('quiz_answers').column('user_id').execute();
  },
};
