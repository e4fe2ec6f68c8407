/** Discord's gateway (version 10, JSON, without compression): sessions, heartbeats, events and their replay. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { isObject, number, object, string } from './json.ts';
import type { Limits, LocalClock } from './limits.ts';
import { BOT_USER } from './people.ts';
import { APPLICATION_ID, serverId } from './seed.ts';
import type { Dispatcher } from './state.ts';
import type { Json, JsonObject } from './types.ts';

/** Operations of bots that have no effect here. */
const IGNORED: readonly GatewayOpcodes[] = [
  GatewayOpcodes.PresenceUpdate,
  GatewayOpcodes.VoiceStateUpdate,
  GatewayOpcodes.RequestGuildMembers,
  GatewayOpcodes.RequestSoundboardSounds,
];
/** All intents, and those that an application must be granted: members, presences, message content. */
const INTENTS = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);
const PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15);
/** Of a client. */
const MAX_SENDS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;
const MAX_PAYLOAD_BYTES = 64 * 1024;
/** Without a heartbeat: then Discord gives a client up. */
const MAX_SILENT_INTERVALS = 1.5;

interface GatewaySession {
  readonly id: string;
  readonly shard: readonly [number, number];
  sequence: number;
  readonly events: { readonly s: number; readonly text: string }[];
  socket: WebSocket | null;
  lastSeen: number;
}

export interface LocalGatewayOptions {
  readonly clock: LocalClock;
  readonly limits: Limits;
  readonly base: string;
  /** The bot's token. */
  readonly token: string;
  /** A server with its channels and threads, as GUILD_CREATE carries it. */
  readonly guild: (id: string) => JsonObject;
  /** Called when the bot's first connection opens and its last one closes. */
  readonly changed: (online: boolean) => void;
}

/** The shard that a server's events go to; those without a server go to shard 0. */
const shardOf = (guild: string | null, count: number): number =>
  guild === null ? 0 : Number((BigInt(guild) >> 22n) % BigInt(count));

const send = (socket: WebSocket, op: number, d: Json): void => {
  socket.send(JSON.stringify({ op, d, s: null, t: null }));
};

const readyEvent = (session: GatewaySession, base: string, guilds: readonly JsonObject[]): JsonObject => ({
  v: 10,
  user: { ...BOT_USER, email: null, verified: true, mfa_enabled: true, flags: 0 },
  guilds,
  session_id: session.id,
  session_type: 'normal',
  resume_gateway_url: `${base.replace(/^http/, 'ws')}/gateway`,
  shard: [...session.shard],
  application: { id: APPLICATION_ID, flags: 0 },
  private_channels: [],
  relationships: [],
  user_settings: {},
  presences: [],
});

