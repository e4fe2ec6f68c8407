/** The order of many waiting jobs: servers take turns, within a server its users, within a user the oldest first. */
import { expect, test } from 'vitest';
import { FairQueue } from '../../src/kernel/fair-queue.ts';

const drain = (queue: FairQueue<string>): readonly string[] => {
  const order: string[] = [];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) order.push(next);
  return order;
};

test('users of one server take turns, whoever sent more', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
    queue.push({ user: item.charAt(0), guild: 'g' }, item);
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('servers take turns, however many users wait in one; a direct message counts as a server', () => {
  const queue = new FairQueue<string>();
  for (const user of ['1', '2', '3', '4']) queue.push({ user, guild: 'large' }, `large ${user}`);
  queue.push({ user: '9', guild: 'small' }, 'small 9');
  queue.push({ user: '8', guild: null }, 'direct 8');
  queue.push(undefined, 'nobody');
  expect(drain(queue)).toEqual(['large 1', 'small 9', 'direct 8', 'nobody', 'large 2', 'large 3', 'large 4']);
});

test('who was served stands behind those who wait', () => {
  const queue = new FairQueue<string>();
  const push = (user: string, item: string) => queue.push({ user, guild: 'g' }, item);
  push('a', 'a1');
  push('a', 'a2');
  push('b', 'b1');
  expect(queue.shift()).toBe('a1');
  push('a', 'a3');
  push('c', 'c1');
  expect(drain(queue)).toEqual(['b1', 'a2', 'c1', 'a3']);
});

test('one that leaves is not served, and the last one takes its server along', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2']) queue.push({ user: 'a', guild: 'g' }, item);
  queue.remove('a1');
  queue.remove('never there');
  expect(queue.shift()).toBe('a2');
  queue.push({ user: 'a', guild: 'g' }, 'a3');
  queue.remove('a3');
  expect(queue.shift()).toBeUndefined();
});
