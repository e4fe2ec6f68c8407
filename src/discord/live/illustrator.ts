import type { Logger } from 'pino';
import { type Timers, within } from '../../app/timers.ts';
import type { Pictures } from '../../picture/pictures.ts';
import { bufferOf, type Drawing, nameOf } from '../drawing.ts';
import type { Picture, Screen } from '../message/screen.ts';
import { codeOf, safeError } from '../wire.ts';

/** A screen that is whole without its pictures: they come after it, by an edit. */
export interface Draft {
  readonly drawings: () => readonly Drawing[];
  readonly screen: (pictures: readonly Picture[]) => Screen;
}

/** A place in the order in which messages are drawn. */
export type Turn = number;

/** What was sent last about a message, and in which turn. */
interface Traffic {
  readonly turn: Turn;
  readonly sending: Promise<unknown>;
}

/** Messages that are remembered; of older ones nothing is on its way any more. */
const MOST_REMEMBERED = 2_000;
/** So long a request waits for one that is on its way to the same message, in milliseconds. */
const IN_ORDER = 500;
/** A picture is asked for so often: a thread that has to be started may take longer than the pool lets anybody wait. */
const TRIES = 3;

/** The message is gone (10008) or the quarter of an hour is over (50027, 10015): nobody misses a picture there. */
const NOBODY_LOOKS = new Set([10_008, 50_027, 10_015]);

/**
 * Pictures that follow the text they belong to. What is still to come is given up when the message is drawn anew, and an
 * answer to a click waits for an edit that is on its way: a late picture never undoes what its reader has chosen meanwhile.
 */
export class Illustrator {
  readonly #pictures: Pictures | null;
  readonly #log: Logger;
  readonly #timers: Timers;
  readonly #traffic = new Map<string, Traffic>();
  /** Edits on their way, by message. */
  readonly #edits = new Map<string, Promise<unknown>>();
  readonly #running = new Set<Promise<void>>();
  #turn: Turn = 0;
  #closed = false;

  constructor(pictures: Pictures | null, log: Logger, timers: Timers) {
    this.#pictures = pictures;
    this.#log = log;
    this.#timers = timers;
  }

  /** Whether anything is drawn here at all. */
  get draws(): boolean {
    return this.#pictures !== null;
  }

  /**
   * The pictures of some drawings where none of them has to be waited for: they come with their text then, which saves a
   * request. `kept`: ids of attachments that the message has, by name. Otherwise those alone that it has.
   */
  atHand(drawings: readonly Drawing[], kept: ReadonlyMap<string, string>): readonly Picture[] {
    const there = drawings.map((drawing) => keptOf(drawing, kept) ?? this.#drawn(drawing));
    const all = there.filter((picture) => picture !== null);
    return all.length === there.length ? all : all.filter(({ data }) => 'kept' in data);
  }

  #drawn(drawing: Drawing): Picture | null {
    const png = this.#pictures?.kept?.(drawing.request) ?? null;
    return png === null ? null : { name: nameOf(drawing), data: bufferOf(png), alt: drawing.alt() };
  }

  /** The present, for `follow`. */
  now(): Turn {
    return this.#turn;
  }

  /**
   * Runs `show`, which draws a message anew in answer to a click, after an edit that is on its way to it; answers to others do
   * not wait for one another. `show` gets the turn for `follow`.
   */
  async redraw<T>(message: string, show: (turn: Turn) => Promise<T>): Promise<T> {
    const turn = (this.#turn += 1);
    const before = this.#edits.get(message);
    const run = before === undefined ? show(turn) : this.#arrived(before).then(() => show(turn));
    this.#remember(message, { turn, sending: run });
    return run;
  }

  /** Runs `show`, which edits a message unasked, after all that is on its way to it. */
  async edit<T>(message: string, show: () => Promise<T>): Promise<T> {
    const turn = (this.#turn += 1);
    const before = this.#traffic.get(message)?.sending;
    const run = before === undefined ? show() : this.#arrived(before).then(show);
    this.#remember(message, { turn, sending: run });
    this.#underway(message, run);
    return run;
  }

  /** Draws what `draft` lacks and edits it in, unless the message is drawn anew after `turn`. A failure is logged and no more. */
  follow(
    message: string,
    turn: Turn,
    draft: Draft,
    kept: ReadonlyMap<string, string>,
    edit: (screen: Screen) => Promise<unknown>,
  ): void {
    if (this.#closed) return;
    const run = this.#follow(message, turn, draft, kept, edit)
      .catch((error: unknown) => {
        const code = codeOf(error);
        const level = code !== null && NOBODY_LOOKS.has(code) ? 'info' : 'warn';
        this.#log[level]({ error: safeError(error) }, 'a picture could not follow its text');
      })
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** Begins nothing more; resolves when the pictures that had begun are sent. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#running);
  }

  async #follow(
    message: string,
    turn: Turn,
    draft: Draft,
    kept: ReadonlyMap<string, string>,
    edit: (screen: Screen) => Promise<unknown>,
  ): Promise<void> {
    const drawn = await Promise.all(
      draft.drawings().map(async (drawing) => keptOf(drawing, kept) ?? (await this.#draw(drawing))),
    );
    const pictures = drawn.filter((picture) => picture !== null);
    if (pictures.every(({ data }) => 'kept' in data)) return;
    if ((this.#traffic.get(message)?.turn ?? 0) > turn) return;
    const sending = edit(draft.screen(pictures));
    this.#remember(message, { turn, sending });
    this.#underway(message, sending);
    await sending;
  }

  async #draw(drawing: Drawing): Promise<Picture | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const drawn = await this.#pictures?.png(drawing.request);
      if (drawn?.ok === true)
        return { name: nameOf(drawing), data: bufferOf(drawn.value), alt: drawing.alt() };
      if (drawn?.error !== 'slow') return null;
    }
    return null;
  }

  /** Waits for a request, however it ends, but not for ever. */
  #arrived(sending: Promise<unknown>): Promise<unknown> {
    return within(
      this.#timers,
      IN_ORDER,
      sending.catch(() => undefined),
      undefined,
    );
  }

  #underway(message: string, sending: Promise<unknown>): void {
    this.#edits.set(message, sending);
    const arrives = (): void => {
      if (this.#edits.get(message) === sending) this.#edits.delete(message);
    };
    sending.then(arrives, arrives);
  }

  #remember(message: string, traffic: Traffic): void {
    this.#traffic.delete(message);
    this.#traffic.set(message, traffic);
    for (const old of this.#traffic.keys()) {
      if (this.#traffic.size <= MOST_REMEMBERED) break;
      this.#traffic.delete(old);
    }
  }
}

/** The picture of a drawing where the message has it already. `kept`: ids of its attachments by name. */
export const keptOf = (drawing: Drawing, kept: ReadonlyMap<string, string>): Picture | null => {
  if (kept.size === 0) return null;
  const name = nameOf(drawing);
  const id = kept.get(name);
  return id === undefined ? null : { name, data: { kept: id }, alt: drawing.alt() };
};
