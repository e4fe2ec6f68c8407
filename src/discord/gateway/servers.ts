import type { REST } from '@discordjs/rest';
import {
  type APIGuild,
  type APIRole,
  GatewayDispatchEvents as Event,
  type GatewayDispatchPayload,
  PermissionFlagsBits,
  Routes,
} from 'discord-api-types/v10';
import { Recent } from '../../kernel/recent.ts';
import { shardOf } from '../../kernel/shard.ts';
import type { Timers } from '../../kernel/timers.ts';
import { codeOf } from '../wire.ts';

/** Discord's codes for an unknown server and for missing access: the bot is not a member. */
const NOT_A_MEMBER = new Set([10_004, 50_001]);
/** For servers whose changes arrive here, and for others. */
const CACHE_MS = { own: 600_000, other: 60_000 } as const;
/** Limit of cached servers that were asked for; servers whose changes arrive here are all kept. */
const MAX_CACHED_SERVERS = 5_000;

/** The only data kept of a server. */
export interface Server {
  readonly owner: string;
  /** Discord's language code. */
  readonly locale: string;
  /** Roles and their permissions, alternating: two numbers per role take a quarter of the memory of a map. */
  readonly roles: BigUint64Array;
}

const noMember = (error: unknown): null => {
  if (NOT_A_MEMBER.has(codeOf(error) ?? 0)) return null;
  throw error;
};

type ServerRole = Pick<APIRole, 'id' | 'permissions'>;

const packed = (roles: readonly ServerRole[]): BigUint64Array =>
  BigUint64Array.from(roles.flatMap(({ id, permissions }) => [BigInt(id), BigInt(permissions)]));

const unpacked = ({ roles }: Server): readonly ServerRole[] =>
  Array.from({ length: roles.length / 2 }, (_, at) => ({
    id: String(roles[2 * at]),
    permissions: String(roles[2 * at + 1]),
  }));

const serverOf = ({
  owner_id: owner,
  preferred_locale: locale,
  roles,
}: Pick<APIGuild, 'owner_id' | 'preferred_locale' | 'roles'>): Server => ({
  owner,
  locale,
  roles: packed(roles),
});

interface AskedServer {
  readonly answer: Promise<Server | null>;
  /** Steady-clock time. */
  readonly until: number;
}

/**
 * The bot's servers: from gateway events of this process's shards, otherwise by request. Requests are needed for each server's
 * first use after a RESUME, which reports no servers, and in a process without shards.
 */
export class Servers {
  readonly #rest: Pick<REST, 'get'>;
  readonly #timers: Timers;
  readonly #known = new Map<string, Server>();
  /** Servers of a shard identified here whose details Discord has not sent yet. */
  readonly #announced = new Set<string>();
  readonly #asked = new Recent<AskedServer>(MAX_CACHED_SERVERS);
  /** Shards whose events arrive here; true if since IDENTIFY, so that no server is missing. */
  readonly #shards = new Map<number, boolean>();
  #count = 1;

  constructor(rest: Pick<REST, 'get'>, timers: Timers) {
    this.#rest = rest;
    this.#timers = timers;
  }

  get size(): number {
    return this.#known.size;
  }

