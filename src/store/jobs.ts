/** Jobs that processes share by their PostgreSQL database: what an asking process does. What a worker does: `job-server.ts`. */
import { createHash, randomUUID } from 'node:crypto';
import { TookTooLong, TooManyJobs } from '../kernel/asker.ts';
import { turnsOf } from '../kernel/fair-queue.ts';
import { type JobOrder, type JobQueue, NoWorker } from '../kernel/jobs.ts';
import { packedText, unpackedText } from '../kernel/packed.ts';
import { type HeldConnection, holdDatabase } from './database-lock.ts';

/** By which processes tell each other: `done` and an id, `drop` and an id, `new` and a pool, `workers`. */
export const CHANNEL = 'sprague_jobs';
/** The class of the advisory locks by which others see that a worker is there: “SPRW”. */
export const WORKER_CLASS = 0x53505257;
/** The database's clock: machines may differ. */
export const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** How often it is looked which workers there are, and what is left over; and how often what became of jobs that are waited for. */
export const BEAT_MS = 2_500;
const LOOK_MS = 1_000;
/** A worker that was not heard of for so long does nothing any more. */
const SILENT_MS = 10_000;
/** Nobody waits any more for a job whose asker was not heard of for so long. */
const LEFT_MS = 60_000;
/** What a worker's answer may take beside the job itself. */
const GRACE_MS = 5_000;
/** A job that so many workers died of is not given to another one. */
const MOST_LOSSES = 3;
/** How often a job is put into the queue anew where another one of the same user came first. */
const TRIES = 3;

/** Workers that are there: heard of lately, and with their connection. */
export const ALIVE = `workers.seen_at > ${NOW} - ${SILENT_MS} and exists (select from pg_locks where locktype = 'advisory' and granted
  and classid = ${WORKER_CLASS} and objid = workers.number and objsubid = 2
  and database = (select oid from pg_database where datname = current_database()))`;

/** Deletes what nobody will ask for, wherever its process ended. */
export const DELETE_LEFT = `with gone as (delete from workers where seen_at < ${NOW} - ${LEFT_MS})
  delete from jobs where seen_at < ${NOW} - ${LEFT_MS}`;

const COUNT_WORKERS = `select count(*)::int as workers from workers where version = $1 and ${ALIVE}`;

/**
 * Puts a job behind those that wait. Who has some waiting keeps their turn (see `FairQueue`). A job that is counted takes the first
 * free share of its user: without one nothing is put.
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

/** Takes an answer out, if it is there. */
const TAKE = `delete from jobs where id = $1 and result is not null returning result, taken_at - asked_at as waited`;

/** Tells of the jobs of a user who has one less that is counted: another of theirs may begin. */
export const nextOf = (
  ended: string,
): string => `select 'new ' || jobs.pool from jobs join ${ended} using (person)
  where ${ended}.share is not null and jobs.share is not null and jobs.worker is null`;

/** Takes back a job that nobody waits for here any more; a worker that does it hears so. */
const DROP = `with dropped as (delete from jobs where id = $1 returning id, person, share)
  select pg_notify('${CHANNEL}', told) from (select 'drop ' || id as told from dropped union ${nextOf('dropped')}) as words`;

/** What became of all jobs of an asker, which are still waited for. */
const LOOK = `update jobs set seen_at = ${NOW} where asker = $1
  returning id, worker, losses, result is not null as done, ${NOW} - taken_at as taken_for,
    worker is not null and not exists (select from workers where workers.id = jobs.worker and ${ALIVE}) as lost`;

/** Gives a job to another worker than the one that is gone. */
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

/** What a worker says of a job: what it gives, or why it does not. */
export type JobResult =
  | { readonly value: unknown }
  | { readonly error: { readonly name: string; readonly message: string } };

/** Server and user of a row: digests, pseudonyms to whoever has a list of ids; for turns and shares it is enough. */
const digestOf = (text: string): string =>
  text === '' ? '' : createHash('sha256').update(`job ${text}`).digest('base64url');

