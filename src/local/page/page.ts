import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { LocalClassroom } from '../classroom/index.ts';
import type { Occupant } from '../classroom/register.ts';
import { classroomRoutes, occupantOf } from '../classroom/routes.ts';
import type { Person, World, WorldEvent } from '../types.ts';
import { type Boards, NO_BOARDS } from './boards.ts';
import { type Bundle, bundle } from './bundle.ts';
import { MAX_FILE_BYTES, PageFiles } from './files.ts';
import { namesOf, type OwnAddress, ownAddresses, THIS_MACHINE } from './own-names.ts';
import { type Samples, serveSamples } from './samples.ts';
import type { Changes } from './session.ts';
import { doorShell, icon, shell } from './shell.ts';
import { refuse, Windows } from './windows.ts';

export interface PageOptions {
  readonly world: World;
  /** 0 takes any free port; a busy port is replaced by a free one. */
  readonly port: number;
  /** A class without accounts, in which a window needs a seat. Null: a window acts as anybody. */
  readonly classroom?: LocalClassroom | null;
  /** Games offered in an empty channel. */
  readonly samples?: Samples;
  /** Boards to play by touch. */
  readonly boards?: Boards;
  /** The bot's language setting of a person, which the page follows; null: Discord's. */
  readonly chosenLanguage?: (person: string) => Promise<string | null>;
}

export interface PageServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  close(): Promise<void>;
}

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

interface PageParts {
  readonly files: PageFiles;
  readonly client: Bundle;
  readonly samples: Samples;
  readonly classroom: LocalClassroom | null;
  readonly names: () => OwnAddress;
}

function routes({ files, client, samples, classroom, names }: PageParts): Hono {
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
  app.post('/upload', bodyLimit({ maxSize: MAX_FILE_BYTES }), async (context) => {
    const data = new Uint8Array(await context.req.arrayBuffer());
    const name =
      (context.req.query('name') ?? '').replace(/[^\p{L}\p{N} ._()-]/gu, '_').slice(-100) || 'file';
    const contentType = context.req.header('content-type') ?? 'application/octet-stream';
    return context.json({ id: files.keep({ name, contentType, data }) });
  });
  return app;
}

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
}: PageOptions): Promise<PageServer> {
  const host = classroom?.host ?? THIS_MACHINE;
  const files = new PageFiles();
  const client = await bundle();
  let names: OwnAddress | null = null;
  const named = (): OwnAddress => (names ??= namesOf(portOf(server), classroom));
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
  const seatOf = (request: IncomingMessage): Occupant | null =>
    classroom === null ? null : occupantOf(classroom, request.headers.cookie);
  const windows = new Windows({ world, files, boards, people }, classroom === null ? null : seatOf);
  server.on('upgrade', (request, socket, head) => {
    const { origin, host: name } = request.headers;
    if (request.url === '/socket' && named().isOwnOrigin(origin, name)) windows.open(request, socket, head);
    else refuse(socket, '403 Forbidden');
  });
  if (classroom !== null) classroom.changed = () => windows.closeLost();

  const stop = world.subscribe(
    gathering((changes, alone) => {
      // Keeps the known languages where they cannot be read.
      void read(changes.people === null, alone)
        .catch(() => undefined)
        .then(() => {
          windows.refresh(changes);
        });
    }),
  );

  return {
    url,
    async close() {
      stop();
      windows.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        windows.terminate();
      });
    },
  };
}
