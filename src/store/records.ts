import type { Kysely, Transaction } from 'kysely';
import { BOT_LEVELS } from '../app/match.ts';
import { NO_NAMES, type OwnNames } from '../app/own-names.ts';
import type { MatchIndex, RecordStore } from '../app/ports.ts';
import { ANCHORS, ratingChange, START_RATING } from '../app/rating.ts';
import { sql } from './kysely.ts';
import type { Schema } from './schema.ts';

/** What one side brings to a rated game; null where it has no rating (sparring, somebody who left). */
interface Strength {
  readonly user: string | null;
  readonly rating: number;
  readonly games: number;
}

/**
 * Counts a match that has just ended into the ratings of its players, where the bot dealt its position. Changes are added, not set, so that two matches which end
 * at once do not lose each other's.
 */
export const rate = async (tx: Transaction<Schema>, id: string, index: MatchIndex): Promise<void> => {
  if (index.status !== 'over' || index.winner === null || index.practice) return;
  const match = await tx.selectFrom('matches').select('dealt').where('id', '=', id).executeTakeFirst();
  if (match?.dealt !== 1) return;
  const seats = await tx.selectFrom('match_seats').selectAll().where('match_id', '=', id).execute();
  const strengths: (Strength | null)[] = [];
  for (const seat of [0, 1]) {
    const row = seats.find((one) => one.seat === seat);
    const level = BOT_LEVELS.find((one) => one === row?.level);
    const anchor = level === undefined ? null : ANCHORS[level];
    if (anchor !== null) strengths.push({ user: null, rating: anchor, games: 0 });
    else if (row === undefined || row.user_id === null) strengths.push(null);
    else {
      const known = await tx
        .selectFrom('ratings')
        .select(['rating', 'games'])
        .where('user_id', '=', row.user_id)
        .where('game', '=', index.game)
        .executeTakeFirst();
      strengths.push({ user: row.user_id, rating: START_RATING, games: 0, ...known });
    }
  }
  const [first, second] = strengths;
  if (!first || !second || first.user === second.user) return;
  for (const [seat, mine, theirs] of [
    [0, first, second],
    [1, second, first],
  ] as const) {
    if (mine.user === null) continue;
    const change = ratingChange(mine.rating, mine.games, theirs.rating, index.winner === seat);
    await tx
      .insertInto('ratings')
      .values({ user_id: mine.user, game: index.game, rating: START_RATING + change, games: 1 })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'game']).doUpdateSet((eb) => ({
          rating: eb('ratings.rating', '+', change),
          games: eb('ratings.games', '+', 1),
        })),
      )
      .execute();
  }
};

const ratingOf = (row: { user_id: string; game: string; rating: number; games: number }) => ({
  user: row.user_id,
  game: row.game,
  rating: row.rating,
  games: row.games,
});

/** Records and ratings in SQL, the same for every database. */
export const recordStore = (db: Kysely<Schema>): RecordStore => ({
  results: async (user) => {
    // Of games that everybody has it does not matter where they were played.
    const named = sql<string | null>`case when m.names is null then null else m.guild end`;
    const rows = await db
      .selectFrom('match_seats as me')
      .innerJoin('matches as m', 'm.id', 'me.match_id')
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
      ])
      .where('me.user_id', '=', user)
      .where('m.status', '=', 'over')
      .where('m.practice', '=', 0)
      .where('m.winner', 'is not', null)
      .groupBy(['m.game', 'm.names', named, 'other.level'])
      .orderBy('m.game')
      .orderBy('other.level')
      .execute();
    return rows.map(({ game, names, guild, level, played, won }) => ({
      game,
      names: names === null ? NO_NAMES : (JSON.parse(names) as OwnNames),
      guild,
      against: BOT_LEVELS.find((one) => one === level) ?? 'person',
      won: Number(won),
      lost: Number(played) - Number(won),
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
