/** A window of the embedded page without a browser: what it receives and sends. */
import { WebSocket } from 'ws';
import type { Ask, FromServer, ServerAnswer } from '../../src/local/page/protocol.ts';
import type { ShownMessage } from '../../src/local/types.ts';

export class Window {
  readonly #socket: WebSocket;
  readonly #messages = new Map<string, ShownMessage>();
  readonly #waiting = new Map<number, (answer: ServerAnswer) => void>();
  readonly #heeding = new Set<() => void>();
  #last = 0;
  #order: readonly string[] = [];
  #channel = '';

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (text) => this.#heard(JSON.parse((text as Buffer).toString()) as FromServer));
  }

  /** Opens a window in its first channel. `cookie`: of the person who has a seat. */
  static async open(page: string, cookie = ''): Promise<Window> {
    const socket = new WebSocket(`${page.replace('http', 'ws')}/socket`, {
      headers: { cookie, origin: page },
    });
    const window = new Window(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.send(JSON.stringify({ t: 'view', person: '', channel: '' }));
    return window;
  }

  #heard(message: FromServer): void {
    if (message.t === 'answer') {
      this.#waiting.get(message.id)?.(message.answer);
      this.#waiting.delete(message.id);
    } else if (message.t === 'state') this.#channel = message.channel;
    else if (message.t === 'messages') {
      this.#order = message.order;
      for (const one of message.changed as readonly ShownMessage[]) this.#messages.set(one.id, one);
      for (const heed of this.#heeding) heed();
    }
  }

  /** The messages in the window, oldest first. */
  messages(): readonly ShownMessage[] {
    return this.#order.flatMap((id) => this.#messages.get(id) ?? []);
  }

  /** The first result of `read`, which runs only after changes, so that a crowd of windows costs little. */
  async when<T>(read: () => T | null, what: string): Promise<T> {
    const at = read();
    if (at !== null) return at;
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#heeding.delete(heed);
        reject(new Error(`never came: ${what}`));
      }, 60_000);
      const heed = (): void => {
        const found = read();
        if (found === null) return;
        clearTimeout(timer);
        this.#heeding.delete(heed);
        resolve(found);
      };
      this.#heeding.add(heed);
    });
  }

  ask(ask: Ask): Promise<ServerAnswer> {
    const id = (this.#last += 1);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ t: 'ask', id, person: '', channel: this.#channel, ask }));
    });
  }

  press(message: string, customId: string): Promise<ServerAnswer> {
    return this.ask({ kind: 'click', message, customId, type: 2, values: null });
  }

  close(): void {
    this.#socket.close();
  }
}
