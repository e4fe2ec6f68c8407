/** The web sockets of the page's windows. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Occupant } from '../classroom/register.ts';
import { type FromServer, readMessage } from './protocol.ts';
import { type Changes, type WindowData, WindowSession } from './session.ts';

/** More than a modal's five longest answers. */
const MAX_MESSAGE_BYTES = 128 * 1024;
/** Unsent data of a window that has stopped reading: a few times a whole channel. */
const MAX_UNSENT_BYTES = 8 * 1024 * 1024;
const GOING_AWAY_CODE = 1001;
/** Close code (application range): the window has lost its seat, or sends too much. */
const NOT_YOURS_CODE = 4001;
/** Of one person's windows in a classroom: more than anybody can press. */
const MAX_ACTS = 60;
const ACTS_WINDOW_S = 10;
/** Of one person in a classroom. */
const MAX_WINDOWS = 10;

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

/** Answers a request for a web socket with an error. */
export const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Ends the window if it has stopped reading. */
const reads = (open: WebSocket): boolean => {
  if (open.bufferedAmount <= MAX_UNSENT_BYTES) return true;
  open.terminate();
  return false;
};

interface OpenWindow {
  readonly session: WindowSession;
  readonly seat: Occupant | null;
  /** Whether the window still has its seat. */
  readonly isThere: () => boolean;
}

export class Windows {
  readonly #shown: WindowData;
  readonly #seatOf: ((request: IncomingMessage) => Occupant | null) | null;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  readonly #acts = new RateLimiterMemory({ points: MAX_ACTS, duration: ACTS_WINDOW_S });
  readonly #windows = new Map<WebSocket, OpenWindow>();

  /** `seatOf`: the person of a window in a classroom; null: a window acts as anybody. */
  constructor(shown: WindowData, seatOf: ((request: IncomingMessage) => Occupant | null) | null) {
    this.#shown = shown;
    this.#seatOf = seatOf;
  }

  /** Opens a window, or refuses it. */
  open(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const seat = this.#seatOf?.(request) ?? null;
    if (this.#seatOf !== null && seat === null) return refuse(socket, '401 Unauthorized');
    const others = [...this.#windows.values()].filter(
      (one) => seat !== null && one.seat?.person === seat.person,
    );
    if (others.length >= MAX_WINDOWS) return refuse(socket, '429 Too Many Requests');
    this.#server.handleUpgrade(request, socket, head, (open) => {
      const isThere = (): boolean => this.#seatOf === null || this.#seatOf(request) !== null;
      const session = new WindowSession(this.#shown, seat, (message) => {
        if (open.readyState === open.OPEN && reads(open)) open.send(encode(message));
      });
      const window: OpenWindow = { session, seat, isThere };
      this.#windows.set(open, window);
      open.on('message', (data) => this.#heard(open, window, data));
      open.on('ping', () => reads(open));
      open.on('error', () => open.terminate());
      open.on('close', () => this.#windows.delete(open));
    });
  }

  /** Sends every window the changes that concern it. */
  refresh(changes: Changes): void {
    for (const { session } of this.#windows.values()) session.refresh(changes);
  }

  /** Closes the windows that have lost their seat. */
  closeLost(): void {
    for (const [open, { isThere }] of this.#windows) if (!isThere()) open.close(NOT_YOURS_CODE);
  }

  /** Tells all windows that the server goes away. */
  close(): void {
    for (const open of this.#server.clients) open.close(GOING_AWAY_CODE);
  }

  terminate(): void {
    for (const open of this.#server.clients) open.terminate();
  }

  #heard(open: WebSocket, { session, seat, isThere }: OpenWindow, data: RawData): void {
    if (open.readyState !== open.OPEN) return;
    if (!isThere()) return open.close(NOT_YOURS_CODE);
    const read = (): void => {
      const message = readMessage((data as Buffer).toString('utf8'));
      if (message !== null) void session.heard(message);
    };
    if (seat === null) return read();
    // Counted before it is read: reading nonsense takes as long.
    this.#acts.consume(seat.person).then(read, () => open.close(NOT_YOURS_CODE));
  }
}
