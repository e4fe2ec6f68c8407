/** `npm run backup FILE`, `npm run restore FILE [--replace]`: for the data named by `.env` and the environment. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { config } from 'dotenv';
import { environmentIn } from '../src/program.ts';
import { backUp, type RowCounts, restore } from '../src/store/backup.ts';

config({ quiet: true });

const USAGE = 'usage: npm run backup FILE, or npm run restore FILE (npm run restore -- FILE --replace)';

const run = async (): Promise<string> => {
  const [what, ...words] = process.argv.slice(2);
  const [file, ...more] = words.filter((word) => word !== '--replace');
  if (file === undefined || more.length > 0) throw new Error(USAGE);
  const { database, folder } = environmentIn(process.env);
  const where = database ?? join(resolve(folder), 'sprague.sqlite');
  const told = (counts: RowCounts): string =>
    `${Object.values(counts).reduce((sum, count) => sum + count, 0)} rows, of them ${counts['matches'] ?? 0} games and ${counts['quizzes'] ?? 0} quizzes`;
  if (what === 'backup') return `${file}: ${told(await backUp(where, resolve(file)))}. Checked.`;
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  return `restored from ${file}: ${told(await restore(resolve(file), where, words.includes('--replace')))}. Checked.`;
};

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
