import { expect, test } from 'vitest';
import { batched, inTurns } from '../../src/store/batch.ts';

test('calls of one moment are done batched, in order, and each has its own result', async () => {
  const batches: (readonly number[])[] = [];
  const double = batched<number, number>((items) => {
    batches.push(items);
    return Promise.resolve(items.map((item) => 2 * item));
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('what comes while one is under way waits for the next', async () => {
  const batches: (readonly number[])[] = [];
  let go: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    go = resolve;
  });
  const same = batched<number, number>(async (items) => {
    batches.push(items);
    await first;
    return items;
  });
  const one = same(1);
  await expect.poll(() => batches.length).toBe(1);
  const others = [same(2), same(3)];
  go();
  expect(await Promise.all([one, ...others])).toEqual([1, 2, 3]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test('one that fails fails alone', async () => {
  const inverse = batched<number, number>((items) =>
    items.includes(0) ? Promise.reject(new Error('zero')) : Promise.resolve(items.map((item) => 1 / item)),
  );
  const done = await Promise.allSettled([1, 0, 2].map(inverse));
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await inverse(4)).toBe(0.25);
});

test('a long list is gone through in turns, and whatever waits goes between', async () => {
  const seen: (number | string)[] = [];
  setImmediate(() => seen.push('another'));
  await inTurns([1, 2, 3, 4, 5], 2, (item) => {
    seen.push(item);
  });
  expect(seen).toEqual([1, 2, 'another', 3, 4, 5]);
});
