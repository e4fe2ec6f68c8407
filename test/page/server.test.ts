/** The page's server: what it serves, and which requests it refuses. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type PageServer, startPage } from '../../src/local/page/page.ts';
import { readMessage } from '../../src/local/page/protocol.ts';
import { originOf } from '../support/origin.ts';
import { ANNA, createFakeWorld, type FakeWorld, GENERAL } from './fake-world.ts';

let world: FakeWorld;
let page: PageServer;
let media: Server;
let base: string;

beforeAll(async () => {
  world = createFakeWorld([]);
  page = await startPage({ world, port: 0 });
  media = createServer((request, response) => {
    const type = request.url === '/a.png' ? 'image/png' : 'text/html';
    response.setHeader('content-type', type).end('<script>alert(1)</script>');
  });
  base = await originOf(media);
});
afterAll(async () => {
  await page.close();
  media.close();
});

/** The status of a request with any Host header, which fetch does not allow to set. */
function statusAs(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(page.url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

/** The first message of the socket, or the error with which it was refused. */
function socket(origin: string | undefined, path = '/socket'): Promise<string> {
  return new Promise((resolve) => {
    const open = new WebSocket(
      `${page.url.replace('http', 'ws')}${path}`,
      origin === undefined ? {} : { origin },
    );
    open.on('error', (error) => resolve(error.message));
    open.on('open', () => open.send(JSON.stringify({ t: 'view', person: ANNA.id, channel: GENERAL })));
    open.once('message', (data) => {
      resolve((data as Buffer).toString());
      open.close();
    });
  });
}

describe('the page’s server', () => {
  it('serves a page that may load nothing from elsewhere and run nothing inline', async () => {
    const answer = await fetch(page.url);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    const html = await answer.text();
    expect(html).not.toMatch(/https?:\/\/|<script>|style=/);
    const script = await (await fetch(`${page.url}/page.js`)).text();
    const style = await (await fetch(`${page.url}/style.css`)).text();
    expect(script.length).toBeGreaterThan(10_000);
    // Preact can set raw markup; our own code must never do so.
    const client = new URL('../../src/local/page/client/', import.meta.url);
    const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    expect(sources.length).toBeGreaterThan(20);
    for (const name of sources) {
      expect(readFileSync(new URL(name, client), 'utf8')).not.toMatch(
        /innerHTML|outerHTML|insertAdjacent|eval\(|new Function/i,
      );
    }
    expect(style).not.toMatch(/url\(|@import/);
  });

  it('answers to its own name only', async () => {
    const { port } = new URL(page.url);
    expect(await statusAs(`localhost:${port}`)).toBe(200);
    expect(await statusAs(`sprague.example:${port}`)).toBe(421);
    expect(await statusAs('127.0.0.1:1')).toBe(421);
  });

  it('opens the socket to its own page only', async () => {
    expect(JSON.parse(await socket(page.url))).toMatchObject({
      t: 'people',
      people: expect.arrayContaining([expect.objectContaining({ id: ANNA.id })]) as unknown,
    });
    for (const origin of ['https://example.org', 'null', `${page.url}.example.org`, undefined]) {
      expect(await socket(origin)).toContain('403');
    }
    expect(await socket(page.url, '/other')).toContain('403');
  });

  it('takes uploads from its own page only, up to 10 MiB', async () => {
    const send = (origin: string, size: number): Promise<Response> =>
      fetch(`${page.url}/upload?name=../a%2Fb.txt`, {
        method: 'POST',
        headers: { origin },
        body: new Uint8Array(size),
      });
    const answer = await send(page.url, 10);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id: expect.stringMatching(/^\d{18}$/) as unknown });
    expect((await send('https://example.org', 10)).status).toBe(403);
    expect((await send(page.url, 10 * 1024 * 1024 + 1)).status).toBe(413);
  });

  it('hands on files that a message shows, and nothing else', async () => {
    const file = (address: string): Promise<Response> =>
      fetch(`${page.url}/file?at=${encodeURIComponent(address)}`);
    const attachment = (url: string): { id: string; filename: string; size: number; url: string } => ({
      id: '1',
      filename: 'a',
      size: 1,
      url,
    });
    expect((await file(`${base}/a.png`)).status).toBe(404);
    world.post({
      attachments: [
        attachment(`${base}/a.png`),
        attachment(`${base}/b`),
        attachment('https://example.org/c'),
      ],
    });
    await socket(page.url);
    await expect.poll(async () => (await file(`${base}/a.png`)).status).toBe(200);
    const picture = await file(`${base}/a.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const html = await file(`${base}/b`);
    expect(html.headers.get('content-type')).toBe('application/octet-stream');
    expect(html.headers.get('content-disposition')).toBe('attachment');
    expect(html.headers.get('content-security-policy')).toContain('sandbox');
    for (const address of ['https://example.org/c', `${base}/other`, 'file:///etc/passwd', '']) {
      expect((await file(address)).status).toBe(404);
    }
  });

  it('takes another port where its own is busy', async () => {
    const second = await startPage({ world, port: Number(new URL(page.url).port) });
    expect(second.url).not.toBe(page.url);
    expect((await fetch(second.url)).status).toBe(200);
    await second.close();
    await expect(fetch(second.url)).rejects.toThrow();
  });

  it.each([
    '',
    '{',
    'null',
    '{"t":"view"}',
    '{"t":"ask","id":1,"person":"1","channel":"2","ask":{"kind":"rm"}}',
    '{"t":"ask","id":1,"person":"1","channel":"2","ask":{"kind":"say","content":5}}',
    `{"t":"view","person":"${'1'.repeat(99)}","channel":""}`,
  ])('does not believe %s', (text) => {
    expect(readMessage(text)).toBeNull();
  });
});
