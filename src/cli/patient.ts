/** Answers that take longer than a second, on a terminal: a progress line, and Ctrl+C for the results so far. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { locales } from '../texts/index.ts';
import { type CliJob, type CliResult, doJob, INTERRUPTED_CODE } from './job.ts';

/** Faster answers show no progress. */
const PROGRESS_AFTER_MS = 1000;
const REDRAW_INTERVAL_MS = 1000;
/** Returns to the start of the line and clears the rest. */
const CLEAR = '\r\u001B[K';

/** Line on standard error that is rewritten in place; null clears it. */
export const progressLine = (write: (text: string) => void, begun = Date.now()) => {
  let drawn = 0;
  return (text: string | null): void => {
    const now = Date.now();
    if (text === null) {
      if (drawn > 0) write(CLEAR);
    } else if (now - begun >= PROGRESS_AFTER_MS && now - drawn >= REDRAW_INTERVAL_MS) {
      drawn = now;
      write(`${CLEAR}${text}`);
    }
  };
};

interface CliOrder {
  readonly job: CliJob;
  readonly begun: number;
  /** Set to 1 by Ctrl+C. */
  readonly stop: Int32Array;
}

/** Runs inside the thread: answers the job that it was started with. */
export const answerInThread = async (): Promise<void> => {
  const { job, begun, stop } = workerData as CliOrder;
  const end = job.limit === null ? Number.POSITIVE_INFINITY : begun + 1000 * job.limit;
  const late = () => Atomics.load(stop, 0) === 1 || Date.now() >= end;
  parentPort?.postMessage(await doJob(job, late));
};

/** Threads start with JavaScript only: from sources, starts with the TypeScript loader. */
const startOf = (file: URL): URL => {
  if (!file.pathname.endsWith('.ts')) return file;
  const [loader, program] = [import.meta.resolve('tsx/esm/api'), file.href].map((url) => JSON.stringify(url));
  const start = `import { register } from ${loader}; register(); await import(${program})`;
  return new URL(`data:text/javascript,${encodeURIComponent(start)}`);
};

/** A search cannot receive a signal, so it runs in a thread of its own. */
const inThread = async (
  order: CliOrder,
  thread: URL,
  write: (text: string) => void,
  words: (seconds: number) => string,
): Promise<CliResult> => {
  const show = progressLine(write, order.begun);
  const worker = new Worker(startOf(thread), { workerData: order });
  const tell = (): void => {
    show(words(Math.round((Date.now() - order.begun) / 1000)));
  };
  const timer = setInterval(tell, REDRAW_INTERVAL_MS);
  const interrupt = (): void => {
    // A second Ctrl+C exits at once and prints nothing.
    if (Atomics.exchange(order.stop, 0, 1) === 0) return;
    show(null);
    process.exit(INTERRUPTED_CODE);
  };
  process.on('SIGINT', interrupt);
  tell();
  try {
    const found = await new Promise<CliResult>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', (code) => {
        reject(new Error(`the thread that was to answer ended with code ${code}`));
      });
    });
    return Atomics.load(order.stop, 0) === 1 ? { ...found, code: INTERRUPTED_CODE } : found;
  } finally {
    process.off('SIGINT', interrupt);
    clearInterval(timer);
    show(null);
    await worker.terminate();
  }
};

/** Answers here within a second, else in a thread started from `thread`. */
export const answerPatiently =
  (thread: URL, write: (text: string) => void) =>
  async (job: CliJob): Promise<CliResult> => {
    if (job.limit !== null && 1000 * job.limit <= PROGRESS_AFTER_MS) return doJob(job);
    const begun = Date.now();
    let isLong = false;
    const found = await doJob(job, () => (isLong ||= Date.now() - begun >= PROGRESS_AFTER_MS));
    if (!isLong) return found;
    const { locale } = 'asked' in job ? job.asked : job.manner;
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    return inThread({ job, begun, stop }, thread, write, locales[locale].terminal.working);
  };
