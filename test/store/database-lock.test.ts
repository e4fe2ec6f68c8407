/** One PostgreSQL database, one bot, also with different data folders and lost connections. */
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import { lockDatabase } from '../../src/store/database-lock.ts';
import { DatabaseTaken, Refused } from '../../src/store/refused.ts';
import { child } from '../support/child.ts';
import { folderOfTests } from '../support/folder.ts';
import { connected, databaseOn } from '../support/postgres.ts';
import { onPostgres, ownServer, PATIENT_LOCK } from './server.ts';

const SESSIONS = "application_name like 'sprague %' and datname = current_database()";

/** Other files have databases of their own on the server, with locks in them. */
const HERE = 'database = (select oid from pg_database where datname = current_database())';

await onPostgres('locked', (address) => {
  let admin: pg.Client;
  beforeAll(async () => {
    admin = await connected(address);
  });
  afterAll(() => admin.end());
  const terminate = () =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${SESSIONS}`);

  test('a database is held once, and free after it is given back', async () => {
    const first = await lockDatabase(address, PATIENT_LOCK);
    await expect(lockDatabase(address, PATIENT_LOCK)).rejects.toThrow(DatabaseTaken);
    await expect(openStore(address, { alone: PATIENT_LOCK })).rejects.toThrow(/another Sprague is running/);
    await first.close();
    const again = await lockDatabase(address, PATIENT_LOCK);
    await again.close();
  });

  test('whoever loses the connection takes the database again', async () => {
    const lock = await lockDatabase(address, PATIENT_LOCK);
    await terminate();
    await expect.poll(() => lock.held).toBe(false);
    await expect.poll(() => lock.held).toBe(true);
    await expect(lockDatabase(address, PATIENT_LOCK)).rejects.toThrow(DatabaseTaken);
    await lock.close();
  });

  test('a lock that is closed while its connection is reopened leaves the database free', async () => {
    const lock = await lockDatabase(address, PATIENT_LOCK);
    const clients: { connect(): Promise<unknown> } = pg.Client.prototype;
    const connect = vi.spyOn(clients, 'connect');
    const ended = new Promise<void>((resolve) => {
      connect.mockImplementationOnce(async function (this: pg.Client) {
        connect.mockRestore();
        await lock.close();
        this.once('end', resolve);
        await this.connect();
      });
    });
    await terminate();
    await ended;
    await (await lockDatabase(address, PATIENT_LOCK)).close();
  });

  test('whoever loses it to another bot hears so, and changes nothing more', async () => {
    const taken: string[] = [];
    const store = await openStore(address, {
      alone: { onWaiting: () => undefined, onTaken: ({ name }) => taken.push(name) },
    });
    const other = await connected(address);
    // The other one already waits in the server, so it is first.
    const { rows } = await admin.query<{ classid: string; objid: string }>(
      `select classid, objid from pg_locks where locktype = 'advisory' and granted and ${HERE}`,
    );
    const holds = other.query('select pg_advisory_lock($1, $2)', [rows[0]!.classid, rows[0]!.objid]);
    await expect
      .poll(async () => (await admin.query(`select from pg_locks where not granted and ${HERE}`)).rowCount)
      .toBe(1);
    await terminate();
    await holds;
    await expect.poll(() => taken).toEqual(['DatabaseTaken']);
    await expect(store.settings.write('bot', 'x', new Map([['a', '1']]))).rejects.toThrow(
      /cannot be reached/,
    );
    await store.close();
    await other.end();
  });

  test('an address that cannot be right is told in words, without the password', async () => {
    const wrong = new URL(address);
    wrong.password = 'guessed';
    const refused = await lockDatabase(wrong.href, PATIENT_LOCK).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(String(refused)).toMatch(/does not let in the user “sprague”/);
    expect(String(refused)).not.toContain('guessed');
    wrong.href = address;
    wrong.pathname = '/nowhere';
    await expect(lockDatabase(wrong.href, PATIENT_LOCK)).rejects.toThrow(/has no database “nowhere”/);
    // The server of the tests has no TLS.
    for (const [asked, told] of [
      ['sslmode=verify-full', /has no TLS, which DATABASE_URL asks for/],
      ['sslrootcert=/no/such/file', /ENOENT.*\/no\/such\/file/],
    ] as const) {
      const encrypted = await lockDatabase(`${address}?${asked}`, PATIENT_LOCK).catch(
        (error: unknown) => error,
      );
      expect(encrypted).toBeInstanceOf(Refused);
      expect(String(encrypted)).toMatch(told);
    }
  });

  test('a user kept out for another reason than the password hears the server’s reason', async () => {
    await admin.query("create role kept_out nologin password 'known'");
    onTestFinished(async () => void (await admin.query('drop role kept_out')));
    const wrong = new URL(address);
    wrong.username = 'kept_out';
    wrong.password = 'known';
    const refused = await lockDatabase(wrong.href, PATIENT_LOCK).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(String(refused)).toMatch(/does not let in the user “kept_out”: role .* not permitted to log in/);
  });

  describe('two bots', () => {
    const folder = folderOfTests();
    const server = ownServer(false);

    test('the first waits for its database; the second is refused, also with a folder of its own', async () => {
      const database = await databaseOn(server.address, 'two');
      await server.crash();
      const env = (name: string) => ({
        DATABASE_URL: database,
        DATA_DIR: join(folder, name),
        LOCAL_PORT: '0',
      });
      const first = await child(env('one'), /Waiting for the database at 127\.0\.0\.1:\d+ \(.*ECONNREFUSED/);
      expect(first.output()).not.toContain(new URL(database).password);
      await server.start();
      await expect.poll(() => first.output()).toMatch(/Open http/);
      await expect(child(env('two'), /Open http/)).rejects.toThrow(
        /ended with 1:[\s\S]*another Sprague is running on it[\s\S]*DATABASE_URL/,
      );
      expect(await first.end('SIGTERM')).toBe(0);
    });
  });
});
