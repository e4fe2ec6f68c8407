import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  readonly url: string;
  /** Resolves once running requests are answered. */
  close(): Promise<void>;
}

/** Opens a server, on a free port if `port` is 0. Rejects if the port is taken. */
export const listen = async (server: Server, host: string, port: number): Promise<Listening> => {
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeIdleConnections();
      await once(server, 'close');
    },
  };
};
