import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync } from '@photostructure/sqlite';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { troubleOf } from './trouble.ts';

/** There are some dozens. */
const MAX_PREPARED_STATEMENTS = 200;
/** Longest wait for a lock of another process, and retry interval. */
const MAX_LOCK_WAIT_MS = 2_500;
const RETRY_MS = 20;

export type DatabaseFile = InstanceType<typeof DatabaseSync>;
type PreparedStatement = ReturnType<DatabaseFile['prepare']>;

interface Prepared {
  readonly statement: PreparedStatement;
  readonly reads: boolean;
}

/**
 * One handle on a file, shared by this whole process. SQLite itself would wait for another process's lock synchronously and block
 * even reads; so it is told not to wait, and a refused statement retries in a later turn of the event loop, holding nothing.
 * Transactions start with the write lock: one that took it later would fail if another process wrote meanwhile.
 */
export class SqliteDriver implements Driver {
  readonly #db: DatabaseFile;
  readonly #prepared = new Map<string, Prepared>();
  #owner: DatabaseConnection | null = null;
  #ended: Promise<void> = Promise.resolve();
  #end: () => void = () => undefined;

  constructor(db: DatabaseFile) {
    this.#db = db;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: <R>(query: CompiledQuery) => this.#patiently(connection, () => this.#run<R>(query)),
      streamQuery: () => {
        throw new Error('rows are not streamed');
      },
    };
    return Promise.resolve(connection);
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#patiently(connection, () => {
      this.#db.exec('begin immediate');
      this.#owner = connection;
      this.#ended = new Promise((resolve) => {
        this.#end = resolve;
      });
    });
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#patiently(connection, () => {
      this.#db.exec('commit');
    });
    this.#release();
  }

  /** SQLite rolls back by itself when it cannot continue (for example on a full disk): keeps the original error. */
  rollbackTransaction(): Promise<void> {
    try {
      if (this.#db.isTransaction) this.#db.exec('rollback');
    } finally {
      this.#release();
    }
    return Promise.resolve();
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  /** Moves the log into the file, so that the file alone can be copied, unless another process still reads it. */
  destroy(): Promise<void> {
    try {
      this.#db.exec(`pragma busy_timeout = ${MAX_LOCK_WAIT_MS}; pragma wal_checkpoint(truncate)`);
    } finally {
      this.#db.close();
    }
    return Promise.resolve();
  }

  #release(): void {
    this.#owner = null;
    this.#end();
  }

  /** Result of `act`, once no other transaction of this process is running and no other process has the lock it needs. */
  async #patiently<T>(connection: DatabaseConnection, act: () => T): Promise<T> {
    const until = performance.now() + MAX_LOCK_WAIT_MS;
    for (;;) {
      while (this.#owner !== null && this.#owner !== connection) await this.#ended;
      try {
        return act();
      } catch (error) {
        const trouble = troubleOf(error);
        const waits = trouble?.kind === 'busy' && this.#owner !== connection && performance.now() < until;
        if (!waits) throw trouble ?? error;
      }
      await sleep(RETRY_MS);
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, reads } = this.#prepare(sql);
    if (reads) return { rows: statement.all(...(parameters as unknown[])) as R[] };
    const { changes, lastInsertRowid } = statement.run(...(parameters as unknown[]));
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#db.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    if (this.#prepared.size >= MAX_PREPARED_STATEMENTS) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
