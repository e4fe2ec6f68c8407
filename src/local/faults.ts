/** Faults on demand, for tests of what a bot does when Discord misbehaves. */
import type { JsonObject } from './types.ts';

/** Conditions on a request; all of them must hold. `path` is without `/api/v10`. */
export interface FaultMatch {
  readonly method?: string;
  readonly path?: string | RegExp;
}

export type InjectedFault =
  /** Give this answer and do nothing. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly code?: number;
      readonly message?: string;
      /** Seconds to wait, sent in `Retry-After` and the body, as in a 429. */
      readonly retryAfter?: number;
    }
  /** Wait, then serve it. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Cut the connection and do nothing. */
  | { readonly kind: 'cut' }
  /** Serve it, then cut the connection: "perhaps delivered". */
  | { readonly kind: 'lose-answer' };

export interface FaultInjector {
  /** The next `times` (1) matching requests meet this fault. */
  next(match: FaultMatch, fault: InjectedFault, times?: number): void;
  /** Drops the faults not yet used. */
  clear(): void;
  /** The last requests, newest last: method, path and status. */
  requests(): readonly { readonly method: string; readonly path: string; readonly status: number }[];
}

interface PlannedFault {
  readonly match: FaultMatch;
  readonly fault: InjectedFault;
  left: number;
}

const MAX_NOTED_REQUESTS = 1_000;

const meets = (match: FaultMatch, method: string, path: string): boolean =>
  (match.method === undefined || match.method === method) &&
  (match.path === undefined ||
    (typeof match.path === 'string' ? path.includes(match.path) : match.path.test(path)));

/** The faults that wait for their requests, and the requests so far. */
export class FaultBox implements FaultInjector {
  #waiting: PlannedFault[] = [];
  readonly #requests: { method: string; path: string; status: number }[] = [];

  next(match: FaultMatch, fault: InjectedFault, times = 1): void {
    this.#waiting.push({ match, fault, left: times });
  }

  clear(): void {
    this.#waiting = [];
  }

  requests(): ReturnType<FaultInjector['requests']> {
    return [...this.#requests];
  }

  /** The fault for this request; counts as used. */
  take(method: string, path: string): InjectedFault | null {
    const found = this.#waiting.find(({ match }) => meets(match, method, path));
    if (found === undefined) return null;
    found.left -= 1;
    if (found.left <= 0) this.#waiting = this.#waiting.filter((one) => one !== found);
    return found.fault;
  }

  note(method: string, path: string, status: number): void {
    this.#requests.push({ method, path, status });
    if (this.#requests.length > MAX_NOTED_REQUESTS) this.#requests.shift();
  }
}

/** The body of a fault as Discord writes it: code 0 by default, `retry_after` in seconds. */
export const faultBody = (fault: InjectedFault & { readonly kind: 'answer' }): JsonObject => ({
  message: fault.message ?? `${fault.status}: Fault`,
  code: fault.code ?? 0,
  ...(fault.retryAfter === undefined ? {} : { retry_after: fault.retryAfter, global: false }),
});
