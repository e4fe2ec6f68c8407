/** Programs that some tests need and not every machine has. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const told = new Set<string>();
const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** For `test.skipIf(noProgram(name))`: true, with the reason printed once, where it is not installed. */
export const noProgram = (name: string): boolean => {
  const none = !(process.env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => isExecutable(join(folder, name)));
  if (none && !told.has(name)) console.warn(`${name} is not installed: its tests are skipped`);
  told.add(name);
  return none;
};
