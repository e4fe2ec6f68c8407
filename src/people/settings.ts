import type { SettingsStore } from '../kernel/ports.ts';
import { BOT_LEVELS, type BotLevel } from '../play/model/match.ts';
import { localeIds } from '../texts/index.ts';
import type { LocaleId } from '../texts/locale.ts';
import { BOARD_LOOKS, type BoardLook } from './model/boards.ts';
import { type CallChoice, callWayOf } from './model/calls.ts';
import type { UserId } from './model/user.ts';

/** `value` where it is one of `known`: what an older or newer version wrote is not trusted. */
const oneOf = <T extends string>(known: readonly T[], value: string | undefined): T | null =>
  known.find((one) => one === value) ?? null;

/** The name of the setting of a server that says after how many days its games are forgotten. */
export const RETENTION = 'retention';

/** The name of the setting that says after how many days its quizzes are, with all that belongs to them. */
export const CLASS_RETENTION = 'classRetention';

/** The name of the setting that keeps its quizzes and homework out of the server's list of events. */
const EVENTS = 'events';

/** The name of the note that a server was greeted. */
const GREETED = 'greeted';

/** Where the profile of the application is kept that was sent to Discord last. */
const APPLICATION = 'application';
const PROFILE = 'profile';

/** A whole number of days, at least one; null for anything else. */
export const daysOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;

/** The settings of a person, by the named values that are kept of them. */
export const personOf = (values: ReadonlyMap<string, string>): PersonSettings => ({
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

/** Settings of persons and servers (see `Settings`). */
export const settingsOf = (store: SettingsStore): Settings => {
  const person = async (user: string) => personOf(await store.read('person', user));
  const guild = async (id: string) => guildOf(await store.read('guild', id));
  return {
    person,
    guild,
    setPerson: async (user, change) => {
      await store.write('person', user, changes({ ...change }));
      return person(user);
    },
    setGuild: async (id, change) => {
      await store.write('guild', id, changes({ ...change }));
      return guild(id);
    },
    profile: async () => (await store.read('bot', APPLICATION)).get(PROFILE) ?? null,
    setProfile: (text) => store.write('bot', APPLICATION, new Map([[PROFILE, text]])),
    isGreeted: async (id) => (await store.read('guild', id)).has(GREETED),
    greeted: (id) => store.write('guild', id, new Map([[GREETED, '1']])),
  };
};

export interface PersonSettings {
  /** Null: as Discord says. */
  readonly locale: LocaleId | null;
  /** The level to play against when none is named. */
  readonly level: BotLevel | null;
  /** Null: beside the board. */
  readonly calls: CallChoice | null;
  /** Null: pictures. */
  readonly boards: BoardLook | null;
}

export interface GuildSettings {
  /** The language of public messages; null: as Discord says. */
  readonly locale: LocaleId | null;
  /** Games that ended so many days ago are forgotten; null: kept. */
  readonly retention: number | null;
  /** Quizzes that ended so many days ago are forgotten, with their papers and answers; null: kept until they are deleted. */
  readonly classRetention: number | null;
  /** Null: what is planned stands in the server's list of events, too. */
  readonly events: 'off' | null;
}

export interface Settings {
  person(user: UserId): Promise<PersonSettings>;
  guild(guild: string): Promise<GuildSettings>;
  setPerson(user: UserId, change: Partial<PersonSettings>): Promise<PersonSettings>;
  setGuild(guild: string, change: Partial<GuildSettings>): Promise<GuildSettings>;
  /** The profile that was sent to Discord last, as JSON; null: none was. */
  profile(): Promise<string | null>;
  setProfile(text: string): Promise<void>;
  /** Whether the bot has greeted this server. */
  isGreeted(guild: string): Promise<boolean>;
  greeted(guild: string): Promise<void>;
}
