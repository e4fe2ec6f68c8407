/** Jobs in turn: never more than a given number at once, in order, and an aborted job does not wait. */
import { expect, test } from 'vitest';
import { TurnQueue } from '../../src/worker/turn-queue.ts';

test('so many at once, the others in their order, also after one that failed', async () => {
  const queue = new TurnQueue(2);
  let [busy, most] = [0, 0];
  const begun: number[] = [];
  const job = (i: number) => async () => {
    begun.push(i);
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((resolve) => setImmediate(resolve));
    busy -= 1;
    if (i === 3) throw new Error('three');
    return i;
  };
  const done = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((i) => queue.take(job(i))));
  expect(done.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    1,
    2,
    'failed',
    4,
    5,
    6,
  ]);
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
});

test('one that is aborted while it waits is refused at once and takes nobody’s turn', async () => {
  const queue = new TurnQueue(1);
  const turn = <T>(job: () => Promise<T>, signal?: AbortSignal) => queue.take(job, signal);
  let go: () => void = () => undefined;
  const first = turn(() => new Promise<void>((resolve) => (go = resolve)));
  const [given, early] = [new AbortController(), AbortSignal.abort()];
  const refuse = (signal: AbortSignal) => () =>
    signal.aborted ? Promise.reject(new Error('aborted')) : Promise.resolve('done');
  const aborted = turn(refuse(given.signal), given.signal);
  const last = turn(() => Promise.resolve('last'));
  await expect(turn(refuse(early), early)).rejects.toThrow('aborted');
  given.abort();
  await expect(aborted).rejects.toThrow('aborted');
  go();
  await first;
  expect(await last).toBe('last');
  expect(await turn(() => Promise.resolve('again'))).toBe('again');
});
