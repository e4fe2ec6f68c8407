/** Settings of a server's classes: teachers, roster, time zone. */
import { ok } from '../../engine/core/result.ts';
import type { Actor } from './actor.ts';
import { type Classroom, forTeachers, rolesIn, TEACHER_ROLES, ZONE } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';
import { MAX_NAME_CHARS } from './roster.ts';
import { zoneNamed } from './when.ts';

const MAX_TEACHER_ROLES = 20;

/** Changes the roles that may teach, unless they would become too many: then returns null. */
const changeRoles = async (
  { settings }: Classroom,
  guild: string,
  next: (roles: readonly string[]) => readonly string[],
): Promise<readonly string[] | null> => {
  let roles: readonly string[] = [];
  await settings.change('guild', guild, TEACHER_ROLES, (before) => {
    roles = next(rolesIn(before));
    if (roles.length > MAX_TEACHER_ROLES) return before;
    return roles.length === 0 ? null : roles.join(' ');
  });
  return roles.length > MAX_TEACHER_ROLES ? null : roles;
};

/**
 * Ids of the roles that may teach besides those who manage the server; visible to teachers. Only who manages the server may
 * add or remove one.
 */
export const teacherRoles = async (
  room: Classroom,
  by: Actor,
  { add, remove }: { readonly add?: string; readonly remove?: string } = {},
): Reply<readonly string[]> => {
  if (by.guild === null) return refuse('no-server', {});
  if (add === undefined && remove === undefined)
    return (await room.mayTeach(by)) ? ok(await room.teacherRoles(by.guild)) : refuse('not-a-teacher', {});
  if (!by.manages) return refuse('not-a-manager', {});
  // The role of everybody has the server's own id, and Discord lists it for nobody.
  if (add === by.guild) return refuse('role-of-all', {});
  const roles = await changeRoles(room, by.guild, (before) =>
    [...new Set([...before, ...(add === undefined ? [] : [add])])].filter((role) => role !== remove),
  );
  return roles === null ? refuse('too-many-roles', { most: MAX_TEACHER_ROLES }) : ok(roles);
};

/** Removes a role that Discord deleted from those that may teach. */
export const roleGone = async (room: Classroom, guild: string, gone: string): Promise<void> => {
  if ((await room.teacherRoles(guild)).includes(gone))
    await changeRoles(room, guild, (before) => before.filter((role) => role !== gone));
};

/** Sets the name that teachers see; an empty one removes it. */
export const setName = async (room: Classroom, by: Actor, name: string | null): Reply<string | null> => {
  if (by.guild === null) return refuse('no-server', {});
  const clean = name?.replace(/\s+/g, ' ').trim() ?? '';
  if ([...clean].length > MAX_NAME_CHARS) return refuse('bad-name', { most: MAX_NAME_CHARS });
  await room.classes.name(by.guild, by.user, clean === '' ? null : clean, room.clock());
  return ok(clean === '' ? null : clean);
};

/** Names by account, for a teacher. */
export const roster = forTeachers(({ classes }, guild) => classes.roster(guild));
export const planned = forTeachers(({ classes }, guild) => classes.planned(guild));
export const homework = forTeachers(({ classes }, guild) => classes.homework(guild));

/** The time zone for a teacher; sets it first if one is given. */
export const zoneFor = async (room: Classroom, by: Actor, typed: string | null): Reply<string> => {
  const guild = await room.teaching(by);
  if (!guild.ok) return guild;
  if (typed === null) return ok(await room.zone(guild.value));
  const named = zoneNamed(typed);
  if (named === null) return refuse('no-such-zone', { token: typed });
  await room.settings.write('guild', guild.value, new Map([[ZONE, named]]));
  return ok(named);
};
