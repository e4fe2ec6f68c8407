import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIInteraction, InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import type { Clock } from '../../kernel/ports.ts';
import { Recent } from '../../kernel/recent.ts';

/** Discord's largest request: a full message with the components of a click. */
const MAX_BODY_BYTES = 1_048_576;
/** Largest difference between a request's timestamp and this machine's clock. */
const MAX_CLOCK_SKEW_MS = 5_000;
/** To detect replays; more than arrive within `MAX_CLOCK_SKEW_MS`. */
const MAX_REMEMBERED_SIGNATURES = 50_000;
const ARRIVAL_TIMEOUT_MS = 5_000;
/** DER prefix of a 32-byte Ed25519 key (RFC 8410). */
const DER_HEAD = '302a300506032b6570032100';

export interface InteractionServerOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** The application's public key, 64 hexadecimal digits; null: refuses all interactions. */
  readonly publicKey: string | null;
  /** Serves browser requests (GET); null: none. */
  readonly pages?: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null;
  readonly clock: Clock;
  /** Throws if the interaction is malformed. */
  readonly serve: (raw: APIInteraction) => void;
  readonly failed: (error: unknown, event: string) => void;
}

export interface InteractionServer {
  readonly url: string;
  close(): Promise<void>;
}

export const publicKeyOf = (hex: string): KeyObject =>
  createPublicKey({ key: Buffer.from(DER_HEAD + hex, 'hex'), format: 'der', type: 'spki' });

/** The body of a request; null if it is too long. */
const bodyOf = async (request: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return null;
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

/** Checks Discord's signatures. */
class Signatures {
  readonly #key: KeyObject;
  readonly #clock: Clock;
  readonly #seen = new Recent<true>(MAX_REMEMBERED_SIGNATURES);

  constructor(publicKey: string, clock: Clock) {
    this.#key = publicKeyOf(publicKey);
    this.#clock = clock;
  }

  /** Whether Discord signed this just now and it is no replay. */
  isGenuine(timestamp: string, signature: string, body: Buffer): boolean {
    if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{128}$/i.test(signature)) return false;
    if (Math.abs(this.#clock() - Number(timestamp) * 1_000) > MAX_CLOCK_SKEW_MS) return false;
    const signed = Buffer.concat([Buffer.from(timestamp), body]);
    if (!verify(null, signed, this.#key, Buffer.from(signature, 'hex'))) return false;
    const known = this.#seen.get(signature) === true;
    this.#seen.set(signature, true);
    return !known;
  }
}

/**
 * Receives clicks by HTTP, in any process behind any load balancer. Accepts only what Discord signed within the last seconds and
 * did not send before. Acknowledges a click with 202 and answers it by the callback, like clicks from the gateway, so a slow
 * answer holds no connection. A PING must be answered in the response.
 */
export const startInteractionServer = async (
  options: InteractionServerOptions,
): Promise<InteractionServer> => {
  const { host, port, clock, serve, failed, publicKey, pages = null } = options;
  const signatures = publicKey === null ? null : new Signatures(publicKey, clock);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET' && pages !== null) return pages(request, response);
    if (request.method !== 'POST') return end(response, 405);
    const body = await bodyOf(request);
    if (body === null) return end(response, 413);
    const timestamp = headerOf(request, 'x-signature-timestamp');
    const signature = headerOf(request, 'x-signature-ed25519');
    if (signatures?.isGenuine(timestamp, signature, body) !== true) return end(response, 401);
    const raw = JSON.parse(body.toString('utf8')) as APIInteraction;
    if (raw.type === InteractionType.Ping) return end(response, 200, { type: InteractionResponseType.Pong });
    serve(raw);
    end(response, 202);
  };

  const server = createServer({ requestTimeout: ARRIVAL_TIMEOUT_MS }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A client that hangs up is no failure of ours, and anybody may do so.
      if (!request.complete) return;
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
