import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** Before that a board was taken for drawn that had not changed for so long when the bot was last there, in milliseconds. */
const UNSEEN = 15_000;

/**
 * What a board shows: how many events (-1: it was never drawn), and which deadline. So it is known which are behind. `board_channel` without
 * `board_message` is a thread that was opened for a board.
 */
export const drawn: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('matches')
      .addColumn('drawn', 'integer', (c) => c.notNull().defaultTo(-1))
      .execute();
    await db.schema.alterTable('matches').addColumn('drawn_deadline', 'bigint').execute();
    await sql`update matches set drawn = length, drawn_deadline = deadline where updated_at < coalesce(
      (select cast(value as bigint) from settings where scope = 'bot' and id = 'clock' and name = 'alive'), 0
    ) - ${sql.lit(UNSEEN)}`.execute(db);
    await sql`create index matches_behind on matches (id) where length > drawn`.execute(db);
  },
};
