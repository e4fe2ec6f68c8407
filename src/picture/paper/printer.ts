import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { threadOf } from '../thread-flags.ts';
import type { Paper } from './paper.ts';
import type { PrintJob } from './print-worker.ts';

export interface PrintOptions {
  /** Stops the thread that prints; the promise is then rejected. */
  readonly signal: AbortSignal;
  /** Called with the number of finished sheets. */
  readonly onSheet: (done: number) => void;
}

const HEAP_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
/** An idle thread ends then. */
const IDLE_MS = 30_000;

/** Prints documents as PDF in a thread, one document after another. */
export class Printer {
  readonly #pool: Piscina<PrintJob, Uint8Array>;

  /** `onError`: called when a thread dies while it is idle. */
  constructor(onError: (error: unknown) => void = () => undefined) {
    this.#pool = new Piscina<PrintJob, Uint8Array>({
      ...threadOf(new URL('./print-worker.ts', import.meta.url), 10),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: HEAP_LIMITS,
    });
    this.#pool.on('error', onError);
  }

  async print({ sheets, count: _, ...head }: Paper, { signal, onSheet }: PrintOptions): Promise<Buffer> {
    const { port1: port, port2: served } = new MessageChannel();
    const rest = sheets[Symbol.iterator]();
    const broken = new AbortController();
    // A sheet is made when the thread is ready for it: making all sheets of a class at once would block the bot.
    port.on('message', (done: number) => {
      try {
        if (done > 0) onSheet(done);
        const next = rest.next();
        port.postMessage(next.done === true ? null : next.value);
      } catch (error) {
        broken.abort(error);
      }
    });
    const ends = AbortSignal.any([signal, broken.signal]);
    try {
      const job: PrintJob = { head, port: served };
      return Buffer.from(await this.#pool.run(job, { signal: ends, transferList: [served] }));
    } catch (error) {
      throw broken.signal.aborted ? broken.signal.reason : error;
    } finally {
      port.close();
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
