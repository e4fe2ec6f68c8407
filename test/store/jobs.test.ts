/** Long jobs in worker processes, through a real database. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import { lengthFor, viewOf } from '../../src/inquire/model/view.ts';
import { type Asker, TookTooLong, TooManyJobs } from '../../src/kernel/asker.ts';
import { FairQueue } from '../../src/kernel/fair-queue.ts';
import { type JobOrder, NoWorker } from '../../src/kernel/jobs.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { questionEngine } from '../../src/learn/questions/index.ts';
import { type JobServer, type Serving, serveJobs } from '../../src/store/job-server.ts';
import { type OpenJobQueue, openJobQueue } from '../../src/store/jobs.ts';
import { WorkerPool } from '../../src/worker/pool.ts';
import { questionPool } from '../../src/worker/questions.ts';
import { asking } from '../../src/worker/shares.ts';
import { type Child, child } from '../support/child.ts';
import { analysisOf } from '../support/positions.ts';
import { programWords } from '../support/program.ts';
import { catalogue } from '../support/questions.ts';
import { onPostgres, PATIENT_LOCK } from './server.ts';

const BOUND = 100_000;
const LINE = 'nim 3 4 5';
/** Takes most of a second. */
const LONG = 'cram 7x7';

const answerTo = (line: string) =>
  viewOf(analysisOf(line, { bound: BOUND, moves: 5, length: lengthFor('answer') }), 'answer');

const ANN: Asker = { user: 'ann', guild: 'g' };
const order = (job: unknown, asker?: Asker, most: number | null = null): JobOrder => ({
  pool: 'analyses',
  job,
  asker,
  most,
  withinMs: 60_000,
});

