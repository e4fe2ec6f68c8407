import { pause, type Timer, type Timers } from '../../app/timers.ts';

/** A message is edited at most so often, in milliseconds; the last state always comes. */
const PACE = 2_000;

interface Pending {
  readonly timer: Timer;
  /** By the steady clock. */
  readonly at: number;
}

/**
 * What is drawn of things that go on: one drawing of a thing after another, so that none is posted twice, and not more often than
 * Discord likes.
 */
export class Paced<Id> {
  readonly #timers: Timers;
  readonly #draw: (id: Id, tries: number) => Promise<number | null>;
  readonly #pending = new Map<Id, Pending>();
  /** When things were drawn last, the longest ago first; after the pace it need not be known. */
  readonly #drawn = new Map<Id, number>();
  /** The last drawing of each thing that is under way. */
  readonly #running = new Map<Id, Promise<void>>();
  #closed = false;

  /**
   * `draw` never rejects; it gives after how many milliseconds to try again, null where it is done. `tries`: how often that was so
   * before.
   */
  constructor(timers: Timers, draw: (id: Id, tries: number) => Promise<number | null>) {
    this.#timers = timers;
    this.#draw = draw;
  }

  /** Draws it soon. */
  redraw(id: Id): void {
    this.#later(id, this.#early(id), 0);
  }

  /** It was drawn just now, by somebody else perhaps. */
  drawn(id: Id): void {
    const now = this.#timers.steady();
    this.#drawn.delete(id);
    this.#drawn.set(id, now);
    for (const [old, at] of this.#drawn) {
      if (at > now - PACE) break;
      this.#drawn.delete(old);
    }
  }

  /** Draws them soon; resolves when those are drawn that were not drawn a moment ago. */
  async settled(ids: readonly Id[]): Promise<void> {
    for (const id of ids) this.redraw(id);
    // By then those have begun that need not wait.
    await pause(this.#timers, 0);
    await Promise.allSettled(ids.flatMap((id) => this.#running.get(id) ?? []));
  }

  /** Draws nothing more; resolves when what had begun is done. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { timer } of this.#pending.values()) timer.cancel();
    this.#pending.clear();
    await Promise.allSettled(this.#running.values());
  }

  /** For how many milliseconds it is too early. */
  #early(id: Id): number {
    const drawn = this.#drawn.get(id);
    return drawn === undefined ? 0 : Math.max(0, drawn + PACE - this.#timers.steady());
  }

  #later(id: Id, wait: number, tries: number): void {
    if (this.#closed) return;
    const at = this.#timers.steady() + wait;
    const pending = this.#pending.get(id);
    if (pending !== undefined && pending.at <= at) return;
    // What waits after a failure gives way to what is asked for sooner.
    pending?.timer.cancel();
    const timer = this.#timers.after(wait, () => {
      this.#pending.delete(id);
      const run = (this.#running.get(id) ?? Promise.resolve())
        .then(() => this.#run(id, tries))
        .finally(() => {
          if (this.#running.get(id) === run) this.#running.delete(id);
        });
      this.#running.set(id, run);
    });
    this.#pending.set(id, { timer, at });
  }

  async #run(id: Id, tries: number): Promise<void> {
    // The drawing before may have ended after this one was asked for.
    const early = this.#early(id);
    if (early > 0) return this.#later(id, early, tries);
    const again = await this.#draw(id, tries);
    this.drawn(id);
    if (again !== null) this.#later(id, again, tries + 1);
  }
}
