import { type Client, PermissionFlagsBits, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { MemberLookup } from '../app/class/actor.ts';
import { type Timers, within } from '../app/timers.ts';
import { codeOf, safeError } from './wire.ts';

/** Unknown member, unknown user: they are in the server no more. */
const NOT_THERE = new Set([10_007, 10_013]);

/** After a failure Discord is not asked again for so long, in milliseconds: whoever waits asks every second. */
const QUIET = 15_000;
/** So long an answer is waited for, in milliseconds: all quizzes wait with whoever asks. A later one is for the next who asks. */
const WAIT = 1_000;
/** A later one that nobody asked for again is forgotten after so long, in milliseconds. */
const KEPT = 60_000;

const rolesIn = (member: unknown): readonly string[] =>
  typeof member === 'object' && member !== null && 'roles' in member && Array.isArray(member.roles)
    ? member.roles.map(String)
    : [];

/**
 * What somebody may do in a server now, where no click of theirs says so: one request to Discord for that member. Who asks has
 * `unknown` where it takes longer, and asks again.
 */
export const standingOf = (
  client: Pick<Client, 'rest' | 'guilds'>,
  log: Logger,
  timers: Timers,
): MemberLookup => {
  let quietUntil = Number.NEGATIVE_INFINITY;
  const asked = new Map<string, ReturnType<MemberLookup>>();

  const ask: MemberLookup = async (guild, user) => {
    const server = client.guilds.cache.get(guild);
    if (server === undefined || timers.steady() < quietUntil) return 'unknown';
    try {
      const roles = rolesIn(await client.rest.get(Routes.guildMember(guild, user)));
      const manages =
        server.ownerId === user ||
        [guild, ...roles].some(
          (role) => server.roles.cache.get(role)?.permissions.has(PermissionFlagsBits.ManageGuild) === true,
        );
      return { user, guild, manages, roles };
    } catch (error) {
      if (NOT_THERE.has(codeOf(error) ?? 0)) return 'gone';
      quietUntil = timers.steady() + QUIET;
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
    const found = await within(timers, WAIT, answer, null);
    if (found === null) timers.after(KEPT, forget);
    else forget();
    return found ?? 'unknown';
  };
};
