/** Something that runs later, until it is cancelled. */
export interface Timer {
  cancel(): void;
}

/**
 * Time that passes, and what runs when it has: a port as the clock on the wall is, so that a test lets days pass in a second.
 * No timer keeps a process alive.
 */
export interface Timers {
  /** Milliseconds since some moment. Nobody can set it: a difference is time that really passed. */
  steady(): number;
  /** Runs `run` once, in so many milliseconds. */
  after(ms: number, run: () => void): Timer;
  /** Runs `run` every so many milliseconds. */
  every(ms: number, run: () => void): Timer;
  /** Lets waiting clicks go first. */
  breath(): Promise<void>;
}

/** What comes of `done`; `late` where that takes longer than so many milliseconds. */
export const within = async <T, L>(timers: Timers, ms: number, done: Promise<T>, late: L): Promise<T | L> => {
  let timer: Timer | undefined;
  const over = new Promise<L>((resolve) => {
    timer = timers.after(ms, () => resolve(late));
  });
  try {
    return await Promise.race([done, over]);
  } finally {
    timer?.cancel();
  }
};

export const pause = (timers: Timers, ms: number): Promise<void> =>
  new Promise((resolve) => {
    timers.after(ms, resolve);
  });

/** This machine's. */
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
