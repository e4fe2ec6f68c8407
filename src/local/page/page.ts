import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Classroom } from '../classroom/index.ts';
import type { Occupant } from '../classroom/register.ts';
import { classroomRoutes, occupantOf } from '../classroom/routes.ts';
import type { Person, World, WorldEvent } from '../types.ts';
import { type Boards, NO_BOARDS } from './boards.ts';
import { type Bundle, bundle } from './bundle.ts';
import { createFiles, type Files, LARGEST_FILE } from './files.ts';
import { type Names, namesOf, ownAddresses, THIS_MACHINE } from './own-names.ts';
import type { FromServer } from './protocol.ts';
import { type Samples, serveSamples } from './samples.ts';
import { type Changes, Session } from './session.ts';
import { doorShell, icon, shell } from './shell.ts';
import { readMessage } from './wire.ts';

export interface PageOptions {
  readonly world: World;
  /** 0 takes any free port; a busy port is replaced by a free one. */
  readonly port: number;
  /** A class without accounts, in which a window needs a seat. Null: a window acts as anybody. */
  readonly classroom?: Classroom | null;
  /** Games offered in an empty channel. */
  readonly samples?: Samples;
  /** Boards to play by touch. */
  readonly boards?: Boards;
  /** The bot's language setting of a person, which the page follows; null: Discord's. */
  readonly chosenLanguage?: (person: string) => Promise<string | null>;
}

export interface Page {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  close(): Promise<void>;
}

const LARGEST_MESSAGE = 1024 * 1024;
const GOING_AWAY = 1001;
/** WebSocket close code (application range): the window has lost its seat, or sends too much. */
const NOT_YOURS = 4001;
/** Messages that one person's windows in a classroom may send within `ACTS_S` seconds: more than anybody can press. */
const ACTS = 60;
const ACTS_S = 10;
/** Windows of one person in a classroom. */
const MOST_WINDOWS = 10;

/** The page may load from this server only. */
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

async function listen(server: Server, port: number, host: string): Promise<void> {
  await once(server.listen(port, host), 'listening');
}

function portOf(server: Server): number {
  const address = server.address();
  return address === null || typeof address === 'string' ? 0 : address.port;
}

interface Served {
  readonly files: Files;
  readonly client: Bundle;
  readonly samples: Samples;
  readonly classroom: Classroom | null;
  readonly names: () => Names;
}

function routes({ files, client, samples, classroom, names }: Served): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (!names().isOwnHost(context.req.header('host'))) return context.text('not here', 421);
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
  const isOwn = (context: Context): boolean =>
    names().isOwnOrigin(context.req.header('origin'), context.req.header('host'));
  /** Null without a classroom: the page may do everything. */
  const seatOf = (context: Context): Occupant | 'nobody' | null =>
    classroom === null ? null : (occupantOf(classroom, context.req.header('cookie')) ?? 'nobody');
  app.get('/', serve('text/html; charset=utf-8', classroom === null ? shell : doorShell));
  app.get('/page.js', serve('text/javascript; charset=utf-8', client.script));
  app.get('/style.css', serve('text/css; charset=utf-8', client.style));
  app.get('/icon.svg', serve('image/svg+xml', icon));
  serveSamples(app, samples);
  if (classroom !== null) classroomRoutes(app, classroom, isOwn);
  app.get('/file', async (context) => {
    const seat = seatOf(context);
    if (seat === 'nobody') return context.text('not yours', 401);
    return files.fetch(
      context.req.query('at') ?? '',
      context.req.query('save') === '1',
      seat === null ? null : seat.person,
    );
  });
  const mayUpload: MiddlewareHandler = async (context, next) => {
    const seat = seatOf(context);
    if (!isOwn(context) || seat === 'nobody' || seat?.is === 'student') return context.text('not yours', 403);
    await next();
    return undefined;
  };
  app.use('/upload', mayUpload);
  app.post('/upload', bodyLimit({ maxSize: LARGEST_FILE }), async (context) => {
    const data = new Uint8Array(await context.req.arrayBuffer());
    const name =
      (context.req.query('name') ?? '').replace(/[^\p{L}\p{N} ._()-]/gu, '_').slice(-100) || 'file';
    const contentType = context.req.header('content-type') ?? 'application/octet-stream';
    return context.json({ id: files.keep({ name, contentType, data }) });
  });
  return app;
}

/** JSON of a message, written once for a class of two hundred. */
const written = new WeakMap<object, string>();
const jsonOf = (value: object): string => {
  const known = written.get(value) ?? JSON.stringify(value);
  written.set(value, known);
  return known;
};

/** A message to a window as JSON; shares what many windows are sent. */
const encode = (message: FromServer): string => {
  if (message.t === 'people') return `{"t":"people","people":${jsonOf(message.people)}}`;
  if (message.t !== 'messages') return JSON.stringify(message);
  const { changed, ...rest } = message;
  return `${JSON.stringify(rest).slice(0, -1)},"changed":[${(changed as readonly object[]).map(jsonOf).join()}]}`;
};

