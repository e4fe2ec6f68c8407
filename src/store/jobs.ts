/** Asking side of the jobs that processes share through their PostgreSQL database. The worker's side: `job-server.ts`. */
import { createHash, randomUUID } from 'node:crypto';
import { TookTooLong, TooManyJobs } from '../kernel/asker.ts';
import { turnsOf } from '../kernel/fair-queue.ts';
import { type JobOrder, type JobQueue, NoWorker } from '../kernel/jobs.ts';
import { packedText, unpackedText } from '../kernel/packed.ts';
import { HeldConnection, isLocked, NOW } from './database-lock.ts';

/** Channel of notifications between processes: `done` and an id, `drop` and an id, `new` and a pool, `workers`. */
export const CHANNEL = 'sprague_jobs';
/** Class of the advisory locks that show that a worker is alive: “SPRW”. */
export const WORKER_CLASS = 0x53505257;

/** Intervals of counting workers and deleting leftovers, and of checking the pending jobs. */
export const BEAT_INTERVAL_MS = 2_500;
const LOOK_INTERVAL_MS = 1_000;
/** Silence after which a worker counts as dead. */
const WORKER_SILENCE_MS = 10_000;
/** Silence of the asking process after which its jobs are deleted. */
const ASKER_SILENCE_MS = 60_000;
/** Time allowed for a worker's answer besides the job itself. */
const ANSWER_GRACE_MS = 5_000;
/** Then a job isn't given to another worker. */
const MAX_LOST_WORKERS = 3;
/** Limit of tries to queue a job when a concurrent one of the same user came first. */
const MAX_TRIES = 3;

/** Condition for a live worker: heard of recently, and connected. */
const ALIVE = `workers.seen_at > ${NOW} - ${WORKER_SILENCE_MS} and ${isLocked(WORKER_CLASS, 'workers.number')}`;

export const DELETE_LEFT = `with gone as (delete from workers where seen_at < ${NOW} - ${ASKER_SILENCE_MS})
  delete from jobs where seen_at < ${NOW} - ${ASKER_SILENCE_MS}`;

const COUNT_WORKERS = `select count(*)::int as workers from workers where version = $1 and ${ALIVE}`;

/**
 * Queues a job behind the waiting ones. A user with waiting jobs keeps their turn (see `FairQueue`). A counted job takes its
 * user's first free share: without one, nothing is queued.
 */
const PUT = `with turn as (select nextval('job_turns') as number),
  free as (select n as share from generate_series(1, $8::int) as n
    where not exists (select from jobs where person = $7 and share = n) order by n limit 1),
  place as (select (select share from free) as share where $8::int is null or exists (select from free)),
  put as (insert into jobs (id, number, version, pool, job, asker, server, person, share, server_turn, person_turn, asked_at, seen_at)
    select $1, number, $2, $3, $4, $5, $6, $7, share,
      coalesce((select min(server_turn) from jobs where pool = $3 and server = $6 and worker is null), number),
      coalesce((select min(person_turn) from jobs where pool = $3 and server = $6 and person = $7 and worker is null), number),
      ${NOW}, ${NOW} from turn, place on conflict do nothing returning id)
  select pg_notify('${CHANNEL}', 'new ' || $3) from put`;

/** Takes out a result, if it is there. */
const TAKE = `delete from jobs where id = $1 and result is not null returning result, taken_at - asked_at as waited`;

/** Notifies that a user has one fewer counted job: another of theirs may start. */
export const nextOf = (
  ended: string,
): string => `select 'new ' || jobs.pool from jobs join ${ended} using (person)
  where ${ended}.share is not null and jobs.share is not null and jobs.worker is null`;

/** Deletes a job that is no longer needed; notifies its worker. */
const DROP = `with dropped as (delete from jobs where id = $1 returning id, person, share)
  select pg_notify('${CHANNEL}', told) from (select 'drop ' || id as told from dropped union ${nextOf('dropped')}) as words`;

/** State of all pending jobs of an asking process. */
const LOOK = `update jobs set seen_at = ${NOW} where asker = $1
  returning id, worker, losses, result is not null as done, ${NOW} - taken_at as taken_for,
    worker is not null and not exists (select from workers where workers.id = jobs.worker and ${ALIVE}) as lost`;

