import { randomInt } from 'node:crypto';
import type { JsonObject, Upload, Uploads } from '../types.ts';

/** Discord's limit for an attachment, in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** Limits of kept uploads and of fetchable addresses; the oldest are dropped. */
const MOST_UPLOADS = 50;
const MOST_NOTED = 20_000;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** Types a browser may show; all others are downloads. */
const SHOWN = /^image\/(?:png|jpeg|gif|webp|svg\+xml)$/;

export interface Files {
  keep(upload: Upload): string;
  /** The kept files with these ids; skips unknown ids. Keeps them: a failed submission may be sent again. */
  take(ids: readonly string[]): Uploads;
  /** Allows the addresses in a message to be fetched by a page that shows it to `person`. */
  note(message: JsonObject | object, person: string): void;
  /** Fetches an allowed address of this machine's loopback; refuses all others. `person` null: anybody. */
  fetch(address: string, save: boolean, person: string | null): Promise<Response>;
}

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

/** Uploads in memory, at most 50, and the addresses that may be fetched. Reaches no file and no other machine. */
export function createFiles(): Files {
  const uploads = new Map<string, Upload>();
  const noted = new Map<string, Set<string>>();

  return {
    keep(upload) {
      const id = snowflake();
      uploads.set(id, upload);
      const oldest = uploads.keys().next();
      if (uploads.size > MOST_UPLOADS && oldest.done !== true) uploads.delete(oldest.value);
      return id;
    },
    take(ids) {
      const taken = ids.flatMap((id) => {
        const upload = uploads.get(id);
        return upload === undefined ? [] : [[id, upload] as const];
      });
      return Object.fromEntries(taken);
    },
    note(message, person) {
      for (const address of addressesIn(message)) {
        const people = noted.get(address) ?? new Set();
        // Keeps the latest last.
        noted.delete(address);
        noted.set(address, people.add(person));
      }
      for (const address of noted.keys()) {
        if (noted.size <= MOST_NOTED) break;
        noted.delete(address);
      }
    },
    async fetch(address, save, person) {
      const people = noted.get(address);
      if (people === undefined || (person !== null && !people.has(person)))
        return new Response('not found', { status: 404 });
      const answer = await fetch(address, { redirect: 'error' }).catch(() => null);
      if (answer?.ok !== true) return new Response('not found', { status: 404 });
      const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
      const shown = SHOWN.test(type) && !save;
      return new Response(answer.body, {
        headers: {
          'content-type': shown ? type : 'application/octet-stream',
          'content-disposition': shown ? 'inline' : 'attachment',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, max-age=3600',
        },
      });
    },
  };
}
