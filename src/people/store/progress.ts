import type { SelectQueryBuilder } from 'kysely';
import { bound } from '../../kernel/bound.ts';
import { DAY_MS } from '../../learn/model/day.ts';
import { sql } from '../../store/kysely.ts';
import type { Db } from '../../store/schema.ts';
import type { Deeds } from '../model/achievements.ts';
import { MIN_COUNTED_RACERS, type SeasonDeeds, type SeasonPlace } from '../model/season.ts';
import type { Activity, ActivityStore } from '../progress.ts';

/** A user's finished matches that count; a draw has no winner. */
export const counted = (db: Db, user: string) =>
  db
    .selectFrom('match_seats as me')
    .innerJoin('matches as m', 'm.id', 'me.match_id')
    .where((eb) => eb.and({ 'me.user_id': user, 'm.status': 'over', 'm.practice': 0 }));

/** Right tries at daily puzzles, made on their day. */
const solvedInTime = (db: Db) =>
  db
    .selectFrom('daily_tries')
    .where('is_right', '=', 1)
    .where(sql<boolean>`at / ${sql.lit(DAY_MS)} = day`);

const practised = (db: Db, user: string) =>
  db.selectFrom('practice_reviews').where((eb) => eb.and({ user_id: user, source: 'practice' }));

const countOf = async <D, T extends keyof D>(rows: SelectQueryBuilder<D, T, object>): Promise<number> => {
  const counts = rows.select((eb) => eb.fn.countAll<number>().as('count')).$castTo<{ count: number }>();
  return Number((await counts.executeTakeFirstOrThrow()).count);
};

const activity = async (db: Db, user: string, since: number): Promise<Activity> => {
  const games = await counted(db, user)
    .select((eb) => [
      eb.fn.countAll<number>().as('played'),
      eb.fn.sum<number>(eb.case().when('m.winner', '=', eb.ref('me.seat')).then(1).else(0).end()).as('won'),
    ])
    .where('m.updated_at', '>=', since)
    .executeTakeFirstOrThrow();
  return {
    played: Number(games.played),
    won: Number(games.won ?? 0),
    dailies: await countOf(solvedInTime(db).where('user_id', '=', user).where('at', '>=', since)),
    practised: await countOf(practised(db, user).where('at', '>=', since)),
  };
};

const favourite = async (db: Db, user: string): Promise<string | null> => {
  const row = await db
    .selectFrom('match_seats as me')
    .innerJoin('matches as m', 'm.id', 'me.match_id')
    .select((eb) => ['m.game', eb.fn.countAll<number>().as('played')])
    .where((eb) => eb.and({ 'me.user_id': user, 'm.status': 'over' }))
    .groupBy('m.game')
    .orderBy('played', 'desc')
    .orderBy('m.game')
    .limit(1)
    .executeTakeFirst();
  return row?.game ?? null;
};

const trends = async (db: Db, user: string, since: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('rating_changes')
    .select((eb) => ['game', eb.fn.sum<number>('change').as('change')])
    .where('user_id', '=', user)
    .where('at', '>=', since)
    .groupBy('game')
    .execute();
  return new Map(rows.map(({ game, change }) => [game, Number(change)]));
};

/** Games that the perfect level didn't win, by game: dealt, and without a hint. */
const held = async (db: Db, user: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await counted(db, user)
    .innerJoin('match_seats as other', (join) =>
      join.onRef('other.match_id', '=', 'me.match_id').on(sql<boolean>`other.seat = 1 - me.seat`),
    )
    .select((eb) => ['m.game', eb.fn.countAll<number>().as('count')])
    .where((eb) => eb.and({ 'other.level': 'perfect', 'm.dealt': 1 }))
    .where((eb) => eb.or([eb('m.winner', 'is', null), eb('m.winner', '=', eb.ref('me.seat'))]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('match_events as hint')
            .select('hint.seq')
            .whereRef('hint.match_id', '=', 'm.id')
            .whereRef('hint.seat', '=', 'me.seat')
            .where('hint.kind', '=', 'hint'),
        ),
      ),
    )
    .groupBy('m.game')
    .orderBy('m.game')
    .execute();
  return new Map(rows.map(({ game, count }) => [game, Number(count)]));
};

/** Places in finished races with at least one right answer; equal results share one. */
const racePlaces = (db: Db) =>
  db
    .selectFrom('storm_runs as me')
    .innerJoin('storm_races as r', 'r.id', 'me.race')
    .select(['me.user_id', 'r.guild', 'r.ended_at'])
    .select((eb) => [
      eb
        .selectFrom('storm_runs as ahead')
        .select(sql<number>`count(*) + 1`.as('place'))
        .whereRef('ahead.race', '=', 'me.race')
        .where((all) =>
          all.or([
            all('ahead.score', '>', all.ref('me.score')),
            all.and([
              all('ahead.score', '=', all.ref('me.score')),
              all('ahead.reached_at', '<', all.ref('me.reached_at')),
            ]),
          ]),
        )
        .as('place'),
      eb
        .selectFrom('storm_runs as one')
        .select((all) => all.fn.countAll<number>().as('racers'))
        .whereRef('one.race', '=', 'me.race')
        .as('racers'),
    ])
    .where('r.ended_at', 'is not', null)
    .where('me.score', '>', 0);

