/**
 * A relay between the bot and the loopback Discord, in its own process. Times the bot's answers to one person's clicks, from
 * the event on its connection to its first answer, so that delays of the process that plays Discord and the crowd do not
 * count.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { WebSocket, WebSocketServer } from 'ws';
import type { RelayNews, RelayWish } from './relay.ts';

const { port, person } = JSON.parse(process.argv[2] ?? '') as RelayWish;
const tell = (news: RelayNews): void => {
  process.send?.(news);
};
process.once('disconnect', () => process.exit());

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

/** The person's clicks that the bot is answering, by interaction. */
const open = new Map<string, { readonly from: number; readonly what: string }>();
/** Kinds of interactions, by Discord's numbers. */
const KINDS = ['', '', 'command', 'button', 'typing', 'modal'];
const CALLBACK = /\/interactions\/(\d+)\/[^/]+\/callback/;

interface Dispatch {
  readonly t?: unknown;
  readonly d?: {
    readonly id?: string;
    readonly type?: number;
    readonly data?: { readonly name?: string };
    readonly member?: { readonly user?: { readonly id?: string } };
    readonly user?: { readonly id?: string };
  };
}

const noteClick = (text: string): void => {
  if (!text.includes('"INTERACTION_CREATE"') || !text.includes(person)) return;
  const { t, d } = JSON.parse(text) as Dispatch;
  if (t !== 'INTERACTION_CREATE' || d?.id === undefined) return;
  if ((d.member?.user ?? d.user)?.id !== person) return;
  const what = d.data?.name ?? KINDS[d.type ?? 0] ?? '';
  open.set(d.id, { from: performance.now(), what });
};

const noteAnswer = (url: string): void => {
  const id = CALLBACK.exec(url)?.[1];
  const click = id === undefined ? undefined : open.get(id);
  if (id === undefined || click === undefined) return;
  open.delete(id);
  tell({
    kind: 'answer',
    what: click.what,
    ms: performance.now() - click.from,
    own: delay.max / 1e6,
  });
  delay.reset();
};

const server = createServer();
const here = (): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const there = `127.0.0.1:${port}`;
/** Rewrites Discord's addresses to lead through here. */
const readdressed = (text: string): string => text.replaceAll(there, here());

const passBack = (answer: IncomingMessage, response: ServerResponse): void => {
  const { 'content-length': _length, ...headers } = answer.headers;
  if (!(answer.headers['content-type'] ?? '').startsWith('application/json')) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    return;
  }
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => {
    const body = readdressed(Buffer.concat(chunks).toString());
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
};

server.on('request', (asked, response) => {
  const passed = request(
    {
      host: '127.0.0.1',
      port,
      method: asked.method,
      path: asked.url,
      headers: { ...asked.headers, host: there },
    },
    (answer) => {
      passBack(answer, response);
    },
  );
  passed.on('error', () => response.destroy());
  // The answer counts once all of it has arrived, not at its first byte.
  asked.on('end', () => {
    noteAnswer(asked.url ?? '');
  });
  asked.pipe(passed);
});

const sockets = new WebSocketServer({ noServer: true });
/** Whether a connection may be closed with this code; others only report why it was lost. */
const closable = (code: number): boolean => code === 1000 || (code >= 3000 && code <= 4999);
const close = (socket: WebSocket, code: number): void => {
  if (closable(code)) socket.close(code);
  else socket.terminate();
};
server.on('upgrade', (asked, socket, head) => {
  sockets.handleUpgrade(asked, socket, head, (bot) => {
    const discord = new WebSocket(`ws://${there}${asked.url ?? '/'}`);
    const waiting: string[] = [];
    discord.on('open', () => {
      for (const text of waiting) discord.send(text);
    });
    bot.on('message', (data: Buffer) => {
      if (discord.readyState === WebSocket.OPEN) discord.send(data.toString());
      else waiting.push(data.toString());
    });
    discord.on('message', (data: Buffer) => {
      const text = readdressed(data.toString());
      noteClick(text);
      bot.send(text);
    });
    bot.on('close', (code) => {
      close(discord, code);
    });
    discord.on('close', (code) => {
      close(bot, code);
    });
    bot.on('error', () => discord.terminate());
    discord.on('error', () => bot.terminate());
  });
});

server.listen(0, '127.0.0.1', () => {
  tell({ kind: 'ready', api: `http://${here()}/api` });
});
