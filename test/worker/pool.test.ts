import { afterAll, describe, expect, it } from 'vitest';
import type { Certificate } from '../../src/engine/certificate/index.ts';
import { viewOf } from '../../src/inquire/model/view.ts';
import { WorkerPool, withinMemory } from '../../src/worker/pool.ts';
import { analysisOf } from '../support/positions.ts';

const pool = new WorkerPool({ bound: 50_000 });
afterAll(() => pool.close());

const here = (line: string, bound: number) => viewOf(analysisOf(line, { bound, moves: 10 }), 'proof');

describe('the worker pool', () => {
  it.each([
    'nim 3 4 5',
    'nim 1 2 3',
    'nim 3 4 5 misere',
    'nim 0',
    'every nim 2 3 + nim 4',
    'nim 1 2 + nim 3 misere',
  ])('answers %s as the same analysis on this thread does', async (line) => {
    expect(await pool.analyse(line, { level: 'proof', moves: 10 })).toEqual(here(line, 50_000));
  });

  it('certifies an answer where that is wanted, or says why not', async () => {
    const wish = { level: 'answer', moves: 32, certificate: true } as const;
    const { certificate } = (await pool.analyse('kayles 9 4 misere', wish))!;
    const { line, kind } = JSON.parse(
      certificate && 'text' in certificate ? certificate.text : '{}',
    ) as Certificate;
    expect([line, kind]).toEqual(['kayles 9 4 misere', 'losing-set']);
    const none = (await pool.analyse('treblecross 60 misere', wish))!;
    expect(none.certificate).toEqual({ none: 'too-large' });
  });

  it('gives up a search at its bound and says so', async () => {
    const view = await pool.answer({
      line: 'wythoff 5 9 + kayles 6 misere',
      level: 'answer',
      bound: 10,
      moves: 1,
    });
    expect(view).toMatchObject({
      ok: true,
      value: { outcome: null, exhausted: true, outcomeReason: { code: 'beyond-search', bound: 10 } },
    });
  });

  it('ends a search that was aborted, and goes on with the next', async () => {
    const abort = new AbortController();
    const endless = pool.answer(
      { line: 'wythoff 40 50 + wythoff 60 70 + kayles 30 misere', level: 'answer', bound: 1e12, moves: 1 },
      abort.signal,
    );
    setTimeout(() => abort.abort(), 50);
    await expect(endless).rejects.toMatchObject({ name: 'AbortError' });
    expect((await pool.analyse('nim 3 4 5', { level: 'answer', moves: 1 }))?.outcome).toBe('N');
  });

  it('tries less where the memory of a thread is used up, and tells any other failure', async () => {
    const tried: number[] = [];
    const outOfMemory = Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
    const run = withinMemory((job) => {
      tried.push(job.bound);
      if (job.line === 'broken') return Promise.reject(new Error('broken'));
      return job.bound > 1000 ? Promise.reject(outOfMemory) : Promise.resolve(here(job.line, job.bound));
    });
    const job = { line: 'nim 3 4 5', level: 'proof', bound: 64_000, moves: 10 } as const;
    expect((await run(job)).outcome).toBe('N');
    expect(tried).toEqual([64_000, 8_000, 1_000]);
    await expect(run({ ...job, line: 'broken' })).rejects.toThrow('broken');
    expect(tried).toHaveLength(4);
  });

  it('refuses a line that is not canonical enough to be a position', async () => {
    await expect(pool.analyse('chess e4', { level: 'answer', moves: 1 })).rejects.toThrow('does not parse');
  });
});
