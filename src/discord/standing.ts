import { type Client, PermissionFlagsBits, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { Standing } from '../app/class/ports.ts';
import { codeOf, safeError } from './wire.ts';

/** Unknown member, unknown user: they are in the server no more. */
const NOT_THERE = new Set([10_007, 10_013]);

/** After a failure Discord is not asked again for so long, in milliseconds: whoever waits asks every second. */
const QUIET = 15_000;

const rolesIn = (member: unknown): readonly string[] =>
  typeof member === 'object' && member !== null && 'roles' in member && Array.isArray(member.roles)
    ? member.roles.map(String)
    : [];

/** What somebody may do in a server now, where no click of theirs says so: one request to Discord for that member. */
export const standingOf = (client: Pick<Client, 'rest' | 'guilds'>, log: Logger): Standing => {
  let quietUntil = 0;
  return async (guild, user) => {
    const server = client.guilds.cache.get(guild);
    if (server === undefined || Date.now() < quietUntil) return 'unknown';
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
      quietUntil = Date.now() + QUIET;
      log.warn({ guild, error: safeError(error) }, 'Discord did not say what a teacher may do');
      return 'unknown';
    }
  };
};
