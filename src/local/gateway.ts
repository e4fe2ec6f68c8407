/** Discord's gateway (version 10, JSON, without compression): sessions, heartbeats, events and their replay. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isObject, number, object, string } from './json.ts';
import type { Clock, Limits } from './limits.ts';
import { APPLICATION_ID, BOT_ID, GUILD_ID, userJson } from './seed.ts';
import type { Dispatcher } from './state.ts';
import type { Json, JsonObject } from './types.ts';

const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  voice: 4,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalid: 9,
  hello: 10,
  ack: 11,
  soundboard: 31,
} as const;
const CLOSE = {
  unknownOp: 4001,
  decode: 4002,
  notAuthenticated: 4003,
  badToken: 4004,
  alreadyAuthenticated: 4005,
  badSequence: 4007,
  rateLimited: 4008,
  timedOut: 4009,
  badShard: 4010,
  badVersion: 4012,
  badIntents: 4013,
  disallowedIntents: 4014,
} as const;
/** Every intent there is, and those an application must be granted: members, presences, message content. */
const INTENTS = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);
const PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15);
/** Messages a client may send in a minute. */
const SENDS_A_MINUTE = 120;

interface Session {
  readonly id: string;
  readonly shard: readonly [number, number];
  sequence: number;
  readonly events: { readonly s: number; readonly text: string }[];
  socket: WebSocket | null;
  lastSeen: number;
}

export interface Gateway extends Dispatcher {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  drop(code?: number): void;
  reconnect(): void;
  forget(): void;
  ignoreResumes(): void;
  repeat(times: number): void;
  close(): void;
}

/** The shard that a server's events go to; those without a server go to shard 0. */
const shardOf = (guild: string | null, count: number): number =>
  guild === null ? 0 : Number((BigInt(guild) >> 22n) % BigInt(count));

/**
 * The gateway of one server (`guild`) at `base`. `changed` is told when the bot gets its first connection and when it
 * loses its last. A client that breaks the protocol is closed with Discord's own code.
 */
