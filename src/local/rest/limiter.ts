/** Rate limits: one window of requests per bucket, reported in every answer's headers. */
import { createHash } from 'node:crypto';
import type { Bucket, Limits, LocalClock } from '../limits.ts';

interface RateWindow {
  used: number;
  ends: number;
}

export interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds to wait; null: within the limit. */
  readonly waitMs: number | null;
  readonly global: boolean;
}

const MAX_WINDOWS = 2_000;

/** The bucket of a request: its route without ids, and its major parameter. */
function bucketOf(
  limits: Limits,
  method: string,
  path: string,
): { route: string; major: string; bucket: Bucket } {
  const [, room = '', first = '', second = ''] = path.split('/');
  const byToken = room === 'webhooks' || room === 'interactions';
  const major = byToken ? `${first}/${second}` : ['channels', 'guilds'].includes(room) ? first : '';
  const route = `${method} ${path.replace(byToken ? `${first}/${second}` : /^$/, ':token').replace(/\d{15,}/g, ':id')}`;
  if (room === 'webhooks') return { route, major, bucket: limits.webhook };
  const writes = method === 'POST' || method === 'PATCH';
  const messages = writes && /^\/channels\/\d+\/messages(\/\d+)?$/.test(path);
  return { route, major, bucket: messages ? limits.channelMessages : limits.other };
}

/**
 * Counts a request in its bucket and the global one, in the windows of the limits; a refused request is not counted.
 * Paths are without `/api/v10`. Webhooks and interactions are exempt from the global limit, as on Discord.
 */
export function createLimiter(limits: Limits, clock: LocalClock): (method: string, path: string) => Verdict {
  const windows = new Map<string, RateWindow>();
  const open = (key: string, bucket: Bucket): RateWindow => {
    const now = clock.now();
    const known = windows.get(key);
    if (known !== undefined && known.ends > now) return known;
    if (windows.size > MAX_WINDOWS)
      for (const [old, window] of windows) if (window.ends <= now) windows.delete(old);
    const fresh = { used: 0, ends: now + bucket.windowMs };
    windows.set(key, fresh);
    return fresh;
  };
  return (method, path) => {
    const { route, major, bucket } = bucketOf(limits, method, path);
    const exempt = path.startsWith('/webhooks/') || path.startsWith('/interactions/');
    const all = open('', limits.global);
    const now = clock.now();
    if (!exempt && all.used >= limits.global.limit)
      return { headers: { 'X-RateLimit-Global': 'true' }, waitMs: all.ends - now, global: true };
    const own = open(`${route} ${major}`, bucket);
    const over = own.used >= bucket.limit;
    own.used += over ? 0 : 1;
    all.used += exempt || over ? 0 : 1;
    const waitMs = Math.max(0, own.ends - now);
    return {
      headers: {
        'X-RateLimit-Limit': String(bucket.limit),
        'X-RateLimit-Remaining': String(Math.max(0, bucket.limit - own.used)),
        'X-RateLimit-Reset': (own.ends / 1000).toFixed(3),
        'X-RateLimit-Reset-After': (waitMs / 1000).toFixed(3),
        'X-RateLimit-Bucket': createHash('sha1').update(route).digest('hex').slice(0, 32),
      },
      waitMs: over ? waitMs : null,
      global: false,
    };
  };
}
