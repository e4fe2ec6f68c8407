import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StoreTrouble } from '../kernel/store-trouble.ts';
import { DatabaseTaken, LeasesLost, Refused } from './refused.ts';
import { troubleOf } from './trouble.ts';

/** Key of the advisory lock on a bot's database: “SPRG” and “bot ”. Processes that share the database hold it together. */
export const DATABASE_KEY = [0x53505247, 0x626f7420] as const;

const CONNECT_TIMEOUT_MS = 5_000;
/** Retry interval while the database is unreachable. */
const RETRY_MS = 250;
/** Interval of checking the connection, and timeout of its answer. */
const BEAT_INTERVAL_MS = 10_000;
const ANSWER_TIMEOUT_MS = 5_000;
/** Limit of tries for a lock that this process's lost connection still holds. */
const MAX_TRIES = 20;

export interface LockOptions {
  /** Called once if the database is not reachable yet, with its address and the reason. */
  readonly onWaiting: (where: string, reason: string) => void;
  /** Called when another bot took the database while the connection was lost: this one has to end. */
  readonly onTaken: (error: Error) => void;
}

/** A database locked for one bot until `close`. */
export interface DatabaseLock {
  /** False while the connection that holds it is lost: another bot may have taken it. */
  readonly held: boolean;
  close(): Promise<void>;
}

const whereOf = (url: string): string => {
  const { host, port } = new pg.Client(url);
  return `${host}:${port}`;
};

/** A wrong address, by SQLSTATE: waiting would not help. */
const refusalOf = (url: string, error: unknown): Refused | null => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const { user, database } = new pg.Client(url);
  if (code === '28P01' || code === '28000')
    return new Refused(`PostgreSQL at ${whereOf(url)} does not let in the user “${user}” with this password`);
  if (code === '3D000') return new Refused(`PostgreSQL at ${whereOf(url)} has no database “${database}”`);
  return null;
};

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Connects, however long that takes; throws if waiting would not help. */
export const reached = async (url: string, onWaiting: LockOptions['onWaiting']): Promise<pg.Client> => {
  for (let first = true; ; first = false)
    try {
      return await connect(url);
    } catch (error) {
      const refusal = refusalOf(url, error);
      if (refusal !== null) throw refusal;
      if (!(error instanceof Error) || troubleOf(error)?.kind !== 'away') throw error;
      // With several addresses for one name, the combined error has no message.
      const code = 'code' in error ? String(error.code) : error.name;
      if (first) onWaiting(whereOf(url), error.message === '' ? code : error.message);
      await sleep(RETRY_MS);
    }
};

/** Ends a session of this process that holds a lock: the server may be late to notice a lost connection. */
const END_OWN = `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and classid = $1 and objid = $2 and objsubid = 2
  and database = (select oid from pg_database where datname = current_database()) and application_name = $3
  and pid <> pg_backend_pid()`;

/** Takes an advisory lock, if necessary from a lost connection of this process. `how`: PostgreSQL's function. */
export const takeLock = async (
  client: pg.Client,
  name: string,
  key: readonly [number, number],
  how: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared' = 'pg_try_advisory_lock',
): Promise<boolean> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>(`select ${how}($1, $2) as taken`, [...key]);
    if (rows[0]?.taken === true) return true;
    const own = await client.query(END_OWN, [...key, name]);
    if (own.rowCount === 0) return false;
    await sleep(RETRY_MS);
  }
  return false;
};

export interface HoldOptions extends LockOptions {
  /** Takes this process's locks on a new connection; throws DatabaseTaken if another bot has them. */
  readonly take: (client: pg.Client, name: string) => Promise<void>;
  readonly onNotification?: (text: string) => void;
}

/** A connection that holds locks for this process, and is reopened when lost. */
export interface HeldConnection extends DatabaseLock {
  /** Name of this process's sessions on the server. */
  readonly name: string;
  query<R extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<readonly R[]>;
}

/**
 * Waits for a database and takes this process's locks there.
 *
 * @throws DatabaseTaken if another bot has them; Refused if the address is wrong
 */
export const holdDatabase = async (url: string, options: HoldOptions): Promise<HeldConnection> => {
  const name = `sprague ${randomUUID()}`;
  let held = false;
  let closed = false;
  let asking: Promise<void> = Promise.resolve();
  const taken = async (client: pg.Client): Promise<pg.Client> => {
    try {
      await client.query("select set_config('application_name', $1, false)", [name]);
      await options.take(client, name);
      client.on('notification', ({ payload = '' }) => options.onNotification?.(payload));
      watch(client);
      held = true;
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  };
  const again = async (): Promise<void> => {
    for (;;) {
      await sleep(RETRY_MS);
      if (closed) return;
      try {
        client = await taken(await connect(url));
        return;
      } catch (error) {
        if (!(error instanceof DatabaseTaken || error instanceof LeasesLost)) continue;
        options.onTaken(error);
        return;
      }
    }
  };
  /** Serialised: a connection runs one query at a time. */
  const ask = async <R extends pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<readonly R[]> => {
    const before = asking;
    let asked: () => void = () => undefined;
    asking = new Promise((resolve) => (asked = resolve));
    await before;
    const used = client;
    try {
      if (!held) throw new StoreTrouble('away', new Error('the connection of this process was lost'));
      const { rows } = await used.query<R>(sql, [...values]);
      return rows;
    } catch (error) {
      const trouble = troubleOf(error);
      // Reopens a connection that does not answer.
      if (trouble?.kind === 'away') void used.end().catch(() => undefined);
      throw trouble ?? error;
    } finally {
      asked();
    }
  };
  const watch = (watched: pg.Client): void => {
    const beat = setInterval(() => {
      ask('select 1').catch(() => void watched.end().catch(() => undefined));
    }, BEAT_INTERVAL_MS);
    beat.unref();
    watched.once('end', () => {
      clearInterval(beat);
      held = false;
      if (!closed) void again();
    });
  };
  let client: pg.Client = await taken(await reached(url, options.onWaiting));
  return {
    name,
    get held() {
      return held;
    },
    query: ask,
    close: async () => {
      closed = true;
      await client.end().catch(() => undefined);
    },
  };
};

/**
 * Waits for a database and locks it for this process: two bots would answer every click twice. The lock ends with its connection,
 * so it is taken again after a loss.
 *
 * @throws DatabaseTaken if another bot has it; Refused if the address is wrong
 */
export const lockDatabase = (url: string, options: LockOptions): Promise<DatabaseLock> =>
  holdDatabase(url, {
    ...options,
    take: async (client, name) => {
      if (!(await takeLock(client, name, DATABASE_KEY))) throw new DatabaseTaken();
    },
  });
