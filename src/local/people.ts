/** The people of the little server, as Discord describes them. */
import { BOT_ID, BOT_NAME, EVERYONE, GUILD_LOCALE, type Resident, ROLES, type Role, SINCE } from './seed.ts';
import type { JsonObject } from './types.ts';

/** Members who are not listed, for large classes: “Student 1” to “Student 1000”. They have no direct channel. */
const CROWD_MEMBERS = 1000;
const CROWD_BASE_ID = 1_300_000_000_000_001_000n;

export function crowdMember(name: string): Resident | undefined {
  const number = Number(/^Student ([1-9]\d*)$/.exec(name)?.[1] ?? 0);
  if (number < 1 || number > CROWD_MEMBERS) return undefined;
  return {
    id: (CROWD_BASE_ID + BigInt(number)).toString(),
    name,
    username: `student.${number}`,
    locale: number % 2 === 0 ? 'zh-CN' : 'en-GB',
    color: '#999999',
    roles: ['Student'],
    dm: '',
  };
}

const crowdMemberById = (id: string): Resident | undefined =>
  /^\d{1,20}$/.test(id) ? crowdMember(`Student ${BigInt(id) - CROWD_BASE_ID}`) : undefined;

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

/** The language that the server's own people speak at first. */
const [OWN_LANGUAGE = ''] = GUILD_LOCALE.split('-');

/** The people of a server that starts with `cast`; `crowd`: with a thousand unlisted members. */
export class People {
  readonly #listed: Map<string, Resident>;
  readonly #crowd: boolean;
  #spoken = OWN_LANGUAGE;

  constructor(cast: readonly Resident[], crowd: boolean) {
    this.#listed = new Map(cast.map((person) => [person.id, person]));
    this.#crowd = crowd;
  }

  /** The listed people in the order in which they came. */
  all(): readonly Resident[] {
    return [...this.#listed.values()].map((person) => this.#speaking(person));
  }

  /** By id or name; includes members of the crowd, if there is one. */
  find(who: string): Resident | undefined {
    const found =
      this.#listed.get(who) ??
      [...this.#listed.values()].find(({ name }) => name === who) ??
      (this.#crowd ? (crowdMember(who) ?? crowdMemberById(who)) : undefined);
    return found === undefined ? undefined : this.#speaking(found);
  }

  /** A person or the bot as Discord's user object; null for an unknown id. */
  user(id: string): JsonObject | null {
    if (id === BOT_ID) return BOT_USER;
    const person = this.find(id);
    return person?.id === id ? userJson(id, person) : null;
  }

  /** A guild member without its `user`, as in resolved data. */
  member(id: string): JsonObject {
    return {
      nick: null,
      avatar: null,
      banner: null,
      roles: this.#rolesOf(id).map((role) => role.id),
      joined_at: SINCE,
      premium_since: null,
      deaf: false,
      mute: false,
      flags: 0,
      pending: false,
      communication_disabled_until: null,
    };
  }

  /** Permissions of everybody and of this person's roles, as Discord's bits. */
  permissions(id: string): bigint {
    return permissionsWith(this.#rolesOf(id));
  }

  /** Changes the language of everybody who speaks the server's own. Returns whether anything changed. */
  speak(language: string): boolean {
    const changes = language !== this.#spoken;
    this.#spoken = language;
    return changes;
  }

  add(person: Resident): void {
    this.#listed.set(person.id, person);
  }

  remove(id: string): void {
    this.#listed.delete(id);
  }

  #speaking(person: Resident): Resident {
    return this.#spoken !== OWN_LANGUAGE && person.locale.startsWith(OWN_LANGUAGE)
      ? { ...person, locale: this.#spoken }
      : person;
  }

  #rolesOf(id: string): readonly Role[] {
    const names = id === BOT_ID ? [BOT_NAME] : (this.find(id)?.roles ?? []);
    return ROLES.filter((role) => names.includes(role.name));
  }
}
