/** Clicks by HTTP: only those that Discord signed just now are accepted, and each once. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type InteractionServer,
  startInteractionServer,
} from '../../src/discord/gateway/interaction-server.ts';
import { Scripted, until } from '../support/scripted.ts';
import { stage } from '../support/stage.ts';

const NOW = 1_700_000_000_000;
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const HEX = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
const CLICK = JSON.stringify({ type: 3, id: '7' });

let server: InteractionServer;
let served: unknown[];
let failures: string[];
beforeEach(async () => {
  served = [];
  failures = [];
  server = await startInteractionServer({
    host: '127.0.0.1',
    port: 0,
    publicKey: HEX,
    clock: () => NOW,
    serve: (raw) => {
      if (raw.id === 'malformed') throw new TypeError('malformed');
      served.push(raw);
    },
    failed: (error) => failures.push(String(error)),
  });
});
afterEach(() => server.close());

interface Sent {
  readonly body?: string;
  readonly at?: number;
  readonly signed?: string;
  readonly signature?: string;
  readonly key?: typeof privateKey;
  readonly method?: string;
}

const send = async ({ body = CLICK, at = NOW, key = privateKey, method = 'POST', ...over }: Sent = {}) => {
  const timestamp = String(Math.floor(at / 1000));
  const made = sign(null, Buffer.from(timestamp + (over.signed ?? body)), key).toString('hex');
  const answer = await fetch(server.url, {
    method,
    headers: { 'x-signature-timestamp': timestamp, 'x-signature-ed25519': over.signature ?? made },
    ...(method === 'POST' ? { body } : {}),
  });
  return { status: answer.status, text: await answer.text() };
};

describe('what Discord sends', () => {
  test('a ping is answered with a pong', async () => {
    expect(await send({ body: '{"type":1}' })).toEqual({ status: 200, text: '{"type":1}' });
    expect(served).toEqual([]);
  });

  test('a click is taken, and answered later', async () => {
    expect(await send()).toEqual({ status: 202, text: '' });
    expect(served).toEqual([{ type: 3, id: '7' }]);
  });

  test('a malformed one is told, and nothing ends', async () => {
    expect((await send({ body: JSON.stringify({ type: 3, id: 'malformed' }) })).status).toBe(400);
    expect((await send({ body: 'no json' })).status).toBe(400);
    expect(failures).toHaveLength(2);
    expect((await send()).status).toBe(202);
  });
});

describe('what Discord did not send is refused', () => {
  const other = generateKeyPairSync('ed25519').privateKey;
  test.each<readonly [string, Sent]>([
    ['signed by somebody else', { key: other }],
    ['another body', { signed: '{}' }],
    ['no signature', { signature: '' }],
    ['half a signature', { signature: 'ab'.repeat(32) }],
    ['no hexadecimal', { signature: 'zz'.repeat(64) }],
    ['six seconds old', { at: NOW - 6_000 }],
    ['six seconds ahead', { at: NOW + 7_000 }],
    ['a ping by nobody', { body: '{"type":1}', key: other }],
  ])('%s', async (_, sent) => {
    expect((await send(sent)).status).toBe(401);
    expect(served).toEqual([]);
  });

  test('the same one again', async () => {
    expect((await send()).status).toBe(202);
    expect((await send()).status).toBe(401);
    expect(served).toHaveLength(1);
  });

  test('what is too long, and what is no POST', async () => {
    expect((await send({ body: 'x'.repeat(1_100_000) }).catch(() => ({ status: 413 }))).status).toBe(413);
    expect((await send({ method: 'GET' })).status).toBe(405);
    expect(served).toEqual([]);
  });
});

test('whoever hangs up in the middle of a body writes no line into the log', async () => {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  // Its request has arrived once the next one is answered.
  await send();
  socket.destroy();
  await once(socket, 'close');
  await send({ at: NOW + 1_000 });
  expect(failures).toEqual([]);
});

test('the whole bot by HTTP alone: a command, a click, a modal, a completion; no connection to the gateway', async () => {
  const held = await stage({ byHttp: true });
  try {
    held.local.endpoint.use([held.bot.interactions!]);
    const ada = new Scripted(held.local.world, 'Ada', 'games');
    expect(held.local.world.botOnline()).toBe(false);
    const board = await ada.run('play', { line: 'nim 1 1', first: 'me' });
    expect(ada.read(board)).toMatch(/to move/);
    expect((await ada.complete('play', 'line', 'ni')).length).toBeGreaterThan(0);
    const asked = await ada.press(board, 'type');
    if (asked.kind !== 'modal') throw new Error(asked.kind);
    expect((await ada.fill(asked, { move: '1:1' })).kind).toBe('updated');
    await until(() => ada.read(board).includes('Move 2'), 'the answer');
    // A signature is accepted once only.
    const { headers, body } = held.local.endpoint.signed({ type: 1 });
    const post = () => fetch(held.bot.interactions!, { method: 'POST', headers, body });
    expect([(await post()).status, (await post()).status]).toEqual([200, 401]);
    expect(held.logged).toEqual([]);
  } finally {
    await held.close();
  }
});
