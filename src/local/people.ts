/** The people of the little server, as Discord describes them. */
import { BOT_ID, BOT_NAME, EVERYONE, GUILD_LOCALE, type Resident, ROLES, type Role, SINCE } from './seed.ts';
import type { JsonObject } from './types.ts';

/** Members who are not listed, for large classes: “Student 1” to “Student 1000”. They have no direct channel. */
const CROWD = 1000;
const CROWD_BASE = 1_300_000_000_000_001_000n;

export function crowdMember(name: string): Resident | undefined {
  const number = Number(/^Student ([1-9]\d*)$/.exec(name)?.[1] ?? 0);
  if (number < 1 || number > CROWD) return undefined;
  return {
    id: (CROWD_BASE + BigInt(number)).toString(),
    name,
    username: `student.${number}`,
    locale: number % 2 === 0 ? 'zh-CN' : 'en-GB',
    color: '#999999',
    roles: ['Student'],
    dm: '',
  };
}

const crowdMemberById = (id: string): Resident | undefined =>
  /^\d{1,20}$/.test(id) ? crowdMember(`Student ${BigInt(id) - CROWD_BASE}`) : undefined;

/** A person or the bot as Discord's user object. */
export const userJson = (id: string, person: Resident | undefined): JsonObject => ({
  id,
  username: person?.username ?? BOT_NAME,
  discriminator: person === undefined ? '0001' : '0',
  global_name: person?.name ?? null,
  avatar: null,
  bot: person === undefined,
  system: false,
  public_flags: 0,
  avatar_decoration_data: null,
  primary_guild: null,
});

export const BOT_USER = userJson(BOT_ID, undefined);

const permissionsWith = (roles: readonly Role[]): bigint =>
  roles.reduce((sum, role) => sum | role.permissions, EVERYONE);

/** The bot's permissions, as Discord's bits. */
export const BOT_PERMISSIONS = permissionsWith(ROLES.filter(({ name }) => name === BOT_NAME));

export interface People {
  /** The listed people in the order in which they came. */
  all(): readonly Resident[];
  /** By id or name; includes members of the crowd, if there is one. */
  find(who: string): Resident | undefined;
  /** A person or the bot as Discord's user object; null for an unknown id. */
  user(id: string): JsonObject | null;
  /** A guild member without its `user`, as in resolved data. */
  member(id: string): JsonObject;
  /** Permissions of everybody and of this person's roles, as Discord's bits. */
  permissions(id: string): bigint;
  /** Changes the language of everybody who speaks the server's own. Returns whether anything changed. */
  speak(language: string): boolean;
  add(person: Resident): void;
  remove(id: string): void;
}

/** The people of a server that starts with `cast`; `crowd`: with a thousand unlisted members. */
export function createPeople(cast: readonly Resident[], crowd: boolean): People {
  const shown = new Map(cast.map((person) => [person.id, person]));
  const [own = ''] = GUILD_LOCALE.split('-');
  let spoken = own;
  const speaking = (person: Resident): Resident =>
    spoken !== own && person.locale.startsWith(own) ? { ...person, locale: spoken } : person;
  const find = (who: string): Resident | undefined => {
    const found =
      shown.get(who) ??
      [...shown.values()].find(({ name }) => name === who) ??
      (crowd ? (crowdMember(who) ?? crowdMemberById(who)) : undefined);
    return found === undefined ? undefined : speaking(found);
  };
  const rolesOf = (id: string): readonly Role[] => {
    const names = id === BOT_ID ? [BOT_NAME] : (find(id)?.roles ?? []);
    return ROLES.filter((role) => names.includes(role.name));
  };
  return {
    all: () => [...shown.values()].map(speaking),
    find,
    user: (id) => {
      if (id === BOT_ID) return BOT_USER;
      const person = find(id);
      return person?.id === id ? userJson(id, person) : null;
    },
    member: (id) => ({
      nick: null,
      avatar: null,
      banner: null,
      roles: rolesOf(id).map((role) => role.id),
      joined_at: SINCE,
      premium_since: null,
      deaf: false,
      mute: false,
      flags: 0,
      pending: false,
      communication_disabled_until: null,
    }),
    permissions: (id) => permissionsWith(rolesOf(id)),
    speak: (language) => {
      const changes = language !== spoken;
      spoken = language;
      return changes;
    },
    add: (person) => void shown.set(person.id, person),
    remove: (id) => void shown.delete(id),
  };
}
