import type { REST } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import type { Command } from './command/command.ts';
import type { Menu } from './handlers/menus.ts';
import { type CommandIds, pathsOf } from './message/command-links.ts';

type DeployedJson =
  | string
  | number
  | boolean
  | null
  | readonly DeployedJson[]
  | { readonly [key: string]: DeployedJson | undefined };

/** Fields that Discord adds to a command, and its defaults. */
const ADDED = new Set([
  'id',
  'application_id',
  'guild_id',
  'version',
  'dm_permission',
  'default_permission',
  'handler',
]);
const DEFAULTS: Readonly<Record<string, DeployedJson>> = {
  type: 1,
  nsfw: false,
  // Menus have none.
  description: '',
  required: false,
  autocomplete: false,
};

/** A command without added fields and defaults, keys sorted: equal texts mean equal commands. */
export const canonical = (value: DeployedJson | undefined, depth = 0): string => {
  if (Array.isArray(value))
    return `[${(value as readonly DeployedJson[]).map((one) => canonical(one, depth + 1)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value as Readonly<Record<string, DeployedJson | undefined>>)
    .filter(([key, one]) => {
      if (one === undefined || one === null || (Array.isArray(one) && one.length === 0)) return false;
      if (depth === 0 && ADDED.has(key)) return false;
      // Only a command's own type has a default; an option's is always explicit.
      return !(key in DEFAULTS && one === DEFAULTS[key] && (key !== 'type' || depth === 0));
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one, depth + 1)}`).join()}}`;
};

interface Deployed {
  readonly id: string;
  readonly name: string;
  readonly type?: number;
}

export interface Deployment {
  readonly sent: readonly string[];
  readonly removed: readonly string[];
  /** Command ids by what a user types. */
  readonly ids: CommandIds;
}

/** Makes Discord's global commands match `commands`; sends only differences. */
export const deploy = async (
  rest: REST,
  application: string,
  commands: Iterable<Pick<Command, 'data'> | Pick<Menu, 'data'>>,
): Promise<Deployment> => {
  const there = (await rest.get(Routes.applicationCommands(application), {
    query: new URLSearchParams({ with_localizations: 'true' }),
  })) as readonly Deployed[];
  // A menu may share the name of a command, or of a menu of the other kind.
  const key = (one: { readonly name: string; readonly type?: number | undefined }): string =>
    `${one.type ?? 1} ${one.name}`;
  const wanted = new Map([...commands].map(({ data }) => [key(data), data]));
  const sent: string[] = [];
  const removed: string[] = [];
  const ids = new Map<string, string>();
  for (const old of there)
    if (!wanted.has(key(old))) {
      await rest.delete(Routes.applicationCommand(application, old.id));
      removed.push(old.name);
    }
  for (const [wish, data] of wanted) {
    const old = there.find((one) => key(one) === wish);
    const isSame =
      old !== undefined &&
      canonical(old as unknown as DeployedJson) === canonical(data as unknown as DeployedJson);
    const made = isSame
      ? old
      : ((await rest.post(Routes.applicationCommands(application), { body: data })) as Deployed);
    if (!isSame) sent.push(data.name);
    if ((data.type ?? 1) === 1) for (const path of pathsOf(data)) ids.set(path, made.id);
  }
  return { sent, removed, ids };
};
