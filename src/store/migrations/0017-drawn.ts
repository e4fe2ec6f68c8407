import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** Milliseconds without changes before the bot's last run, after which older versions assumed a board to be drawn. */
const UNSEEN = 15_000;

/**
 * State shown by a board: number of events (-1: never drawn), and deadline; tells which boards are outdated. `board_channel` without
 * `board_message` is a thread opened for a board.
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
