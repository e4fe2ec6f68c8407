/**
 * A small proxy before Discord that paces the requests of a token, like those that DISCORD_API may name; the bot plays through
 * it.
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { originOf } from '../support/origin.ts';
import { NO_LIMITS } from '../support/players.ts';
import { pressOn, until } from '../support/scripted.ts';
import { type Stage, stage } from '../support/stage.ts';

/** The time between two counted requests. */
const APART_MS = 40;
/** Answers to clicks, which are not counted. */
const UNCOUNTED = /\/(?:interactions|webhooks)\//;

interface Proxy {
  readonly server: Server;
  /** When counted requests were passed on. */
  readonly counted: number[];
  readonly uncounted: string[];
}

/** Passes requests on to `to`, the counted ones one after another. */
const proxyBefore = (to: URL): Proxy => {
  const counted: number[] = [];
  const uncounted: string[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const pass = (from: IncomingMessage, answer: ServerResponse): void => {
    const { method = 'GET', url = '/', headers } = from;
    const passed = request(new URL(url, to), { method, headers: { ...headers, host: to.host } }, (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(answer);
    });
    from.pipe(passed);
  };
  const server = createServer((from, answer) => {
    const { url = '' } = from;
    if (UNCOUNTED.test(url)) {
      uncounted.push(url);
      pass(from, answer);
      return;
    }
    turn = turn.then(() => {
      counted.push(performance.now());
      pass(from, answer);
      return sleep(APART_MS);
    });
  });
  return { server, counted, uncounted };
};

let held: Stage;
let proxy: Proxy;
afterEach(async () => {
  await held.close();
  proxy.server.closeAllConnections();
  proxy.server.close();
});

test('everything but the gateway goes through it, at its pace, and nothing is lost or doubled', async () => {
  held = await stage({
    local: { limits: NO_LIMITS },
    api: async (api) => {
      proxy = proxyBefore(new URL(api));
      return `${await originOf(proxy.server)}${new URL(api).pathname}`;
    },
  });
  const atStart = proxy.counted.length;
  expect(atStart).toBeGreaterThan(0);
  const players = Array.from({ length: 6 }, (_, i) => held.person(`Student ${2 * i + 1}`));
  const boards = await Promise.all(
    players.map((who) => who.run('play', { line: 'nim 3 4 5', level: 'casual', first: 'me' })),
  );
  await Promise.all(players.map(async (who, i) => pressOn(who, boards[i]!)));
  expect(proxy.uncounted.length).toBeGreaterThanOrEqual(2 * players.length);
  // Resigned in private: drawing each board is a counted request.
  for (const [i, who] of players.entries()) await who.resign(boards[i]!);
  for (const [i, who] of players.entries())
    await until(() => /resigned/.test(who.read(boards[i]!)), 'the board of a game that was resigned');
  const after = proxy.counted.slice(atStart);
  expect(after.length).toBeGreaterThanOrEqual(players.length);
  const apart = after.slice(1).map((at, i) => at - after[i]!);
  expect(Math.min(...apart)).toBeGreaterThan(APART_MS * 0.8);
  const seen = held.local.faults.requests().map(({ path }) => path);
  expect(seen.filter((path) => UNCOUNTED.test(path)).length).toBe(proxy.uncounted.length);
  expect(seen.filter((path) => !UNCOUNTED.test(path)).length).toBe(proxy.counted.length);
  expect(held.logged).toEqual([]);
});
