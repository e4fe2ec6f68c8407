/** Faults on demand, for tests of what a bot does when Discord misbehaves. */
import type { JsonObject } from './types.ts';

/** Which requests: all conditions given must hold. `path` is without `/api/v10`. */
export interface FaultMatch {
  readonly method?: string;
  readonly path?: string | RegExp;
}

export type Fault =
  /** Answer so, without doing what was asked. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly code?: number;
      readonly message?: string;
      /** Seconds to wait, in the header `Retry-After` and in the body, as a 429 has them. */
      readonly retryAfter?: number;
    }
  /** Wait, then serve it. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Never answer: the connection is cut, and nothing is done. */
  | { readonly kind: 'cut' }
  /** Do what was asked, then cut the connection: "perhaps delivered". */
  | { readonly kind: 'lose-answer' };

export interface Faults {
  /** The next `times` (1) requests that match meet this fault. */
  next(match: FaultMatch, fault: Fault, times?: number): void;
  /** Forget the faults still waiting. */
  clear(): void;
  /** Every request so far, newest last, at most 1,000: method, path and status. */
  requests(): readonly { readonly method: string; readonly path: string; readonly status: number }[];
}

interface Waiting {
  readonly match: FaultMatch;
  readonly fault: Fault;
  left: number;
}

export interface FaultBox {
  readonly faults: Faults;
  /** The fault the request meets, which is then used up. */
  take(method: string, path: string): Fault | null;
  note(method: string, path: string, status: number): void;
}

const meets = (match: FaultMatch, method: string, path: string): boolean =>
  (match.method === undefined || match.method === method) &&
  (match.path === undefined ||
    (typeof match.path === 'string' ? path.includes(match.path) : match.path.test(path)));

/** Faults that wait for requests, and the last 1,000 requests that were served. */
export function faultBox(): FaultBox {
  let waiting: Waiting[] = [];
  const seen: { method: string; path: string; status: number }[] = [];
  return {
    faults: {
      next: (match, fault, times = 1) => {
        waiting.push({ match, fault, left: times });
      },
      clear: () => {
        waiting = [];
      },
      requests: () => [...seen],
    },
    take: (method, path) => {
      const found = waiting.find(({ match }) => meets(match, method, path));
      if (found === undefined) return null;
      found.left -= 1;
      if (found.left <= 0) waiting = waiting.filter((one) => one !== found);
      return found.fault;
    },
    note: (method, path, status) => {
      seen.push({ method, path, status });
      if (seen.length > 1_000) seen.shift();
    },
  };
}

/** The body of an answer that is a fault, as Discord writes it: code 0 unless told, `retry_after` in seconds. */
export const faultBody = (fault: Fault & { readonly kind: 'answer' }): JsonObject => ({
  message: fault.message ?? `${fault.status}: Fault`,
  code: fault.code ?? 0,
  ...(fault.retryAfter === undefined ? {} : { retry_after: fault.retryAfter, global: false }),
});
