import type { Ask, FromClient, FromServer, ServerAnswer } from '../protocol.ts';

export type Phase = 'connecting' | 'open' | 'lost';

export interface Ears {
  heard(message: FromServer): void;
  phase(phase: Phase): void;
  /** False where the window has lost its seat. */
  stillIn(): Promise<boolean>;
}

const FIRST_WAIT_MS = 300;
const MAX_WAIT_MS = 5_000;

/** A web socket to the page's server, which is reopened with growing pauses. */
export class PageConnection {
  readonly #ears: Ears;
  readonly #waiting = new Map<number, (answer: ServerAnswer) => void>();
  #socket: WebSocket;
  #waitMs = FIRST_WAIT_MS;
  #lastId = 0;

  constructor(ears: Ears) {
    this.#ears = ears;
    this.#socket = this.#open();
  }

  /** Sends it unless the connection is lost; false then. */
  send(message: FromClient): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Resolves with the server's answer, or with a failure if the connection breaks first. */
  ask(person: string, channel: string, ask: Ask): Promise<ServerAnswer> {
    return new Promise((resolve) => {
      this.#lastId += 1;
      const id = this.#lastId;
      this.#waiting.set(id, resolve);
      if (!this.send({ t: 'ask', id, person, channel, ask }))
        this.#settle(id, { kind: 'failed', reason: 'error' });
    });
  }

  #open(): WebSocket {
    const socket = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/socket`);
    socket.addEventListener('open', () => {
      this.#waitMs = FIRST_WAIT_MS;
      this.#ears.phase('open');
    });
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if (message.t === 'answer') this.#settle(message.id, message.answer);
      else this.#ears.heard(message);
    });
    socket.addEventListener('close', () => this.#closed());
    return socket;
  }

  #closed(): void {
    this.#ears.phase('lost');
    void this.#ears.stillIn().then((isIn) => {
      // Without a seat: show the door.
      if (!isIn) location.reload();
    });
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { kind: 'failed', reason: 'error' });
    setTimeout(() => {
      this.#socket = this.#open();
    }, this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, MAX_WAIT_MS);
  }

  #settle(id: number, answer: ServerAnswer): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }
}
