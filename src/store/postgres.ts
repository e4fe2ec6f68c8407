import { setTimeout as sleep } from 'node:timers/promises';
import type { Dialect, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { StoreTrouble } from '../kernel/store-trouble.ts';
import { CONNECT_TIMEOUT_MS, connect } from './database-lock.ts';
import { PostgresDialect } from './kysely.ts';
import { LeasesLost } from './refused.ts';
import { troubleOf } from './trouble.ts';

/** Connections of one process. */
const MAX_CONNECTIONS = 10;

/** Time limits of a statement, of waiting for a lock, and of an idle transaction, enforced by the server. */
const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000;
/** A statement, not connection parameters: poolers in between refuse those. */
const LIMITS = `set statement_timeout = ${STATEMENT_TIMEOUT_MS}; set lock_timeout = ${LOCK_TIMEOUT_MS}; set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT_MS}`;
/** Silence after which a server counts as gone: it should have reported the end of any statement by then. */
const MAX_SILENCE_MS = 20_000;
/** A connection unused for this long is checked before use. */
const SUSPECT_AFTER_MS = 1_000;
const PING_TIMEOUT_MS = 5_000;
/** Short outages (a restarting server) are waited for: longest time since their beginning, and retry interval. */
const OUTAGE_WAIT_MS = 2_500;
const RETRY_MS = 100;

/** Object ids of types that pg returns as text, and that are whole numbers below 2^53 here: int8 (also `count`) and numeric. */
const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    NUMBERS.has(oid) && format !== 'binary'
      ? Number
      : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

export interface PostgresOptions {
  /** False: no time limits, for migrations and full copies. */
  readonly hurried?: boolean;
  /** Whether this process holds the database lock; otherwise no statements are sent. */
  readonly held?: () => boolean;
  /** Name of a process that shares the database (see `leases.ts`): once its membership ends, no statements are sent. */
  readonly member?: string;
}

/**
 * A PostgreSQL server by its address (`postgres://…`). Acknowledged rows are as durable as its `synchronous_commit`, on by
 * default: they survive kill -9 and a power cut.
 *
 * A lost connection is an error of its user (`StoreTrouble`), and never ends the process.
 */
export const postgresDialect = (url: string, options: PostgresOptions = {}): Dialect =>
  new PostgresDialect({ pool: new CheckedPool(poolOf(url, options), options) });

/** One connection without time limits, for full copies. */
export const connectPostgres = (url: string): Promise<pg.Client> => connect(url, { types: TYPES });

const poolOf = (url: string, { hurried = true }: PostgresOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(hurried ? { query_timeout: MAX_SILENCE_MS } : {}),
    types: TYPES,
  });
  // Without listeners a lost connection would be an unhandled error, which ends the process: the pool reports idle connections,
  // and each connection reports itself while in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Checks connections of pg's pool before use, and translates its errors. */
class CheckedPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #hurried: boolean;
  readonly #held: () => boolean;
  readonly #member: string | undefined;
  readonly #used = new WeakMap<pg.PoolClient, number>();
  #awaySince: number | null = null;

  constructor(pool: pg.Pool, { hurried = true, held = () => true, member }: PostgresOptions) {
    this.#member = member;
    this.#pool = pool;
    this.#hurried = hurried;
    this.#held = held;
  }

  async connect(): Promise<PostgresPoolClient> {
    for (;;)
      try {
        if (!this.#held())
          throw new StoreTrouble('away', new Error('the connection that holds its lock was lost'));
        const client = await this.#sound();
        this.#awaySince = null;
        return new PooledConnection(
          client,
          () => this.#sound(0),
          (last) => this.#used.set(last, performance.now()),
        );
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble?.kind !== 'away') throw trouble ?? error;
        this.#awaySince ??= performance.now();
        if (performance.now() - this.#awaySince > OUTAGE_WAIT_MS) throw trouble;
        await sleep(RETRY_MS);
      }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #greet(client: pg.PoolClient, isNew: boolean): Promise<void> {
    const ask = async (text: string) =>
      lastOf(await client.query({ text, query_timeout: PING_TIMEOUT_MS } as pg.QueryConfig));
    if (!isNew) await ask('select 1');
    else {
      if (this.#hurried) await ask(LIMITS);
      if (this.#member !== undefined) await this.#admit(ask, this.#member);
    }
  }

  /**
   * Sets the name before checking the row: ending a membership deletes the row first and then ends all connections of that name.
   * So either the missing row is noticed here, or the connection is ended.
   */
  async #admit(ask: (text: string) => Promise<pg.QueryResult | undefined>, member: string): Promise<void> {
    const name = pg.escapeLiteral(member);
    const found = await ask(`set application_name = ${name}; select from processes where id = ${name}`);
    if (found?.rowCount !== 1) throw new StoreTrouble('away', new LeasesLost());
  }

  /** A connection that is new, was used less than `suspectMs` ago, or still answers. */
  async #sound(suspectMs = SUSPECT_AFTER_MS): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      const used = this.#used.get(client);
      if (used !== undefined && performance.now() - used < suspectMs) return client;
      try {
        await this.#greet(client, used === undefined);
        return client;
      } catch (error) {
        client.release(true);
        if (used === undefined) throw error;
      }
    }
  }
}

/** Last result of a query, which returns one per statement. */
const lastOf = (results: pg.QueryResult | readonly pg.QueryResult[]): pg.QueryResult | undefined =>
  Array.isArray(results) ? (results as readonly pg.QueryResult[]).at(-1) : (results as pg.QueryResult);

class PooledConnection implements PostgresPoolClient {
  #client: pg.PoolClient | null;
  readonly #another: () => Promise<pg.PoolClient>;
  readonly #onRelease: (client: pg.PoolClient) => void;

  constructor(
    client: pg.PoolClient,
    another: () => Promise<pg.PoolClient>,
    onRelease: (client: pg.PoolClient) => void,
  ) {
    this.#client = client;
    this.#another = another;
    this.#onRelease = onRelease;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(cursor: object): never;
  async query(sql: unknown, parameters?: readonly unknown[]): Promise<unknown> {
    if (typeof sql !== 'string') throw new Error('cursors are not used');
    try {
      return await this.#send(sql, [...(parameters ?? [])]);
    } catch (error) {
      const trouble = troubleOf(error);
      if (sql === 'begin' && trouble?.kind === 'away') return this.#beginElsewhere();
      // The server rolls back by itself what a lost connection leaves open; report the original error, not a failed rollback.
      const rolledBack = sql === 'rollback';
      if (rolledBack || trouble?.kind === 'away') this.#drop();
      if (!rolledBack) throw trouble ?? error;
      return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    }
  }

  release(): void {
    if (this.#client === null) return;
    this.#onRelease(this.#client);
    this.#client.release();
  }

  #send(sql: string, parameters: unknown[]): Promise<unknown> {
    if (this.#client === null) throw new StoreTrouble('away', new Error('the connection was lost'));
    return this.#client.query(sql, parameters);
  }

  /** Starts a transaction on another connection if the first one was lost at `begin`: nothing was done yet. */
  async #beginElsewhere(): Promise<unknown> {
    this.#drop();
    try {
      this.#client = await this.#another();
      return await this.#client.query('begin');
    } catch (error) {
      throw troubleOf(error) ?? error;
    }
  }

  /** Closes the connection; the pool opens a new one when needed. */
  #drop(): void {
    this.#client?.release(true);
    this.#client = null;
  }
}
