/** Start and end of connections to Discord's gateway, against a misbehaving server. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayBotInfo } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Connections } from '../../src/discord/gateway/connections.ts';
import type { ShardSession } from '../../src/kernel/leases.ts';
import { systemTimers } from '../../src/kernel/timers.ts';

let server: WebSocketServer;
beforeEach(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
});
afterEach(() => {
  for (const client of server.clients) client.terminate();
  server.close();
});

/** A connection on which Discord has not sent anything yet. */
const waiting = async (session: ShardSession | null): Promise<Connections> => {
  const { port } = server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}`;
  const nothing = (): void => undefined;
  const connections = new Connections({
    token: 'token',
    count: 1,
    information: { url } as APIGatewayBotInfo,
    timers: systemTimers,
    report: { dispatch: nothing, failed: nothing, silent: nothing, closed: nothing },
    mayConnect: () => Promise.resolve(),
    mayIdentify: () => Promise.resolve(),
  });
  void connections.open(0, session === null ? null : { ...session, resumeUrl: url });
  await once(server, 'connection');
  // The client must know that it is connected, too.
  await sleep(50);
  return connections;
};

test('a connection is left though Discord has not said a word on it yet', async () => {
  const connections = await waiting({ id: 's', sequence: 7, resumeUrl: '' });
  expect(await connections.leave(0)).toMatchObject({ id: 's', sequence: 7 });
});

test('the end does not wait for one either', async () => {
  const connections = await waiting(null);
  await connections.close();
  expect(connections.ready.size).toBe(0);
});
