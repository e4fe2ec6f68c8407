import type { Selectable } from 'kysely';
import { boardCells, boardOfRow } from './board-columns.ts';
import { changedAny } from './changed-rows.ts';
import type { ArenaTable, ContestColumns, Db, RaceTable } from './schema.ts';

type ContestTable = 'arenas' | 'storm_races';

/** The columns that races and arenas share. */
export const contestOfRow = (row: Selectable<ContestColumns>) => ({
  id: row.id,
  guild: row.guild,
  channel: row.channel,
  host: row.user_id,
  createdAt: row.created_at,
  endedAt: row.ended_at,
  board: boardOfRow(row),
});

export const rowOfContest = (contest: ReturnType<typeof contestOfRow>) => ({
  id: contest.id,
  guild: contest.guild,
  channel: contest.channel,
  user_id: contest.host,
  created_at: contest.createdAt,
  ended_at: contest.endedAt,
  ...boardCells(contest.board),
});

/** Update of a contest; changes no row if it is over. Without further values it locks the row: a second writer waits. */
export const updateOpenContest = (db: Db, table: ContestTable, id: string) =>
  db
    .updateTable(table)
    .set((eb) => ({ guild: eb.ref('guild') }))
    .where('id', '=', id)
    .where('ended_at', 'is', null);

/** A row of either table, as the compiler sees it. */
type ContestRow = Selectable<ArenaTable> & Selectable<RaceTable>;

/** The methods that races and arenas share; `contestOf` reads a row. */
export const contestStore = <C>(db: Db, table: ContestTable, contestOf: (row: ContestRow) => C) => {
  const allOpen = db.selectFrom(table).selectAll().where('ended_at', 'is', null);
  const firstOf = ([row]: readonly ContestRow[]): C | null => (row === undefined ? null : contestOf(row));
  return {
    load: async (id: string) =>
      firstOf(await db.selectFrom(table).selectAll().where('id', '=', id).execute()),
    allOpen: async () => (await allOpen.orderBy('id').execute()).map(contestOf),
    inChannel: async (channel: string) => firstOf(await allOpen.where('channel', '=', channel).execute()),
    end: (id: string, at: number) => changedAny(updateOpenContest(db, table, id).set({ ended_at: at })),
    hang: async (id: string, board: { readonly channel: string; readonly message: string }) => {
      await db.updateTable(table).set(boardCells(board)).where('id', '=', id).execute();
    },
  };
};
