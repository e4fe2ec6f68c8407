import type { UserId } from './user.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Months counted from January of year 0, in UTC. */
export type Month = number;

export const monthOf = (at: number): Month => {
  const date = new Date(at);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** Start of a month, in milliseconds since 1970. */
export const startOfMonth = (month: Month): number => Date.UTC(Math.floor(month / 12), month % 12, 1);

/** ISO 8601: `2026-11`. */
export const isoMonth = (month: Month): string => new Date(startOfMonth(month)).toISOString().slice(0, 7);

/** Points for a daily puzzle solved at the first, second and third try. */
export const DAILY_POINTS = [3, 2, 1] as const;
/** Points for a win against a user, and for a draw. */
export const WIN_POINTS = 2;
export const DRAW_POINTS = WIN_POINTS / 2;
/** Counted wins and draws against the same user. */
export const MAX_GAMES_PER_DAY = 3;
/** Points for the first three places of a race. */
export const RACE_POINTS = [3, 2, 1] as const;
export const MAX_RACES_PER_DAY = 3;
export const MIN_COUNTED_RACERS = 3;

/** Activity on a server in a month, ordered by time. */
export interface SeasonDeeds {
  /** Daily puzzles solved on their day: number of the try, from 0. */
  readonly dailies: readonly { readonly user: UserId; readonly tries: number }[];
  /** Wins and draws against users that may count. */
  readonly games: readonly {
    readonly user: UserId;
    readonly against: UserId;
    readonly at: number;
    readonly drawn: boolean;
  }[];
  readonly races: readonly { readonly user: UserId; readonly place: number; readonly at: number }[];
}

export interface SeasonPlace {
  readonly place: number;
  readonly user: UserId;
  readonly points: number;
}

/** A filter that passes the first `most` of each key. */
const limited = (most: number) => {
  const seen = new Map<string, number>();
  return (key: string): boolean => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= most;
  };
};

const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** Standings of a season among these users, who want to be listed. Equal points share a place. */
export const seasonOf = (
  { dailies, games, races }: SeasonDeeds,
  listed: readonly UserId[],
): readonly SeasonPlace[] => {
  const points = new Map<UserId, number>();
  const add = (user: UserId, more: number): void => {
    if (more > 0) points.set(user, (points.get(user) ?? 0) + more);
  };
  for (const { user, tries } of dailies) add(user, DAILY_POINTS[tries] ?? 0);
  const counts = limited(MAX_GAMES_PER_DAY);
  for (const { user, against, at, drawn } of games)
    if (counts(`${user} ${against} ${dayOf(at)}`)) add(user, drawn ? DRAW_POINTS : WIN_POINTS);
  const raced = limited(MAX_RACES_PER_DAY);
  for (const { user, place, at } of races)
    if (raced(`${user} ${dayOf(at)}`)) add(user, RACE_POINTS[place - 1] ?? 0);
  const shown = new Set(listed);
  const rows = [...points]
    .filter(([user]) => shown.has(user))
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return rows.map(([user, mine]) => ({
    place: rows.findIndex(([, other]) => other === mine) + 1,
    user,
    points: mine,
  }));
};
