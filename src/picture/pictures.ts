import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import { failed, ok, type Result } from '../engine/core/result.ts';
import type { PoolLoad } from '../kernel/monitor.ts';
import { Recent } from '../kernel/recent.ts';
import type { PictureRequest, Png } from './request.ts';
import { threadOf } from './thread-flags.ts';

/** Why there is no picture: too many requests, it took too long, it could not be drawn, or the object is closed. */
export type NoPicture = 'busy' | 'slow' | 'failed' | 'closed';
export type Drawn = Result<Png, NoPicture>;

export interface PicturesOptions {
  /** Threads; each uses a core while it draws, and 35 MB or more. Default 1. */
  readonly threads?: number;
  /** Bytes of finished pictures that are kept. Default 32 MiB. */
  readonly cache?: number;
  /** The longest wait in milliseconds. A picture that takes longer is still finished, for the next request. Default 2,000. */
  readonly patience?: number;
  /** The most drawings in the queue. Default 256. */
  readonly waiting?: number;
  /** Called when a picture could not be drawn. */
  readonly onError?: (error: unknown) => void;
}

/** Pictures as PNG, drawn in threads. Never rejects: without a picture, the text alone is sent. */
export interface Pictures {
  /** `wait`: the longest wait in milliseconds; then the result is `slow`, while drawing goes on. */
  png(request: PictureRequest, wait?: number): Promise<Drawn>;
  /** A picture from the cache; null where it would have to be drawn. */
  readonly kept?: (request: PictureRequest) => Png | null;
  /** Drops pictures that were not used since the last call. */
  readonly rest?: () => void;
  /** Starts a thread in advance, so that the first board does not wait for it. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Default size of the cache of finished pictures. */
export const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;
/** Default time that a caller waits for a picture. */
const DEFAULT_WAIT_MS = 2_000;
/** Time after which a drawing is abandoned and its thread ended. */
const MAX_DRAWING_MS = 15_000;
/** The typical time of a drawing. A request whose wait would exceed its limit is refused at once. */
const TYPICAL_DRAWING_MS = 12;
/** Default limit of queued drawings. */
const DEFAULT_MAX_QUEUED = 256;
/** Time after which an idle thread ends. */
const IDLE_MS = 600_000;
/** Heap limits of a thread: pictures are drawn outside the heap, and without limits V8 keeps garbage for too long. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

const keys = new WeakMap<PictureRequest, string>();

/** Cache key of a request: a hash of everything that is drawn. */
export const keyOf = (request: PictureRequest): string => {
  const key = keys.get(request) ?? createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  keys.set(request, key);
  return key;
};

/** Pictures with a cache (see `keyOf`). Threads start with the first picture. */
export const createPictures = ({
  threads = 1,
  cache: most = DEFAULT_CACHE_BYTES,
  patience = DEFAULT_WAIT_MS,
  waiting = DEFAULT_MAX_QUEUED,
  onError = () => undefined,
}: PicturesOptions = {}): Pictures & { readonly load: () => PoolLoad } => {
  const pool = new Piscina<PictureRequest, Png>({
    ...threadOf(new URL('./render-worker.ts', import.meta.url), 5),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: HEAP_LIMITS,
    // Without this the canvas would read the system's fonts when it is loaded, and no drawing uses them.
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
  });
  // The death of a thread is reported; the waiting callers are rejected as well.
  pool.on('error', onError);
  const cache = new Recent<Png>(most, ({ bytes }) => bytes.byteLength);
  const running = new Map<string, Promise<Drawn>>();
  let closed = false;

  /** Callers waiting for a thread, oldest first: the pool would pass over tasks that can be aborted. */
  const queue: (() => void)[] = [];
  let busy = 0;
  const turn = async (): Promise<void> => {
    if (busy < threads) busy += 1;
    else await new Promise<void>((begin) => queue.push(begin));
  };
  const endTurn = (): void => {
    const begin = queue.shift();
    if (begin === undefined) busy -= 1;
    else begin();
  };

  const render = async (request: PictureRequest, key: string): Promise<Drawn> => {
    await turn();
    try {
      if (closed) return failed('closed');
      const value = await pool.run(request, { signal: AbortSignal.timeout(MAX_DRAWING_MS) });
      cache.set(key, value);
      return ok(value);
    } catch (error) {
      if (closed) return failed('closed');
      onError(error);
      return failed('failed');
    } finally {
      endTurn();
      running.delete(key);
    }
  };

  const png = async (request: PictureRequest, wait = patience): Promise<Drawn> => {
    if (closed) return failed('closed');
    const key = keyOf(request);
    const kept = cache.get(key);
    if (kept !== undefined) return ok(kept);
    const longest = Math.min(wait, patience);
    let drawing = running.get(key);
    if (drawing === undefined) {
      if (queue.length >= waiting) return failed('busy');
      const ahead = queue.length;
      drawing = render(request, key);
      running.set(key, drawing);
      if (ahead * TYPICAL_DRAWING_MS > longest) return failed('slow');
    }
    let timer: NodeJS.Timeout | undefined;
    const slow = new Promise<Drawn>((resolve) => {
      timer = setTimeout(() => resolve(failed('slow')), longest);
    });
    try {
      return await Promise.race([drawing, slow]);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    png,
    kept: (request) => (closed ? null : (cache.get(keyOf(request)) ?? null)),
    rest: () => {
      cache.rest();
    },
    warm: async () => {
      await png({ kind: 'scene', scene: { kind: 'set', numbers: [] }, locale: 'en' });
    },
    load: () => ({ threads: pool.threads.length, waiting: queue.length, done: pool.completed }),
    close: async () => {
      closed = true;
      await pool.destroy();
    },
  };
};
