/** Several processes on one database: which shards each has, and that a process that lost its shards writes nothing more. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/app/open-store.ts';
import { IDENTIFY_MS } from '../../src/kernel/leases.ts';
import { lockDatabase } from '../../src/store/database-lock.ts';
import type { Membership } from '../../src/store/leases.ts';
import { namesOf } from '../../src/store/migrations.ts';
import { connected } from '../support/postgres.ts';
import { onPostgres, PATIENT_LOCK } from './server.ts';

const APPLICATION = '17';

interface Joined {
  readonly store: Store;
  readonly membership: Membership;
  /** The reasons it was told to end. */
  readonly taken: string[];
}

await onPostgres('leased', (address) => {
  let admin: pg.Client;
  let open: Joined[] = [];
  // A server that has just started gives everybody time to come back: no process counts as gone.
  beforeAll(async () => {
    const client = await connected(address);
    await client.query(
      'select pg_sleep(greatest(0, 5 - extract(epoch from clock_timestamp() - pg_postmaster_start_time())))',
    );
    await client.end();
  });
  beforeEach(async () => {
    admin = await connected(address);
  });
  afterEach(async () => {
    for (const { store } of open) await store.close();
    open = [];
    await admin.query(
      'delete from shards; delete from shard_identifies; delete from processes; delete from interaction_claims',
    );
    await admin.query("delete from settings where scope = 'bot'");
    await admin.end();
  });
  const join = async (room: number | null = null, wanted = 4): Promise<Joined> => {
    const taken: string[] = [];
    const store = await openStore(address, {
      shared: { room, onWaiting: () => undefined, onTaken: ({ name }) => taken.push(name) },
    });
    const { membership } = store;
    if (membership === null) throw new Error('no member');
    const joined = { store, membership, taken };
    open.push(joined);
    await membership.join(APPLICATION, wanted);
    return joined;
  };
  const look = async ({ membership }: Joined) => {
    const { taken, surplus } = await membership.renew(new Map());
    return { shards: taken.map(({ shard }) => shard).toSorted((a, b) => a - b), surplus };
  };
  /** A process that has all shards, and another one that joins after it. */
  const pair = async (room: number | null = null): Promise<readonly [Joined, Joined]> => {
    const one = await join();
    await look(one);
    return [one, await join(room)];
  };
  const expire = ({ membership }: Joined) =>
    admin.query('update processes set renewed_at = renewed_at - 20000 where id = $1', [membership.name]);
  /** Ends its connections. */
  const disconnect = ({ membership }: Joined) =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      membership.name,
    ]);
  const sessionsOf = async ({ membership }: Joined): Promise<number> => {
    const { rows } = await admin.query<{ n: string }>(
      'select count(*) as n from pg_stat_activity where application_name = $1',
      [membership.name],
    );
    return Number(rows[0]!.n);
  };
  const write = ({ store }: Joined, value: string) =>
    store.settings.write('person', 'ada', new Map([['x', value]]));

  test('the first takes all; a second takes its share with the sessions, as soon as it is given back', async () => {
    const one = await join();
    expect(await look(one)).toEqual({ shards: [0, 1, 2, 3], surplus: 0 });
    const two = await join();
    let freed = 0;
    two.membership.onFreed(() => (freed += 1));
    expect(await look(two)).toEqual({ shards: [], surplus: 0 });
    expect(await look(one)).toEqual({ shards: [], surplus: 2 });
    const session = { id: 's3', sequence: 41, resumeUrl: 'ws://there' };
    await one.membership.giveBack(
      new Map([
        [2, null],
        [3, session],
      ]),
    );
    await expect.poll(() => freed).toBe(1);
    const { taken } = await two.membership.renew(new Map());
    expect(new Map(taken.map((one) => [one.shard, one.session]))).toEqual(
      new Map([
        [2, null],
        [3, session],
      ]),
    );
    expect(await look(one)).toEqual({ shards: [], surplus: 0 });
  });

  test('of many that look at once each shard is one process’', async () => {
    const all = await Promise.all([join(null, 12), join(null, 12), join(null, 12)]);
    const found = await Promise.all(all.map(look));
    expect(found.flatMap(({ shards }) => shards).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, shard) => shard),
    );
  });

  test('sessions are kept with each renewal, and only by whoever has the shard', async () => {
    const [one, two] = await pair();
    const session = (sequence: number) => ({ id: 's', sequence, resumeUrl: 'ws://there' });
    await one.membership.renew(new Map([[0, session(7)]]));
    await two.membership.renew(new Map([[0, session(99)]]));
    const { rows } = await admin.query('select sequence from shards where shard = 0');
    expect(rows).toEqual([{ sequence: '7' }]);
  });

  test('a process tells the last change of the schema that it knows', async () => {
    await join();
    const { rows } = await admin.query('select schema from processes');
    expect(rows).toEqual([{ schema: namesOf().at(-1) }]);
  });

  test('a process that ends gives everything back; one whose connection is gone loses it within seconds', async () => {
    const [one, two] = await pair();
    await one.store.close();
    expect((await look(two)).shards).toEqual([0, 1, 2, 3]);
    open = open.filter((joined) => joined !== one);
    // As after kill -9: every connection is gone for good.
    const three = await join(0);
    const name = two.membership.name;
    await two.membership.close();
    await admin.query(
      'insert into processes select $1, 1, null, (extract(epoch from now()) * 1000)::bigint',
      [name],
    );
    await admin.query('update shards set owner = $1', [name]);
    open = open.filter((joined) => joined !== two);
    await two.store.close();
    const four = await join();
    expect((await look(four)).shards).toEqual([]);
    await sleep(1_100);
    expect((await look(four)).shards).toEqual([0, 1, 2, 3]);
    expect(three.taken).toEqual([]);
  });

  test('a process that stood still has lost its shards, and what it writes is refused', async () => {
    const [one, two] = await pair(0);
    await write(one, 'before');
    // A transaction that was open when it stopped.
    const began = new pg.Client({ connectionString: address, application_name: one.membership.name });
    began.on('error', () => undefined);
    await began.connect();
    await began.query('begin');
    await began.query("update settings set value = 'frozen' where scope = 'person' and id = 'ada'");
    await expire(one);
    const three = await join();
    expect((await look(three)).shards).toEqual([0, 1, 2, 3]);
    await expect(began.query('commit')).rejects.toThrow();
    await expect(write(one, 'after')).rejects.toThrow(/cannot be reached/);
    // Nor is a failure reported to the user: the next process answers.
    expect(await one.store.claims.take('17')).toBe(false);
    expect(await three.store.claims.take('17')).toBe(true);
    await expect.poll(() => one.taken).toContain('LeasesLost');
    await expect.poll(() => sessionsOf(one)).toBe(0);
    expect([...(await three.store.settings.read('person', 'ada'))]).toEqual([['x', 'before']]);
    expect(two.taken).toEqual([]);
  });

  test('a renewal that was not heard of in time is told', async () => {
    const [one, two] = await pair();
    await admin.query('delete from processes where id = $1', [one.membership.name]);
    await expect(one.membership.renew(new Map())).rejects.toThrow(/start anew/);
    expect(one.taken).toEqual(['LeasesLost']);
    expect((await look(two)).shards).toEqual([0, 1, 2, 3]);
  });

  test('whoever only lost a connection keeps its shards', async () => {
    const [one, two] = await pair();
    await disconnect(one);
    await look(two);
    await expect.poll(() => one.membership.held).toBe(true);
    await sleep(1_100);
    expect((await look(two)).shards).toEqual([]);
    expect(await look(one)).toMatchObject({ shards: [], surplus: 2 });
    await write(one, 'again');
  });

  test('one identify in five seconds for each key, over all processes', async () => {
    const [one, two] = [await join(), await join()];
    expect(await one.membership.identify(0)).toBe(0);
    expect(await two.membership.identify(1)).toBe(0);
    const wait = await two.membership.identify(0);
    expect(wait).toBeGreaterThan(IDENTIFY_MS - 2_000);
    expect(wait).toBeLessThanOrEqual(IDENTIFY_MS);
    await admin.query('update shard_identifies set at = at - $1', [IDENTIFY_MS]);
    expect(await Promise.all([one.membership.identify(0), two.membership.identify(0)])).toContain(0);
    expect(await one.membership.identify(0)).toBeGreaterThan(0);
  });

  test('the number of shards is decided when nobody has one; whoever joined before has to start anew', async () => {
    const [one, early] = [await join(null, 2), await join(0, 2)];
    await look(one);
    expect(await one.membership.join(APPLICATION, 5)).toBe(2);
    await one.membership.giveBack(
      new Map([
        [0, null],
        [1, null],
      ]),
    );
    await admin.query("insert into settings values ('bot', 'class-clock 0/2', 'credit', '5')");
    await admin.query("insert into settings values ('bot', 'class-clock 1/2', 'credit', '7')");
    expect(await one.membership.join(APPLICATION, 5)).toBe(5);
    expect([...(await one.store.settings.named('bot', 'credit'))]).toEqual([['class-clock', '7']]);
    expect((await look(one)).shards).toEqual([0, 1, 2, 3, 4]);
    await expect(early.membership.renew(new Map())).rejects.toThrow(/5 shards now instead of 2/);
    expect(early.taken).toEqual(['LeasesLost']);
  });

  test('a database is one application’s at a time', async () => {
    const [one, two] = [await join(), await join()];
    await expect(one.membership.join('18', 4)).rejects.toThrow(/another application/);
    await two.store.close();
    open = [one];
    expect(await one.membership.join('18', 4)).toBe(4);
  });

  test('a database is shared, or one process’ own, and never both', async () => {
    await join();
    await expect(lockDatabase(address, PATIENT_LOCK)).rejects.toThrow(/another Sprague/);
    for (const { store } of open) await store.close();
    open = [];
    const lock = await lockDatabase(address, PATIENT_LOCK);
    await expect(join()).rejects.toThrow(/another Sprague/);
    await lock.close();
  });

  test('what one tells all hear, also after a connection was lost', async () => {
    const [one, two] = [await join(), await join()];
    const heard: string[] = [];
    two.membership.onTold((text) => heard.push(text));
    await one.membership.tell('a');
    await expect.poll(() => heard).toEqual(['a']);
    await disconnect(two);
    await expect.poll(() => two.membership.held).toBe(false);
    await expect.poll(() => two.membership.held).toBe(true);
    await one.membership.tell('b');
    await expect.poll(() => heard).toEqual(['a', 'b']);
  });

  test('an interaction is one process’', async () => {
    const [one, two] = [await join(), await join()];
    const id = String((BigInt(Date.now() - 1_420_070_400_000) << 22n) + 5n);
    const claims = await Promise.all([one.store.claims.take(id), two.store.claims.take(id)]);
    expect(claims.toSorted()).toEqual([false, true]);
    await one.store.claims.prune(Date.now() - 60_000);
    expect(await two.store.claims.take(id)).toBe(false);
    await one.store.claims.prune(Date.now() + 60_000);
    expect(await two.store.claims.take(id)).toBe(true);
  });
});
