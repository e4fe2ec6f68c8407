import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { validateCommand, validateCommands } from '../validate/index.ts';
import type { Command } from './command.ts';

/** A file in `commands/` that is not a command, with what is wrong. */
export class MalformedCommand extends Error {
  override readonly name = 'MalformedCommand';
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

/**
 * The command a module exports.
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
 * Every command of a folder, by name.
 *
 * @throws MalformedCommand for the first file that is not a command, or where together they break a rule of Discord's
 */
export const loadCommands = async (folder: string): Promise<ReadonlyMap<string, Command>> => {
  const files = (await readdir(folder))
    .filter((file) => /\.[jt]s$/.test(file) && !file.endsWith('.d.ts'))
    .sort();
  const commands = new Map<string, Command>();
  for (const file of files) {
    const path = join(folder, file);
    const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
    const command = commandOf(module, path);
    commands.set(command.data.name, command);
  }
  const [problem] = validateCommands([...commands.values()].map((command) => command.data));
  if (problem !== undefined) throw new MalformedCommand(`${folder}: ${problem.path}: ${problem.message}`);
  return commands;
};
