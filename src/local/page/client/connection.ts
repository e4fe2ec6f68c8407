import type { Answer, Ask, FromClient, FromServer } from '../protocol.ts';

export type Phase = 'connecting' | 'open' | 'lost';

export interface Connection {
  send(message: FromClient): void;
  /** Resolves with the server's answer, or with a failure if the connection breaks first. */
  ask(person: string, channel: string, ask: Ask): Promise<Answer>;
}

export interface Ears {
  heard(message: FromServer): void;
  phase(phase: Phase): void;
  /** False where the window has lost its seat. */
  stillIn(): Promise<boolean>;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;

/** Opens the web socket to the page's server, and reopens it with growing pauses. */
export function connect(ears: Ears): Connection {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();

  const settle = (id: number, answer: Answer): void => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };

  const open = (): void => {
    const fresh = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/socket`);
    socket = fresh;
    fresh.addEventListener('open', () => {
      wait = FIRST_WAIT;
      ears.phase('open');
    });
    fresh.addEventListener('message', (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if (message.t === 'answer') settle(message.id, message.answer);
      else ears.heard(message);
    });
    fresh.addEventListener('close', () => {
      ears.phase('lost');
      void ears.stillIn().then((isIn) => {
        // Without a seat: show the door.
        if (!isIn) location.reload();
      });
      for (const id of [...waiting.keys()]) settle(id, { kind: 'failed', reason: 'error' });
      setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  };
  open();

  const send = (message: FromClient): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  return {
    send: (message) => void send(message),
    ask: (person, channel, ask) =>
      new Promise((resolve) => {
        const id = ++last;
        waiting.set(id, resolve);
        if (!send({ t: 'ask', id, person, channel, ask })) settle(id, { kind: 'failed', reason: 'error' });
      }),
  };
}
