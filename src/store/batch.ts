interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** Lets whatever waits for the event loop have its turn. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** How long more is waited for in a rush, in milliseconds. */
const RUSH_MS = 10;
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, RUSH_MS);
  });

/**
 * Does `act` for each item; whatever waits for the event loop has its turn after `each` of them: a class of two hundred has
 * thousands of questions and answers.
 */
export const inTurns = async <T>(
  items: readonly T[],
  each: number,
  act: (item: T) => void | Promise<void>,
): Promise<void> => {
  for (const [i, item] of items.entries()) {
    if (i > 0 && i % each === 0) await turn();
    await act(item);
  }
};

/**
 * Calls of the same moment, or that come while one is under way, are done by one `run`: two hundred answers of a class cost
 * a few commits, not two hundred. `run` gives a result for each item, in order, and has committed when it resolves. Where it
 * fails, each item is tried alone, so that none fails for another.
 */
export const batched = <T, R>(
  run: (items: readonly T[]) => Promise<readonly R[]>,
): ((item: T) => Promise<R>) => {
  let waiting: Waiting<T, R>[] = [];
  let running = false;

  const settle = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(results[i]!);
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await settle([one]);
      else batch[0]?.reject(error);
    }
  };

  const work = async (): Promise<void> => {
    for (let isFirst = true; waiting.length > 0; isFirst = false) {
      // What else has arrived by now comes along. In a rush a commit costs more than the wait for some more.
      await (isFirst ? turn() : pause());
      const batch = waiting;
      waiting = [];
      await settle(batch);
    }
    running = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running) return;
      running = true;
      void work();
    });
};
