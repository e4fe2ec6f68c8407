/** A thread that makes questions fails: callers are told, and the next job gets a working thread. */
import { afterEach, expect, test } from 'vitest';
import { TookTooLong } from '../../src/kernel/asker.ts';
import { Threads } from '../../src/worker/thread.ts';
import type { FailingJob } from '../support/failing.ts';

const FILE = new URL('../support/failing.ts', import.meta.url);
let thread: Threads<FailingJob> | null = null;
afterEach(async () => {
  await thread?.close();
  thread = null;
});

test.each(['throw', 'exit'] as const)(
  'a job that ends in “%s” rejects, and the next one is done',
  async (job) => {
    thread = new Threads(FILE, { pool: 'tables', timeoutMs: 60_000, idleMs: 1_000, niceness: 10 });
    const [failed, waited] = await Promise.allSettled([thread.run(job), thread.run('answer')]);
    expect(failed.status).toBe('rejected');
    expect(waited).toEqual({ status: 'fulfilled', value: 'done' });
    expect(await thread.run('answer')).toBe('done');
  },
);

test('a job that takes too long is given up with its thread, and the next one is done', async () => {
  thread = new Threads(FILE, { pool: 'tables', timeoutMs: 500, idleMs: 1_000, niceness: 10 });
  await expect(thread.run('hang')).rejects.toThrow(TookTooLong);
  expect(await thread.run('answer')).toBe('done');
});

test('what waits when a thread is closed is refused, not forgotten', async () => {
  thread = new Threads(FILE, { pool: 'tables', timeoutMs: 60_000, idleMs: 1_000, niceness: 10 });
  const jobs = Promise.allSettled([thread.run('hang'), thread.run('answer'), thread.run('answer')]);
  await thread.close();
  expect((await jobs).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
