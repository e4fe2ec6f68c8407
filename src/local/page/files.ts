import { randomInt } from 'node:crypto';
import type { JsonObject, Upload, Uploads } from '../types.ts';

/** Discord's limit for an attachment. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** The oldest are dropped. */
const MAX_UPLOADS = 50;
const MAX_NOTED_ADDRESSES = 20_000;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** Types a browser may show; all others are downloads. */
const INLINE_TYPES = /^image\/(?:png|jpeg|gif|webp|svg\+xml)$/;

/** Addresses of this machine's loopback in a message, which is a new object after each change. */
const addresses = new WeakMap<object, readonly string[]>();
function addressesIn(message: object): readonly string[] {
  const known = addresses.get(message);
  if (known !== undefined) return known;
  const found = new Set<string>();
  JSON.stringify(message, (key, value: unknown) => {
    if ((key === 'url' || key === 'proxy_url') && typeof value === 'string' && isLoopback(value))
      found.add(value);
    return value;
  });
  addresses.set(message, [...found]);
  return [...found];
}

function snowflake(): string {
  // 18 digits, like Discord's ids, and unguessable.
  return `1${Array.from({ length: 17 }, () => randomInt(10)).join('')}`;
}

function isLoopback(address: string): boolean {
  return URL.canParse(address) && /^http:/.test(address) && LOOPBACK.has(new URL(address).hostname);
}

/** Uploads in memory and the addresses that may be fetched, both limited. Reaches no file and no other machine. */
export class PageFiles {
  readonly #uploads = new Map<string, Upload>();
  /** The people who may fetch each address. */
  readonly #noted = new Map<string, Set<string>>();

  keep(upload: Upload): string {
    const id = snowflake();
    this.#uploads.set(id, upload);
    const oldest = this.#uploads.keys().next();
    if (this.#uploads.size > MAX_UPLOADS && oldest.done !== true) this.#uploads.delete(oldest.value);
    return id;
  }

  /** The kept files with these ids; skips unknown ids. Keeps them: a failed submission may be sent again. */
  take(ids: readonly string[]): Uploads {
    const taken = ids.flatMap((id) => {
      const upload = this.#uploads.get(id);
      return upload === undefined ? [] : [[id, upload] as const];
    });
    return Object.fromEntries(taken);
  }

  /** Allows the addresses in a message to be fetched by a page that shows it to `person`. */
  note(message: JsonObject | object, person: string): void {
    for (const address of addressesIn(message)) {
      const people = this.#noted.get(address) ?? new Set();
      // Keeps the latest last.
      this.#noted.delete(address);
      this.#noted.set(address, people.add(person));
    }
    for (const address of this.#noted.keys()) {
      if (this.#noted.size <= MAX_NOTED_ADDRESSES) break;
      this.#noted.delete(address);
    }
  }

  /** Fetches an allowed address of this machine's loopback; refuses all others. `person` null: anybody. */
  async fetch(address: string, save: boolean, person: string | null): Promise<Response> {
    const people = this.#noted.get(address);
    if (people === undefined || (person !== null && !people.has(person)))
      return new Response('not found', { status: 404 });
    const answer = await fetch(address, { redirect: 'error' }).catch(() => null);
    if (answer?.ok !== true) return new Response('not found', { status: 404 });
    const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    const shown = INLINE_TYPES.test(type) && !save;
    return new Response(answer.body, {
      headers: {
        'content-type': shown ? type : 'application/octet-stream',
        'content-disposition': shown ? 'inline' : 'attachment',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=3600',
      },
    });
  }
}
