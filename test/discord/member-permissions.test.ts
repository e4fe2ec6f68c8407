/** What a teacher may do when no click of theirs says so: Discord is asked, and nobody waits long for it. */

import type { Client } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberLookup } from '../../src/discord/member-permissions.ts';
import { systemTimers } from '../../src/kernel/timers.ts';

const log = pino({ level: 'silent' });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clientOf = (get: () => Promise<unknown>) => {
  const server = { ownerId: 'owner', roles: { cache: new Map() } };
  return { rest: { get }, guilds: { cache: new Map([['g1', server]]) } } as unknown as Client;
};

test('an answer that takes long is not waited for: it is there for the next who asks, and Discord is asked once', async () => {
  const waiting: ((member: unknown) => void)[] = [];
  const get = vi.fn(() => new Promise<unknown>((resolve) => waiting.push(resolve)));
  const standing = memberLookup(clientOf(get), log, systemTimers);
  const first = standing('g1', 'turing');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBe('unknown');
  const second = standing('g1', 'turing');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await second).toBe('unknown');
  waiting[0]?.({ roles: ['r1'] });
  expect(await standing('g1', 'turing')).toEqual({
    user: 'turing',
    guild: 'g1',
    manages: false,
    roles: ['r1'],
  });
  expect(get).toHaveBeenCalledTimes(1);
  // What was told once is not told again: roles change.
  const third = standing('g1', 'turing');
  waiting[1]?.({ roles: [] });
  expect(await third).toMatchObject({ roles: [] });
  expect(get).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('the owner manages it; a server that is not known tells nothing', async () => {
  const standing = memberLookup(
    clientOf(() => Promise.resolve({ roles: [] })),
    log,
    systemTimers,
  );
  expect(await standing('g1', 'owner')).toMatchObject({ manages: true });
  expect(await standing('g2', 'owner')).toBe('unknown');
});
