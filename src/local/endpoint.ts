/** Interactions by HTTP, signed like Discord's and spread over processes as by a load balancer. */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { Clock } from './limits.ts';
import type { JsonObject } from './types.ts';

export interface Endpoint {
  /** Public key, in hexadecimal. */
  readonly publicKey: string;
  /** Sends interactions to these addresses in turn; none: to the gateway. */
  use(urls: readonly string[]): void;
  readonly inUse: boolean;
  /** Sends one to the next reachable process; false: none took it. */
  send(payload: JsonObject): Promise<boolean>;
  /** A request as it would be sent, for tests that tamper with it or repeat it. */
  signed(payload: JsonObject): { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

const TAKEN = 202;
/** Length of a raw key, at the end of its DER form. */
const KEY_BYTES = 32;

export const createEndpoint = (clock: Clock): Endpoint => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  let urls: readonly string[] = [];
  let turn = 0;
  const signed: Endpoint['signed'] = (payload) => {
    const body = JSON.stringify(payload);
    const timestamp = String(Math.floor(clock.now() / 1000));
    const signature = sign(null, Buffer.from(timestamp + body), privateKey).toString('hex');
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-signature-timestamp': timestamp,
        'x-signature-ed25519': signature,
      },
    };
  };
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES).toString('hex'),
    use: (next) => {
      urls = next;
    },
    get inUse() {
      return urls.length > 0;
    },
    signed,
    send: async (payload) => {
      for (let tries = 0; tries < urls.length; tries += 1) {
        turn += 1;
        const url = urls[turn % urls.length]!;
        try {
          const { status } = await fetch(url, { method: 'POST', ...signed(payload) });
          return status === TAKEN;
        } catch {
          // An unreachable process has taken nothing: try the next one.
        }
      }
      return false;
    },
  };
};