/** Takes a job from a dead worker, for another one. */
const GIVE_BACK = `with given as (update jobs set worker = null, taken_at = null, losses = losses + 1
    where id = $1 and worker = $2 and result is null returning pool)
  select pg_notify('${CHANNEL}', 'new ' || pool) from given`;

interface LookedRow {
  readonly id: string;
  readonly worker: string | null;
  readonly losses: number;
  readonly done: boolean;
  readonly taken_for: string | null;
  readonly lost: boolean;
}

export type JobResult =
  | { readonly value: unknown }
  | { readonly error: { readonly name: string; readonly message: string } };

/** Digest of a row's server or user, for turns and shares: a pseudonym that can be matched against a list of ids. */
const digestOf = (text: string): string =>
  text === '' ? '' : createHash('sha256').update(`job ${text}`).digest('base64url');

export interface JobQueueOptions {
  /** Uses only workers of this version. */
  readonly version: string;
  /** Called with the milliseconds that a job waited for a worker. */
  readonly onWaited?: (ms: number) => void;
}

interface AskedJob {
  readonly withinMs: number;
  /** Whether its row exists. */
  isPut: boolean;
  isTaken: boolean;
  readonly settle: (end: () => unknown) => void;
}

/** Queue over a PostgreSQL database. */
export class OpenJobQueue implements JobQueue {
  readonly #connection: HeldConnection;
  readonly #options: JobQueueOptions;
  readonly #asked = new Map<string, AskedJob>();
  readonly #timers: readonly NodeJS.Timeout[];
  #workers = 0;
  #looking = false;
  /** Whether rows of this process may exist that are no longer needed. */
  #mayBeLeft = false;

