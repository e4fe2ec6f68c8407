import type { Logger } from 'pino';
import { Recent } from '../../kernel/recent.ts';
import type { Picture, Screen } from '../../kernel/screen.ts';
import { withNote } from '../../kernel/screens.ts';
import { type Timers, within } from '../../kernel/timers.ts';
import type { Pictures } from '../../picture/pictures.ts';
import type { Locale } from '../../texts/locale.ts';
import { bufferOf, type Illustration, nameOf } from '../drawing.ts';
import { type Shedding, UNLOADED } from '../load.ts';
import { codeOf, safeError } from '../wire.ts';
import { NOT_EDITABLE } from './discord-error-codes.ts';

/** A screen that is complete without its pictures, which an edit adds later. */
export interface IllustratedScreen {
  readonly drawings: () => readonly Illustration[];
  readonly screen: (pictures: readonly Picture[]) => Screen;
}

/** A screen without pictures. */
export const undrawn = (screen: Screen): IllustratedScreen => ({ drawings: () => [], screen: () => screen });

/** Attachment ids by name of a message that has none. */
export const NO_ATTACHMENTS: ReadonlyMap<string, string> = new Map();

/** Position in the order in which messages are drawn. */
export type DrawOrder = number;

/** The last request about a message, and its turn. */
interface Traffic {
  readonly turn: DrawOrder;
  readonly sending: Promise<unknown>;
}

/** Requests about older messages have arrived. */
const MAX_REMEMBERED_MESSAGES = 2_000;
/** Longest wait for a pending request to the same message. */
const ORDER_WAIT_MS = 500;
/** Answers with pending pictures that make a rush. */
const RUSH_ANSWERS = 8;
/** Tries to get one picture: starting a thread may take longer than the pool lets a request wait. */
const MAX_TRIES = 3;

/**
 * Sends pictures after their text. Drops a late picture if its message was redrawn, and lets an answer to a click wait for a
 * pending edit, so that a late picture never undoes what the user has chosen since.
 */
export class PictureFollowup {
  readonly #pictures: Pictures | null;
  readonly #log: Logger;
  readonly #timers: Timers;
  readonly #load: Shedding;
  readonly #traffic = new Recent<Traffic>(MAX_REMEMBERED_MESSAGES);
  /** Pending edits, by message. */
  readonly #edits = new Map<string, Promise<unknown>>();
  readonly #running = new Set<Promise<void>>();
  #turn: DrawOrder = 0;
  #closed = false;

  constructor(pictures: Pictures | null, log: Logger, timers: Timers, load: Shedding = UNLOADED) {
    this.#pictures = pictures;
    this.#load = load;
    this.#log = log;
    this.#timers = timers;
  }

  get draws(): boolean {
    return this.#pictures !== null;
  }

  /** Whether pictures are skipped for now, because clicks wait. */
  get isShedding(): boolean {
    return this.#pictures !== null && this.#load.sheds('pictures');
  }

  /** Whether so many pictures are pending that saving a request matters more than showing the text a moment sooner. */
  get isRushed(): boolean {
    return this.#running.size >= RUSH_ANSWERS;
  }

  /**
   * The pictures of all drawings if none needs waiting: sending them with their text saves a request. Otherwise, and under load,
   * only those that the message has already. `kept`: its attachment ids by name.
   */
  atHand(drawings: readonly Illustration[], kept: ReadonlyMap<string, string>): readonly Picture[] {
    const there = drawings.map((drawing) => keptOf(drawing, kept) ?? this.#drawn(drawing));
    const all = there.filter((picture) => picture !== null);
    return all.length === there.length ? all : all.filter(({ data }) => 'kept' in data);
  }

  /** The screen with the available pictures, and a note if others are skipped under load. */
  screen(
    draft: IllustratedScreen,
    there: readonly Picture[],
    drawings: readonly Illustration[],
    { screens: { busy } }: Locale,
  ): Screen {
    const screen = draft.screen(there);
    return this.isShedding && there.length < drawings.length ? withNote(screen, busy.pictures) : screen;
  }

  #drawn(drawing: Illustration): Picture | null {
    const png = this.isShedding ? null : (this.#pictures?.kept?.(drawing.request) ?? null);
    return png === null ? null : { name: nameOf(drawing), data: bufferOf(png), alt: drawing.alt() };
  }

  /** The current turn, for `follow`. */
  now(): DrawOrder {
    return this.#turn;
  }

  /**
   * Runs `show`, which answers a click by redrawing a message, after a pending edit of it. Answers to clicks don't wait for each
   * other. `show` gets the turn for `follow`.
   */
  async redraw<T>(message: string, show: (turn: DrawOrder) => Promise<T>): Promise<T> {
    const turn = (this.#turn += 1);
    const before = this.#edits.get(message);
    const run = before === undefined ? show(turn) : this.#arrived(before).then(() => show(turn));
    this.#traffic.set(message, { turn, sending: run });
    return run;
  }

  /** Runs `show`, which edits a message without a click, after all pending requests for it. */
  async edit<T>(message: string, show: () => Promise<T>): Promise<T> {
    const turn = (this.#turn += 1);
    const before = this.#traffic.get(message)?.sending;
    const run = before === undefined ? show() : this.#arrived(before).then(show);
    this.#traffic.set(message, { turn, sending: run });
    this.#underway(message, run);
    return run;
  }

  /** Draws the pictures that `draft` lacks and edits them in, unless the message is redrawn after `turn`. Logs failures. */
  follow(
    message: string,
    turn: DrawOrder,
    draft: IllustratedScreen,
    kept: ReadonlyMap<string, string>,
    edit: (screen: Screen) => Promise<unknown>,
  ): void {
    if (this.#closed || this.isShedding) return;
    const run = this.#follow(message, turn, draft, kept, edit)
      .catch((error: unknown) => {
        const level = NOT_EDITABLE.has(codeOf(error)) ? 'info' : 'warn';
        this.#log[level]({ error: safeError(error) }, 'a picture could not follow its text');
      })
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** Starts nothing more; resolves once pending pictures are sent. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#running);
  }

  async #follow(
    message: string,
    turn: DrawOrder,
    draft: IllustratedScreen,
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
    this.#traffic.set(message, { turn, sending });
    this.#underway(message, sending);
    await sending;
  }

  async #draw(drawing: Illustration): Promise<Picture | null> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const drawn = await this.#pictures?.png(drawing.request);
      if (drawn?.ok === true)
        return { name: nameOf(drawing), data: bufferOf(drawn.value), alt: drawing.alt() };
      if (drawn?.error !== 'slow') return null;
    }
    return null;
  }

  /** Waits up to `ORDER_WAIT_MS` for a request to end. */
  #arrived(sending: Promise<unknown>): Promise<unknown> {
    return within(
      this.#timers,
      ORDER_WAIT_MS,
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
}

/** The picture of a drawing if the message has it already. `kept`: its attachment ids by name. */
export const keptOf = (drawing: Illustration, kept: ReadonlyMap<string, string>): Picture | null => {
  if (kept.size === 0) return null;
  const name = nameOf(drawing);
  const id = kept.get(name);
  return id === undefined ? null : { name, data: { kept: id }, alt: drawing.alt() };
};
