/** Worker's side of the jobs that processes share through their PostgreSQL database. The asking side: `jobs.ts`. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolName } from '../kernel/jobs.ts';
import type { PoolLoad } from '../kernel/monitor.ts';
import { packedText, unpackedText } from '../kernel/packed.ts';
import { HeldConnection, type LockOptions, NOW, reached, takeLock } from './database-lock.ts';
import { BEAT_INTERVAL_MS, CHANNEL, DELETE_LEFT, type JobResult, nextOf, WORKER_CLASS } from './jobs.ts';
import { LeasesLost } from './refused.ts';

/** Interval of checking whether the bot has created its tables. */
const RETRY_MS = 1_000;

/** Registers a worker; notifies all processes of a new one. */
const REGISTER = `with mine as (insert into workers (id, number, version, seen_at) values ($1, $2, $3, ${NOW})
    on conflict (id) do update set seen_at = excluded.seen_at returning xmax = 0 as is_new)
  select pg_notify('${CHANNEL}', 'workers') from mine where is_new`;

/** While a long job of a user runs, no second one of theirs starts. */
const IS_FREE = `(share is null or not exists (select from jobs as other
  where other.person = jobs.person and other.share is not null and other.worker is not null and other.result is null))`;

/**
 * Takes the next job: servers take turns, then users within a server, oldest job first (see `FairQueue`). Other jobs of that
 * server, and of that user, move behind all waiting ones; jobs being taken at this moment are skipped.
 */
const CLAIM = `with next as (select id, pool, server, person, job from jobs
    where version = $1 and pool = $2 and worker is null and ${IS_FREE}
    order by server_turn, person_turn, number limit 1 for update skip locked),
  turn as (select nextval('job_turns') as number from next),
  others as (select jobs.id, jobs.person = next.person as is_same from jobs join next using (pool, server)
    where jobs.id <> next.id and jobs.worker is null for update of jobs skip locked),
  turned as (update jobs set server_turn = turn.number,
      person_turn = case when others.is_same then turn.number else person_turn end
    from others, turn where jobs.id = others.id)
  update jobs set worker = $3, taken_at = ${NOW} from next where jobs.id = next.id returning jobs.id, jobs.job`;

/** Stores a result; no-op if the job was given to another worker, or dropped. */
const ANSWER = `with answered as (update jobs set result = $3 where id = $1 and worker = $2 and result is null returning id, person, share)
  select pg_notify('${CHANNEL}', told) from (select 'done ' || id as told from answered union ${nextOf('answered')}) as words`;

/** Releases jobs that the database still assigns to this worker, after a lost reply to taking or finishing them. */
const GIVE_BACK_LOST = `with lost as (update jobs set worker = null, taken_at = null
    where worker = $1 and result is null and id <> all($2::text[]) returning pool)
  select pg_notify('${CHANNEL}', 'new ' || pool) from lost`;

const LEAVE = `with left_over as (update jobs set worker = null, taken_at = null where worker = $1 and result is null returning pool),
  gone as (delete from workers where id = $1)
  select pg_notify('${CHANNEL}', told) from (select 'workers' as told union select 'new ' || pool from left_over) as words`;

/** A worker's capacity for one kind of jobs. */
export interface Serving {
  /** Number of concurrent jobs. */
  readonly threads: number;
  /** Rejects when aborted. */
  readonly run: (job: unknown, signal: AbortSignal) => Promise<unknown>;
}

export interface JobServerOptions extends LockOptions {
  /** Takes only jobs of this version. */
  readonly version: string;
  readonly pools: Readonly<Partial<Record<PoolName, Serving>>>;
  /** Called with errors of the database. */
  readonly onTrouble: (error: unknown) => void;
  /** Called after each beat that the database answered. */
  readonly onAnswer?: () => void;
}

interface TakenJob {
  readonly id: string;
  readonly job: string;
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

interface Pool extends Serving {
  running: number;
  done: number;
  /** Whether jobs are being taken, and whether to check again after that. */
  isTaking: boolean;
  isAsked: boolean;
}

/** Does jobs of a PostgreSQL database. */
export class JobServer {
  readonly #connection: HeldConnection;
  readonly #number: number;
  readonly #options: JobServerOptions;
  readonly #pools: ReadonlyMap<string, Pool>;
  readonly #running = new Map<string, AbortController>();
  readonly #beat: NodeJS.Timeout;
  #closed = false;

  constructor(connection: HeldConnection, number: number, options: JobServerOptions) {
    this.#connection = connection;
    this.#number = number;
    this.#options = options;
    this.#pools = new Map(
      Object.entries(options.pools).map(([name, serving]) => [
        name,
        { ...serving, running: 0, done: 0, isTaking: false, isAsked: false },
      ]),
    );
    this.#beat = setInterval(() => void this.beat(), BEAT_INTERVAL_MS);
    connection.onNotification((text) => this.#hear(text));
  }

