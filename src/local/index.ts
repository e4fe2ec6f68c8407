/**
 * A loopback Discord: REST and gateway on 127.0.0.1 for the unmodified discord.js client, with a little server of
 * people and channels. The bot runs unchanged but for the base address.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createDoor } from './door.ts';
import { Endpoint } from './endpoint.ts';
import { FaultBox, type FaultInjector } from './faults.ts';
import { LocalGateway } from './gateway.ts';
import { openInteraction } from './interactions.ts';
import { DISCORD_LIMITS, type Limits, type LocalClock, systemClock } from './limits.ts';
import { byBot } from './messages.ts';
import { guildCreate } from './rest/guilds.ts';
import { createRest } from './rest.ts';
import type { Resident } from './seed.ts';
import { createState, emit, type LocalState, type MessageRecord, messagesIn } from './state.ts';
import { MemoryStore, SqliteStore } from './store.ts';
import type { Ack, Door, JsonObject, World } from './types.ts';
import { createWorld } from './world.ts';

export type { FaultInjector, FaultMatch, InjectedFault } from './faults.ts';
export { type Bucket, DISCORD_LIMITS, type Limits, type LocalClock, systemClock } from './limits.ts';
export type * from './types.ts';

export interface LocalOptions {
  /** 0 (the default) takes a free port; a busy port is replaced by a free one, see `Local.port`. */
  readonly port?: number;
  /** SQLite file of everything; without it all is in memory. */
  readonly file?: string;
  readonly clock?: LocalClock;
  readonly limits?: Partial<Limits>;
  /** People at the start; by default a teacher, three students and a crowd. */
  readonly cast?: readonly Resident[];
}

export interface Local {
  /** The base address for discord.js: `new Client({ rest: { api } })`. */
  readonly api: string;
  readonly token: string;
  readonly port: number;
  /** `http://127.0.0.1:PORT`, where attachments are served too. */
  readonly url: string;
  readonly world: World;
  readonly door: Door;
  readonly faults: FaultInjector;
  /** Connections and events, for tests to cut and repeat. */
  readonly gateway: LocalGateway;
  /** Where interactions go; by default to the gateway. */
  readonly endpoint: Endpoint;
  /**
   * Sends the bot an interaction without any check, as no client would. A component belongs to the bot's latest
   * message in the channel.
   */
  readonly forge: (person: string, channel: string, forged: Forged) => Promise<Ack>;
  readonly close: () => Promise<void>;
}

/** An interaction's type (2 a command, 3 a component, 4 a completion, 5 a modal) and data. */
export interface Forged {
  readonly type: 2 | 3 | 4 | 5;
  readonly data: JsonObject;
}

const latestOfBot = (state: LocalState, channel: string): MessageRecord | null =>
  messagesIn(state, channel).findLast(byBot) ?? null;

/**
 * The status that refuses a request, or null. A bot uses this server as host and sends no origin; a page elsewhere in
 * the browser has an origin, and one that maps its own name to this machine has another host.
 */
function refusedBy({ headers }: IncomingMessage, port: number): number | null {
  if (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`) return 421;
  return headers.origin === undefined ? null : 403;
}

async function listen(server: Server, port: number): Promise<number> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port === 0) throw error;
    return listen(server, 0);
  }
  return (server.address() as AddressInfo).port;
}

/** Answers what this machine asks: requests, and connections to the gateway. */
function serve(
  server: Server,
  port: number,
  answer: ReturnType<typeof getRequestListener>,
  gateway: LocalGateway,
): void {
  server.on('request', (request, response) => {
    const refused = refusedBy(request, port);
    if (refused === null) void answer(request, response);
    else response.writeHead(refused, { connection: 'close' }).end();
  });
  server.on('upgrade', (request, socket, head) => {
    const refused = refusedBy(request, port);
    if (refused !== null) {
      socket.end(`HTTP/1.1 ${refused} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const path = new URL(request.url ?? '/', gateway.options.base).pathname;
    if (path === '/gateway' || path === '/gateway/') gateway.upgrade(request, socket, head);
    else socket.destroy();
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/**
 * Starts the loopback Discord.
 * @throws when the file cannot be opened or no port is free
 */
export async function startLocal(options: LocalOptions = {}): Promise<Local> {
  const clock = options.clock ?? systemClock;
  const limits: Limits = { ...DISCORD_LIMITS, ...options.limits };
  const server = createServer();
  const port = await listen(server, options.port ?? 0);
  const url = `http://127.0.0.1:${port}`;
  // New at each start: every page in the browser can reach what listens on this machine.
  const token = `local.${randomBytes(24).toString('base64url')}`;
  const store = options.file === undefined ? new MemoryStore() : new SqliteStore(options.file);
  const gateway = new LocalGateway({
    clock,
    limits,
    base: url,
    token,
    guild: (id) => guildCreate(state, id),
    changed: (online) => {
      emit(state, { kind: online ? 'bot-online' : 'bot-offline' });
    },
  });
  const endpoint = new Endpoint(clock);
  const state: LocalState = createState({
    clock,
    limits,
    store,
    base: url,
    gateway,
    endpoint,
    cast: options.cast,
  });
  const world = createWorld(state);
  const faults = new FaultBox();
  serve(server, port, getRequestListener(createRest(state, faults, token).fetch), gateway);
  return {
    api: `${url}/api`,
    token,
    port,
    url,
    world,
    door: createDoor(state),
    faults,
    gateway,
    endpoint,
    forge: (person, channel, { type, data }) =>
      openInteraction(state, {
        type,
        person,
        channel,
        data,
        source: type === 3 ? latestOfBot(state, channel) : null,
        answerType: type === 2 ? 20 : 19,
        focusedType: type === 4 ? 3 : null,
      }),
    close: async () => {
      for (const settle of [...state.waiting.values()]) settle({ kind: 'failed', reason: 'offline' });
      gateway.close();
      await stop(server);
      store.close();
    },
  };
}