export interface JobQueueOptions {
  /** Only workers of this version are asked. */
  readonly version: string;
  /** Told how long a job waited for a worker, in milliseconds. */
  readonly onWaited?: (ms: number) => void;
}

export interface OpenJobQueue extends JobQueue {
  /** Workers that are there, and jobs of this process that wait for one. */
  readonly load: () => { readonly workers: number; readonly waiting: number };
  close(): Promise<void>;
}

/** A job that is waited for. */
interface Asked {
  readonly withinMs: number;
  /** Whether its row is there. */
  isPut: boolean;
  isTaken: boolean;
  readonly settle: (end: () => unknown) => void;
}

class Queue implements OpenJobQueue {
  readonly #connection: HeldConnection;
  readonly #options: JobQueueOptions;
  readonly #asked = new Map<string, Asked>();
  readonly #timers: readonly NodeJS.Timeout[];
  #workers = 0;
  #looking = false;
  /** Whether rows of this process may be there for which nobody waits any more. */
  #mayBeLeft = false;

  constructor(connection: HeldConnection, options: JobQueueOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#timers = [
      setInterval(() => void this.beat(), BEAT_MS),
      setInterval(() => void this.#look(), LOOK_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get isServed(): boolean {
    return this.#workers > 0 && this.#connection.held;
  }

  load() {
    const waiting = [...this.#asked.values()].filter(({ isTaken }) => !isTaken).length;
    return { workers: this.#workers, waiting };
  }

  async ask(order: JobOrder, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    const id = randomUUID();
    const answer = new Promise<unknown>((resolve) => {
      const settle: Asked['settle'] = (end) => {
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
    // It may be aborted before its row is there.
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

  hear(text: string): void {
    const [what, id = ''] = text.split(' ');
    if (what === 'workers') void this.beat().then(() => this.#look());
    else if (what === 'done' && this.#asked.has(id)) void this.#collect(id);
  }

  /** Which workers there are; and what processes left that are gone. */
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
    for (let tries = 0; tries < TRIES; tries += 1) {
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

  /** What became of the jobs that are waited for: notices may be lost, and workers. */
  async #look(): Promise<void> {
    if ((this.#asked.size === 0 && !this.#mayBeLeft) || this.#looking) return;
    this.#looking = true;
    const before = [...this.#asked].filter(([, { isPut }]) => isPut).map(([id]) => id);
    try {
      const rows = await this.#connection.query<LookedRow>(LOOK, [this.#connection.name]);
      this.#mayBeLeft = false;
      const found = new Set(rows.map(({ id }) => id));
      for (const id of before) {
        // The database lost it, or another process thought that nobody waits for it.
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
      if (Number(takenFor) <= asked.withinMs + GRACE_MS) return;
      this.#fail(id, new TookTooLong(`no answer within ${asked.withinMs} ms`));
    } else if (this.#workers === 0) this.#fail(id, new NoWorker('no worker is there any more'));
    else if (worker === null) return;
    else if (losses + 1 < MOST_LOSSES) {
      await this.#connection.query(GIVE_BACK, [id, worker]);
      return;
    } else this.#fail(id, new Error(`${MOST_LOSSES} workers ended while they did this job`));
    await this.#drop(id);
  }
}

const errorOf = ({ name, message }: { readonly name: string; readonly message: string }): Error =>
  name === 'TookTooLong' ? new TookTooLong(message) : new Error(message);

/** Takes part in the queue of a PostgreSQL database whose schema is up to date. */
export const openJobQueue = async (url: string, options: JobQueueOptions): Promise<OpenJobQueue> => {
  let hear: (text: string) => void = () => undefined;
  const connection = await holdDatabase(url, {
    onWaiting: () => undefined,
    onTaken: () => undefined,
    take: async (client) => {
      await client.query(`listen ${CHANNEL}`);
    },
    onNotification: (text) => hear(text),
  });
  const queue = new Queue(connection, options);
  hear = (text) => {
    queue.hear(text);
  };
  await queue.beat();
  return queue;
};
