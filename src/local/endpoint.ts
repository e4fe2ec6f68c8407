/** Interactions by HTTP, signed like Discord's and spread over processes as by a load balancer. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { LocalClock } from './limits.ts';
import type { JsonObject } from './types.ts';

const TAKEN_STATUS = 202;
/** Of a raw key, at the end of its DER form. */
const KEY_BYTES = 32;

export class Endpoint {
  /** In hexadecimal. */
  readonly publicKey: string;
  readonly #privateKey: KeyObject;
  readonly #clock: LocalClock;
  #urls: readonly string[] = [];
  #turn = 0;

  constructor(clock: LocalClock) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    this.publicKey = publicKey.export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES).toString('hex');
    this.#privateKey = privateKey;
    this.#clock = clock;
  }

  /** Sends interactions to these addresses in turn; none: to the gateway. */
  use(urls: readonly string[]): void {
    this.#urls = urls;
  }

  get inUse(): boolean {
    return this.#urls.length > 0;
  }

  /** Sends one to the next reachable process; false: none took it. */
  async send(payload: JsonObject): Promise<boolean> {
    for (let tries = 0; tries < this.#urls.length; tries += 1) {
      this.#turn += 1;
      const url = this.#urls[this.#turn % this.#urls.length]!;
      try {
        const { status } = await fetch(url, { method: 'POST', ...this.signed(payload) });
        return status === TAKEN_STATUS;
      } catch {
        // An unreachable process has taken nothing: try the next one.
      }
    }
    return false;
  }

  /** A request as it would be sent, for tests that tamper with it or repeat it. */
  signed(payload: JsonObject): { readonly headers: Readonly<Record<string, string>>; readonly body: string } {
    const body = JSON.stringify(payload);
    const timestamp = String(Math.floor(this.#clock.now() / 1000));
    const signature = sign(null, Buffer.from(timestamp + body), this.#privateKey).toString('hex');
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-signature-timestamp': timestamp,
        'x-signature-ed25519': signature,
      },
    };
  }
}
