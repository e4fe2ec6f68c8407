import type { Tx } from '../../store/schema.ts';
import { BOT_LEVELS } from '../model/match.ts';
import type { MatchIndex } from '../ports.ts';
import { BOT_RATINGS, ratingChange, START_RATING } from '../rating.ts';

/** The rating of one side in a rated game; null where it has none (sparring, somebody who left). */
interface Strength {
  readonly user: string | null;
  readonly rating: number;
  readonly games: number;
}

/**
 * Applies a match that has just ended to the ratings of its players, where the bot dealt its position and nobody asked for the
 * winning side. Changes are added instead of set, so that two matches that end at once both count.
 */
export const rate = async (tx: Tx, id: string, index: MatchIndex): Promise<void> => {
  if (index.status !== 'over' || index.practice) return;
  const match = await tx
    .selectFrom('matches')
    .select(['dealt', 'winnable', 'arena'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Arenas are fast games against whoever is free, so they are not rated.
  if (match?.dealt !== 1 || match.winnable === 1 || match.arena !== null) return;
  const seats = await tx.selectFrom('match_seats').selectAll().where('match_id', '=', id).execute();
  const strengths: (Strength | null)[] = [];
  for (const seat of [0, 1]) {
    const row = seats.find((one) => one.seat === seat);
    const level = BOT_LEVELS.find((one) => one === row?.level);
    const anchor = level === undefined ? null : BOT_RATINGS[level];
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
    const score = index.winner === null ? 0.5 : index.winner === seat ? 1 : 0;
    const change = ratingChange(mine.rating, mine.games, theirs.rating, score);
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
    await tx
      .insertInto('rating_changes')
      .values({ user_id: mine.user, match_id: id, game: index.game, at: index.updatedAt, change })
      .onConflict((conflict) => conflict.columns(['user_id', 'match_id']).doNothing())
      .execute();
  }
};
