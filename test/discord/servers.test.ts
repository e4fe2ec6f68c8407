/** Data about servers: by events, or by request without events; and their memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DiscordAPIError, type REST } from '@discordjs/rest';
import type { GatewayDispatchPayload } from 'discord-api-types/v10';
import { expect, test, vi } from 'vitest';
import { eventRequests } from '../../src/discord/event-requests.ts';
import { mayManage, Servers } from '../../src/discord/gateway/servers.ts';
import { guildEvent, guildId } from '../support/guilds.ts';
import { SimulatedTime } from '../support/simulated.ts';

const SMALL = { channels: 2, roles: 3 };
const MANAGE_GUILD = '32';
const ADMINISTRATOR = '8';

const event = (t: string, d: unknown) => ({ op: 0, s: 1, t, d }) as GatewayDispatchPayload;
const ready = (...servers: readonly number[]) =>
  event('READY', { guilds: servers.map((one) => ({ id: guildId(one), unavailable: true })) });
const refusal = (code: number, status: number) =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'GET', '', {});

const begin = (answers: Readonly<Record<string, unknown>> = {}) => {
  const time = new SimulatedTime(0);
  const get = vi.fn((route: string) => {
    const answer = answers[route] ?? refusal(10_004, 404);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { time, get, servers: new Servers({ get }, time.process().timers) };
};

const NIMBERS = { owner_id: '7', preferred_locale: 'de', roles: [{ id: '5', permissions: MANAGE_GUILD }] };

test('events tell of servers, their owners, languages and roles; nobody is asked', async () => {
  const { servers, get } = begin();
  servers.take(ready(1, 2), 0, 1);
  servers.take(guildEvent(1, SMALL), 0, 1);
  const [here, other, never] = [guildId(1), guildId(2), guildId(3)];
  expect(await servers.locale(here)).toBe('en-US');
  expect(await servers.belongs(other)).toBe(true);
  expect(await servers.belongs(never)).toBe(false);
  const changes = async (t: string, d: object, who: string, roles: readonly string[]) => {
    servers.take(event(t, { guild_id: here, ...d }), 0, 1);
    return mayManage(here, (await servers.of(here))!, who, roles);
  };
  expect(
    await changes('GUILD_ROLE_CREATE', { role: { id: '90', permissions: MANAGE_GUILD } }, '1', ['90']),
  ).toBe(true);
  expect(await changes('GUILD_ROLE_UPDATE', { role: { id: '90', permissions: '0' } }, '1', ['90'])).toBe(
    false,
  );
  expect(
    await changes('GUILD_ROLE_UPDATE', { role: { id: '90', permissions: ADMINISTRATOR } }, '1', ['90']),
  ).toBe(true);
  expect(await changes('GUILD_ROLE_DELETE', { role_id: '90' }, '1', ['90'])).toBe(false);
  // Everyone has the role with the server's own id.
  expect(await changes('GUILD_ROLE_UPDATE', { role: { id: here, permissions: MANAGE_GUILD } }, '1', [])).toBe(
    true,
  );
  servers.take(event('GUILD_UPDATE', { id: here, ...NIMBERS }), 0, 1);
  expect([await servers.locale(here), mayManage(here, (await servers.of(here))!, '7', [])]).toEqual([
    'de',
    true,
  ]);
  servers.take(event('GUILD_DELETE', { id: here, unavailable: true }), 0, 1);
  expect(await servers.belongs(here)).toBe(true);
  servers.take(event('GUILD_DELETE', { id: here }), 0, 1);
  expect(await servers.belongs(here)).toBe(false);
  expect(get).not.toHaveBeenCalled();
});

test('after a RESUME Discord is asked once; from then on events tell', async () => {
  const here = guildId(1);
  const { servers, get } = begin({ [`/guilds/${here}`]: NIMBERS });
  servers.take(event('RESUMED', {}), 0, 1);
  expect([await servers.locale(here), await servers.belongs(guildId(2))]).toEqual(['de', false]);
  servers.take(event('GUILD_UPDATE', { id: here, ...NIMBERS, preferred_locale: 'fr' }), 0, 1);
  expect([await servers.locale(here), await servers.belongs(guildId(2))]).toEqual(['fr', false]);
  expect(get).toHaveBeenCalledTimes(2);
  servers.take(guildEvent(2, SMALL), 0, 1);
  expect(await servers.belongs(guildId(2))).toBe(true);
});

test('a server of another process’ shard is asked for every minute; an outage of Discord is nobody’s answer', async () => {
  const answers: Record<string, unknown> = {};
  const here = guildId(1);
  const { servers, get, time } = begin(answers);
  servers.take(event('RESUMED', {}), 0, 2);
  answers[`/guilds/${here}`] = refusal(0, 503);
  await expect(servers.belongs(here)).rejects.toThrow('no');
  answers[`/guilds/${here}`] = NIMBERS;
  const of1 = (BigInt(here) >> 22n) % 2n === 1n;
  expect(of1).toBe(false);
  const elsewhere = guildId(2);
  answers[`/guilds/${elsewhere}`] = NIMBERS;
  expect([await servers.locale(elsewhere), await servers.locale(elsewhere)]).toEqual(['de', 'de']);
  const before = get.mock.calls.length;
  time.stand(61_000);
  answers[`/guilds/${elsewhere}`] = { ...NIMBERS, preferred_locale: 'fr' };
  expect(await servers.locale(elsewhere)).toBe('fr');
  expect(get.mock.calls.length).toBe(before + 1);
});

test('what a shard told is forgotten with it, also what is only being asked for', async () => {
  const here = guildId(1);
  const { servers } = begin({ [`/guilds/${here}`]: NIMBERS });
  servers.take(event('RESUMED', {}), 0, 1);
  const asked = servers.locale(here);
  servers.forget(0);
  expect(await asked).toBe('de');
  expect(servers.size).toBe(0);
  servers.take(ready(1), 0, 1);
  servers.take(guildEvent(1, SMALL), 0, 1);
  expect(servers.size).toBe(1);
  servers.forget(0);
  expect(servers.size).toBe(0);
});

test('a large server takes less than 5 KB', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { servers } = begin();
  const COUNT = 2_000;
  servers.take(ready(), 0, 1);
  servers.take(guildEvent(0, { channels: 100, roles: 60 }), 0, 1);
  // Garbage of earlier tests is gone only after a second collection.
  collect();
  collect();
  const before = process.memoryUsage();
  for (let n = 1; n <= COUNT; n += 1) servers.take(guildEvent(n, { channels: 100, roles: 60 }), 0, 1);
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const each = (heapUsed + arrayBuffers - before.heapUsed - before.arrayBuffers) / COUNT;
  expect(servers.size).toBe(COUNT + 1);
  expect(each).toBeLessThan(5_000);
  // The roles alone take 960 bytes.
  expect(each).toBeGreaterThan(960);
});

test('whether everybody sees a channel: what it says of everybody’s role, a thread by its channel, a private one never', async () => {
  const guild = guildId(1);
  const [seen, hidden, shown] = ['2', '3', '4'];
  const overwrite = (allow: string, deny: string) => [{ id: guild, type: 0, allow, deny }];
  const VIEW = '1024';
  const facts: Readonly<Record<string, unknown>> = {
    [`/channels/${seen}`]: { type: 0, permission_overwrites: [] },
    [`/channels/${hidden}`]: { type: 0, permission_overwrites: overwrite('0', VIEW) },
    [`/channels/${shown}`]: { type: 0, permission_overwrites: overwrite(VIEW, '0') },
    '/channels/5': { type: 11, parent_id: seen },
    '/channels/6': { type: 11, parent_id: hidden },
    '/channels/7': { type: 12, parent_id: seen },
    '/channels/8': { type: 10, parent_id: hidden },
  };
  const isPublic = async (channel: string, everybody: string): Promise<boolean> => {
    const roles = [{ id: guild, permissions: everybody }];
    const { get, servers } = begin({ ...facts, [`/guilds/${guild}`]: { ...NIMBERS, roles } });
    const rest = { get } as unknown as REST;
    return eventRequests({ rest, servers }, 'token', null).isPublic(guild, channel);
  };
  const all = ['2', '3', '4', '5', '6', '7', '8'];
  expect(await Promise.all(all.map((channel) => isPublic(channel, VIEW)))).toEqual([
    ...[true, false, true],
    ...[true, false, false, false],
  ]);
  expect(await Promise.all(all.map((channel) => isPublic(channel, '0')))).toEqual([
    ...[false, false, true],
    ...[false, false, false, false],
  ]);
});
