/** Scheduled call that can be cancelled. */
export interface Timer {
  cancel(): void;
}

/** Port for elapsed time and scheduled calls, so that a test lets days pass in a second. No timer keeps the process alive. */
export interface Timers {
  /** Monotonic clock in milliseconds, from an arbitrary start. */
  steady(): number;
  /** Calls `run` once after `ms` milliseconds. */
  after(ms: number, run: () => void): Timer;
  /** Calls `run` every `ms` milliseconds. */
  every(ms: number, run: () => void): Timer;
  /** Lets waiting clicks go first. */
  breath(): Promise<void>;
}

/** Result of `promise`, or `late` if it takes longer than `ms` milliseconds. */
export const within = async <T, L>(
  timers: Timers,
  ms: number,
  promise: Promise<T>,
  late: L,
): Promise<T | L> => {
  let timer: Timer | undefined;
  const over = new Promise<L>((resolve) => {
    timer = timers.after(ms, () => resolve(late));
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    timer?.cancel();
  }
};

export const pause = (timers: Timers, ms: number): Promise<void> =>
  new Promise((resolve) => {
    timers.after(ms, resolve);
  });

/** Runs `act` at intervals, never twice at once. */
export class Ticker {
  readonly #timer: Timer;
  #running: Promise<void> | null = null;

  constructor(timers: Pick<Timers, 'every'>, everyMs: number, act: () => Promise<void>) {
    this.#timer = timers.every(everyMs, () => {
      this.#running ??= act().finally(() => {
        this.#running = null;
      });
    });
  }

  /** Resolves once a running act has ended. */
  async stop(): Promise<void> {
    this.#timer.cancel();
    await this.#running;
  }
}

/** Timers of this machine. */
export const systemTimers: Timers = {
  steady: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return {
      cancel: () => {
        clearTimeout(timer);
      },
    };
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms).unref();
    return {
      cancel: () => {
        clearInterval(timer);
      },
    };
  },
  breath: () =>
    new Promise((resolve) => {
      setImmediate(resolve);
    }),
};
