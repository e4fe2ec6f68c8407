import type { Timer, Timers } from '../../kernel/timers.ts';
import { safeError } from '../wire.ts';
import type { LiveContext } from './live-message.ts';

/** What a look at something found. */
export interface Seen {
  /** What everybody sees of it. */
  readonly look: string;
  readonly over: boolean;
  /** True if its message is to be drawn though it looks the same. */
  readonly changed?: boolean;
}

export interface WatchedOptions<Id> {
  /** What is watched, for the log. */
  readonly name: string;
  readonly everyMs: number;
  /** Null: it is gone. */
  readonly see: (id: Id) => Promise<Seen | null>;
  readonly redraw: (id: Id) => void;
  /** Whether now is the time to look. */
  readonly ready?: () => boolean;
}

/** Looks at whatever is under way at intervals, until it is over, and has its message drawn when it looks different. */
export class Watched<Id extends string> {
  readonly #context: Pick<LiveContext, 'log'> & { readonly timers: Timers };
  readonly #options: WatchedOptions<Id>;
  /** What each message shows; null: nothing for sure. */
  readonly #looks = new Map<Id, string | null>();
  #timer: Timer | null = null;
  #ticking: Promise<void> | null = null;

  constructor(context: Pick<LiveContext, 'log'> & { readonly timers: Timers }, options: WatchedOptions<Id>) {
    this.#context = context;
    this.#options = options;
  }

  start(): void {
    this.#timer = this.#context.timers.every(this.#options.everyMs, () => {
      this.#ticking ??= this.#tick().finally(() => {
        this.#ticking = null;
      });
    });
  }

  /** Looks no more; resolves when the look under way has ended. */
  async close(): Promise<void> {
    this.#timer?.cancel();
    await this.#ticking;
  }

  add(id: Id): void {
    if (!this.#looks.has(id)) this.#looks.set(id, null);
  }

  /** Its message shows this now. */
  shown(id: Id, look: string): void {
    if (this.#looks.has(id)) this.#looks.set(id, look);
  }

  async #tick(): Promise<void> {
    const { name, see, redraw, ready } = this.#options;
    if (ready?.() === false) return;
    for (const [id, before] of this.#looks)
      try {
        const seen = await see(id);
        if (seen === null || seen.over) this.#looks.delete(id);
        if (seen !== null && (seen.changed === true || seen.look !== before)) redraw(id);
      } catch (error) {
        this.#context.log.warn({ [name]: id, error: safeError(error) }, `${name} could not be looked after`);
      }
  }
}
