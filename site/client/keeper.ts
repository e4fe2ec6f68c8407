/**
 * The service worker, for use without a network. Scripts are named by content and kept for good; pages are requested
 * first and taken from the cache if that fails. The first page is cached at once, the rest as it is used.
 */
declare const VERSION: string;
declare const ASSETS: readonly string[];
/** First pages of every language, and files beside pages: themes, pictures of games. */
declare const PAGES: readonly string[];

interface Happening extends Event {
  readonly request: Request;
  waitUntil(what: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
/** The browser's interface to a service worker. */
interface Keeper {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(what: 'install' | 'activate' | 'fetch', act: (event: Happening) => void): void;
}

const worker = globalThis as unknown as Keeper;
const CACHE = `sprague-${VERSION}`;
const base = new URL('./', worker.location.href);
const assets = new Set(ASSETS.map((path) => new URL(path, base).href));
/** Larger than all but the layout engine of graphs, which is cached once it is used. */
const MAX_CACHED_BYTES = 300_000;

const addressOf = (path: string): string => new URL(path.replace(/index\.html$/, ''), base).href;

/** Caches a few hundred small files. One that fails is fetched when needed. */
const keep = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const wanted = [...assets, ...PAGES.map(addressOf)];
  await Promise.all(
    wanted.map(async (url) => {
      const answer = await fetch(url, { method: 'GET' }).catch(() => null);
      if (answer?.ok !== true) return;
      if (Number(answer.headers.get('content-length') ?? 0) > MAX_CACHED_BYTES) return;
      await cache.put(url, answer);
    }),
  );
};

worker.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    for (const name of await caches.keys())
      if (name.startsWith('sprague-') && name !== CACHE) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

const kept = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
};

const fresh = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(request, { ignoreSearch: true });
    if (known !== undefined) return known;
    throw error;
  }
};

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin || !url.href.startsWith(base.href)) return;
  event.respondWith(assets.has(url.href) ? kept(request) : fresh(request));
});
