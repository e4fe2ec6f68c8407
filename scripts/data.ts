/**
 * `npm run backup FILE`, `npm run restore FILE [--replace]`: for the data named by `.env` and the environment. The file `-` is
 * standard output or input, since files of a container are hard to reach.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { config } from 'dotenv';
import { environmentIn } from '../src/program.ts';
import { backUp, type RowCounts, restore } from '../src/store/backup.ts';
import { makeFolder } from '../src/store/folder.ts';

config({ quiet: true });

const USAGE = 'usage: npm run backup FILE, or npm run restore FILE (npm run restore -- FILE --replace)';

const told = (counts: RowCounts): string =>
  `${Object.values(counts).reduce((sum, count) => sum + count, 0)} rows, of them ${counts['matches'] ?? 0} games and ${counts['quizzes'] ?? 0} quizzes. Checked.`;

/** Runs `act` with the path of a file in `folder` that is deleted afterwards. */
const withFile = async <T>(folder: string, act: (file: string) => Promise<T>): Promise<T> => {
  makeFolder(folder);
  const file = join(folder, `copy-${randomUUID()}.sqlite`);
  try {
    return await act(file);
  } finally {
    rmSync(file, { force: true });
  }
};

interface Data {
  /** Address of the database, or path of its file. */
  readonly where: string;
  readonly folder: string;
}

const backup = async ({ where, folder }: Data, file: string): Promise<void> => {
  if (file !== '-') {
    console.log(`${file}: ${told(await backUp(where, resolve(file)))}`);
    return;
  }
  if (process.stdout.isTTY) throw new Error('a backup is no text for a terminal: add > FILE');
  await withFile(folder, async (copy) => {
    const counts = await backUp(where, copy);
    await pipeline(createReadStream(copy), process.stdout, { end: false });
    console.error(told(counts));
  });
};

const restoreFrom = async ({ where, folder }: Data, file: string, replace: boolean): Promise<void> => {
  if (file === '-') {
    await withFile(folder, async (copy) => {
      await pipeline(process.stdin, createWriteStream(copy, { mode: 0o600 }));
      console.log(`restored: ${told(await restore(copy, where, replace))}`);
    });
    return;
  }
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  console.log(`restored from ${file}: ${told(await restore(resolve(file), where, replace))}`);
};

const run = async (): Promise<void> => {
  const [what, ...words] = process.argv.slice(2);
  const [file, ...more] = words.filter((word) => word !== '--replace');
  if (file === undefined || more.length > 0) throw new Error(USAGE);
  const { database, folder } = environmentIn(process.env);
  const data = { where: database ?? join(resolve(folder), 'sprague.sqlite'), folder: resolve(folder) };
  if (what === 'backup') await backup(data, file);
  else if (what === 'restore') await restoreFrom(data, file, words.includes('--replace'));
  else throw new Error(USAGE);
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
