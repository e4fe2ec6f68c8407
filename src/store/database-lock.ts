import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StoreTrouble } from '../kernel/store-trouble.ts';
import { DatabaseTaken, LeasesLost, Refused } from './refused.ts';
import { troubleOf } from './trouble.ts';

/** The database's clock: clocks of machines may differ. */
export const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Condition that an advisory lock with these two keys is held: the connection that took it is alive. */
export const isLocked = (first: number, second: string): string =>
  `exists (select from pg_locks where locktype = 'advisory' and granted and classid = ${first} and objid = ${second}
  and objsubid = 2 and database = (select oid from pg_database where datname = current_database()))`;

/** Key of the advisory lock on a bot's database: “SPRG” and “bot ”. Processes that share the database hold it together. */
export const DATABASE_KEY = [0x53505247, 0x626f7420] as const;

export const CONNECT_TIMEOUT_MS = 5_000;
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

/** Node's codes for a certificate of an unknown authority or of another host. An expired one is not among them: it may be renewed. */
const UNTRUSTED =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER|VERIFY)_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/;
const NO_TLS = 'The server does not support SSL connections';

/** A wrong address, by SQLSTATE, or TLS that does not fit: waiting would not help. */
const refusalOf = (url: string, error: unknown): Refused | null => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const { user, database } = new pg.Client(url);
  if (code === '28P01')
    return new Refused(`PostgreSQL at ${whereOf(url)} does not let in the user “${user}” with this password`);
  // The password is not the reason: the server wants TLS, or lets the user in from elsewhere or not at all.
  if (error instanceof Error && code === '28000')
    return new Refused(`PostgreSQL at ${whereOf(url)} does not let in the user “${user}”: ${error.message}`);
  if (error instanceof Error && typeof code === 'string' && UNTRUSTED.test(code))
    return new Refused(
      `PostgreSQL at ${whereOf(url)} has a certificate that is not trusted: ${error.message} (docs/operating.md, “TLS to PostgreSQL”)`,
    );
  if (error instanceof Error && error.message === NO_TLS)
    return new Refused(
      `PostgreSQL at ${whereOf(url)} has no TLS, which DATABASE_URL asks for (docs/operating.md, “TLS to PostgreSQL”)`,
    );
  if (code === '3D000') return new Refused(`PostgreSQL at ${whereOf(url)} has no database “${database}”`);
  return null;
};

/** A connection of its own, without time limits unless `config` sets them. */
export const connect = async (url: string, config: pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...config,
  });
  // Its user's query fails then; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Settings of connections that hold locks. */
const HELD: pg.ClientConfig = { query_timeout: ANSWER_TIMEOUT_MS, keepAlive: true };

/** @throws Refused for an address that pg cannot use, such as one with a certificate's file that is not there */
const checkAddress = (url: string): void => {
  try {
    whereOf(url);
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : '');
  }
};

/** Connects, however long that takes; throws if waiting would not help. */
export const reached = async (url: string, onWaiting: LockOptions['onWaiting']): Promise<pg.Client> => {
  checkAddress(url);
  for (let first = true; ; first = false)
    try {
      return await connect(url, HELD);
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
}

const ended = (client: pg.Client | null): Promise<void> | undefined => client?.end().catch(() => undefined);

/** A connection that holds locks for this process, and is reopened when lost. */
export class HeldConnection implements DatabaseLock {
  /** Name of this process's sessions on the server. */
  readonly name = `sprague ${randomUUID()}`;
  readonly #url: string;
  readonly #options: HoldOptions;
  /** Null while the connection is lost. */
  #client: pg.Client | null = null;
  /** Resolves after the last query: a connection runs one at a time. */
  #asked: Promise<unknown> = Promise.resolve();
  #hear: (text: string) => void = () => undefined;
  #closed = false;

  private constructor(url: string, options: HoldOptions) {
    this.#url = url;
    this.#options = options;
  }

  /**
   * Waits for a database and takes this process's locks there.
   *
   * @throws DatabaseTaken if another bot has them; Refused if the address is wrong
   */
  static async open(url: string, options: HoldOptions): Promise<HeldConnection> {
    const connection = new HeldConnection(url, options);
    await connection.#use(await reached(url, options.onWaiting));
    return connection;
  }

  get held(): boolean {
    return this.#client !== null;
  }

  /** Calls `hear` with the text of each notification from now on. */
  onNotification(hear: (text: string) => void): void {
    this.#hear = hear;
  }

  query<R extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<readonly R[]> {
    const rows = this.#asked.then(() => this.#query<R>(sql, values));
    this.#asked = rows.catch(() => undefined);
    return rows;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await ended(this.#client);
  }

  async #query<R extends pg.QueryResultRow>(sql: string, values: readonly unknown[]): Promise<readonly R[]> {
    const client = this.#client;
    try {
      if (client === null)
        throw new StoreTrouble('away', new Error('the connection of this process was lost'));
      const { rows } = await client.query<R>(sql, [...values]);
      return rows;
    } catch (error) {
      const trouble = troubleOf(error);
      // Reopens a connection that does not answer.
      if (trouble?.kind === 'away') void ended(client);
      throw trouble ?? error;
    }
  }

  /** Takes the locks on a new connection, and uses it until it is lost. */
  async #use(client: pg.Client): Promise<void> {
    try {
      await client.query("select set_config('application_name', $1, false)", [this.name]);
      await this.#options.take(client, this.name);
    } catch (error) {
      await ended(client);
      throw error;
    }
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    this.#watch(client);
    this.#client = client;
    // Closed while it was being opened.
    if (this.#closed) await ended(client);
  }

  #watch(client: pg.Client): void {
    const beat = setInterval(() => {
      this.query('select 1').catch(() => void ended(client));
    }, BEAT_INTERVAL_MS);
    beat.unref();
    client.once('end', () => {
      clearInterval(beat);
      this.#client = null;
      if (!this.#closed) void this.#reopen();
    });
  }

  async #reopen(): Promise<void> {
    for (;;) {
      await sleep(RETRY_MS);
      if (this.#closed) return;
      try {
        return await this.#use(await connect(this.#url, HELD));
      } catch (error) {
        if (!(error instanceof DatabaseTaken || error instanceof LeasesLost)) continue;
        this.#options.onTaken(error);
        return;
      }
    }
  }
}

/**
 * Waits for a database and locks it for this process: two bots would answer every click twice. The lock ends with its connection,
 * so it is taken again after a loss.
 *
 * @throws DatabaseTaken if another bot has it; Refused if the address is wrong
 */
export const lockDatabase = (url: string, options: LockOptions): Promise<DatabaseLock> =>
  HeldConnection.open(url, {
    ...options,
    take: async (client, name) => {
      if (!(await takeLock(client, name, DATABASE_KEY))) throw new DatabaseTaken();
    },
  });
