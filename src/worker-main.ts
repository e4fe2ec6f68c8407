/** The composition root of a worker: a process that does long jobs of other processes on its database. */
import { config } from 'dotenv';
import type { Logger } from 'pino';
import { openOctal } from './app/open-store.ts';
import { asksForHelp, USAGE, WrongSetting, withoutArguments } from './environment.ts';
import { errorFields } from './kernel/outage.ts';
import {
  type Closable,
  createLog,
  didNotStart,
  during,
  endOf,
  environmentIn,
  followParent,
  isLasting,
  octalReport,
  reasonOf,
  sayWaiting,
  startMetrics,
} from './program.ts';
import { type JobServer, type Serving, serveJobs, tablesAreThere } from './store/job-server.ts';
import { inquiryThreads } from './worker/inquiries.ts';
import { OctalCache } from './worker/octal-cache.ts';
import { WorkerPool } from './worker/pool.ts';
import { questionThreads } from './worker/questions.ts';
import type { Threads } from './worker/thread.ts';
import { programVersion } from './worker/version.ts';

config({ quiet: true });

/** This process's threads. They run jobs as in the bot. */
const threadsOf = async (threads: number, url: string, log: Logger) => {
  const warn = (what: string) => (error: unknown) => {
    log.warn({ error: reasonOf(error) }, what);
  };
  const values = await openOctal(url);
  const octal = await OctalCache.load(values.octal, octalReport(log));
  const solver = new WorkerPool({ threads, octal, report: warn('a thread of analyses ended') });
  const inquiries = inquiryThreads({ threads, report: warn('a thread of inquiries ended') });
  const { whole, single } = questionThreads({ threads, report: warn('a thread of questions ended') });
  const serving = <Job>(pool: Threads<Job>): Serving => ({
    threads,
    run: (job, signal) => pool.here(job as Job, signal),
  });
  return {
    pools: {
      analyses: {
        threads,
        run: (job, signal) => solver.answer(job as Parameters<typeof solver.answer>[0], signal),
      },
      tables: serving(inquiries),
      quizzes: serving(whole),
      questions: serving(single),
    } satisfies Readonly<Record<string, Serving>>,
    open: [solver, inquiries, whole, single, { close: () => octal.written() }, values],
  };
};

const { log, count, reached } = createLog(process.env);

const run = async (): Promise<void> => {
  const words = process.argv.slice(2);
  if (asksForHelp(words)) {
    process.stdout.write(USAGE);
    return;
  }
  withoutArguments(words);
  const environment = environmentIn(process.env);
  const { database, threads } = environment;
  if (database === null)
    throw new WrongSetting(
      'DATABASE_URL is not set: a worker finds its jobs in the PostgreSQL database of the bot',
    );
  let server: JobServer | null = null;
  const watch =
    environment.metrics === null
      ? null
      : await startMetrics(environment.metrics, () =>
          Promise.resolve(server?.held === true ? null : 'not connected to the database'),
        );
  if (watch !== null) count(watch.metrics);
  const open: Closable[] = watch === null ? [] : [watch];
  const end = endOf(open);
  const stop = (code = 0): void => {
    void end().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  if (process.env['npm_lifecycle_event'] !== undefined) followParent(stop);
  const onWaiting = sayWaiting(log);
  const parts = await during('the database (DATABASE_URL) cannot be used', async () => {
    await tablesAreThere(database, onWaiting);
    return threadsOf(threads, database, log);
  });
  open.unshift(...parts.open);
  server = await serveJobs(database, {
    version: programVersion(),
    pools: parts.pools,
    onWaiting,
    onTaken: ({ message }) => {
      process.stderr.write(`The worker ends: ${message}\n`);
      stop(1);
    },
    onTrouble: (error) => {
      log.error({ error: errorFields(error) }, 'the queue could not be asked');
    },
    onAnswer: reached,
  });
  open.unshift(server);
  watch?.metrics.observe(() => ({ pools: server?.loads() ?? {} }));
  process.stdout.write(`The worker is ready: ${threads} of each kind of job at once. Ctrl+C ends it.\n`);
};

run().catch((error: unknown) => didNotStart(log, error, reasonOf(error), isLasting(error)));
