/** Attached files: allowed origins, limits of one file, and limits of all together. */
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { textFiles } from '../../src/discord/command/files.ts';
import { originOf } from '../support/origin.ts';

let server: Server;
let origin: string;
let requests: string[];
/** Bytes of the endless file sent before its reader disconnected. */
let sent: number;
let hungUp: Promise<void>;

const CHUNK = Buffer.alloc(16 * 1024, 'a');

beforeEach(async () => {
  requests = [];
  sent = 0;
  let hang: () => void;
  hungUp = new Promise((resolve) => {
    hang = resolve;
  });
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/redirect') response.writeHead(302, { location: '/text' }).end();
    else if (request.url === '/endless') {
      response.once('close', () => hang());
      const more = (): void => {
        if (response.destroyed) return;
        sent += CHUNK.length;
        response.write(CHUNK, more);
      };
      more();
    } else if (request.url === '/bytes') response.end(Buffer.from([0xff, 0xfe, 0x41]));
    else response.end('\ufeffnim 3 4 5');
  });
  origin = await originOf(server);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const why = async (files: ReturnType<typeof textFiles>, url: string, size: number) => {
  let text: string | null = null;
  const unread = await files.use({ size, url }, 1024, (read) => {
    text = read;
    return Promise.resolve();
  });
  return unread?.why ?? text;
};

describe('an attached file', () => {
  test('is read as text, without its byte order mark', async () => {
    expect(await why(textFiles(`${origin}/api`), `${origin}/text`, 12)).toBe('nim 3 4 5');
  });

  test.each([
    ['a server that is not Discord’s', () => `${origin}/text`],
    ['Discord’s name as a part of another', () => 'https://cdn.discordapp.com.evil.example/a'],
    ['Discord’s name without encryption', () => 'http://cdn.discordapp.com/a'],
    ['Discord’s name before an @', () => 'https://cdn.discordapp.com@127.0.0.1/a'],
    ['a file of this machine', () => 'file:///etc/passwd'],
    ['no address', () => 'nothing'],
  ])('is not fetched from %s', async (_, url) => {
    expect(await why(textFiles(null), url(), 12)).toBe('unreachable');
    expect(requests).toEqual([]);
  });

  test('is not fetched by way of a redirect', async () => {
    expect(await why(textFiles(`${origin}/api`), `${origin}/redirect`, 12)).toBe('unreachable');
    expect(requests).toEqual(['/redirect']);
  });

  test('is not fetched where its size is over the limit', async () => {
    expect(await why(textFiles(`${origin}/api`), `${origin}/text`, 1025)).toBe('too-large');
    expect(requests).toEqual([]);
  });

  test('is given up as soon as it is longer than its declared size', async () => {
    expect(await why(textFiles(`${origin}/api`), `${origin}/endless`, 100)).toBe('too-large');
    await hungUp;
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  test('is refused where it is not UTF-8', async () => {
    expect(await why(textFiles(`${origin}/api`), `${origin}/bytes`, 3)).toBe('not-text');
  });
});

test('files together are held up to a limit, and given back when their use ends or fails', async () => {
  const files = textFiles(`${origin}/api`, 32);
  const url = `${origin}/text`;
  let release!: () => void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = files.use({ size: 20, url }, 1024, () => held);
  expect(await why(files, url, 20)).toBe('busy');
  expect(await why(files, url, 12)).toBe('nim 3 4 5');
  release();
  expect(await first).toBeNull();
  await expect(files.use({ size: 20, url }, 1024, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await why(files, url, 32)).toBe('nim 3 4 5');
});
