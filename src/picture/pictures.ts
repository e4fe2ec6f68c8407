import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import { recall } from '../engine/core/maps.ts';
import { failed, ok, type Result } from '../engine/core/result.ts';
import type { PoolLoad } from '../kernel/monitor.ts';
import { Recent } from '../kernel/recent.ts';
import type { PictureRequest, Png } from './request.ts';
import { threadOf } from './thread-flags.ts';

/** Why there is no picture: too many requests, it took too long, it could not be drawn, or the object is closed. */
export type NoPicture = 'busy' | 'slow' | 'failed' | 'closed';
export type DrawnPng = Result<Png, NoPicture>;

export interface PicturesOptions {
  /** Each uses a core while it draws, and 35 MB or more. Default 1. */
  readonly threads?: number;
  /** Of finished pictures that are kept. Default 32 MiB. */
  readonly cacheBytes?: number;
  /** The longest wait. A picture that takes longer is still finished, for the next request. Default 2,000. */
  readonly waitMs?: number;
  /** The most drawings in the queue. Default 256. */
  readonly maxQueued?: number;
  /** Milliseconds after which a drawing is abandoned and its thread ended. Default 15,000. */
  readonly drawingMs?: number;
  /** Called when a picture could not be drawn. */
  readonly onError?: (error: unknown) => void;
}

/** Pictures as PNG, drawn in threads. Never rejects: without a picture, the text alone is sent. */
export interface Pictures {
  /** `wait`: the longest wait in milliseconds; then the result is `slow`, while drawing goes on. */
  png(request: PictureRequest, wait?: number): Promise<DrawnPng>;
  /** A picture from the cache; null where it would have to be drawn. */
  readonly kept?: (request: PictureRequest) => Png | null;
  /** Drops pictures that were not used since the last call. */
  readonly rest?: () => void;
  /** Starts a thread in advance, so that the first board does not wait for it. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

export const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;
const DEFAULT_WAIT_MS = 2_000;
const DEFAULT_MAX_QUEUED = 256;
const DEFAULT_DRAWING_MS = 15_000;
/** A request whose wait would exceed its limit by this estimate is refused at once. */
const TYPICAL_DRAWING_MS = 12;
/** An idle thread ends then. */
const IDLE_MS = 600_000;
/** Heap limits of a thread: pictures are drawn outside the heap, and without limits V8 keeps garbage for too long. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

const keys = new WeakMap<PictureRequest, string>();

/** Cache key of a request: a hash of everything that is drawn. */
export const keyOf = (request: PictureRequest): string =>
  recall(keys, request, () => createHash('sha256').update(JSON.stringify(request)).digest('base64url'));

/** Pictures with a cache (see `keyOf`). Threads start with the first picture. */
export class PicturePool implements Pictures {
  readonly #threads: number;
  readonly #waitMs: number;
  readonly #maxQueued: number;
  readonly #drawingMs: number;
  readonly #onError: (error: unknown) => void;
  readonly #pool: Piscina<PictureRequest, Png>;
  readonly #cache: Recent<Png>;
  readonly #running = new Map<string, Promise<DrawnPng>>();
  /** Callers waiting for a thread, oldest first: the pool would pass over tasks that can be aborted. */
  readonly #queue: (() => void)[] = [];
  #busy = 0;
  #closed = false;

  constructor({
    threads = 1,
    cacheBytes = DEFAULT_CACHE_BYTES,
    waitMs = DEFAULT_WAIT_MS,
    maxQueued = DEFAULT_MAX_QUEUED,
    drawingMs = DEFAULT_DRAWING_MS,
    onError = () => undefined,
  }: PicturesOptions = {}) {
    this.#threads = threads;
    this.#waitMs = waitMs;
    this.#maxQueued = maxQueued;
    this.#drawingMs = drawingMs;
    this.#onError = onError;
    this.#cache = new Recent<Png>(cacheBytes, ({ bytes }) => bytes.byteLength);
    this.#pool = new Piscina<PictureRequest, Png>({
      ...threadOf(new URL('./render-worker.ts', import.meta.url), 5),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: HEAP_LIMITS,
      // Without this the canvas would read the system's fonts when it is loaded, and no drawing uses them.
      env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    });
    // The death of a thread is reported; the waiting callers are rejected as well.
    this.#pool.on('error', onError);
  }

  async png(request: PictureRequest, wait = this.#waitMs): Promise<DrawnPng> {
    if (this.#closed) return failed('closed');
    const key = keyOf(request);
    const kept = this.#cache.get(key);
    if (kept !== undefined) return ok(kept);
    const longest = Math.min(wait, this.#waitMs);
    let drawing = this.#running.get(key);
    if (drawing === undefined) {
      if (this.#queue.length >= this.#maxQueued) return failed('busy');
      const ahead = this.#queue.length;
      drawing = this.#render(request, key);
      this.#running.set(key, drawing);
      if (ahead * TYPICAL_DRAWING_MS > longest) return failed('slow');
    }
    let timer: NodeJS.Timeout | undefined;
    const slow = new Promise<DrawnPng>((resolve) => {
      timer = setTimeout(() => resolve(failed('slow')), longest);
    });
    try {
      return await Promise.race([drawing, slow]);
    } finally {
      clearTimeout(timer);
    }
  }

  kept(request: PictureRequest): Png | null {
    return this.#closed ? null : (this.#cache.get(keyOf(request)) ?? null);
  }

  rest(): void {
    this.#cache.rest();
  }

  async warm(): Promise<void> {
    await this.png({ kind: 'scene', scene: { kind: 'set', numbers: [] }, locale: 'en' });
  }

  load(): PoolLoad {
    return { threads: this.#pool.threads.length, waiting: this.#queue.length, done: this.#pool.completed };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.destroy();
  }

  async #render(request: PictureRequest, key: string): Promise<DrawnPng> {
    await this.#turn();
    try {
      if (this.#closed) return failed('closed');
      const value = await this.#pool.run(request, { signal: AbortSignal.timeout(this.#drawingMs) });
      this.#cache.set(key, value);
      return ok(value);
    } catch (error) {
      if (this.#closed) return failed('closed');
      this.#onError(error);
      return failed('failed');
    } finally {
      this.#endTurn();
      this.#running.delete(key);
    }
  }

  async #turn(): Promise<void> {
    if (this.#busy < this.#threads) this.#busy += 1;
    else await new Promise<void>((begin) => this.#queue.push(begin));
  }

  #endTurn(): void {
    const begin = this.#queue.shift();
    if (begin === undefined) this.#busy -= 1;
    else begin();
  }
}
