/** Permissions of a teacher without a click of theirs: Discord is asked, and nobody waits long for it. */

import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemberPermissions } from '../../src/discord/member-permissions.ts';
import { systemTimers } from '../../src/kernel/timers.ts';

const log = pino({ level: 'silent' });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clientOf = (get: () => Promise<unknown>) => {
  const server = { owner: 'owner', locale: 'en-GB', roles: new BigUint64Array() };
  const servers = { of: (guild: string) => Promise.resolve(guild === 'g1' ? server : null) };
  return { rest: { get } as never, servers };
};

test('an answer that takes long is not waited for: it is there for the next who asks, and Discord is asked once', async () => {
  const waiting: ((member: unknown) => void)[] = [];
  const get = vi.fn(() => new Promise<unknown>((resolve) => waiting.push(resolve)));
  const members = new MemberPermissions(clientOf(get), log, systemTimers);
  const first = members.of('g1', 'turing');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBe('unknown');
  const second = members.of('g1', 'turing');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await second).toBe('unknown');
  waiting[0]?.({ roles: ['r1'] });
  expect(await members.of('g1', 'turing')).toEqual({
    user: 'turing',
    guild: 'g1',
    manages: false,
    roles: ['r1'],
  });
  expect(get).toHaveBeenCalledTimes(1);
  // An answer is not reused: roles change.
  const third = members.of('g1', 'turing');
  await vi.advanceTimersByTimeAsync(0);
  waiting[1]?.({ roles: [] });
  expect(await third).toMatchObject({ roles: [] });
  expect(get).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('the owner manages it; a server that is not known tells nothing', async () => {
  const members = new MemberPermissions(
    clientOf(() => Promise.resolve({ roles: [] })),
    log,
    systemTimers,
  );
  expect(await members.of('g1', 'owner')).toMatchObject({ manages: true });
  expect(await members.of('g2', 'owner')).toBe('unknown');
});
