/** Tables and claims in a worker thread: the same answers, with more time. */
import { afterAll, expect, test } from 'vitest';
import { allowance, claimBy, DEEP, Inquiries, tableBy } from '../../src/inquire/inquiries.ts';
import { TookTooLong } from '../../src/kernel/asker.ts';
import { parseLine } from '../../src/texts/index.ts';
import { inquiryPool } from '../../src/worker/inquiries.ts';

const pool = inquiryPool();
afterAll(() => pool.close());

test('the thread answers as this one does', async () => {
  const table = { typed: 'wythoff', size: 4, show: null };
  const claim = { typed: 'wythoff: P iff a = b', size: 4 };
  // The thread has its own time from its start; here none passes.
  const spend = allowance(DEEP, () => 0);
  expect({ ok: true, value: (await pool.table(table)).view }).toEqual(tableBy(table, parseLine, spend));
  expect({ ok: true, value: (await pool.claim(claim)).view }).toEqual(claimBy(claim, parseLine, spend));
});

test('what is not quick goes there, once, after the asker was told', async () => {
  let told = 0;
  const slow = () => {
    told += 1;
    return Promise.resolve();
  };
  // There is no time, so nothing is found at once.
  const late = new Inquiries(parseLine, () => () => true, pool);
  const wish = { typed: 'nim', size: 5, show: null };
  const first = await late.table(wish, slow);
  expect(first).toMatchObject({ ok: true, value: { unknown: 0, rows: [['0', '1', '2', '3', '4', '5']] } });
  expect(await late.table(wish, slow)).toEqual(first);
  expect(told).toBe(1);
  const claim = await late.claim({ typed: 'nim: P iff n = 0', size: 5 }, slow);
  expect(claim).toMatchObject({ ok: true, value: { complete: true, result: { always: 'bouton' } } });
  expect(told).toBe(2);
});

test('values that are not all had at once are looked for there', async () => {
  const asked = new Inquiries(parseLine, null, pool);
  const quick = () => Promise.resolve();
  const never = () => Promise.reject(new Error('asked to wait'));
  const wish = { typed: 'moore a b 3 k=2', size: null, show: null };
  expect(await asked.table(wish, quick)).toMatchObject({ ok: true, value: { show: 'values', unknown: 0 } });
  for (const more of [{ show: 'outcomes' as const }, { typed: 'moore a b 3 k=2 misere' }])
    expect(await asked.table({ ...wish, ...more }, never)).toMatchObject({
      ok: true,
      value: { show: 'outcomes', unknown: 0 },
    });
});

test('what is not understood is told at once', async () => {
  const asked = new Inquiries(parseLine, null, null);
  const never = () => Promise.reject(new Error('asked to wait'));
  expect(await asked.table({ typed: 'nosuch', size: null, show: null }, never)).toMatchObject({ ok: false });
  expect(await asked.claim({ typed: 'nim: P iff', size: null }, never)).toMatchObject({ ok: false });
});

test('where the thread is given up the small answer is given, and the next who asks has another try', async () => {
  let tries = 0;
  const givenUp = () => {
    tries += 1;
    return Promise.reject(new TookTooLong());
  };
  const deep = { table: givenUp, claim: givenUp, nimber: givenUp };
  const quick = () => Promise.resolve();
  const claim = { typed: 'every moore a b k=2 + nim 0: a != 35 and (N iff a + b > 0)', size: null };
  const asked = new Inquiries(parseLine, null, deep);
  for (const time of [1, 2]) {
    const found = await asked.claim(claim, quick);
    expect(found.ok && found.value.unknown).toBeGreaterThan(0);
    expect(tries).toBe(time);
  }
  // Nothing was found earlier, which the answer says.
  const late = new Inquiries(parseLine, () => () => true, deep);
  await expect(late.claim(claim, quick)).rejects.toThrow(TookTooLong);
  expect(await late.nimber('5 * 7', quick)).toEqual({ ok: false, error: { code: 'too-costly' } });
});
