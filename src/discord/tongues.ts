import type { Match } from '../app/match.ts';
import type { Settings } from '../app/ports.ts';
import type { Timers } from '../app/timers.ts';
import { locales } from '../locale/index.ts';
import { type LocaleId, languageOf } from '../locale/languages.ts';
import type { Locale } from '../locale/locale.ts';

/** How long a setting that was read is believed: another process may have changed it. */
const BELIEVED = 60_000;
const MOST = 10_000;

interface Read<T> {
  readonly value: T;
  /** By the steady clock. */
  readonly until: number;
}

/** Who reads what in which language: private things in the person's, public ones in the server's. */
export class Tongues {
  readonly #settings: Settings;
  readonly #preferred: (guild: string) => string | null;
  readonly #timers: Timers;
  readonly #read = new Map<string, Read<LocaleId | null>>();
  /** What Discord last told of a person, for boards drawn without a click. */
  readonly #heard = new Map<string, LocaleId>();

  /** `preferred`: Discord's locale code of a server, where known. */
  constructor(settings: Settings, preferred: (guild: string) => string | null, timers: Timers) {
    this.#settings = settings;
    this.#timers = timers;
    this.#preferred = preferred;
  }

  /** The person's language: chosen, else Discord's, else English. */
  async own(user: string, code?: string): Promise<Locale> {
    if (code !== undefined) this.#heard.set(user, languageOf(code));
    trim(this.#heard);
    return locales[(await this.#known(user)) ?? 'en'];
  }

  /** What the person chose, else what Discord told of them since the start. */
  async #known(user: string): Promise<LocaleId | null> {
    const chosen = await this.#chosen(
      `person ${user}`,
      async () => (await this.#settings.person(user)).locale,
    );
    return chosen ?? this.#heard.get(user) ?? null;
  }

  /** The server's language: chosen, else Discord's; in direct messages the person's. */
  async house(guild: string | null, code: string | null, user: string): Promise<Locale> {
    if (guild === null) return this.own(user);
    const chosen = await this.#chosen(
      `guild ${guild}`,
      async () => (await this.#settings.guild(guild)).locale,
    );
    return locales[chosen ?? languageOf(code ?? this.#preferred(guild))];
  }

  /** The language of a board: of a game against the bot its player's, where known; else the place's. */
  async board({ seats, guild }: Pick<Match, 'seats' | 'guild'>): Promise<Locale> {
    const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : []));
    const [reader = ''] = people;
    const alone = seats.some(({ kind }) => kind === 'bot');
    return alone && (await this.#known(reader)) !== null ? this.own(reader) : this.house(guild, null, reader);
  }

  /** Forgets what was read of them, after a change. */
  forget(who: { readonly user?: string; readonly guild?: string }): void {
    if (who.user !== undefined) this.#read.delete(`person ${who.user}`);
    if (who.guild !== undefined) this.#read.delete(`guild ${who.guild}`);
  }

  async #chosen(key: string, read: () => Promise<LocaleId | null>): Promise<LocaleId | null> {
    const known = this.#read.get(key);
    if (known !== undefined && known.until > this.#timers.steady()) return known.value;
    const value = await read();
    this.#read.delete(key);
    this.#read.set(key, { value, until: this.#timers.steady() + BELIEVED });
    trim(this.#read);
    return value;
  }
}

/** Drops the oldest entries above the limit. */
const trim = (map: Map<string, unknown>): void => {
  for (const key of map.keys()) {
    if (map.size <= MOST) return;
    map.delete(key);
  }
};
