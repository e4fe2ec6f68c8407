/**
 * A loopback Discord: REST and gateway on 127.0.0.1, for the unmodified discord.js client, with a little server of
 * people and channels behind it. Nothing of the bot's differs but the base address.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Faults, faultBox } from './faults.ts';
import { createGateway } from './gateway.ts';
import { type Clock, DISCORD_LIMITS, type Limits, systemClock } from './limits.ts';
import { guildCreate } from './rest/guilds.ts';
import { createRest } from './rest.ts';
import { BOT_TOKEN } from './seed.ts';
import { createState, emit, type State } from './state.ts';
import { memoryStore, sqliteStore } from './store.ts';
import type { World } from './types.ts';
import { createWorld } from './world.ts';

export type { Fault, FaultMatch, Faults } from './faults.ts';
export { type Bucket, type Clock, DISCORD_LIMITS, type Limits, systemClock } from './limits.ts';
export type * from './types.ts';

export interface LocalOptions {
  /** 0 (the default) takes a free one; a busy one is replaced by a free one, see `Local.port`. */
  readonly port?: number;
  /** Path of the SQLite file that keeps everything; without it everything is in memory. */
  readonly file?: string;
  readonly clock?: Clock;
  readonly limits?: Partial<Limits>;
}

export interface Local {
  /** The base address for discord.js: `new Client({ rest: { api } })`. */
  readonly api: string;
  readonly token: string;
  readonly port: number;
  /** `http://127.0.0.1:PORT`, where attachments are served too. */
  readonly url: string;
  readonly world: World;
  readonly faults: Faults;
  readonly close: () => Promise<void>;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const busy = (error: NodeJS.ErrnoException): void => {
      if (error.code !== 'EADDRINUSE' || port === 0) reject(error);
      else resolve(listen(server, 0));
    };
    server.once('error', busy);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', busy);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Start the loopback Discord.
 *
 * @throws when the file cannot be opened or no port can be had
 */
export async function startLocal(options: LocalOptions = {}): Promise<Local> {
  const clock = options.clock ?? systemClock;
  const limits: Limits = { ...DISCORD_LIMITS, ...options.limits };
  const server = createServer();
  const port = await listen(server, options.port ?? 0);
  const url = `http://127.0.0.1:${port}`;
  const store = options.file === undefined ? memoryStore() : sqliteStore(options.file);
  const gateway = createGateway({
    clock,
    limits,
    base: url,
    guild: () => guildCreate(state),
    changed: (online) => {
      emit(state, { kind: online ? 'bot-online' : 'bot-offline' });
    },
  });
  const state: State = createState({ clock, limits, store, base: url, gateway });
  const world = createWorld(state);
  const box = faultBox(gateway);
  const answer = getRequestListener(createRest(state, box).fetch);
  server.on('request', (request, response) => void answer(request, response));
  server.on('upgrade', (request, socket, head) => {
    const path = new URL(request.url ?? '/', url).pathname;
    if (path === '/gateway' || path === '/gateway/') gateway.upgrade(request, socket, head);
    else socket.destroy();
  });
  return {
    api: `${url}/api`,
    token: BOT_TOKEN,
    port,
    url,
    world,
    faults: box.faults,
    close: async () => {
      for (const settle of [...state.waiting.values()]) settle({ kind: 'failed', reason: 'offline' });
      gateway.close();
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      });
      store.close();
    },
  };
}
