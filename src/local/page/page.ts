import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { WebSocketServer } from 'ws';
import type { World } from '../types.ts';
import { type Bundle, bundle } from './bundle.ts';
import { createFiles, type Files, LARGEST_FILE } from './files.ts';
import { type Sample, serveSamples } from './samples.ts';
import { createSession, type Session } from './session.ts';
import { icon, shell } from './shell.ts';
import { readMessage } from './wire.ts';

export interface PageOptions {
  readonly world: World;
  /** 0 takes any free port; a busy port is replaced by a free one. */
  readonly port: number;
  readonly host?: '127.0.0.1';
  /** Games that a channel offers before anything was said in it. */
  readonly samples?: readonly Sample[];
  /** The language that a person chose for the bot, by id: the page then speaks it, too. Null: Discord's. */
  readonly chosenLanguage?: (person: string) => Promise<string | null>;
}

export interface Page {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  close(): Promise<void>;
}

const LARGEST_MESSAGE = 1024 * 1024;
const GOING_AWAY = 1001;

/** What a page of this server may load: itself, and nothing from anywhere else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A name of this server itself: another in the Host header is a site that points its own name at this machine. */
function ownHost(host: string | undefined, port: number): boolean {
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}

function ownOrigin(origin: string | undefined, host: string | undefined, port: number): boolean {
  return ownHost(host, port) && origin === `http://${host}`;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return address === null || typeof address === 'string' ? 0 : address.port;
}

function routes(files: Files, client: Bundle, samples: readonly Sample[], port: () => number): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (!ownHost(context.req.header('host'), port())) return context.text('not here', 421);
    await next();
    const { headers } = context.res;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', POLICY);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    return undefined;
  });
  const serve = (type: string, body: string) => (context: Context) =>
    context.body(body, 200, { 'content-type': type });
  app.get('/', serve('text/html; charset=utf-8', shell));
  app.get('/page.js', serve('text/javascript; charset=utf-8', client.script));
  app.get('/style.css', serve('text/css; charset=utf-8', client.style));
  app.get('/icon.svg', serve('image/svg+xml', icon));
  serveSamples(app, samples);
  app.get('/file', (context) =>
    files.fetch(context.req.query('at') ?? '', context.req.query('save') === '1'),
  );
  app.post('/upload', async (context) => {
    if (!ownOrigin(context.req.header('origin'), context.req.header('host'), port()))
      return context.text('not yours', 403);
    if (Number(context.req.header('content-length') ?? Number.NaN) > LARGEST_FILE)
      return context.text('too large', 413);
    const data = new Uint8Array(await context.req.arrayBuffer());
    if (data.length > LARGEST_FILE) return context.text('too large', 413);
    const name =
      (context.req.query('name') ?? '').replace(/[^\p{L}\p{N} ._()-]/gu, '_').slice(-100) || 'file';
    const contentType = context.req.header('content-type') ?? 'application/octet-stream';
    return context.json({ id: files.keep({ name, contentType, data }) });
  });
  return app;
}

/** Serves the chat page of a world on this machine alone. Rejects only if no port at all can be had or the client does not compile. */
export async function startPage({
  world,
  port,
  host = '127.0.0.1',
  samples = [],
  chosenLanguage = () => Promise.resolve(null),
}: PageOptions): Promise<Page> {
  const files = createFiles();
  const client = await bundle();
  const app = routes(files, client, samples, () => portOf(server));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await listen(server, port, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    return listen(server, 0, host);
  });

  const languages = new Map<string, string | null>();
  const readLanguages = async (): Promise<void> => {
    for (const { id } of world.people()) languages.set(id, await chosenLanguage(id));
  };
  await readLanguages();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const sessions = new Set<Session>();
  server.on('upgrade', (request, socket, head) => {
    const { origin, host: named } = request.headers;
    if (request.url !== '/socket' || !ownOrigin(origin, named, portOf(server))) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => {
      const session = createSession(world, files, languages, (message) => {
        if (open.readyState === open.OPEN) open.send(JSON.stringify(message));
      });
      sessions.add(session);
      open.on('message', (data) => {
        const message = readMessage((data as Buffer).toString('utf8'));
        if (message !== null) void session.heard(message);
      });
      open.on('error', () => open.terminate());
      open.on('close', () => sessions.delete(session));
    });
  });

  // Many events of one turn make one refresh.
  let due = false;
  const stop = world.subscribe(() => {
    if (due) return;
    due = true;
    setImmediate(() => {
      due = false;
      // Where they cannot be read, those known so far stay.
      void readLanguages()
        .catch(() => undefined)
        .then(() => {
          for (const session of sessions) session.refresh();
        });
    });
  });

  return {
    url: `http://${host}:${portOf(server)}`,
    async close() {
      stop();
      for (const open of sockets.clients) open.close(GOING_AWAY);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const open of sockets.clients) open.terminate();
      });
    },
  };
}
