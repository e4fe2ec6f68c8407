/** Backups of both databases taken while they are in use: what is restored, and what is refused. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openStore, type Store } from '../../src/app/open-store.ts';
import { backUp, restore } from '../../src/store/backup.ts';
import { lockDatabase } from '../../src/store/database-lock.ts';
import { lockFolder } from '../../src/store/lock.ts';
import { folderOfTests } from '../support/folder.ts';
import { databaseOn } from '../support/postgres.ts';
import { openedIn } from './classes.ts';
import { index, move, stored } from './rows.ts';
import { onPostgres, PATIENT_LOCK } from './server.ts';

const folder = folderOfTests();

let made = 0;
const fresh = () => join(folder, `${(made += 1)}.sqlite`);

/** Rows of several tables, with non-ASCII text, large and fractional numbers, and nulls. */
const filled = async (store: Store): Promise<string> => {
  const seats = [{ kind: 'person', user: 'ann' }, { kind: 'open' }] as const;
  const o = await stored(store, { seats }, { deadline: 1_700_000_000_000 });
  await store.matches.append(o.id, 0, [move('1:1')], index({ revision: 1 }));
  await store.settings.write('guild', 'g1', new Map([['name', '取石子 “x” \n']]));
  await openedIn(store);
  return o.id;
};

const filledAt = async (where: string): Promise<string> => {
  const store = await openStore(where);
  return filled(store).finally(() => store.close());
};

/** Everything that a person could miss, read through the store. */
const seen = async (where: string, id: string): Promise<readonly unknown[]> => {
  const store = await openStore(where);
  const all = [await store.matches.load(id), await store.settings.read('guild', 'g1')];
  await store.close();
  return all;
};

const claims = (
  name: string,
  place: (name: string) => Promise<string>,
  busy: (where: string) => Promise<() => Promise<void>>,
) => {
  describe(name, () => {
    let where: string;
    let store: Store;
    let id: string;
    beforeAll(async () => {
      where = await place('source');
      store = await openStore(where);
      id = await filled(store);
    });
    afterAll(() => store.close());

    test('a backup of a store in use holds one moment of it, and comes back as it was', async () => {
      let writing = true;
      const writer = (async () => {
        while (writing) await stored(store, {}, {}, [move('1:1'), move('2:1', 1)]);
      })();
      const file = fresh();
      const counts = await backUp(where, file);
      writing = false;
      await writer;
      expect(counts['matches']).toBeGreaterThan(0);
      const db = new DatabaseSync(file);
      // A match is there with all its events or not at all.
      const torn = db.prepare(
        'select count(*) as n from matches where length <> (select count(*) from match_events where match_id = id)',
      );
      expect(torn.get()).toEqual({ n: 0 });
      db.close();
      const target = await place('target');
      expect(await restore(file, target)).toEqual(counts);
      expect(await seen(target, id)).toEqual(await seen(where, id));
    });

    test('a file that is there is not overwritten, nor are data, unless told so', async () => {
      const file = fresh();
      await backUp(where, file);
      const before = statSync(file).mtimeMs;
      await expect(backUp(where, file)).rejects.toThrow(/is there already/);
      expect(statSync(file).mtimeMs).toBe(before);
      const target = await place('taken');
      const theirs = await filledAt(target);
      await expect(restore(file, target)).rejects.toThrow(/--replace/);
      expect((await seen(target, theirs))[0]).not.toBeNull();
      await restore(file, target, true);
      expect(await seen(target, id)).toEqual(await seen(where, id));
      expect((await seen(target, theirs))[0]).toBeNull();
    });

    test('nothing comes back under a bot that runs, nor from what is no backup or a damaged or newer one', async () => {
      const file = fresh();
      await backUp(where, file);
      const target = await place('refused');
      const free = await busy(target);
      await expect(restore(file, target)).rejects.toThrow(/Sprague is running/);
      await free();
      const text = fresh();
      writeFileSync(text, 'no database at all, but long enough to be looked at as if it were one');
      await expect(restore(text, target)).rejects.toThrow(/is no backup/);
      await expect(restore(fresh(), target)).rejects.toThrow(/there is no file/);
      const db = new DatabaseSync(file);
      db.exec("insert into kysely_migration values ('0999-future', '2030-01-01')");
      db.close();
      await expect(restore(file, target)).rejects.toThrow(/a newer Sprague/);
      expect(readdirSync(folder).filter((one) => /partial|restoring/.test(one))).toEqual([]);
    });
  });
};

const fileIn = (name: string) =>
  Promise.resolve(join(mkdtempSync(join(folder, `${name}-`)), 'sprague.sqlite'));

claims('SQLite', fileIn, (where) => {
  const lock = lockFolder(join(where, '..'));
  return Promise.resolve(() => lock!.close());
});

await onPostgres('backup', () => {
  const server = inject('postgres');
  const address = 'address' in server ? server.address : '';
  const database = (name: string) => databaseOn(address, `backup-${name}-${process.pid}-${(made += 1)}`);
  claims('PostgreSQL', database, async (where) => {
    const lock = await lockDatabase(where, PATIENT_LOCK);
    return () => lock.close();
  });

  test('data move from SQLite to PostgreSQL and back', async () => {
    const first = await fileIn('moved');
    const id = await filledAt(first);
    const [there, back] = [await database('moved'), await fileIn('back')];
    const [file, again] = [fresh(), fresh()];
    const counts = await backUp(first, file);
    expect(await restore(file, there)).toEqual(counts);
    expect(await backUp(there, again)).toEqual(counts);
    expect(await restore(again, back)).toEqual(counts);
    expect(await seen(back, id)).toEqual(await seen(first, id));
  });

  test('a restore into a database that is not there says so, and does not wait for it', async () => {
    const [from, file] = [await fileIn('away'), fresh()];
    await filledAt(from);
    await backUp(from, file);
    await expect(restore(file, 'postgres://u:secret@127.0.0.1:1/x')).rejects.toThrow(
      /^the database at 127\.0\.0\.1:1 cannot be reached: connect ECONNREFUSED/,
    );
  });

  test('the address may be in a file, as for the bot', async () => {
    const [where, url] = [await database('in-a-file'), fresh()];
    await filledAt(where);
    writeFileSync(url, `${where}\n`);
    const env = { PATH: process.env['PATH'], DATABASE_URL_FILE: url, DATA_DIR: join(folder, 'unused') };
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'backup', fresh()], { env });
    expect(stdout).toMatch(/1 games and 1 quizzes\. Checked\./);
  });
});

test('the commands that docs/operating.md types do it', async () => {
  const where = await fileIn('typed');
  const store = await openStore(where);
  await filled(store);
  const run = promisify(execFile);
  const page = readFileSync('docs/operating.md', 'utf8');
  const typed = [...page.matchAll(/^ {4}npm run (backup|restore) (\S+)$/gm)].map(([, what]) => what!);
  expect(typed).toEqual(['backup', 'restore']);
  const npm = (data: string, what: string, file: string) =>
    run('npm', ['run', '-s', what, file], { env: { PATH: process.env['PATH'], DATA_DIR: data } });
  const file = fresh();
  const { stdout } = await npm(join(where, '..'), 'backup', file);
  expect(stdout).toMatch(/1 games and 1 quizzes\. Checked\./);
  await store.close();
  const there = await fileIn('typed-back');
  expect((await npm(join(there, '..'), 'restore', file)).stdout).toMatch(/Checked/);
  expect(existsSync(there)).toBe(true);
  await expect(npm(join(there, '..'), 'restore', file)).rejects.toThrow(/--replace/);
});
