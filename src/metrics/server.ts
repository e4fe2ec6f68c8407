/** The address at which an operator's tools ask how the bot is: `/livez`, `/readyz`, `/metrics`. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Timers, within } from '../kernel/timers.ts';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly timers: Timers;
  readonly metrics: Pick<Metrics, 'text'>;
  /** Why the bot cannot answer clicks now; null: it can. Rejects where that cannot be told. */
  readonly notReady: () => Promise<string | null>;
}

export interface HealthServer {
  readonly url: string;
  close(): Promise<void>;
}

/** `/readyz` says no when the answer takes longer. */
const READY_TIMEOUT_MS = 2_000;

const say = (response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8') => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
};

const NO_DATABASE = 'the database does not answer';

/** Starts it. Rejects where the port is taken. */
export const startHealthServer = async ({
  host,
  port,
  timers,
  metrics,
  notReady,
}: HealthOptions): Promise<HealthServer> => {
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    if (path === '/livez') say(response, 200, 'ok\n');
    else if (path === '/readyz') {
      const asked = notReady().catch(() => NO_DATABASE);
      const reason = await within(timers, READY_TIMEOUT_MS, asked, NO_DATABASE);
      say(response, reason === null ? 200 : 503, `${reason ?? 'ok'}\n`);
    } else if (path === '/metrics') {
      const { type, body } = await metrics.text();
      say(response, 200, body, type);
    } else say(response, 404, 'There are /livez, /readyz and /metrics.\n');
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]!;
    if (request.method !== 'GET' && request.method !== 'HEAD') say(response, 405, 'GET only\n');
    else
      answer(path, response).catch(() => {
        say(response, 500, 'failed\n');
      });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
