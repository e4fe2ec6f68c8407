import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Runs the scripts of `folder` (all but main.ts, or those that `words` name) in turn, with the numbers among `words`
 * as arguments. The exit code tells whether one failed.
 */
export const runAll = (folder: string, words: readonly string[]): void => {
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const names = words.filter((word) => !numbers.includes(word));
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
    .map((file) => basename(file, '.ts'))
    .sort();
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`no such run: ${unknown.join(', ')}; there are: ${all.join(', ')}`);
    process.exitCode = 2;
    return;
  }
  for (const name of names.length > 0 ? names : all) {
    console.log(`\n# ${name}`);
    const run = spawnSync(process.execPath, ['--import', 'tsx', join(folder, `${name}.ts`), ...numbers], {
      stdio: 'inherit',
    });
    if (run.status !== 0) process.exitCode = 1;
  }
};
