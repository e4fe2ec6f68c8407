import { BOT_LEVELS } from '../../play/model/match.ts';
import { NO_NAMES, type OwnNames } from '../../play/model/own-names.ts';
import { sql } from '../../store/kysely.ts';
import type { Db } from '../../store/schema.ts';
import type { RecordStore } from '../records.ts';
import { counted } from './progress.ts';

const ratingOf = (row: { user_id: string; game: string; rating: number; games: number }) => ({
  user: row.user_id,
  game: row.game,
  rating: row.rating,
  games: row.games,
});

/** Records and ratings in SQL, for every database. */
export const recordStore = (db: Db): RecordStore => ({
  results: async (user) => {
    // Built-in games are merged over all servers.
    const named = sql<string | null>`case when m.names is null then null else m.guild end`;
    const rows = await counted(db, user)
      .innerJoin('match_seats as other', (join) =>
        join.onRef('other.match_id', '=', 'me.match_id').on(sql<boolean>`other.seat = 1 - me.seat`),
      )
      .select((eb) => [
        'm.game',
        'm.names',
        named.as('guild'),
        'other.level',
        eb.fn.countAll<number>().as('played'),
        eb.fn.sum<number>(eb.case().when('m.winner', '=', eb.ref('me.seat')).then(1).else(0).end()).as('won'),
        eb.fn.sum<number>(eb.case().when('m.winner', 'is', null).then(1).else(0).end()).as('drawn'),
      ])
      .groupBy(['m.game', 'm.names', named, 'other.level'])
      .orderBy('m.game')
      .orderBy('other.level')
      .execute();
    return rows.map(({ game, names, guild, level, played, won, drawn }) => ({
      game,
      names: names === null ? NO_NAMES : (JSON.parse(names) as OwnNames),
      guild,
      against: BOT_LEVELS.find((one) => one === level) ?? 'person',
      won: Number(won),
      drawn: Number(drawn),
      lost: Number(played) - Number(won) - Number(drawn),
    }));
  },

  ratings: async (user) =>
    (await db.selectFrom('ratings').selectAll().where('user_id', '=', user).orderBy('game').execute()).map(
      ratingOf,
    ),

  ratedGames: async (users) =>
    users.length === 0
      ? []
      : (
          await db
            .selectFrom('ratings')
            .select('game')
            .distinct()
            .where('user_id', 'in', users)
            .orderBy('game')
            .execute()
        ).map(({ game }) => game),

  leaders: async (users, game, most) =>
    users.length === 0
      ? []
      : (
          await db
            .selectFrom('ratings')
            .selectAll()
            .where('user_id', 'in', users)
            .where('game', '=', game)
            .orderBy('rating', 'desc')
            .orderBy('user_id')
            .limit(most)
            .execute()
        ).map(ratingOf),
});
