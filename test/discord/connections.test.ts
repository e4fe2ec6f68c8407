/** How connections to Discord's gateway begin and end, against a server that behaves badly. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { APIGatewayBotInfo } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Connections } from '../../src/discord/gateway/connections.ts';
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

test('a connection is left though Discord has not said a word on it yet', async () => {
  const { port } = server.address() as AddressInfo;
  const nothing = (): void => undefined;
  const connections = new Connections({
    token: 'token',
    count: 1,
    information: { url: `ws://127.0.0.1:${port}` } as APIGatewayBotInfo,
    timers: systemTimers,
    report: { dispatch: nothing, failed: nothing, silent: nothing, lost: nothing },
    mayConnect: () => Promise.resolve(),
    mayIdentify: () => Promise.resolve(),
  });
  const session = { id: 's', sequence: 7, resumeUrl: `ws://127.0.0.1:${port}` };
  void connections.open(0, session);
  await once(server, 'connection');
  // Until the client knows that it is connected, too.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await connections.leave(0)).toEqual(session);
  await connections.close();
});
