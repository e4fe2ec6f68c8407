import type { REST } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
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
 * Looks up a member's roles and permissions when there is no click that contains them: one request to Discord per member. Returns
 * `unknown` if that takes too long; the caller asks again.
 */
export const memberLookup = (
  { rest, servers }: { readonly rest: Pick<REST, 'get'>; readonly servers: Pick<Servers, 'of'> },
  log: Logger,
  timers: Timers,
): MemberLookup => {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const asked = new Map<string, ReturnType<MemberLookup>>();

  const ask: MemberLookup = async (guild, user) => {
    if (timers.steady() < pausedUntil) return 'unknown';
    try {
      const server = await servers.of(guild);
      if (server === null) return 'unknown';
      const roles = rolesIn(await rest.get(Routes.guildMember(guild, user)));
      const manages = mayManage(guild, server, user, roles);
      return { user, guild, manages, roles };
    } catch (error) {
      if (NOT_A_MEMBER.has(codeOf(error) ?? 0)) return 'gone';
      pausedUntil = timers.steady() + FAILURE_PAUSE_MS;
      log.warn({ guild, error: safeError(error) }, 'Discord did not say what a teacher may do');
      return 'unknown';
    }
  };

  return async (guild, user) => {
    const key = `${guild} ${user}`;
    const answer = asked.get(key) ?? ask(guild, user);
    asked.set(key, answer);
    const forget = (): void => {
      if (asked.get(key) === answer) asked.delete(key);
    };
    const found = await within(timers, WAIT_MS, answer, null);
    if (found === null) timers.after(KEEP_MS, forget);
    else forget();
    return found ?? 'unknown';
  };
};
