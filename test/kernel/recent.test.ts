import { expect, test } from 'vitest';
import { Recent } from '../../src/kernel/recent.ts';
import { bench, must } from '../support/app.ts';

test('keeps what was wanted last', () => {
  const recent = new Recent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
});

test('the same question has the same answer, however it is typed; another level another', async () => {
  const { app } = await bench();
  const wish = { level: 'answer', moves: 3 } as const;
  const first = must(app.analyses.atOnce('nim 3 4 5', wish));
  expect(must(app.analyses.atOnce(' NIM  3 4 5', wish))).toEqual(first);
  expect(must(app.analyses.atOnce('nim 3 4 5', { ...wish, level: 'proof' })).steps.length).toBeGreaterThan(
    first.steps.length,
  );
  expect(must(app.analyses.atOnce('nim 3 4 5 misere', wish)).win).toBe('misere');
});

test('holds no more than its size and drops what was used longest ago', () => {
  const cache = new Recent<string>(10, (text) => text.length);
  cache.set('a', 'aaaa');
  cache.set('b', 'bbbb');
  expect(cache.get('a')).toBe('aaaa');
  cache.set('c', 'cccc');
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size]).toEqual([
    'aaaa',
    undefined,
    'cccc',
    8,
  ]);
  cache.set('a', 'a');
  expect(cache.size).toBe(5);
  cache.set('d', 'd'.repeat(11));
  expect([cache.get('d'), cache.size]).toEqual([undefined, 5]);
});

test('a rest gives back what nobody has wanted since the last one', () => {
  const cache = new Recent<string>(100, (text) => text.length);
  for (const key of ['a', 'b', 'c']) cache.set(key, 'four');
  cache.rest();
  expect(cache.size).toBe(12);
  expect(cache.get('b')).toBe('four');
  cache.set('d', 'four');
  cache.rest();
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.get('d')]).toEqual([
    undefined,
    'four',
    undefined,
    'four',
  ]);
  expect(cache.size).toBe(8);
  cache.rest();
  cache.rest();
  expect(cache.size).toBe(0);
});
