import type { SettingsStore } from '../kernel/ports.ts';
import { BOT_LEVELS, type BotLevel } from '../play/model/match.ts';
import { localeIds } from '../texts/index.ts';
import type { LocaleId } from '../texts/locale.ts';
import { BOARD_LOOKS, type BoardLook } from './model/boards.ts';
import { type CallChoice, callWayOf } from './model/calls.ts';
import type { GuildId, UserId } from './model/user.ts';

/** `value` if it is in `known`: other versions may have written other values. */
const oneOf = <T extends string>(known: readonly T[], value: string | undefined): T | null =>
  known.find((one) => one === value) ?? null;

/** Setting of a server: days until its games are deleted. */
export const RETENTION = 'retention';

/** Setting of a server: days until its quizzes are deleted, with all that belongs to them. */
export const CLASS_RETENTION = 'classRetention';

/** Setting of a server: omits quizzes and homework from its scheduled events. */
const EVENTS = 'events';

/** Setting that records that a server was greeted. */
const GREETED = 'greeted';

/** Setting that stores the application profile last sent to Discord. */
const APPLICATION = 'application';
const PROFILE = 'profile';

/** A whole number of days, at least one; null for anything else. */
export const daysOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;

/** A user's settings, from their stored values. */
const personOf = (values: ReadonlyMap<string, string>): PersonSettings => ({
  locale: oneOf<LocaleId>(localeIds, values.get('locale')),
  level: oneOf(BOT_LEVELS, values.get('level')),
  calls: callWayOf(values),
  boards: oneOf(BOARD_LOOKS, values.get('boards')),
});

const guildOf = (values: ReadonlyMap<string, string>): GuildSettings => ({
  locale: oneOf<LocaleId>(localeIds, values.get('locale')),
  retention: daysOf(values.get(RETENTION)),
  classRetention: daysOf(values.get(CLASS_RETENTION)),
  events: oneOf(['off'], values.get(EVENTS)),
});

const changes = (
  change: Readonly<Record<string, string | number | null | undefined>>,
): ReadonlyMap<string, string | null> =>
  new Map(
    Object.entries(change).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null ? null : String(value)]],
    ),
  );

export interface PersonSettings {
  /** Null: Discord's language. */
  readonly locale: LocaleId | null;
  /** Default level of the bot. */
  readonly level: BotLevel | null;
  /** Null: beside the board. */
  readonly calls: CallChoice | null;
  /** Null: pictures. */
  readonly boards: BoardLook | null;
}

export interface GuildSettings {
  /** The language of public messages; null: Discord's. */
  readonly locale: LocaleId | null;
  /** Days after their end until games are deleted; null: kept. */
  readonly retention: number | null;
  /** Days after their end until quizzes are deleted, with papers and answers; null: kept until they are deleted by hand. */
  readonly classRetention: number | null;
  /** Null: planned quizzes and homework are listed as scheduled events, too. */
  readonly events: 'off' | null;
}

/** Settings of users, of servers and of the bot. */
export class Settings {
  readonly #store: SettingsStore;

  constructor(store: SettingsStore) {
    this.#store = store;
  }

  async person(user: UserId): Promise<PersonSettings> {
    return personOf(await this.#store.read('person', user));
  }

  async guild(id: GuildId): Promise<GuildSettings> {
    return guildOf(await this.#store.read('guild', id));
  }

  async setPerson(user: UserId, change: Partial<PersonSettings>): Promise<PersonSettings> {
    await this.#store.write('person', user, changes({ ...change }));
    return this.person(user);
  }

  async setGuild(id: GuildId, change: Partial<GuildSettings>): Promise<GuildSettings> {
    await this.#store.write('guild', id, changes({ ...change }));
    return this.guild(id);
  }

  /** The profile last sent to Discord, as JSON; null: none. */
  async profile(): Promise<string | null> {
    return (await this.#store.read('bot', APPLICATION)).get(PROFILE) ?? null;
  }

  setProfile(text: string): Promise<void> {
    return this.#store.write('bot', APPLICATION, new Map([[PROFILE, text]]));
  }

  async isGreeted(id: GuildId): Promise<boolean> {
    return (await this.#store.read('guild', id)).has(GREETED);
  }

  greeted(id: GuildId): Promise<void> {
    return this.#store.write('guild', id, new Map([[GREETED, '1']]));
  }
}
