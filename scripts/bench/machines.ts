/**
 * Clicks of 1, 2 and 3 processes on one PostgreSQL database: 12 people play against the bot, each clicking shortly
 * after an answer. Reports clicks a second, processor time per click by place, and database writes. Discord and the
 * people run on the same processors. `npm run bench servers` measures the cost of servers.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { begin, buildProgram } from '../../test/support/machines/run.ts';
import { type PostgresServer, startPostgres } from '../../test/support/postgres.ts';

const PROCESSES = [1, 2, 3];
const PEOPLE = 12;
/** Leaves time for processes to start beside it on two cores. */
const PAUSE_MS = 20;
/** Each server has its own shard. */
const SERVERS = 6;
const WARM_MS = 15_000;
const MEASURED_MS = 30_000;
/** Clock ticks a second in Linux's files of processor time. */
const TICKS_PER_SECOND = 100;

/** Milliseconds of processor time of a process or thread, and its parent. */
const statOf = (path: string): { readonly ms: number; readonly parent: number } => {
  // Fields after the name, which may contain anything; the state is the 3rd field.
  const fields = readFileSync(`/proc/${path}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return {
    ms: ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND,
    parent: Number(fields[1]),
  };
};

/** Processes that ended meanwhile count as 0. */
const timeOf = (path: string): number => {
  try {
    return statOf(path).ms;
  } catch {
    return 0;
  }
};

const childrenOf = (parent: number): readonly string[] =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && statOf(name).parent === parent;
    } catch {
      return false;
    }
  });

interface Spent {
  readonly clicks: number;
  readonly main: number;
  readonly all: number;
  readonly database: number;
  readonly commits: number;
  readonly rows: number;
}

const difference = (to: Spent, from: Spent): Spent =>
  Object.fromEntries(
    Object.entries(to).map(([name, value]) => [name, value - from[name as keyof Spent]]),
  ) as unknown as Spent;

const measure = async (server: PostgresServer, program: string, count: number): Promise<void> => {
  const name = `processes_${count}`;
  const client = new pg.Client({ connectionString: `${server.address}postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  const database = `${server.address}${name}`;
  const world = await begin({
    ...{ database, program, players: PEOPLE, servers: SERVERS, shards: SERVERS },
    ...{ seed: 1, pauseMs: PAUSE_MS, line: 'nim 3 4 5 6' },
  });
  const spent = async (): Promise<Spent> => {
    // PostgreSQL updates its counters within a second after a transaction.
    const { rows } = await client.query<{ readonly commits: string; readonly rows: string }>(
      `select xact_commit as commits, tup_inserted + tup_updated + tup_deleted as rows from pg_stat_database where datname = $1`,
      [name],
    );
    const pids = [...world.fleet.machines].map(({ pid }) => String(pid));
    const sum = (paths: readonly string[]): number => paths.reduce((all, path) => all + timeOf(path), 0);
    return {
      clicks: world.players.reduce((all, { presses, games }) => all + presses.length + games.length, 0),
      main: sum(pids.map((pid) => `${pid}/task/${pid}`)),
      all: sum(pids),
      database: sum(childrenOf(server.pid())),
      commits: Number(rows[0]?.commits),
      rows: Number(rows[0]?.rows),
    };
  };
  try {
    for (let at = 1; at <= count; at += 1) await world.fleet.start(`process ${at}`);
    await wait(WARM_MS);
    const before = await spent();
    const from = performance.now();
    await wait(MEASURED_MS);
    const { clicks, main, all, database: stored, commits, rows } = difference(await spent(), before);
    const seconds = (performance.now() - from) / 1000;
    const { rows: sessions } = await client.query('select 1 from pg_stat_activity where datname = $1', [
      name,
    ]);
    console.log(
      [
        String(count).padStart(9),
        (clicks / seconds).toFixed(0).padStart(9),
        (main / clicks).toFixed(1).padStart(12),
        ((all - main) / clicks).toFixed(1).padStart(15),
        (stored / clicks).toFixed(1).padStart(12),
        ((1000 * clicks) / (all + stored)).toFixed(0).padStart(15),
        (commits / clicks).toFixed(1).padStart(9),
        (rows / clicks).toFixed(1).padStart(14),
        String(sessions.length).padStart(13),
      ].join(''),
    );
  } finally {
    await world.close();
    await client.end();
  }
};

const measureAll = async (server: PostgresServer): Promise<void> => {
  const program = buildProgram(undefined);
  console.log('  milliseconds of processor time a click: main thread, other threads, PostgreSQL');
  console.log(
    'processes clicks/s  main thread  other threads  PostgreSQL  a core-second  commits  rows written  connections',
  );
  try {
    for (const count of PROCESSES) await measure(server, program.main, count);
  } finally {
    program.remove();
    await server.close();
  }
};

const server = await startPostgres();
if ('missing' in server) console.log(`  left out: ${server.missing}`);
else await measureAll(server);
