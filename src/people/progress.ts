import type { Clock, SettingsStore } from '../kernel/ports.ts';
import { DAY_MS, dayOf, startOf, weekdayOf } from '../learn/model/day.ts';
import type { Streak } from '../learn/model/streak.ts';
import { type Achievements, achievementsOf, type Deeds } from './model/achievements.ts';
import {
  type Month,
  monthOf,
  type SeasonDeeds,
  type SeasonPlace,
  seasonOf,
  startOfMonth,
} from './model/season.ts';
import type { GuildId, UserId } from './model/user.ts';

export const TREND_DAYS = 30;
/** Name of the server setting that enables seasons: the month in which they were turned on. */
const SEASON = 'season';
/** An older value of it. */
const UNDATED = '1';
const MAX_PAST_MONTHS = 12;

/** A user's activity since a time. */
export interface Activity {
  readonly played: number;
  readonly won: number;
  /** Daily puzzles solved. */
  readonly dailies: number;
  /** Practice questions answered. */
  readonly practised: number;
}

export interface PersonProgress {
  readonly week: Activity;
  /** The game finished most often; null: none. */
  readonly favourite: string | null;
  /** Changes of ratings in the last `TREND_DAYS`, by game; only games played in that time. */
  readonly trends: ReadonlyMap<string, number>;
  readonly achievements: Achievements;
}

export interface Season {
  readonly month: Month;
  /** The current month. */
  readonly now: Month;
  readonly on: boolean;
  readonly places: readonly SeasonPlace[];
  /** Past months with places, the latest first. */
  readonly past: readonly Month[];
}

export interface ActivityStore {
  activity(user: UserId, since: number): Promise<Activity>;
  favourite(user: UserId): Promise<string | null>;
  /** Sums of rating changes since a time, by game. */
  trends(user: UserId, since: number): Promise<ReadonlyMap<string, number>>;
  deeds(user: UserId): Promise<Omit<Deeds, 'streak'>>;
  /** Activity on a server between two times. */
  seasonDeeds(guild: GuildId, from: number, to: number): Promise<SeasonDeeds>;
  places(guild: GuildId, month: Month): Promise<readonly SeasonPlace[]>;
  /** Saves the places of a past season, once. */
  keepPlaces(guild: GuildId, month: Month, places: readonly SeasonPlace[]): Promise<void>;
  /** Months with saved places, the latest first. */
  months(guild: GuildId, most: number): Promise<readonly Month[]>;
}

export interface ProgressDeps {
  readonly store: ActivityStore;
  readonly settings: SettingsStore;
  /** Users who want to be listed on a server's leaderboards. */
  readonly listed: (guild: GuildId) => Promise<readonly UserId[]>;
  readonly clock: Clock;
}

/** Progress of users, and the seasons of servers. */
export class Progresses {
  readonly #deps: ProgressDeps;
  /** The month in which all months before it were saved. */
  #closedIn: Month | null = null;

  constructor(deps: ProgressDeps) {
    this.#deps = deps;
  }

  async deeds(user: UserId, streak: Streak): Promise<Deeds> {
    return { ...(await this.#deps.store.deeds(user)), streak: streak.best };
  }

  async of(user: UserId, streak: Streak): Promise<PersonProgress> {
    const { store, clock } = this.#deps;
    const today = dayOf(clock());
    const deeds = await this.deeds(user, streak);
    return {
      week: await store.activity(user, startOf(today - weekdayOf(today))),
      favourite: await store.favourite(user),
      trends: await store.trends(user, clock() - TREND_DAYS * DAY_MS),
      achievements: achievementsOf(deeds),
    };
  }

  /** `month` null: the current one. */
  async season(guild: GuildId, month: Month | null): Promise<Season> {
    const { store, settings, listed, clock } = this.#deps;
    const now = monthOf(clock());
    const which = month ?? now;
    const on = (await settings.read('guild', guild)).has(SEASON);
    const shown = new Set(await listed(guild));
    const kept = which < now ? await store.places(guild, which) : on ? await this.#computed(guild, now) : [];
    return {
      month: which,
      now,
      on,
      places: kept.filter(({ user }) => shown.has(user)),
      past: (await store.months(guild, MAX_PAST_MONTHS)).filter((past) => past < now),
    };
  }

  setSeason(guild: GuildId, on: boolean): Promise<void> {
    const { settings, clock } = this.#deps;
    return settings.write('guild', guild, new Map([[SEASON, on ? `${monthOf(clock())}` : null]]));
  }

  /** Runs about hourly: saves the places of the months since the last saved one, on servers that had seasons then. */
  async close(): Promise<void> {
    const { store, settings, clock } = this.#deps;
    const now = monthOf(clock());
    if (this.#closedIn === now) return;
    for (const [guild, since] of await settings.named('guild', SEASON)) {
      const [latest = 0] = await store.months(guild, 1);
      const first = since === UNDATED ? now - 1 : Math.max(Number(since), now - MAX_PAST_MONTHS);
      for (let month = Math.max(first, latest + 1); month < now; month += 1)
        await store.keepPlaces(guild, month, await this.#computed(guild, month));
    }
    this.#closedIn = now;
  }

  async #computed(guild: GuildId, month: Month): Promise<readonly SeasonPlace[]> {
    const { store, listed } = this.#deps;
    return seasonOf(
      await store.seasonDeeds(guild, startOfMonth(month), startOfMonth(month + 1)),
      await listed(guild),
    );
  }
}