/** The gateway of one server at `base`. Closes clients that break the protocol, with Discord's codes. */
export class LocalGateway implements Dispatcher {
  readonly options: LocalGatewayOptions;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES });
  readonly #sessions = new Map<string, GatewaySession>();
  #wasOnline = false;
  #ignoresResumes = false;
  #refusal: number | null = null;
  /** Shards in the order in which they identified; the last time of each key; the number that came too early. */
  readonly #identifies: number[] = [];
  readonly #identified = new Map<number, number>();
  #tooFast = 0;
  /** Events left to deliver twice. */
  #repeats = 0;

  constructor(options: LocalGatewayOptions) {
    this.options = options;
    this.#server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
      const query = new URL(request.url ?? '/', options.base).searchParams;
      if ((query.get('v') ?? '10') !== '10') socket.close(GatewayCloseCodes.InvalidAPIVersion);
      else if ((query.get('encoding') ?? 'json') !== 'json' || query.has('compress'))
        socket.close(GatewayCloseCodes.DecodeError, 'JSON without compression only');
      else new ClientConnection(this, socket);
    });
  }

  online(): boolean {
    return [...this.#sessions.values()].some((session) => session.socket !== null);
  }

  /** Sends an event unchanged. False where no session receives this server's events (null: of no server). */
  dispatch(event: string, data: JsonObject, guild: string | null): boolean {
    this.#prune();
    const able = [...this.#sessions.values()].filter(({ shard }) => shardOf(guild, shard[1]) === shard[0]);
    const times = this.#repeats > 0 ? 2 : 1;
    this.#repeats = Math.max(0, this.#repeats - 1);
    for (const session of able) for (let i = 0; i < times; i += 1) this.#push(session, event, data);
    return able.length > 0;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (client) =>
      this.#server.emit('connection', client, request),
    );
  }

  /** Closes all connections: with a code (discord.js resumes after most of them), or without one. */
  drop(code?: number): void {
    for (const socket of this.#sockets())
      if (code === undefined) socket.terminate();
      else socket.close(code);
  }

  /** Asks clients to reconnect and resume (op 7). */
  reconnect(): void {
    for (const socket of this.#sockets()) send(socket, GatewayOpcodes.Reconnect, null);
  }

  /** Drops the sessions, so that the next resume fails (op 9), and the connections. */
  forget(): void {
    const open = this.#sockets();
    this.#sessions.clear();
    for (const socket of open) socket.terminate();
    this.#tellChanged();
  }

  /** Answers the next IDENTIFY by closing with this code. */
  refuseIdentify(code: number): void {
    this.#refusal = code;
  }

  /** Shards of all IDENTIFYs in order, and the number refused as too early. */
  identifies(): { readonly shards: readonly number[]; readonly tooFast: number } {
    return { shards: [...this.#identifies], tooFast: this.#tooFast };
  }

  /** Stops answering RESUME, but not heartbeats. */
  ignoreResumes(): void {
    this.#ignoresResumes = true;
  }

  /** Delivers the next `times` events twice. */
  repeat(times: number): void {
    this.#repeats = times;
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#sessions.clear();
    this.#server.close();
  }

  /** A session; a code to close with; null: "invalid session". */
  identify(socket: WebSocket, d: JsonObject): GatewaySession | number | null {
    if (!this.#knows(d)) return GatewayCloseCodes.AuthenticationFailed;
    const refusal = this.#refusal;
    this.#refusal = null;
    if (refusal !== null) return refusal;
    const intents = number(d['intents']);
    if (intents === null || !Number.isInteger(intents) || intents < 0 || (intents & ~INTENTS) !== 0)
      return GatewayCloseCodes.InvalidIntents;
    if ((intents & PRIVILEGED) !== 0) return GatewayCloseCodes.DisallowedIntents;
    const [index, count] = Array.isArray(d['shard']) ? (d['shard'] as number[]) : [0, 1];
    if (!Number.isInteger(index) || !Number.isInteger(count) || index! < 0 || index! >= count!)
      return GatewayCloseCodes.InvalidShard;
    const { clock, limits, base, guild } = this.options;
    this.#identifies.push(index!);
    const key = index! % limits.maxConcurrency;
    const before = this.#identified.get(key);
    if (before !== undefined && clock.now() - before < limits.identifyMs) {
      this.#tooFast += 1;
      return null;
    }
    this.#identified.set(key, clock.now());
    const session: GatewaySession = {
      id: randomBytes(16).toString('hex'),
      shard: [index!, count!],
      sequence: 0,
      events: [],
      socket,
      lastSeen: clock.now(),
    };
    this.#sessions.set(session.id, session);
    // A user-installed bot belongs to no server and gets no server's events.
    const guilds = limits.guest
      ? []
      : Array.from({ length: limits.servers }, (_, server) => serverId(server)).filter(
          (one) => shardOf(one, count!) === index,
        );
    this.#push(
      session,
      'READY',
      readyEvent(
        session,
        base,
        guilds.map((one) => ({ id: one, unavailable: true })),
      ),
    );
    for (const one of guilds) this.#push(session, 'GUILD_CREATE', guild(one));
    this.#tellChanged();
    return session;
  }

  /** A session; a code to close with; null: "invalid session"; undefined: no answer. */
  resume(socket: WebSocket, d: JsonObject): GatewaySession | number | null | undefined {
    if (this.#ignoresResumes) return undefined;
    if (!this.#knows(d)) return GatewayCloseCodes.AuthenticationFailed;
    this.#prune();
    const session = this.#sessions.get(string(d['session_id']) ?? '');
    const from = number(d['seq']) ?? 0;
    if (session === undefined) return null;
    if (from > session.sequence) return GatewayCloseCodes.InvalidSeq;
    const missed = session.events.filter((event) => event.s > from);
    if (missed.length !== session.sequence - from) return null;
    session.socket?.close(1000);
    session.socket = socket;
    for (const event of missed) socket.send(event.text);
    this.#push(session, 'RESUMED', { _trace: [] });
    this.#tellChanged();
    return session;
  }

  /** Handles the end of a connection. Codes 1000 and 1001 end the session. */
  left(session: GatewaySession, code: number): void {
    session.socket = null;
    session.lastSeen = this.options.clock.now();
    if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
    this.#tellChanged();
  }

  #knows(d: JsonObject): boolean {
    return string(d['token'])?.replace(/^Bot /, '') === this.options.token;
  }

  #sockets(): readonly WebSocket[] {
    return [...this.#sessions.values()].flatMap((session) => session.socket ?? []);
  }

  #tellChanged(): void {
    if (this.online() === this.#wasOnline) return;
    this.#wasOnline = !this.#wasOnline;
    this.options.changed(this.#wasOnline);
  }

  #push(session: GatewaySession, t: string, d: JsonObject): void {
    session.sequence += 1;
    const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, t, s: session.sequence, d });
    session.events.push({ s: session.sequence, text });
    if (session.events.length > this.options.limits.replayEvents) session.events.shift();
    session.socket?.send(text);
  }

  #prune(): void {
    const { clock, limits } = this.options;
    for (const [id, session] of this.#sessions)
      if (session.socket === null && clock.now() - session.lastSeen > limits.resumeMs)
        this.#sessions.delete(id);
  }
}

/** One connection: reads the client's messages, counts them, and watches its heartbeats. */
class ClientConnection {
  readonly gateway: LocalGateway;
  readonly socket: WebSocket;
  #session: GatewaySession | null = null;
  #sends = 0;
  #windowEnds: number;
  #cancelTimeout: () => void;

  constructor(gateway: LocalGateway, socket: WebSocket) {
    this.gateway = gateway;
    this.socket = socket;
    const { clock, limits } = gateway.options;
    this.#windowEnds = clock.now() + MINUTE_MS;
    this.#cancelTimeout = this.#timeout();
    socket.on('message', (data: Buffer) => this.#received(data));
    socket.on('error', () => undefined);
    socket.on('close', (code: number) => {
      this.#cancelTimeout();
      if (this.#session?.socket === socket) gateway.left(this.#session, code);
    });
    send(socket, GatewayOpcodes.Hello, { heartbeat_interval: limits.heartbeatMs, _trace: [] });
  }

  #timeout(): () => void {
    const { clock, limits } = this.gateway.options;
    return clock.after(limits.heartbeatMs * MAX_SILENT_INTERVALS, () =>
      this.socket.close(GatewayCloseCodes.SessionTimedOut),
    );
  }

  #received(data: Buffer): void {
    const { clock } = this.gateway.options;
    if (clock.now() > this.#windowEnds) {
      this.#sends = 0;
      this.#windowEnds = clock.now() + MINUTE_MS;
    }
    this.#sends += 1;
    const message = this.#sends > MAX_SENDS_PER_MINUTE ? null : parse(data.toString('utf8'));
    if (message === null)
      this.socket.close(
        this.#sends > MAX_SENDS_PER_MINUTE ? GatewayCloseCodes.RateLimited : GatewayCloseCodes.DecodeError,
      );
    else this.#handle(number(message['op']) ?? -1, object(message['d']));
  }

  /** `op` may be anything a client sent. */
  #handle(op: GatewayOpcodes, d: JsonObject): void {
    if (op === GatewayOpcodes.Heartbeat) this.#beat();
    else if (op === GatewayOpcodes.Identify) this.#enter(() => this.gateway.identify(this.socket, d));
    else if (op === GatewayOpcodes.Resume) this.#enter(() => this.gateway.resume(this.socket, d));
    else if (!IGNORED.includes(op)) this.socket.close(GatewayCloseCodes.UnknownOpcode);
    else if (this.#session === null) this.socket.close(GatewayCloseCodes.NotAuthenticated);
  }

  #beat(): void {
    this.#cancelTimeout();
    this.#cancelTimeout = this.#timeout();
    if (this.#session !== null) this.#session.lastSeen = this.gateway.options.clock.now();
    send(this.socket, GatewayOpcodes.HeartbeatAck, null);
  }

  #enter(open: () => GatewaySession | number | null | undefined): void {
    if (this.#session !== null) {
      this.socket.close(GatewayCloseCodes.AlreadyAuthenticated);
      return;
    }
    const found = open();
    if (found === undefined) return;
    if (typeof found === 'number') this.socket.close(found);
    else if (found === null) send(this.socket, GatewayOpcodes.InvalidSession, false);
    else this.#session = found;
  }
}

function parse(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