await onPostgres('jobs', (address) => {
  const admin = new pg.Client(address);
  beforeAll(async () => {
    await admin.connect();
    await (await openStore(address)).close();
  });
  afterAll(() => admin.end());
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).toReversed()) await one.close();
    const { rows } = await admin.query('select id, person, share, result from jobs');
    expect(rows, 'jobs that are left').toEqual([]);
    await admin.query('delete from workers');
  });
  const kept = <T extends { close(): Promise<void> }>(one: T): T => {
    open.push(one);
    return one;
  };
  const queue = async (version = 'v'): Promise<OpenJobQueue> =>
    kept(await openJobQueue(address, { version }));
  const serve = async (run: Serving['run'], threads = 1, version = 'v'): Promise<JobServer> =>
    kept(
      await serveJobs(address, {
        version,
        pools: { analyses: { threads, run } },
        ...PATIENT_LOCK,
        onTrouble: (error) => {
          throw error;
        },
      }),
    );
  const rowCount = async () => (await admin.query('select from jobs')).rowCount;
  const taken = () =>
    expect
      .poll(async () => (await admin.query('select from jobs where worker is not null')).rowCount)
      .toBe(1);
  /** Jobs that end on command, in the order in which they began. */
  const gated = () => {
    const begun: { readonly job: unknown; readonly end: () => void }[] = [];
    const run: Serving['run'] = (job) =>
      new Promise((resolve) => {
        begun.push({ job, end: () => resolve(job) });
      });
    return { begun, run };
  };

  /** A worker as `npm run worker` starts it, and the version that it prints. */
  const workerProcess = async (): Promise<Child & { readonly version: string }> => {
    const words = programWords('src/worker-main');
    const started = await child({ DATABASE_URL: address }, /is ready/, words.slice(0, -1), words.at(-1));
    const { rows } = await admin.query<{ version: string }>('select version from workers');
    return { ...started, version: rows[0]!.version };
  };

  test('a worker answers as the threads here would; killed in the middle it loses nothing', async () => {
    const worker = await workerProcess();
    const jobs = await queue(worker.version);
    const pool = kept(new WorkerPool({ queue: jobs, bound: BOUND }));
    const makers = kept(questionPool({ queue: jobs }));
    const ask = (line: string) => asking.run(ANN, () => pool.analyse(line, { level: 'answer', moves: 5 }));
    expect(jobs.isServed).toBe(true);
    expect(await ask(LINE)).toEqual(answerTo(LINE));
    expect((await pool.analyseFile('cutcake', 'no file', { level: 'answer', moves: 1 }))?.ok).toBe(false);
    const made = {
      kind: 'mex',
      games: ['nim'],
      difficulty: 1,
      seed: 's',
      avoid: new Set(['nim 1 normal']),
    } as const;
    expect(await makers.generate(made)).toEqual(questionEngine(catalogue).generate(made));
    expect([pool.load().done, makers.loads().questions.done]).toEqual([0, 0]);
    const long = ask(LONG);
    await taken();
    expect(await worker.end('SIGKILL')).toBe('SIGKILL');
    expect(await long).toMatchObject({ line: LONG, exhausted: true });
    // Its thread was started and did this job.
    expect(pool.load().done).toBe(2);
    await expect.poll(() => jobs.isServed).toBe(false);
  });

  test('without a worker of this version the threads here do the job, and the job is left alone', async () => {
    const { begun, run } = gated();
    await serve(run, 1, 'another');
    const jobs = await queue();
    expect(jobs.isServed).toBe(false);
    const pool = kept(new WorkerPool({ queue: jobs, bound: BOUND }));
    expect((await pool.analyse(LINE, { level: 'answer', moves: 1 }))?.outcome).toBe('N');
    // A request nevertheless: its worker may just have ended.
    await expect(jobs.ask(order(1))).rejects.toThrow(NoWorker);
    expect(begun).toEqual([]);
  });

  test('a job of a worker that stands still goes to another one, and what the first says later is nobody’s', async () => {
    const [one, two] = [gated(), gated()];
    const still = await serve(one.run);
    const jobs = await queue();
    const answer = jobs.ask(order({ text: '“; drop table jobs' }));
    await expect.poll(() => one.begun.length).toBe(1);
    await serve(two.run);
    await expect.poll(async () => (await admin.query('select from workers')).rowCount).toBe(2);
    await admin.query('update workers set seen_at = seen_at - 20000 where id = (select worker from jobs)');
    await expect.poll(() => two.begun.length).toBe(1);
    one.begun[0]!.end();
    await expect.poll(() => still.loads()['analyses']?.done).toBe(1);
    await sleep(50);
    expect((await admin.query('select result from jobs')).rows).toEqual([{ result: null }]);
    two.begun[0]!.end();
    expect(await answer).toEqual({ text: '“; drop table jobs' });
  });

  test('a worker that is told to end gives its job to another one at once', async () => {
    const [one, two] = [gated(), gated()];
    const ends = await serve(one.run);
    const jobs = await queue();
    const answer = jobs.ask(order(7));
    await expect.poll(() => one.begun.length).toBe(1);
    await serve(two.run);
    await ends.close();
    open.splice(open.indexOf(ends), 1);
    await expect.poll(() => two.begun.length).toBe(1);
    two.begun[0]!.end();
    expect(await answer).toBe(7);
  });

  test('servers and users of two processes take turns as they do in one', async () => {
    const random = seeded('turns');
    const { begun, run } = gated();
    await serve(run);
    const queues = [await queue(), await queue()];
    const askers: readonly (Asker | undefined)[] = [
      ANN,
      { user: 'ben', guild: 'g' },
      { user: 'cem', guild: 'h' },
      { user: 'ann', guild: null },
      undefined,
    ];
    // As in a single process: one starts at once, the others wait.
    const model = new FairQueue<number>();
    const answers: Promise<unknown>[] = [];
    const expected = [0];
    for (let job = 0; job < 20; job += 1) {
      // Many of one user, then anybody's.
      const asker = job < 6 ? ANN : pick(askers, random);
      answers.push(queues[job % 2]!.ask(order(job, asker)));
      await expect.poll(rowCount).toBe(answers.length - expected.length + 1);
      if (job === 0) await expect.poll(() => begun.length).toBe(1);
      else model.push(asker, job);
      if (job % 5 === 4) await next();
    }
    while (model.size > 0) await next();
    begun.at(-1)!.end();
    expect(begun.map(({ job }) => job)).toEqual(expected);
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, (_, job) => job));

    async function next(): Promise<void> {
      expected.push(model.shift()!);
      begun.at(-1)!.end();
      await expect.poll(() => begun.length).toBe(expected.length);
      await expect
        .poll(async () => (await admin.query('select from jobs where result is not null')).rowCount)
        .toBe(0);
    }
  });

  test('of one user one long job runs and one waits, over all processes and workers; the third is refused', async () => {
    const { begun, run } = gated();
    await serve(run, 2);
    await serve(run, 2);
    const queues = [await queue(), await queue(), await queue()];
    const first = queues[0]!.ask(order(1, ANN, 2));
    await expect.poll(() => begun.length).toBe(1);
    const second = queues[1]!.ask(order(2, ANN, 2));
    await expect.poll(rowCount).toBe(2);
    await expect(queues[2]!.ask(order(3, ANN, 2))).rejects.toThrow(TooManyJobs);
    // Uncounted jobs, and others, run meanwhile.
    const others = [queues[2]!.ask(order(4, ANN)), queues[0]!.ask(order(5, { user: 'ben', guild: 'g' }, 2))];
    await expect.poll(() => begun.length).toBe(3);
    expect(begun.map(({ job }) => job).toSorted()).toEqual([1, 4, 5]);
    for (const { end } of [...begun]) end();
    await expect.poll(() => begun.length).toBe(4);
    begun[3]!.end();
    expect(await Promise.all([first, second, ...others])).toEqual([1, 2, 4, 5]);
  });

  test('a job that is cancelled ends at its worker; one that fails, fails as here', async () => {
    let ended = 0;
    await serve(async (job, signal) => {
      if (job === 'early') return null;
      if (job === 'slow') throw new TookTooLong('slow');
      if (job === 'broken') throw new RangeError('broken');
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      ended += 1;
      return null;
    });
    const jobs = await queue();
    const [one, two, early] = [new AbortController(), new AbortController(), new AbortController()];
    const never = jobs.ask(order('early'), early.signal);
    early.abort();
    await expect(never).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(rowCount).toBe(0);
    const running = jobs.ask(order(1), one.signal);
    await taken();
    const waiting = jobs.ask(order(2), two.signal);
    await expect.poll(rowCount).toBe(2);
    two.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(rowCount).toBe(1);
    one.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => ended).toBe(1);
    await expect(jobs.ask(order('slow'))).rejects.toThrow(TookTooLong);
    await expect(jobs.ask(order('broken'))).rejects.toThrow('broken');
  });

  test('what a killed process left is deleted; what the database lost is done here', async () => {
    const { begun, run } = gated();
    await serve(run);
    const jobs = await queue();
    const lost = jobs.ask(order(1));
    await expect.poll(() => begun.length).toBe(1);
    // As PostgreSQL does after a crash, which empties the unlogged table.
    await admin.query('delete from jobs');
    await expect(lost).rejects.toThrow(NoWorker);
    await admin.query(`insert into jobs (id, number, version, pool, job, asker, server, person, server_turn, person_turn, asked_at, seen_at, result)
      values ('x', 0, 'v', 'analyses', '1', 'gone', '', '', 0, 0, 1, 1, '1')`);
    await expect.poll(rowCount).toBe(0);
  });

  test('rows name nobody, and no archive of the database has them', async () => {
    const { begun, run } = gated();
    await serve(run);
    const jobs = await queue();
    const answer = jobs.ask(order(1, { user: '1000000000000000017', guild: '2000000000000000017' }));
    await expect.poll(() => begun.length).toBe(1);
    const { rows } = await admin.query('select * from jobs');
    expect(JSON.stringify(rows)).not.toContain('0000000017');
    const kinds = await admin.query(
      "select distinct relpersistence from pg_class where relname in ('jobs', 'workers')",
    );
    expect(kinds.rows).toEqual([{ relpersistence: 'u' }]);
    begun[0]!.end();
    expect(await answer).toBe(1);
  });
});
