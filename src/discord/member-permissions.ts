import type { REST } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { recall } from '../engine/core/maps.ts';
import { type Timers, within } from '../kernel/timers.ts';
import type { MemberLookup } from '../learn/class/actor.ts';
import { mayManage, type Servers } from './gateway/servers.ts';
import { codeOf, safeError } from './wire.ts';

/** Discord's codes for an unknown member or user: they have left the server. */
const NOT_A_MEMBER = new Set([10_007, 10_013]);

/** Pause after a failure: callers ask again every second. */
const FAILURE_PAUSE_MS = 15_000;
/** Longest wait for an answer, which blocks all quizzes. A later answer goes to the next caller. */
const WAIT_MS = 1_000;
/** Time after which a late answer is dropped. */
const KEEP_MS = 60_000;

const rolesIn = (member: unknown): readonly string[] =>
  typeof member === 'object' && member !== null && 'roles' in member && Array.isArray(member.roles)
    ? member.roles.map(String)
    : [];

/**
 * Looks up members' roles and permissions when there is no click that contains them: one request to Discord per member. Returns
 * `unknown` if that takes too long; the caller asks again.
 */
export class MemberPermissions {
  readonly #gateway: { readonly rest: Pick<REST, 'get'>; readonly servers: Pick<Servers, 'of'> };
  readonly #log: Logger;
  readonly #timers: Timers;
  readonly #asked = new Map<string, ReturnType<MemberLookup>>();
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(
    gateway: { readonly rest: Pick<REST, 'get'>; readonly servers: Pick<Servers, 'of'> },
    log: Logger,
    timers: Timers,
  ) {
    this.#gateway = gateway;
    this.#log = log;
    this.#timers = timers;
  }

  async of(guild: string, user: string): ReturnType<MemberLookup> {
    const key = `${guild} ${user}`;
    const answer = recall(this.#asked, key, () => this.#ask(guild, user));
    const forget = (): void => {
      if (this.#asked.get(key) === answer) this.#asked.delete(key);
    };
    const found = await within(this.#timers, WAIT_MS, answer, null);
    if (found === null) this.#timers.after(KEEP_MS, forget);
    else forget();
    return found ?? 'unknown';
  }

  async #ask(guild: string, user: string): ReturnType<MemberLookup> {
    if (this.#timers.steady() < this.#pausedUntil) return 'unknown';
    const { rest, servers } = this.#gateway;
    try {
      const server = await servers.of(guild);
      if (server === null) return 'unknown';
      const roles = rolesIn(await rest.get(Routes.guildMember(guild, user)));
      const manages = mayManage(guild, server, user, roles);
      return { user, guild, manages, roles };
    } catch (error) {
      if (NOT_A_MEMBER.has(codeOf(error) ?? 0)) return 'gone';
      this.#pausedUntil = this.#timers.steady() + FAILURE_PAUSE_MS;
      this.#log.warn({ guild, error: safeError(error) }, 'Discord did not say what a teacher may do');
      return 'unknown';
    }
  }
}
