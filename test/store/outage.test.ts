/**
 * PostgreSQL goes away while people play: they are told, nothing confirmed is lost, and afterwards everything works as before.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import type { Live } from '../../src/play/model/match.ts';
import { type Bench, bench, must, request } from '../support/app.ts';
import { connected, databaseOn } from '../support/postgres.ts';
import { messageOf } from '../support/scripted.ts';
import { type Stage, stage } from '../support/stage.ts';
import { storeOnce } from './once.ts';
import { index, kindOf, move, stored } from './rows.ts';
import { onPostgres, ownServer } from './server.ts';

const TERMINATE =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** Ends every connection to the database except this one. */
const terminateAll = async (address: string): Promise<void> => {
  const client = await connected(address);
  await client.query(TERMINATE);
  await client.end();
};

/** The same from another process, before this one can notice. */
const terminateAllUnnoticed = (address: string): void => {
  const script = `
    import pg from 'pg';
    const client = new pg.Client(process.argv[1]);
    await client.connect();
    await client.query(process.argv[2]);
    await client.end();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script, address, TERMINATE]);
};

await onPostgres('outage', (address) => {
  const store = storeOnce(() => openStore(address));

  test('connections that the server ends while they rest cost nobody a click', async () => {
    const value = new Map([['a', '1']]);
    // Writes begin a transaction, and are retried where the connection has just ended; a read may fail on such a connection.
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(['x', 'y', 'z'].map((name) => store.settings.write('bot', name, value)));
      await terminateAll(address);
      // The next one waits in every second round, so that ended connections may be noticed or not.
      if (round % 2 === 0) await sleep(1_100);
      else await new Promise((go) => setImmediate(go));
      const read = await store.settings.read('bot', 'x').catch(kindOf);
      expect(round % 2 === 0 ? [value] : [value, 'away']).toContainEqual(read);
    }
    expect(await store.settings.read('bot', 'x')).toEqual(value);
  });

  test('a transaction that meets a connection which was ended a moment ago begins on another one', async () => {
    const names = ['x', 'y', 'z'];
    for (let round = 0; round < 5; round += 1) {
      const value = new Map([['a', String(round)]]);
      await Promise.all(names.map((name) => store.settings.write('bot', name, value)));
      terminateAllUnnoticed(address);
      await Promise.all(names.map((name) => store.settings.write('guild', name, value)));
      for (const name of names) expect(await store.settings.read('guild', name)).toEqual(value);
    }
  });

  /** A move that waits for another connection's lock. */
  const behindALock = async () => {
    const o = await stored(store);
    const append = () => store.matches.append(o.id, 0, [move('1:1')], index({ revision: 1 }));
    const locker = await connected(address);
    await locker.query('begin; lock table matches in access exclusive mode');
    return { locker, append, blocked: append().catch(kindOf) };
  };

  test('connections that the server ends in the middle of a transaction fail it alone, in our words', async () => {
    const { locker, append, blocked } = await behindALock();
    await expect
      .poll(async () => {
        const waiting = await locker.query(
          'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
        );
        return waiting.rowCount;
      })
      .toBeGreaterThan(0);
    locker.on('error', () => undefined);
    await terminateAll(address);
    expect(await blocked).toBe('away');
    expect(await append()).toBe('appended');
  });

  test('whoever waits too long for a lock is told so, while others are served', async () => {
    const { locker, append, blocked } = await behindALock();
    expect(await store.settings.read('bot', 'x')).toBeInstanceOf(Map);
    expect(await blocked).toBe('busy');
    await locker.query('rollback');
    await locker.end();
    expect(await append()).toBe('appended');
  });

  describeRestarts();
});

/** A server that crashes under its users. */
function describeRestarts(): void {
  const server = ownServer(true);

  test('a server that crashes and comes back while clicks go on loses no confirmed move', async () => {
    const held = await bench(await databaseOn(server.address, 'crash'), 'crash');
    const confirmed = new Map<string, readonly string[]>();
    const troubles: string[] = [];
    let stopped = false;
    const player = async (user: string): Promise<void> => {
      let live: Live | null = null;
      while (!stopped)
        try {
          live = await click(held, user, live);
          confirmed.set(live.match.id, live.match.moves);
        } catch (error) {
          troubles.push(kindOf(error));
          // Whether the failed call was done is unknown: the board is opened again, as a person would.
          live = null;
        }
    };
    const players = Promise.all(['ann', 'ben', 'cat', 'dan', 'eve'].map(player));
    for (let round = 0; round < 2; round += 1) {
      const before = confirmed.size;
      await expect.poll(() => confirmed.size).toBeGreaterThan(before + 5);
      await server.crash();
      // Too long to wait out: people are told.
      const told = troubles.length;
      await expect.poll(() => troubles.length).toBeGreaterThan(told);
      await server.start();
      const after = confirmed.size;
      await expect.poll(() => confirmed.size).toBeGreaterThan(after);
    }
    stopped = true;
    await players;
    expect(new Set(troubles)).toEqual(new Set(['away']));
    expect(confirmed.size).toBeGreaterThan(10);
    for (const [id, moves] of confirmed) {
      const { match } = must(await held.app.matches.show(id));
      expect(match.moves.slice(0, moves.length), id).toEqual(moves);
    }
    await held.store.close();
  });

  test('people read one kind sentence while it is away, and the first click after is served', async () => {
    const where = await databaseOn(server.address, 'told');
    const held: Stage = await stage({ where });
    const ada = held.person('Ada');
    const board = await ada.run('play', { line: 'nim 3 4 5', level: 'perfect', first: 'me' });
    await server.crash();
    const told = await ada.run('games');
    await expect.poll(() => ada.read(told)).toMatch(/can’t reach my database/);
    const help = await ada.run('help');
    await expect.poll(() => ada.read(help)).toMatch(/\/play/);
    await server.start();
    const first = await ada.run('games');
    await expect.poll(() => ada.read(first)).toMatch(/Nim/);
    const asked = await ada.modal(board, 'type');
    const moved = await ada.fill(asked, { move: '1:2' });
    await expect.poll(() => ada.read(messageOf(moved))).toMatch(/Move 2/);
    await held.close();
  });
}

/** A player's next action: a new game, or a move. */
const click = async ({ app }: Bench, user: string, live: Live | null): Promise<Live> => {
  if (live === null || live.match.status !== 'playing')
    return must(await app.matches.open(request({ by: user, line: 'nim 5 6 7' })));
  const [option] = live.spot.options();
  return must(await app.matches.play(live.match.id, user, live.match.revision, option!.move));
};
