/** A search by a theorem takes its share of the account at most. */
import { expect, test } from 'vitest';
import { Work } from '../../src/engine/core/work.ts';
import { SearchShare } from '../../src/games/kit/search-share.ts';

test.each([3, 7, 100])('a search that pays %i at a time leaves the rest of the account', (units) => {
  const share = new SearchShare<string>(0.5);
  const work = new Work(20);
  const search = () =>
    share.attempt('this', () => {
      for (;;) share.pay(units);
    });
  expect(work.attempt(search, 'out of work')).toBeNull();
  expect(work.left).toBeGreaterThanOrEqual(10);
});

test('a search that was given up is tried again only with more', () => {
  const share = new SearchShare<string>(0.5);
  const within = (units: number, needed: number) =>
    new Work(units).attempt(() => share.attempt('this', () => (share.pay(needed), 'found')), 'out of work');
  expect(within(20, 11)).toBeNull();
  expect(within(20, 1)).toBeNull();
  expect(within(24, 11)).toBe('found');
  expect(within(20, 1)).toBe('found');
});