/** Collects the changes of one turn and passes them on together. */
const gathering = (
  refresh: (changes: Changes, alone: ReadonlySet<string>) => void,
): ((event: WorldEvent) => void) => {
  let people: Set<string> | null = new Set();
  /** People with private changes. */
  let alone = new Set<string>();
  let commands = false;
  let due = false;
  return (event) => {
    if ('audience' in event) {
      for (const person of event.audience) people?.add(person);
      const [only, ...others] = event.audience;
      const own = 'message' in event ? event.message.ephemeralFor : null;
      if (own !== null) alone.add(own);
      else if (only !== undefined && others.length === 0) alone.add(only);
    } else if (event.kind === 'interaction-failed') people?.add(event.person);
    else people = null;
    commands ||= event.kind === 'commands-changed';
    if (due) return;
    due = true;
    setImmediate(() => {
      const changes = { people, commands };
      const told = alone;
      due = false;
      people = new Set();
      alone = new Set();
      commands = false;
      refresh(changes, told);
    });
  };
};

/** Everybody with the language each chose for the bot; the same list until it changes. */
const peopleOf = (world: World, chosenLanguage: (person: string) => Promise<string | null>) => {
  const languages = new Map<string, string | null>();
  let people: readonly Person[] = [];
  return {
    people: () => people,
    /** `anew`: somebody came or left. `alone`: whose languages to read again, since a new choice is answered privately. */
    read: async (anew: boolean, alone: ReadonlySet<string> = new Set()): Promise<void> => {
      const all = anew ? world.people() : people;
      let isAnew = anew;
      for (const { id } of all) {
        if (!alone.has(id) && languages.has(id)) continue;
        const language = await chosenLanguage(id);
        isAnew ||= languages.get(id) !== language;
        languages.set(id, language);
      }
      if (!isAnew) return;
      const now = world.people().map((one) => ({ ...one, locale: languages.get(one.id) ?? one.locale }));
      if (JSON.stringify(now) !== JSON.stringify(people)) people = now;
    },
  };
};

/**
 * Serves the chat page of a world: on this machine only, unless a classroom says otherwise. Rejects only if no port
 * is free or the client does not compile.
 */
export async function startPage({
  world,
  port,
  classroom = null,
  samples = () => Promise.resolve([]),
  boards = NO_BOARDS,
  chosenLanguage = () => Promise.resolve(null),
}: PageOptions): Promise<Page> {
  const host = classroom?.host ?? THIS_MACHINE;
  const files = createFiles();
  const client = await bundle();
  let names: Names | null = null;
  const named = (): Names => (names ??= namesOf(portOf(server), classroom));
  const app = routes({ files, client, samples, classroom, names: named });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await listen(server, port, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    return listen(server, 0, host);
  });
  const [address = THIS_MACHINE] = host === THIS_MACHINE ? [THIS_MACHINE] : ownAddresses();
  const url = `http://${address}:${portOf(server)}`;
  classroom?.opened(url);

  const { people, read } = peopleOf(world, chosenLanguage);
  await read(true);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const acts = classroom === null ? null : new RateLimiterMemory({ points: ACTS, duration: ACTS_S });
  const sessions = new Map<
    WebSocket,
    { readonly session: Session; readonly seat: Occupant | null; readonly isThere: () => boolean }
  >();
  const seatOf = (request: IncomingMessage): Occupant | null =>
    classroom === null ? null : occupantOf(classroom, request.headers.cookie);
  server.on('upgrade', (request, socket, head) => {
    const { origin, host: name } = request.headers;
    const refuse = (status: string): void => {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    if (request.url !== '/socket' || !named().isOwnOrigin(origin, name)) return refuse('403 Forbidden');
    const seat = seatOf(request);
    if (classroom !== null && seat === null) return refuse('401 Unauthorized');
    const windows = [...sessions.values()].filter((one) => seat !== null && one.seat?.person === seat.person);
    if (windows.length >= MOST_WINDOWS) return refuse('429 Too Many Requests');
    sockets.handleUpgrade(request, socket, head, (open) => {
      const isThere = (): boolean => classroom === null || seatOf(request) !== null;
      const session = new Session({ world, files, boards, people }, seat, (message) => {
        if (open.readyState === open.OPEN) open.send(encode(message));
      });
      sessions.set(open, { session, seat, isThere });
      open.on('message', (data) => {
        if (!isThere()) return open.close(NOT_YOURS);
        const message = readMessage((data as Buffer).toString('utf8'));
        if (message === null) return undefined;
        if (acts === null || seat === null) return void session.heard(message);
        acts.consume(seat.person).then(
          () => session.heard(message),
          () => open.close(NOT_YOURS),
        );
        return undefined;
      });
      open.on('error', () => open.terminate());
      open.on('close', () => sessions.delete(open));
    });
    return undefined;
  });
  if (classroom !== null)
    classroom.changed = () => {
      for (const [open, { isThere }] of sessions) if (!isThere()) open.close(NOT_YOURS);
    };

  const stop = world.subscribe(
    gathering((changes, alone) => {
      // Keeps the known languages where they cannot be read.
      void read(changes.people === null, alone)
        .catch(() => undefined)
        .then(() => {
          for (const { session } of sessions.values()) session.refresh(changes);
        });
    }),
  );

  return {
    url,
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