  /** Applies an event. `count`: number of shards. */
  take({ t, d }: GatewayDispatchPayload, shard: number, count: number): void {
    this.#count = count;
    if (t === Event.Ready) {
      this.forget(shard);
      this.#shards.set(shard, true);
      for (const { id } of d.guilds) this.#announced.add(id);
    } else if (t === Event.Resumed) {
      if (!this.#shards.has(shard)) this.#shards.set(shard, false);
    } else if (t === Event.GuildCreate) {
      this.#announced.delete(d.id);
      if (d.unavailable !== true) this.#learn(d.id, serverOf(d));
    } else if (t === Event.GuildUpdate) this.#learn(d.id, serverOf(d));
    else if (t === Event.GuildDelete) {
      if (d.unavailable !== true) this.#drop(d.id);
    } else if (t === Event.GuildRoleCreate || t === Event.GuildRoleUpdate)
      this.#changeRoles(d.guild_id, (roles) => [...roles.filter(({ id }) => id !== d.role.id), d.role]);
    else if (t === Event.GuildRoleDelete)
      this.#changeRoles(d.guild_id, (roles) => roles.filter(({ id }) => id !== d.role_id));
  }

  /** Forgets a shard whose events now arrive elsewhere. */
  forget(shard: number): void {
    this.#shards.delete(shard);
    for (const map of [this.#known, this.#asked, this.#announced])
      for (const guild of map.keys()) if (shardOf(guild, this.#count) === shard) map.delete(guild);
  }

  /** Null: the bot is not a member. */
  async of(guild: string): Promise<Server | null> {
    const known = this.#known.get(guild);
    if (known !== undefined) return known;
    const shard = shardOf(guild, this.#count);
    if (this.#shards.get(shard) === true && !this.#announced.has(guild)) return null;
    const before = this.#asked.get(guild);
    if (before !== undefined && before.until > this.#timers.steady()) return before.answer;
    return this.#ask(guild, this.#shards.has(shard));
  }

  async belongs(guild: string): Promise<boolean> {
    return this.#announced.has(guild) || (await this.of(guild)) !== null;
  }

  /** Discord's language code of a server; null if the bot is not a member, or Discord doesn't say. */
  async locale(guild: string): Promise<string | null> {
    const server = await this.of(guild).catch(() => null);
    return server?.locale ?? null;
  }

  /** Current role names of a server by id; null if the bot is not a member. */
  async roles(guild: string): Promise<ReadonlyMap<string, string> | null> {
    const roles = await this.#rest.get(Routes.guildRoles(guild)).catch(noMember);
    return roles === null ? null : new Map((roles as readonly APIRole[]).map(({ id, name }) => [id, name]));
  }

  #ask(guild: string, own: boolean): Promise<Server | null> {
    const answer = this.#rest
      .get(Routes.guild(guild))
      .then((found) => {
        const server = serverOf(found as APIGuild);
        // Keep it if its changes arrive here, unless an event came first.
        if (this.#shards.has(shardOf(guild, this.#count)) && !this.#known.has(guild))
          this.#learn(guild, server);
        return this.#known.get(guild) ?? server;
      })
      .catch(noMember)
      .catch((error: unknown) => {
        this.#asked.delete(guild);
        throw error;
      });
    this.#asked.set(guild, {
      answer,
      until: this.#timers.steady() + (own ? CACHE_MS.own : CACHE_MS.other),
    });
    return answer;
  }

  #learn(guild: string, server: Server): void {
    this.#asked.delete(guild);
    this.#known.set(guild, server);
  }

  #drop(guild: string): void {
    for (const map of [this.#known, this.#asked, this.#announced]) map.delete(guild);
  }

  #changeRoles(guild: string, change: (roles: readonly ServerRole[]) => readonly ServerRole[]): void {
    const server = this.#known.get(guild);
    if (server !== undefined) this.#known.set(guild, { ...server, roles: packed(change(unpacked(server))) });
  }
}

/** Whether these permissions include managing the server. */
export const permitManaging = (permissions: string): boolean =>
  (BigInt(permissions) & (PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator)) !== 0n;

export const mayManage = (guild: string, server: Server, user: string, roles: readonly string[]): boolean => {
  const theirs = new Set([guild, ...roles]);
  return (
    server.owner === user ||
    unpacked(server).some(({ id, permissions }) => theirs.has(id) && permitManaging(permissions))
  );
};

/** Whether everyone can see a channel. `own`: the channel's overwrite for @everyone. */
export const everybodySees = (
  guild: string,
  server: Server,
  own: { readonly allow: string; readonly deny: string } | null,
): boolean => {
  const all = BigInt(unpacked(server).find(({ id }) => id === guild)?.permissions ?? 0);
  if ((all & PermissionFlagsBits.Administrator) !== 0n) return true;
  const seen = PermissionFlagsBits.ViewChannel;
  return (((all & ~BigInt(own?.deny ?? 0)) | BigInt(own?.allow ?? 0)) & seen) !== 0n;
};
