/** Long jobs of one user: one runs, one waits, the third is refused; a user with few jobs does not wait for one with many. */
import { expect, test } from 'vitest';
import { type Asker, TooManyJobs } from '../../src/kernel/asker.ts';
import { asking, jobShares } from '../../src/worker/shares.ts';
import { TurnQueue } from '../../src/worker/turn-queue.ts';

const ADA: Asker = { user: 'ada', guild: 'g' };
const BEN: Asker = { user: 'ben', guild: 'g' };

/** Jobs that end on command, in two pools that share the count. */
const pools = () => {
  const shares = jobShares();
  const [first, second] = [new TurnQueue(1), new TurnQueue(1)];
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const ask = (asker: Asker, name: string, pool = first) =>
    asking.run(asker, () => shares.run(() => pool.take(job(name))));
  return { ask, begun, second, end: (name: string) => ends.get(name)?.() };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the third is refused, in whichever pool, until the first is done', async () => {
  const { ask, begun, end, second } = pools();
  const one = ask(ADA, 'one');
  const two = ask(ADA, 'two');
  await expect(ask(ADA, 'three')).rejects.toThrow(TooManyJobs);
  await expect(ask(ADA, 'three', second)).rejects.toThrow(TooManyJobs);
  await settled();
  end('one');
  expect(await one).toBe('one');
  const three = ask(ADA, 'three', second);
  await settled();
  expect(begun).toEqual(['one', 'two']);
  end('two');
  expect(await two).toBe('two');
  await settled();
  end('three');
  expect(await three).toBe('three');
});

test('one that fails counts no more', async () => {
  const shares = jobShares(1);
  const fails = () => asking.run(ADA, () => shares.run(() => Promise.reject(new Error('no'))));
  await expect(fails()).rejects.toThrow('no');
  await expect(fails()).rejects.toThrow('no');
});

test('another user’s first job goes before the second of the same user', async () => {
  const { ask, end, begun } = pools();
  const all = [ask(ADA, 'ada 1'), ask(BEN, 'ben 1'), ask(ADA, 'ada 2'), ask(BEN, 'ben 2')];
  for (const name of ['ada 1', 'ben 1', 'ada 2', 'ben 2']) {
    await settled();
    end(name);
  }
  await Promise.all(all);
  expect(begun).toEqual(['ada 1', 'ben 1', 'ada 2', 'ben 2']);
});

test('work that nobody asked for is not counted', async () => {
  const shares = jobShares(0);
  expect(await shares.run(() => Promise.resolve('done'))).toBe('done');
});
