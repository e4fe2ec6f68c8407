import { StoreTrouble } from './store-trouble.ts';

/** Interval at which an outage that goes on is logged. */
const REPEAT_MS = 60_000;
/** Time without a failure after which it is over: one statement may succeed while others are still refused. */
const CALM_MS = 10_000;

/** The loggable part of an error. */
export const errorFields = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof Error
    ? {
        name: error.name,
        ...(error instanceof StoreTrouble ? { kind: error.kind } : {}),
        message: error.message,
        stack: error.stack,
      }
    : { name: typeof error, message: String(error) };

/** Reason of a line that says no more than that the database cannot be reached; null for other lines. */
const reasonIn = (line: unknown): string | null => {
  if (typeof line !== 'object' || line === null || !('error' in line)) return null;
  // Any other field names a click or a quiz that failed: each such line is kept.
  if (Object.keys(line).some((key) => key !== 'error' && key !== 'event')) return null;
  const { kind, message } = line.error as { readonly kind?: unknown; readonly message?: unknown };
  return kind === 'away' && typeof message === 'string' ? message : null;
};

/** Outages of the database in a log: everything that runs at intervals fails each time. */
export class Outages {
  readonly #steady: () => number;
  /** Reasons logged in this outage; none while there is no outage. */
  readonly #logged = new Set<string>();
  #began = 0;
  #failed = 0;
  #saidAt = 0;
  #left = 0;

  /** `steady`: monotonic clock in milliseconds. */
  constructor(steady: () => number) {
    this.#steady = steady;
  }

  /** The line as it is logged: each reason once, then one line a minute with the number left out; null: it is left out. */
  line(line: unknown): unknown {
    const reason = reasonIn(line);
    if (reason === null) return line;
    const now = this.#steady();
    if (this.#logged.size === 0) this.#began = now;
    this.#failed = now;
    if (this.#logged.has(reason) && now - this.#saidAt < REPEAT_MS) {
      this.#left += 1;
      return null;
    }
    const repeated = this.#left;
    this.#logged.add(reason);
    this.#saidAt = now;
    this.#left = 0;
    return repeated === 0 ? line : { ...(line as object), repeated };
  }

  /** Called after each success: seconds that the outage lasted if it is over now, once; else null. */
  succeeded(): number | null {
    if (this.#logged.size === 0 || this.#steady() - this.#failed < CALM_MS) return null;
    this.#logged.clear();
    this.#left = 0;
    return Math.ceil((this.#failed - this.#began) / 1000);
  }
}
