import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIInteraction, InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import type { Clock } from '../../kernel/ports.ts';
import { Recent } from '../../kernel/recent.ts';

/** What Discord sends: a message of its largest size, with the components of a click. */
const MOST_BYTES = 1_048_576;
/** How old, or ahead of this machine's clock, a signed request may be. */
const FRESH_MS = 5_000;
/** Signatures that are known when they come again; more than arrive in that time. */
const REMEMBERED = 50_000;
/** How long a request may take to arrive. */
const ARRIVAL_MS = 5_000;
/** What stands before the 32 bytes of an Ed25519 key in its DER form (RFC 8410). */
const DER_HEAD = '302a300506032b6570032100';

export interface InteractionServerOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** The application's public key, 64 hexadecimal digits; null: no interactions are taken. */
  readonly publicKey: string | null;
  /** Answers people's browsers (GET); null: nobody does. */
  readonly pages?: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null;
  readonly clock: Clock;
  /** Throws where the interaction is malformed. */
  readonly serve: (raw: APIInteraction) => void;
  readonly failed: (error: unknown, event: string) => void;
}

export interface InteractionServer {
  readonly url: string;
  close(): Promise<void>;
}

export const publicKeyOf = (hex: string): KeyObject =>
  createPublicKey({ key: Buffer.from(DER_HEAD + hex, 'hex'), format: 'der', type: 'spki' });

/** The body of a request; null: it is too long. */
const bodyOf = async (request: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const headerOf = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const end = (response: ServerResponse, status: number, json?: unknown): void => {
  response.writeHead(status, json === undefined ? {} : { 'content-type': 'application/json' });
  response.end(json === undefined ? undefined : JSON.stringify(json));
};

/**
 * Where Discord sends clicks by HTTP, to any process behind any load balancer. Nothing is believed that Discord has not signed within the
 * last seconds, or that came before. A click is taken (202) and answered as those of the gateway are, by the callback: so a slow
 * answer keeps no connection. A PING must be answered here.
 */
export const startInteractionServer = async (
  options: InteractionServerOptions,
): Promise<InteractionServer> => {
  const { host, port, clock, serve, failed, publicKey, pages = null } = options;
  const key = publicKey === null ? null : publicKeyOf(publicKey);
  const seen = new Recent<true>(REMEMBERED);

  /** Whether Discord has sent this now, for the first time. */
  const isGenuine = (timestamp: string, signature: string, body: Buffer): boolean => {
    if (key === null) return false;
    if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{128}$/i.test(signature)) return false;
    if (Math.abs(clock() - Number(timestamp) * 1_000) > FRESH_MS) return false;
    const signed = Buffer.concat([Buffer.from(timestamp), body]);
    if (!verify(null, signed, key, Buffer.from(signature, 'hex'))) return false;
    const known = seen.get(signature) === true;
    seen.set(signature, true);
    return !known;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET' && pages !== null) return pages(request, response);
    if (request.method !== 'POST') return end(response, 405);
    const body = await bodyOf(request);
    if (body === null) return end(response, 413);
    const timestamp = headerOf(request, 'x-signature-timestamp');
    if (!isGenuine(timestamp, headerOf(request, 'x-signature-ed25519'), body)) return end(response, 401);
    const raw = JSON.parse(body.toString('utf8')) as APIInteraction;
    if (raw.type === InteractionType.Ping) return end(response, 200, { type: InteractionResponseType.Pong });
    serve(raw);
    end(response, 202);
  };

  const server = createServer({ requestTimeout: ARRIVAL_MS }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      failed(error, 'HTTP interaction');
      if (!response.headersSent) end(response, 400);
    });
  });
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