const deeds = async (db: Db, user: string): Promise<Omit<Deeds, 'streak'>> => {
  const storm = await db
    .selectFrom('storm_runs')
    .select((eb) => eb.fn.max('score').as('score'))
    .where('user_id', '=', user)
    .executeTakeFirst();
  const races = await racePlaces(db).where('me.user_id', '=', user).execute();
  const wonInArenas = counted(db, user).where('m.arena', 'is not', null).whereRef('m.winner', '=', 'me.seat');
  return {
    held: await held(db, user),
    firstTries: await countOf(solvedInTime(db).where((eb) => eb.and({ user_id: user, number: 0 }))),
    storm: storm?.score ?? 0,
    races: races.filter(({ place, racers }) => Number(place) === 1 && Number(racers) > 1).length,
    arenas: await countOf(wonInArenas),
    practised: await countOf(practised(db, user).where('is_right', '=', 1)),
  };
};

const seasonDeeds = async (db: Db, guild: string, from: number, to: number): Promise<SeasonDeeds> => {
  const dailies = await solvedInTime(db)
    .select(['user_id', 'number'])
    .where('guild', '=', guild)
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  // A draw has no winner: it counts for both sides.
  const games = await db
    .selectFrom('matches as m')
    .innerJoin('match_seats as me', (join) =>
      join
        .onRef('me.match_id', '=', 'm.id')
        .on((eb) => eb.or([eb('m.winner', 'is', null), eb('me.seat', '=', eb.ref('m.winner'))])),
    )
    .innerJoin('match_seats as other', (join) =>
      join.onRef('other.match_id', '=', 'm.id').on(sql<boolean>`other.seat = 1 - me.seat`),
    )
    .select(['me.user_id as user', 'other.user_id as against', 'm.updated_at as at', 'm.winner'])
    .where((eb) => eb.and({ 'm.guild': guild, 'm.status': 'over', 'm.practice': 0, 'm.dealt': 1 }))
    .where('m.updated_at', '>=', from)
    .where('m.updated_at', '<', to)
    .where('me.user_id', 'is not', null)
    .where('other.user_id', 'is not', null)
    .whereRef('me.user_id', '!=', 'other.user_id')
    .orderBy('m.updated_at')
    .orderBy('m.id')
    .execute();
  const races = await racePlaces(db)
    .where('r.guild', '=', guild)
    .where('r.ended_at', '>=', from)
    .where('r.ended_at', '<', to)
    .orderBy('r.ended_at')
    .execute();
  return {
    dailies: dailies.map(({ user_id: user, number: tries }) => ({ user, tries })),
    games: games.flatMap(({ user, against, at, winner }) =>
      user === null || against === null ? [] : [{ user, against, at, drawn: winner === null }],
    ),
    races: races.flatMap(({ user_id: user, place, racers, ended_at: at }) =>
      Number(racers) < MIN_COUNTED_RACERS ? [] : [{ user, place: Number(place), at: at ?? 0 }],
    ),
  };
};

const places = async (db: Db, guild: string, month: number): Promise<readonly SeasonPlace[]> =>
  (
    await db
      .selectFrom('season_places')
      .selectAll()
      .where((eb) => eb.and({ guild, month }))
      .orderBy('place')
      .orderBy('user_id')
      .execute()
  ).map(({ place, user_id: user, points }) => ({ place, user, points }));

const keepPlaces = async (
  db: Db,
  guild: string,
  month: number,
  rows: readonly SeasonPlace[],
): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto('season_places')
    .values(rows.map(({ user, place, points }) => ({ guild, month, user_id: user, place, points })))
    .onConflict((conflict) => conflict.columns(['guild', 'month', 'user_id']).doNothing())
    .execute();
};

const months = async (db: Db, guild: string, most: number): Promise<readonly number[]> =>
  (
    await db
      .selectFrom('season_places')
      .select('month')
      .distinct()
      .where('guild', '=', guild)
      .orderBy('month', 'desc')
      .limit(most)
      .execute()
  ).map(({ month }) => month);

/** Progress and seasons in SQL, for every database. */
export const progressStore = (db: Db): ActivityStore =>
  bound(db, { activity, favourite, trends, deeds, seasonDeeds, places, keepPlaces, months });
