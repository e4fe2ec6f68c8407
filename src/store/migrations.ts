import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { Migrator } from './kysely.ts';

/**
 * In the order of their names, each run once. A migration that was released is never changed: the next change of the
 * schema is the next record. They know no types of the schema, which moves on without them.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-matches': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('guild', 'text')
        .addColumn('channel', 'text', (c) => c.notNull())
        .addColumn('start', 'text', (c) => c.notNull())
        .addColumn('opener', 'integer', (c) => c.notNull())
        .addColumn('clock', 'text', (c) => c.notNull())
        .addColumn('rematch_of', 'text', (c) => c.unique())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('length', 'integer', (c) => c.notNull())
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('waits_for', 'text')
        .addColumn('waits_for_bot', 'integer', (c) => c.notNull())
        .addColumn('deadline', 'bigint')
        .addColumn('updated_at', 'bigint', (c) => c.notNull())
        .addColumn('board_channel', 'text')
        .addColumn('board_message', 'text')
        .execute();
      await db.schema.createIndex('matches_deadline').on('matches').column('deadline').execute();
      await db.schema.createIndex('matches_updated').on('matches').column('updated_at').execute();
      await db.schema.createIndex('matches_bot').on('matches').column('waits_for_bot').execute();
      await db.schema
        .createTable('match_seats')
        .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text')
        .addColumn('level', 'text')
        .addPrimaryKeyConstraint('match_seats_key', ['match_id', 'seat'])
        .execute();
      await db.schema.createIndex('match_seats_user').on('match_seats').column('user_id').execute();
      await db.schema
        .createTable('match_events')
        .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('revision', 'integer')
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('user_id', 'text')
        .addColumn('move', 'text')
        .addColumn('number', 'integer')
        .addPrimaryKeyConstraint('match_events_key', ['match_id', 'seq'])
        .addUniqueConstraint('match_events_revision', ['match_id', 'revision'])
        .execute();
      await db.schema.createIndex('match_events_user').on('match_events').column('user_id').execute();
      await db.schema
        .createTable('settings')
        .addColumn('scope', 'text', (c) => c.notNull())
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('value', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('settings_key', ['scope', 'id', 'name'])
        .execute();
    },
  },
  '0002-records': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('matches')
        .addColumn('game', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await db.schema.alterTable('matches').addColumn('winner', 'integer').execute();
      await db.schema
        .alterTable('matches')
        .addColumn('practice', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('matches').addColumn('warn_at', 'bigint').execute();
      await db.schema.createIndex('matches_warn').on('matches').column('warn_at').execute();
      await db.schema.createIndex('matches_guild').on('matches').columns(['guild', 'updated_at']).execute();
      await db.schema
        .createTable('ratings')
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('rating', 'double precision', (c) => c.notNull())
        .addColumn('games', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('ratings_key', ['user_id', 'game'])
        .execute();
      await db.schema.createIndex('ratings_game').on('ratings').columns(['game', 'rating']).execute();
    },
  },
  '0003-definitions': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('definitions')
        .addColumn('guild', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('definition', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text')
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('definitions_key', ['guild', 'name'])
        .execute();
      await db.schema.createIndex('definitions_user').on('definitions').column('user_id').execute();
    },
  },
  '0004-octal': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('octal_records')
        .addColumn('code', 'text', (c) => c.primaryKey())
        .addColumn('record', 'text', (c) => c.notNull())
        .addColumn('checksum', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .execute();
    },
  },
  '0005-quizzes': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('quizzes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('guild', 'text', (c) => c.notNull())
        .addColumn('channel', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text')
        .addColumn('settings', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('plan', 'text', (c) => c.notNull())
        .addColumn('current', 'integer', (c) => c.notNull())
        .addColumn('question', 'integer')
        .addColumn('deadline', 'bigint')
        .addColumn('time_left', 'bigint')
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('updated_at', 'bigint', (c) => c.notNull())
        .addColumn('board_channel', 'text')
        .addColumn('board_message', 'text')
        .addColumn('board_shows', 'integer')
        .execute();
      await db.schema.createIndex('quizzes_state').on('quizzes').columns(['state', 'deadline']).execute();
      await db.schema
        .createIndex('quizzes_channel')
        .on('quizzes')
        .columns(['guild', 'channel', 'created_at'])
        .execute();
      await db.schema.createIndex('quizzes_user').on('quizzes').column('user_id').execute();
      await db.schema
        .createTable('quiz_questions')
        .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('question', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('quiz_questions_key', ['quiz_id', 'number'])
        .execute();
      await db.schema
        .createTable('quiz_students')
        .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('since', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('quiz_students_key', ['quiz_id', 'user_id'])
        .execute();
      await db.schema.createIndex('quiz_students_user').on('quiz_students').column('user_id').execute();
      await db.schema
        .createTable('quiz_answers')
        .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
        .addColumn('question', 'integer', (c) => c.notNull())
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('answer', 'text', (c) => c.notNull())
        .addColumn('said', 'text', (c) => c.notNull())
        .addColumn('is_right', 'integer', (c) => c.notNull())
        .addColumn('misconception', 'text')
        .addPrimaryKeyConstraint('quiz_answers_key', ['quiz_id', 'question', 'user_id'])
        .execute();
      await db.schema.createIndex('quiz_answers_user').on('quiz_answers').column('user_id').execute();
      await db.schema
        .createTable('roster')
        .addColumn('guild', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('roster_key', ['guild', 'user_id'])
        .execute();
      await db.schema.createIndex('roster_user').on('roster').column('user_id').execute();
    },
  },
  '0006-lessons': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('learn_progress')
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('lesson', 'text', (c) => c.notNull())
        .addColumn('cards', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('learn_progress_key', ['user_id', 'lesson'])
        .execute();
    },
  },
  '0007-practice': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('practice_cards')
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('skill', 'text', (c) => c.notNull())
        .addColumn('due', 'bigint', (c) => c.notNull())
        .addColumn('stability', 'double precision', (c) => c.notNull())
        .addColumn('difficulty', 'double precision', (c) => c.notNull())
        .addColumn('scheduled_days', 'integer', (c) => c.notNull())
        .addColumn('learning_steps', 'integer', (c) => c.notNull())
        .addColumn('lapses', 'integer', (c) => c.notNull())
        .addColumn('state', 'integer', (c) => c.notNull())
        .addColumn('last_at', 'bigint', (c) => c.notNull())
        .addColumn('reviews', 'integer', (c) => c.notNull())
        .addColumn('share', 'double precision', (c) => c.notNull())
        .addColumn('level', 'double precision', (c) => c.notNull())
        .addPrimaryKeyConstraint('practice_cards_key', ['user_id', 'skill'])
        .execute();
      await db.schema
        .createTable('practice_reviews')
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('source', 'text', (c) => c.notNull())
        .addColumn('ref', 'text', (c) => c.notNull())
        .addColumn('skill', 'text', (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('is_right', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('difficulty', 'double precision')
        .addColumn('line', 'text', (c) => c.notNull())
        .addColumn('symmetry', 'text')
        .addPrimaryKeyConstraint('practice_reviews_key', ['user_id', 'source', 'ref'])
        .addUniqueConstraint('practice_reviews_number', ['user_id', 'skill', 'number'])
        .execute();
      await db.schema
        .createTable('practice_sessions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('wish', 'text', (c) => c.notNull())
        .addColumn('length', 'integer', (c) => c.notNull())
        .addColumn('thrown', 'text', (c) => c.notNull())
        .addColumn('start', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('practice_sessions_user')
        .on('practice_sessions')
        .column('user_id')
        .execute();
      await db.schema
        .createTable('practice_questions')
        .addColumn('session_id', 'text', (c) =>
          c.notNull().references('practice_sessions.id').onDelete('cascade'),
        )
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('question', 'text', (c) => c.notNull())
        .addColumn('symmetry', 'text', (c) => c.notNull())
        .addColumn('why', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('given', 'text')
        .addPrimaryKeyConstraint('practice_questions_key', ['session_id', 'number'])
        .execute();
      await db.schema
        .createIndex('practice_questions_user')
        .on('practice_questions')
        .columns(['user_id', 'at'])
        .execute();
    },
  },
  '0008-own-pace': {
    up: async (db: Kysely<unknown>) => {
      // SQLite adds one column at a time.
      const quizzes = () => db.schema.alterTable('quizzes');
      await quizzes()
        .addColumn('mode', 'text', (c) => c.notNull().defaultTo('live'))
        .execute();
      await quizzes().addColumn('ending', 'text').execute();
      await quizzes().addColumn('remind_at', 'bigint').execute();
      await quizzes()
        .addColumn('prepared', 'integer', (c) => c.notNull().defaultTo(1))
        .execute();
      await db.schema.createIndex('quizzes_mode').on('quizzes').columns(['guild', 'mode', 'state']).execute();
      const answers = () => db.schema.alterTable('quiz_answers');
      await answers().addColumn('sure', 'integer').execute();
      await answers().addColumn('speed', 'integer').execute();
      await db.schema
        .createTable('quiz_variants')
        .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
        .addColumn('place', 'integer', (c) => c.notNull())
        .addColumn('variant', 'integer', (c) => c.notNull())
        .addColumn('question', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('quiz_variants_key', ['quiz_id', 'place', 'variant'])
        .execute();
      await db.schema
        .createTable('quiz_papers')
        .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('attempt', 'integer', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('variants', 'text', (c) => c.notNull())
        .addColumn('started_at', 'bigint')
        .addColumn('ended_at', 'bigint')
        .addPrimaryKeyConstraint('quiz_papers_key', ['quiz_id', 'user_id', 'attempt'])
        .addUniqueConstraint('quiz_papers_seat', ['quiz_id', 'seat'])
        .execute();
      await db.schema.createIndex('quiz_papers_user').on('quiz_papers').column('user_id').execute();
      await db.schema
        .createTable('paper_answers')
        .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('attempt', 'integer', (c) => c.notNull())
        .addColumn('question', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('answer', 'text', (c) => c.notNull())
        .addColumn('said', 'text', (c) => c.notNull())
        .addColumn('is_right', 'integer', (c) => c.notNull())
        .addColumn('misconception', 'text')
        .addColumn('sure', 'integer')
        .addColumn('speed', 'integer')
        .addPrimaryKeyConstraint('paper_answers_key', ['quiz_id', 'user_id', 'attempt', 'question'])
        .execute();
      await db.schema.createIndex('paper_answers_user').on('paper_answers').column('user_id').execute();
    },
  },
  '0009-bank': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('bank_sets')
        .addColumn('guild', 'text', (c) => c.notNull())
        .addColumn('set_key', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('bank_sets_key', ['guild', 'set_key'])
        .execute();
      await db.schema
        .createTable('bank_positions')
        .addColumn('guild', 'text', (c) => c.notNull())
        .addColumn('set_key', 'text', (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('line', 'text', (c) => c.notNull())
        .addColumn('symmetry', 'text', (c) => c.notNull())
        .addColumn('outcome', 'text', (c) => c.notNull())
        .addColumn('difficulty', 'double precision', (c) => c.notNull())
        .addColumn('user_id', 'text')
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('bank_positions_key', ['guild', 'set_key', 'number'])
        .addUniqueConstraint('bank_positions_symmetry', ['guild', 'set_key', 'symmetry'])
        .execute();
      await db.schema.createIndex('bank_positions_user').on('bank_positions').column('user_id').execute();
      // The names of a server's own games as they were when the match was opened: a fact for its titles.
      await db.schema.alterTable('matches').addColumn('names', 'text').execute();
    },
  },
};

const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...migrations }) };

/** Brings the schema up to date; throws what went wrong. A database of a newer version is refused, not guessed at. */
export const migrate = async <T>(db: Kysely<T>): Promise<void> => {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error
      ? error
      : new Error('the schema could not be brought up to date', { cause: error });
};
