/** Interactions by HTTP, signed as Discord signs them, spread over processes as a load balancer would. */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { Clock } from './limits.ts';
import type { JsonObject } from './types.ts';

export interface Endpoint {
  /** The public key, in hexadecimal digits. */
  readonly publicKey: string;
  /** Where interactions go from now on, one after another; none: to the gateway. */
  use(urls: readonly string[]): void;
  readonly inUse: boolean;
  /** Sends one, to the next process that can be reached; false: it was not taken. */
  send(payload: JsonObject): Promise<boolean>;
  /** A request as it would be sent, to be tampered with or repeated. */
  signed(payload: JsonObject): { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

const TAKEN = 202;
/** How long a key is in its raw form, at the end of its DER form. */
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
          // A process that cannot be reached has taken nothing: the next one may.
        }
      }
      return false;
    },
  };
};
