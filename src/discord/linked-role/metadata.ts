/**
 * Numbers that Discord can give roles for: computed from the store; repeating what the user can already do raises none of them.
 */
import type { REST } from '@discordjs/rest';
import {
  type APIApplicationRoleConnectionMetadata,
  ApplicationRoleConnectionMetadataType,
  Routes,
} from 'discord-api-types/v10';
import type { App } from '../../app/ports.ts';
import { LESSON_IDS } from '../../learn/model/lessons.ts';
import type { RoleNumber } from '../../texts/linked-role.ts';
import { describedBy, named } from '../command/command.ts';
import { canonical } from '../deploy.ts';

/** Least mastery and number of answers of a mastered skill: one lucky answer is not enough. */
const MIN_MASTERY = 0.8;
const MIN_ANSWERS = 10;

/** At most five (Discord). Servers' roles refer to the keys: never rename them. */
export const ROLE_NUMBERS = [
  'lessons',
  'skills',
  'held',
  'streak',
  'storm',
] as const satisfies readonly RoleNumber[];

export type RoleNumbers = Readonly<Record<RoleNumber, number>>;

const SCHEMA: readonly APIApplicationRoleConnectionMetadata[] = ROLE_NUMBERS.map((key) => ({
  type: ApplicationRoleConnectionMetadataType.IntegerGreaterThanOrEqual,
  key,
  ...named(({ linkedRole }) => linkedRole.names[key]),
  ...describedBy(({ linkedRole }) => linkedRole.abouts[key]),
}));

/** Updates Discord's records to the schema if they differ. Returns whether it did. */
export const deployMetadata = async (rest: REST, application: string): Promise<boolean> => {
  const route = Routes.applicationRoleConnectionMetadata(application);
  const text = (records: unknown): string => canonical({ records: (records ?? []) as never });
  if (text(await rest.get(route)) === text(SCHEMA)) return false;
  await rest.put(route, { body: SCHEMA });
  return true;
};

export const roleNumbersOf = async (
  {
    learning,
    practice,
    daily,
    progress,
  }: Pick<App, 'practice' | 'daily'> & {
    readonly learning: Pick<App['learning'], 'length' | 'progress'>;
    readonly progress: Pick<App['progress'], 'deeds'>;
  },
  user: string,
): Promise<RoleNumbers> => {
  const cards = await learning.progress(user);
  const { skills } = await practice.stats(user);
  const deeds = await progress.deeds(user, await daily.streak(user));
  return {
    lessons: LESSON_IDS.filter((lesson) => cards[lesson] >= learning.length(lesson)).length,
    skills: skills.filter(({ mastery, reviews }) => mastery >= MIN_MASTERY && reviews >= MIN_ANSWERS).length,
    held: deeds.held.size,
    streak: deeds.streak,
    storm: deeds.storm,
  };
};
