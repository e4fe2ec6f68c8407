/** What the bot sends to Discord when it logs in, and that no log contains its token, seen from a proxy in between. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startLocal } from '../../src/local/index.ts';
import { child } from '../support/child.ts';
import { folderOfTest } from '../support/folder.ts';
import { originOf } from '../support/origin.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Packet {
  readonly op: number;
  readonly d: unknown;
}

/** Passes everything on to the Discord at `api`, and keeps what the bot sends to the gateway. */
const between = async (api: string): Promise<{ readonly api: string; readonly said: Packet[] }> => {
  const said: Packet[] = [];
  const target = new URL(api);
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const body: Buffer[] = [];
      for await (const chunk of request) body.push(chunk as Buffer);
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
      const answer = await fetch(new URL(request.url ?? '/', target), {
        method: request.method ?? 'GET',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
      });
      const text = await answer.text();
      const here = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/gateway`;
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
      });
      response.end(text.replaceAll(`ws://${target.host}/gateway`, here));
    };
    pass().catch(() => {
      response.destroy();
    });
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (bot, request) => {
    const discord = new WebSocket(`ws://${target.host}${request.url ?? ''}`);
    const waiting: string[] = [];
    discord.on('open', () => {
      for (const text of waiting.splice(0)) discord.send(text);
    });
    discord.on('message', (data: Buffer) => {
      bot.send(data.toString());
    });
    bot.on('message', (data: Buffer) => {
      const text = data.toString();
      said.push(JSON.parse(text) as Packet);
      if (discord.readyState === WebSocket.OPEN) discord.send(text);
      else waiting.push(text);
    });
    bot.on('close', () => {
      discord.close();
    });
  });
  const origin = await originOf(server);
  ends.push(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    server.close();
  });
  return { api: `${origin}${target.pathname}`, said };
};

test('with a token: the Guilds intent alone, and no word of the token in the log', async () => {
  const local = await startLocal();
  ends.push(() => local.close());
  const folder = folderOfTest();
  const proxy = await between(local.api);
  const env = { DISCORD_API: proxy.api, DATA_DIR: folder, LOG_LEVEL: 'trace' };
  const bot = await child({ ...env, DISCORD_TOKEN: local.token }, /is on Discord/);
  ends.push(() => bot.end('SIGKILL'));
  const identified = proxy.said.filter(({ op }) => op === 2);
  expect(identified.map(({ d }) => (d as { readonly intents: number }).intents)).toEqual([1]);
  expect(await bot.end('SIGTERM')).toBe(0);
  expect(bot.output()).not.toContain(local.token);
});

test('a token that Discord refuses is explained and not printed', async () => {
  const local = await startLocal();
  ends.push(() => local.close());
  const folder = folderOfTest();
  const wrong = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.a-token-that-is-not-right-at-all-0123';
  const failed = child(
    { DISCORD_API: local.api, DATA_DIR: folder, LOG_LEVEL: 'trace', DISCORD_TOKEN: wrong },
    /is on Discord/,
  );
  const message = await failed.then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  expect(message).toMatch(/ended with 78: .*Sprague did not start: .*token/is);
  expect(message).toContain('.env.example');
  expect(message).not.toContain(wrong);
});
