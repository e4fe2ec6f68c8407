import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { validateCommand, validateCommands } from '../validate/index.ts';
import type { Command } from './command.ts';

/** A file in `commands/` that is not a valid command; the message says why. */
export class MalformedCommand extends Error {
  override readonly name = 'MalformedCommand';
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

/**
 * The command that a module exports.
 *
 * @throws MalformedCommand naming the file and everything wrong with it
 */
export const commandOf = (module: Readonly<Record<string, unknown>>, file: string): Command => {
  const faults: string[] = [];
  const { data, execute, autocomplete, solves } = module;
  if (!isFunction(execute)) faults.push('it exports no function “execute”');
  if (typeof solves !== 'boolean' && !isFunction(solves))
    faults.push('“solves” does not say whether it could solve a position of an exam');
  if (autocomplete !== undefined && !isFunction(autocomplete))
    faults.push('“autocomplete” is not a function');
  if (typeof data !== 'object' || data === null) faults.push('it exports no object “data”');
  else {
    for (const problem of validateCommand(data))
      faults.push(`data${problem.path === '' ? '' : `.${problem.path}`}: ${problem.message}`);
    const completes = 'options' in data && JSON.stringify(data.options ?? []).includes('"autocomplete":true');
    if (completes && autocomplete === undefined)
      faults.push('an option completes, but there is no “autocomplete”');
    const name = 'name' in data ? data.name : undefined;
    if (name !== basename(file, extname(file)))
      faults.push(`its name is “${String(name)}”, not that of the file`);
  }
  if (faults.length > 0) throw new MalformedCommand(`${basename(file)}: ${faults.join('; ')}`);
  return module as unknown as Command;
};

/**
 * Modules as commands, by name.
 *
 * @throws MalformedCommand for the first invalid one, or if they break one of Discord's rules together
 */
export const commandsOf = (
  modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): ReadonlyMap<string, Command> => {
  const commands = [...modules].map(([file, module]) => commandOf(module, file));
  const [problem] = validateCommands(commands.map((command) => command.data));
  if (problem !== undefined) throw new MalformedCommand(`${problem.path}: ${problem.message}`);
  return new Map(commands.map((command) => [command.data.name, command]));
};

/**
 * All commands of a folder, by name. The built program contains its commands, checked at build time.
 *
 * @throws MalformedCommand
 */
export const loadCommands = async (folder: string): Promise<ReadonlyMap<string, Command>> => {
  const modules = new Map<string, Readonly<Record<string, unknown>>>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort())
    modules.set(file, (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>);
  return commandsOf(modules);
};
