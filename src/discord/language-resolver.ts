import type { Asker } from '../kernel/asker.ts';
import { Recent } from '../kernel/recent.ts';
import type { Timers } from '../kernel/timers.ts';
import { type BoardLook, lookFor } from '../people/model/boards.ts';
import type { PersonSettings, Settings } from '../people/settings.ts';
import type { Match } from '../play/model/match.ts';
import { locales } from '../texts/index.ts';
import { type LocaleId, languageOf } from '../texts/languages.ts';
import type { Locale } from '../texts/locale.ts';

/** Time a setting is cached: another process may change it. */
const CACHE_MS = 60_000;
/** Of users and of servers each. */
const MAX_CACHED_OWNERS = 10_000;

interface Cached<T> {
  readonly value: T;
  /** Steady-clock time. */
  readonly until: number;
}

export interface SettingsOwner {
  readonly user?: string;
  readonly guild?: string;
}

/** Chooses the language of each message (the user's for private ones, the server's for public ones) and how boards look. */
export class LanguageResolver {
  readonly #settings: Settings;
  readonly #guildLocale: (guild: string) => Promise<string | null>;
  readonly #timers: Timers;
  readonly #changed: (owner: SettingsOwner) => void;
  readonly #people = new Recent<Cached<PersonSettings>>(MAX_CACHED_OWNERS);
  readonly #guilds = new Recent<Cached<LocaleId | null>>(MAX_CACHED_OWNERS);
  /** Discord language of each user by their last click, for boards drawn without a click. */
  readonly #reported = new Recent<LocaleId>(MAX_CACHED_OWNERS);

  /**
   * `guildLocale`: Discord's locale code of a server, if known. `changed`: called after cached settings were dropped for a
   * change.
   */
  constructor(
    settings: Settings,
    guildLocale: (guild: string) => Promise<string | null>,
    timers: Timers,
    changed: (owner: SettingsOwner) => void = () => undefined,
  ) {
    this.#changed = changed;
    this.#settings = settings;
    this.#timers = timers;
    this.#guildLocale = guildLocale;
  }

  /** The user's language: chosen, else Discord's, else English. `code`: Discord's, as of this click. */
  async forUser(user: string, code?: string): Promise<Locale> {
    if (code !== undefined) this.#reported.set(user, languageOf(code));
    return locales[(await this.#known(user)) ?? 'en'];
  }

  /** `forUser` and `forGuild` from the cache, for a click; null if a setting has to be read. */
  atHand(
    { user, guild }: Asker,
    code: string,
    guildCode: string | null,
  ): readonly [own: Locale, house: Locale] | null {
    const now = this.#timers.steady();
    const person = this.#people.get(user);
    if (person === undefined || person.until <= now) return null;
    this.#reported.set(user, languageOf(code));
    const own = locales[person.value.locale ?? languageOf(code)];
    if (guild === null) return [own, own];
    const server = this.#guilds.get(guild);
    if (server === undefined || server.until <= now) return null;
    const house = server.value ?? (guildCode === null ? null : languageOf(guildCode));
    return house === null ? null : [own, locales[house]];
  }

  /** The user's chosen language, else the one Discord reported since this process started. */
  async #known(user: string): Promise<LocaleId | null> {
    return (await this.#person(user)).locale ?? this.#reported.get(user) ?? null;
  }

  #person(user: string): Promise<PersonSettings> {
    return this.#cached(this.#people, user, () => this.#settings.person(user));
  }

  /** The server's language: chosen, else Discord's. In direct messages the user's. */
  async forGuild(guild: string | null, code: string | null, user: string): Promise<Locale> {
    if (guild === null) return this.forUser(user);
    const chosen = await this.#cached(
      this.#guilds,
      guild,
      async () => (await this.#settings.guild(guild)).locale,
    );
    return locales[chosen ?? languageOf(code ?? (await this.#guildLocale(guild)))];
  }

  /** The language of a board: the player's in a game against the bot, if known; else the server's. */
  async board({ seats, guild }: Pick<Match, 'seats' | 'guild'>): Promise<Locale> {
    const people = peopleAt(seats);
    const [reader = ''] = people;
    const alone = seats.some(({ kind }) => kind === 'bot');
    return alone && (await this.#known(reader)) !== null
      ? this.forUser(reader)
      : this.forGuild(guild, null, reader);
  }

  /** How positions are shown to one reader. */
  async lookOf(user: string): Promise<BoardLook> {
    return lookFor([(await this.#person(user)).boards]);
  }

  /** How the board of these players shows the position. */
  async look(seats: Match['seats']): Promise<BoardLook> {
    const chosen = await Promise.all(peopleAt(seats).map((user) => this.#person(user)));
    return lookFor(chosen.map(({ boards }) => boards));
  }

  /** Drops cached settings after a change. */
  forget(owner: SettingsOwner): void {
    this.drop(owner);
    this.#changed(owner);
  }

  /** Drops cached settings after a change in another process. */
  drop(owner: SettingsOwner): void {
    if (owner.user !== undefined) this.#people.delete(owner.user);
    if (owner.guild !== undefined) this.#guilds.delete(owner.guild);
  }

  async #cached<T>(cache: Recent<Cached<T>>, key: string, read: () => Promise<T>): Promise<T> {
    const known = cache.get(key);
    if (known !== undefined && known.until > this.#timers.steady()) return known.value;
    const value = await read();
    cache.set(key, { value, until: this.#timers.steady() + CACHE_MS });
    return value;
  }
}

const peopleAt = (seats: Match['seats']): readonly string[] =>
  seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : []));
