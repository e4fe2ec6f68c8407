import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

interface BatchedItem<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** Wait for more items during a rush. */
const RUSH_PAUSE_MS = 10;

/**
 * Runs `act` for each item, and yields to the event loop after every `each` items: a class of two hundred has thousands of
 * questions and answers.
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
 * Combines concurrent calls, and calls during a running one, into one `run`: two hundred answers of a class cost a few commits,
 * not two hundred. `run` returns a result for each item, in order, and has committed when it resolves. If it fails, each item is
 * tried alone, so that none fails because of another.
 */
export const batched = <T, R>(
  run: (items: readonly T[]) => Promise<readonly R[]>,
): ((item: T) => Promise<R>) => {
  let waiting: BatchedItem<T, R>[] = [];
  let running = false;

  const settle = async (batch: readonly BatchedItem<T, R>[]): Promise<void> => {
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
      // Includes items that arrived meanwhile. During a rush a commit costs more than waiting for further items.
      await (isFirst ? turn() : pause(RUSH_PAUSE_MS));
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
