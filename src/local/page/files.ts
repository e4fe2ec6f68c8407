import { randomInt } from 'node:crypto';
import type { JsonObject, Upload, Uploads } from '../types.ts';

/** Discord's limit for an attachment, in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** Uploads kept until they are sent, and addresses that may be fetched; beyond these the oldest is forgotten. */
const MOST_UPLOADS = 50;
const MOST_NOTED = 20_000;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** What a browser may show in place; everything else is a download. */
const SHOWN = /^image\/(?:png|jpeg|gif|webp|svg\+xml)$/;

export interface Files {
  keep(upload: Upload): string;
  /** The kept files with these ids; unknown ids are left out. A submission that failed may be sent again. */
  take(ids: readonly string[]): Uploads;
  /** Notes the addresses in a message, which a page may fetch from now on that shows it to `person`. */
  note(message: JsonObject | object, person: string): void;
  /** Fetches a noted address of this machine's loopback; anything else is refused. Null: of whatever person. */
  fetch(address: string, save: boolean, person: string | null): Promise<Response>;
}

/** Addresses of this machine's loopback in a message, which is another object when it changes. */
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
  // 18 digits, as Discord's ids have, and not to be guessed.
  return `1${Array.from({ length: 17 }, () => randomInt(10)).join('')}`;
}

function isLoopback(address: string): boolean {
  return URL.canParse(address) && /^http:/.test(address) && LOOPBACK.has(new URL(address).hostname);
}

/** Uploads in memory, at most 50, and the addresses that may be fetched. No file and no other machine is reached by it. */
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
        // The latest stands last.
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