export function createGateway(options: {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly base: string;
  /** The bot's. */
  readonly token: string;
  /** The server with its channels and threads, as GUILD_CREATE carries it. */
  readonly guild: () => JsonObject;
  readonly changed: (online: boolean) => void;
}): Gateway {
  const { clock, limits } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: 4096 * 16 });
  const sessions = new Map<string, Session>();
  const online = (): boolean => [...sessions.values()].some((session) => session.socket !== null);
  let was = false;
  /** RESUME is not answered. */
  let deaf = false;
  /** Events still to be delivered twice. */
  let repeats = 0;
  const tell = (): void => {
    if (online() === was) return;
    was = !was;
    options.changed(was);
  };
  const send = (socket: WebSocket, op: number, d: Json): void => {
    socket.send(JSON.stringify({ op, d, s: null, t: null }));
  };

  const push = (session: Session, t: string, d: JsonObject): void => {
    session.sequence += 1;
    const text = JSON.stringify({ op: OP.dispatch, t, s: session.sequence, d });
    session.events.push({ s: session.sequence, text });
    if (session.events.length > limits.replayEvents) session.events.shift();
    session.socket?.send(text);
  };

  const prune = (): void => {
    for (const [id, session] of sessions)
      if (session.socket === null && clock.now() - session.lastSeen > limits.resumeMs) sessions.delete(id);
  };

  const identify = (socket: WebSocket, d: JsonObject): Session | number => {
    if (string(d['token'])?.replace(/^Bot /, '') !== options.token) return CLOSE.badToken;
    const intents = number(d['intents']);
    if (intents === null || !Number.isInteger(intents) || intents < 0 || (intents & ~INTENTS) !== 0)
      return CLOSE.badIntents;
    if ((intents & PRIVILEGED) !== 0) return CLOSE.disallowedIntents;
    const [index, count] = Array.isArray(d['shard']) ? (d['shard'] as number[]) : [0, 1];
    if (!Number.isInteger(index) || !Number.isInteger(count) || index! < 0 || index! >= count!)
      return CLOSE.badShard;
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      shard: [index!, count!],
      sequence: 0,
      events: [],
      socket,
      lastSeen: clock.now(),
    };
    sessions.set(session.id, session);
    // A bot that somebody brought along is a member of no server, and hears of none.
    const mine = !limits.guest && shardOf(GUILD_ID, count!) === index;
    push(session, 'READY', {
      v: 10,
      user: { ...userJson(BOT_ID), email: null, verified: true, mfa_enabled: true, flags: 0 },
      guilds: mine ? [{ id: GUILD_ID, unavailable: true }] : [],
      session_id: session.id,
      session_type: 'normal',
      resume_gateway_url: `${options.base.replace(/^http/, 'ws')}/gateway`,
      shard: [...session.shard],
      application: { id: APPLICATION_ID, flags: 0 },
      private_channels: [],
      relationships: [],
      user_settings: {},
      presences: [],
    });
    if (mine) push(session, 'GUILD_CREATE', options.guild());
    return session;
  };

  /** A session, a code to close with, or null for "invalid session". */
  const resume = (socket: WebSocket, d: JsonObject): Session | number | null => {
    if (string(d['token'])?.replace(/^Bot /, '') !== options.token) return CLOSE.badToken;
    prune();
    const session = sessions.get(string(d['session_id']) ?? '');
    const from = number(d['seq']) ?? 0;
    if (session === undefined) return null;
    if (from > session.sequence) return CLOSE.badSequence;
    const missed = session.events.filter((event) => event.s > from);
    if (missed.length !== session.sequence - from) return null;
    session.socket?.close(1000);
    session.socket = socket;
    for (const event of missed) socket.send(event.text);
    push(session, 'RESUMED', { _trace: [] });
    return session;
  };

  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const query = new URL(request.url ?? '/', options.base).searchParams;
    if ((query.get('v') ?? '10') !== '10') {
      socket.close(CLOSE.badVersion);
      return;
    }
    if ((query.get('encoding') ?? 'json') !== 'json' || query.has('compress')) {
      socket.close(CLOSE.decode, 'JSON without compression only');
      return;
    }
    let session: Session | null = null;
    let sends = 0;
    let windowEnds = clock.now() + 60_000;
    // Discord waits somewhat longer than one interval before it takes a client for dead.
    let alive = clock.after(limits.heartbeatMs * 1.5, () => {
      socket.close(CLOSE.timedOut);
    });
    const beat = (): void => {
      alive();
      alive = clock.after(limits.heartbeatMs * 1.5, () => {
        socket.close(CLOSE.timedOut);
      });
      if (session !== null) session.lastSeen = clock.now();
      send(socket, OP.ack, null);
    };
    const enter = (found: Session | number | null): void => {
      if (typeof found === 'number') socket.close(found);
      else if (found === null) send(socket, OP.invalid, false);
      else session = found;
      tell();
    };
    const ignore = (): void => undefined;
    const handlers: Readonly<Record<number, (d: JsonObject) => void>> = {
      [OP.heartbeat]: beat,
      [OP.identify]: (d) => {
        if (session !== null) socket.close(CLOSE.alreadyAuthenticated);
        else enter(identify(socket, d));
      },
      [OP.resume]: (d) => {
        if (session !== null) socket.close(CLOSE.alreadyAuthenticated);
        else if (!deaf) enter(resume(socket, d));
      },
      [OP.presence]: ignore,
      [OP.voice]: ignore,
      [OP.members]: ignore,
      [OP.soundboard]: ignore,
    };
    socket.on('message', (data: Buffer) => {
      if (clock.now() > windowEnds) {
        sends = 0;
        windowEnds = clock.now() + 60_000;
      }
      sends += 1;
      if (sends > SENDS_A_MINUTE) {
        socket.close(CLOSE.rateLimited);
        return;
      }
      const message = parse(data.toString('utf8'));
      if (message === null) {
        socket.close(CLOSE.decode);
        return;
      }
      const op = number(message['op']) ?? -1;
      const handle = handlers[op];
      if (handle === undefined) socket.close(CLOSE.unknownOp);
      else if (session === null && ![OP.heartbeat, OP.identify, OP.resume].some((one) => one === op))
        socket.close(CLOSE.notAuthenticated);
      else handle(object(message['d']));
    });
    socket.on('error', ignore);
    socket.on('close', (code: number) => {
      alive();
      if (session === null || session.socket !== socket) return;
      session.socket = null;
      session.lastSeen = clock.now();
      // A client that says goodbye with 1000 or 1001 ends its session.
      if (code === 1000 || code === 1001) sessions.delete(session.id);
      tell();
    });
    send(socket, OP.hello, { heartbeat_interval: limits.heartbeatMs, _trace: [] });
  });

  const live = (): readonly WebSocket[] => [...sessions.values()].flatMap((session) => session.socket ?? []);
  const drop = (code?: number): void => {
    for (const socket of live())
      if (code === undefined) socket.terminate();
      else socket.close(code);
  };
  return {
    online,
    dispatch: (event, data, guild) => {
      prune();
      const able = [...sessions.values()].filter(({ shard }) => shardOf(guild, shard[1]) === shard[0]);
      const times = repeats > 0 ? 2 : 1;
      repeats = Math.max(0, repeats - 1);
      for (const session of able) for (let i = 0; i < times; i += 1) push(session, event, data);
      return able.length > 0;
    },
    upgrade: (request, socket, head) => {
      server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request));
    },
    drop,
    reconnect: () => {
      for (const socket of live()) send(socket, OP.reconnect, null);
    },
    forget: () => {
      const open = live();
      sessions.clear();
      for (const socket of open) socket.terminate();
      tell();
    },
    ignoreResumes: () => {
      deaf = true;
    },
    repeat: (times) => {
      repeats = times;
    },
    close: () => {
      for (const client of server.clients) client.terminate();
      sessions.clear();
      server.close();
    },
  };
}

function parse(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