  constructor(connection: HeldConnection, options: JobQueueOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#timers = [
      setInterval(() => void this.beat(), BEAT_INTERVAL_MS),
      setInterval(() => void this.#look(), LOOK_INTERVAL_MS),
    ];
    for (const timer of this.#timers) timer.unref();
    connection.onNotification((text) => this.#hear(text));
  }

  get isServed(): boolean {
    return this.#workers > 0 && this.#connection.held;
  }

  /** Live workers, and waiting jobs of this process. */
  load(): { readonly workers: number; readonly waiting: number } {
    const waiting = [...this.#asked.values()].filter(({ isTaken }) => !isTaken).length;
    return { workers: this.#workers, waiting };
  }

  async ask(order: JobOrder, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    const id = randomUUID();
    const answer = new Promise<unknown>((resolve) => {
      const settle: AskedJob['settle'] = (end) => {
        if (!this.#asked.delete(id)) return;
        signal?.removeEventListener('abort', abort);
        resolve(Promise.resolve().then(end));
      };
      const abort = (): void => {
        settle(() => signal?.throwIfAborted());
        void this.#drop(id);
      };
      signal?.addEventListener('abort', abort);
      this.#asked.set(id, { withinMs: order.withinMs, isPut: false, isTaken: false, settle });
    });
    // It may be aborted before its row exists.
    answer.catch(() => undefined);
    try {
      await this.#put(id, order);
      const asked = this.#asked.get(id);
      if (asked !== undefined) asked.isPut = true;
    } catch (error) {
      this.#mayBeLeft = true;
      this.#fail(id, error instanceof TooManyJobs ? error : new NoWorker('no queue', { cause: error }));
    }
    return answer;
  }

  #hear(text: string): void {
    const [what, id = ''] = text.split(' ');
    if (what === 'workers') void this.beat().then(() => this.#look());
    else if (what === 'done' && this.#asked.has(id)) void this.#collect(id);
  }

  /** Counts the workers, and deletes leftovers of ended processes. */
  async beat(): Promise<void> {
    try {
      const [row] = await this.#connection.query<{ workers: number }>(COUNT_WORKERS, [this.#options.version]);
      this.#workers = row?.workers ?? 0;
      await this.#connection.query(DELETE_LEFT);
    } catch {
      this.#workers = 0;
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const mine = [...this.#asked.keys()];
    for (const id of mine) this.#fail(id, new Error('closed: nothing is done any more'));
    await Promise.all(mine.map((id) => this.#drop(id)));
    await this.#connection.close();
  }

  async #put(id: string, { pool, job, asker, most }: JobOrder): Promise<void> {
    const { server, user } = turnsOf(asker);
    const counted = asker === undefined ? null : most;
    const values = [id, this.#options.version, pool, packedText(job), this.#connection.name];
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const put = await this.#connection.query(PUT, [...values, digestOf(server), digestOf(user), counted]);
      if (put.length > 0) return;
    }
    throw new TooManyJobs(`${counted} long jobs of one user are not done`);
  }

  #fail(id: string, error: Error): void {
    this.#asked.get(id)?.settle(() => {
      throw error;
    });
  }

  async #collect(id: string): Promise<void> {
    try {
      const [row] = await this.#connection.query<{ result: string; waited: string }>(TAKE, [id]);
      if (row === undefined) return;
      this.#options.onWaited?.(Number(row.waited));
      const result = unpackedText(row.result) as JobResult;
      if ('value' in result) this.#asked.get(id)?.settle(() => result.value);
      else this.#fail(id, errorOf(result.error));
    } catch (error) {
      this.#fail(id, new NoWorker('an answer could not be read', { cause: error }));
    }
  }

  async #drop(id: string): Promise<void> {
    await this.#connection.query(DROP, [id]).catch(() => {
      this.#mayBeLeft = true;
    });
  }

  /** Checks the pending jobs: notifications and workers may get lost. */
  async #look(): Promise<void> {
    if ((this.#asked.size === 0 && !this.#mayBeLeft) || this.#looking) return;
    this.#looking = true;
    const before = [...this.#asked].filter(([, { isPut }]) => isPut).map(([id]) => id);
    try {
      const rows = await this.#connection.query<LookedRow>(LOOK, [this.#connection.name]);
      this.#mayBeLeft = false;
      const found = new Set(rows.map(({ id }) => id));
      for (const id of before) {
        // The database lost it, or another process deleted it as a leftover.
        if (!found.has(id)) this.#fail(id, new NoWorker('the job is gone'));
      }
      for (const row of rows) await this.#follow(row);
    } catch (error) {
      this.#mayBeLeft = true;
      for (const id of before) this.#fail(id, new NoWorker('the queue is gone', { cause: error }));
    } finally {
      this.#looking = false;
    }
  }

  async #follow({ id, worker, losses, done, taken_for: takenFor, lost }: LookedRow): Promise<void> {
    const asked = this.#asked.get(id);
    if (asked === undefined) return this.#drop(id);
    asked.isTaken = worker !== null;
    if (done) return this.#collect(id);
    if (lost) await this.beat();
    if (worker !== null && !lost) {
      if (Number(takenFor) <= asked.withinMs + ANSWER_GRACE_MS) return;
      this.#fail(id, new TookTooLong(`no answer within ${asked.withinMs} ms`));
    } else if (this.#workers === 0) this.#fail(id, new NoWorker('no worker is there any more'));
    else if (worker === null) return;
    else if (losses + 1 < MAX_LOST_WORKERS) {
      await this.#connection.query(GIVE_BACK, [id, worker]);
      return;
    } else this.#fail(id, new Error(`${MAX_LOST_WORKERS} workers ended while they did this job`));
    await this.#drop(id);
  }
}

const errorOf = ({ name, message }: { readonly name: string; readonly message: string }): Error =>
  name === 'TookTooLong' ? new TookTooLong(message) : new Error(message);

/** Opens the queue of a PostgreSQL database whose schema is up to date. */
export const openJobQueue = async (url: string, options: JobQueueOptions): Promise<OpenJobQueue> => {
  const connection = await HeldConnection.open(url, {
    onWaiting: () => undefined,
    onTaken: () => undefined,
    take: async (client) => {
      await client.query(`listen ${CHANNEL}`);
    },
  });
  const queue = new OpenJobQueue(connection, options);
  await queue.beat();
  return queue;
};