  /** Whether it is registered and its connection is alive. */
  get held(): boolean {
    return this.#connection.held;
  }

  loads(): Readonly<Record<string, PoolLoad>> {
    return Object.fromEntries(
      [...this.#pools].map(([name, { running, done }]) => [name, { threads: running, waiting: 0, done }]),
    );
  }

  #hear(text: string): void {
    const [what, about = ''] = text.split(' ');
    if (what === 'new') void this.#fill(about);
    else if (what === 'drop') this.#running.get(about)?.abort();
  }

  async beat(): Promise<void> {
    const { version, onTrouble, onAnswer } = this.#options;
    try {
      await this.#connection.query(REGISTER, [this.#connection.name, this.#number, version]);
      if (![...this.#pools.values()].some(({ isTaking }) => isTaking))
        await this.#connection.query(GIVE_BACK_LOST, [this.#connection.name, [...this.#running.keys()]]);
      await this.#connection.query(DELETE_LEFT);
    } catch (error) {
      onTrouble(error);
      return;
    }
    onAnswer?.();
    for (const name of this.#pools.keys()) void this.#fill(name);
  }

  /** Releases its running jobs. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#beat);
    for (const controller of this.#running.values()) controller.abort();
    await this.#connection.query(LEAVE, [this.#connection.name]).catch(() => undefined);
    await this.#connection.close();
  }

  /** Takes jobs while threads are free. */
  async #fill(name: string): Promise<void> {
    const pool = this.#pools.get(name);
    if (pool === undefined) return;
    pool.isAsked = true;
    if (pool.isTaking) return;
    pool.isTaking = true;
    try {
      while (pool.isAsked && !this.#closed) {
        pool.isAsked = false;
        if (pool.running >= pool.threads) continue;
        const taken = await this.#claim(name);
        if (taken === null) continue;
        pool.isAsked = true;
        pool.running += 1;
        void this.#do(name, pool, taken);
      }
    } catch (error) {
      this.#options.onTrouble(error);
    } finally {
      pool.isTaking = false;
    }
  }

  /** Null if no waiting job may start. */
  async #claim(pool: string): Promise<TakenJob | null> {
    const values = [this.#options.version, pool, this.#connection.name];
    for (;;)
      try {
        const [taken] = await this.#connection.query<TakenJob>(CLAIM, values);
        return taken ?? null;
      } catch (error) {
        // Another worker started a long job of the same user at the same time.
        if (!isUniqueViolation(error)) throw error;
      }
  }

  async #do(name: string, pool: Pool, { id, job }: TakenJob): Promise<void> {
    const controller = new AbortController();
    this.#running.set(id, controller);
    const result = await resultOf(() => pool.run(unpackedText(job), controller.signal));
    this.#running.delete(id);
    pool.running -= 1;
    pool.done += 1;
    if (this.#closed) return;
    try {
      await this.#connection.query(ANSWER, [id, this.#connection.name, packedText(result)]);
    } catch (error) {
      this.#options.onTrouble(error);
    }
    void this.#fill(name);
  }
}

const resultOf = async (run: () => Promise<unknown>): Promise<JobResult> => {
  try {
    return { value: await run() };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { error: { name, message } };
  }
};

/** Waits for the server, and until the bot has migrated the schema: a worker doesn't migrate. */
export const tablesAreThere = async (url: string, onWaiting: LockOptions['onWaiting']): Promise<void> => {
  for (let first = true; ; first = false) {
    const client = await reached(url, onWaiting);
    try {
      const { rows } = await client.query<{ there: boolean }>(
        "select to_regclass('jobs') is not null as there",
      );
      if (rows[0]?.there === true) return;
    } finally {
      await client.end().catch(() => undefined);
    }
    if (first) onWaiting(`${client.host}:${client.port}`, 'the bot has not made its tables yet');
    await sleep(RETRY_MS);
  }
};

/** Serves jobs of a PostgreSQL database whose tables exist. */
export const serveJobs = async (url: string, options: JobServerOptions): Promise<JobServer> => {
  const number = randomInt(2 ** 31 - 1);
  const connection = await HeldConnection.open(url, {
    ...options,
    take: async (client, name) => {
      if (!(await takeLock(client, name, [WORKER_CLASS, number]))) throw new LeasesLost();
      await client.query(`listen ${CHANNEL}`);
    },
  });
  const server = new JobServer(connection, number, options);
  await server.beat();
  return server;
};
