import type { Logger } from 'pino';
import type { Screen } from '../../kernel/screen.ts';
import { pause, type Timer, type Timers } from '../../kernel/timers.ts';
import type { Pictures } from '../../picture/pictures.ts';
import type { BoardRef } from '../../play/model/match.ts';
import type { Locale } from '../../texts/locale.ts';
import type { LanguageResolver } from '../language-resolver.ts';
import { present } from '../message/present.ts';
import type { Processes } from '../processes.ts';
import { codeOf, type Delivery, logged, safeError, type Wire } from '../wire.ts';
import { CHANNEL_GONE, POST_ANEW, UNREACHABLE } from './discord-error-codes.ts';

/** Minimum time between two edits of a message; the last state always follows. */
const PACE_MS = 2_000;
/** Upper limit of that time when there are many messages of the kind. */
const MAX_PACE_MS = 10_000;
/**
 * For messages of one kind, of the 50 requests a second that Discord allows a token: clicks and posts need the others.
 */
const EDITS_PER_SECOND = 20;
/** Waits before retrying a failure that may pass; the last one repeats. */
const RETRY_MS = [2_000, 8_000, 30_000] as const;

/** Services needed to send messages without a click. */
export interface LiveContext {
  readonly wire: Wire;
  readonly languages: LanguageResolver;
  readonly log: Logger;
  readonly pictures: Pictures | null;
  readonly timers: Timers;
  /** Minimum time between two edits of a message, in milliseconds; the default suits Discord. */
  readonly paceMs?: number | undefined;
  readonly processes: Processes;
}

/** The current state of a live message: its content and location, and how to save that. */
export interface LiveMessage {
  readonly delivery: Delivery;
  /** The message to edit; null: none was posted yet. */
  readonly at: BoardRef | null;
  readonly channel: string;
  /** Key of this state: Discord drops a second post with the same one. */
  readonly once: string;
  /** How to find a message that was posted but not saved: by the controls of messages after a given message or time. */
  readonly unsaved: { readonly after: string | Date; readonly owns: (control: string) => boolean };
  readonly save: (at: BoardRef) => Promise<unknown>;
  /** Checks before and after an edit whether there is a newer state, and requests its drawing. */
  readonly isOutdated?: () => Promise<boolean>;
}

export interface LiveKind<Id> {
  readonly name: 'match' | 'quiz' | 'race' | 'arena';
  /** Minimum time between two edits of a message, if longer than the default. */
  readonly paceMs?: number;
  readonly maxTries: number;
  /** Ids whose message may have been posted but not saved; null: any. */
  readonly unsure: Set<Id> | null;
  /** Draws the current state, with `show`. */
  readonly draw: (id: Id) => Promise<void>;
  /** Handles a channel that is gone or closed to the bot; never rejects. Returns whether to try again. */
  readonly unreachable: (id: Id, gone: boolean) => Promise<boolean>;
  readonly givenUp?: (id: Id) => void;
  /** Runs an edit after all pending requests for the same message. */
  readonly inTurn?: <T>(message: string, edit: () => Promise<T>) => Promise<T>;
}

/** A public message. `mentions`: users it notifies. */
export const publicDelivery = (
  screen: Screen,
  locale: Locale,
  mentions: readonly string[] = [],
): Delivery => ({ ...present(screen, locale.screens), audience: 'public', mentions });

/** Sends a direct message in the user's language. `once`: see `Wire.post`. */
export const postDirect = async (
  { wire, languages }: Pick<LiveContext, 'wire' | 'languages'>,
  user: string,
  screen: (locale: Locale) => Screen,
  once?: string,
): Promise<void> => {
  const locale = await languages.forUser(user);
  await wire.post(await wire.direct(user), publicDelivery(screen(locale), locale), once);
};

export const privateDelivery = (screen: Screen, { screens }: Locale): Delivery => ({
  ...present(screen, screens),
  audience: 'private',
});

/**
 * Keeps messages of one kind up to date. Drawings of one id run one after another, so that none is posted twice; they are
 * rate-limited (the more of them, the slower) and retried after a failure.
 */
export class LiveMessages<Id> {
  readonly #context: LiveContext;
  readonly #kind: LiveKind<Id>;
  /** Scheduled drawings; `at` is a steady-clock time. */
  readonly #pending = new Map<Id, { readonly timer: Timer; readonly at: number }>();
  /** Times of the last drawings within the longest pace, oldest first. */
  readonly #drawn = new Map<Id, number>();
  /** The latest running drawing of each id. */
  readonly #running = new Map<Id, Promise<void>>();
  #closed = false;

  constructor(context: LiveContext, kind: LiveKind<Id>) {
    this.#context = context;
    this.#kind = kind;
  }

  get #paceMs(): number {
    const { paceMs } = this.#context;
    if (paceMs !== undefined) return paceMs;
    const sharedPaceMs = Math.min(MAX_PACE_MS, (1_000 * this.#drawn.size) / EDITS_PER_SECOND);
    return Math.max(this.#kind.paceMs ?? PACE_MS, sharedPaceMs);
  }

  redraw(id: Id): void {
    this.#schedule(id, this.#untilDue(id), 0);
  }

  /**
   * Whether another process draws it; tells that process. Only the process with the server's shard draws, so that edits keep
   * their order.
   */
  elsewhere(id: Id, guild: string | null): boolean {
    const { processes } = this.#context;
    if (processes.isMine(guild)) return false;
    processes.tell({ kind: this.#kind.name, id: String(id), guild });
    return true;
  }

  /** Records that it was drawn just now, perhaps by another process. */
  drawn(id: Id): void {
    const now = this.#context.timers.steady();
    this.#drawn.delete(id);
    this.#drawn.set(id, now);
    for (const [old, at] of this.#drawn) {
      if (at > now - MAX_PACE_MS) break;
      this.#drawn.delete(old);
    }
  }

  /** Redraws all; resolves once those that needn't wait for the pace are drawn. */
  async settled(ids: readonly Id[]): Promise<void> {
    for (const id of ids) this.redraw(id);
    // Lets them start.
    await pause(this.#context.timers, 0);
    await Promise.allSettled(ids.flatMap((id) => this.#running.get(id) ?? []));
  }

  /** Starts nothing more; resolves once running drawings have ended. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { timer } of this.#pending.values()) timer.cancel();
    this.#pending.clear();
    await Promise.allSettled(this.#running.values());
  }

  /** Edits the message, or posts a new one if it is gone. False: outdated, nothing was sent. */
  async show(id: Id, message: LiveMessage): Promise<boolean> {
    const { delivery, at, channel, unsaved, isOutdated } = message;
    const { wire } = this.#context;
    const { unsure } = this.#kind;
    if (at === null && (await isOutdated?.()) === true) return false;
    const edited = at === null ? 'gone' : await this.edit(at, delivery, isOutdated);
    if (edited !== 'gone') return edited === 'edited';
    const search = () => wire.find(channel, unsaved.after, (controls) => controls.some(unsaved.owns));
    const found = unsure?.has(id) === false ? null : await search();
    const kept = found === null ? 'gone' : await this.edit({ channel, message: found }, delivery, isOutdated);
    if (kept === 'outdated') return false;
    unsure?.add(id);
    const isNew = found === null || kept === 'gone';
    const posted = isNew ? await wire.post(channel, delivery, message.once) : found;
    await message.save({ channel, message: posted });
    unsure?.delete(id);
    return true;
  }

  /** Edits a message in its turn. `gone`: a new one must be posted. */
  async edit(
    { channel, message }: BoardRef,
    delivery: Delivery,
    isOutdated?: LiveMessage['isOutdated'],
  ): Promise<'edited' | 'gone' | 'outdated'> {
    const send = async () => {
      if ((await isOutdated?.()) === true) return 'outdated';
      try {
        await this.#context.wire.edit(channel, message, delivery);
        return 'edited';
      } catch (error) {
        if (POST_ANEW.has(codeOf(error))) return 'gone';
        throw error;
      }
    };
    const sent = await (this.#kind.inTurn?.(message, send) ?? send());
    // A click may have been answered while the edit waited, and the edit has overwritten that answer.
    if (sent === 'edited')
      await isOutdated?.().catch(
        logged(this.#context.log, 'warn', 'it could not be seen whether an edit came too late'),
      );
    return sent;
  }

  /** Milliseconds until the next drawing is allowed. */
  #untilDue(id: Id): number {
    return Math.max(
      0,
      (this.#drawn.get(id) ?? Number.NEGATIVE_INFINITY) + this.#paceMs - this.#context.timers.steady(),
    );
  }

  #schedule(id: Id, wait: number, tries: number): void {
    if (this.#closed) return;
    const at = this.#context.timers.steady() + wait;
    const pending = this.#pending.get(id);
    if (pending !== undefined && pending.at <= at) return;
    // A request for an earlier drawing replaces the retry of a failed one.
    pending?.timer.cancel();
    const timer = this.#context.timers.after(wait, () => {
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
    // The previous drawing may have ended after this one was scheduled.
    const wait = this.#untilDue(id);
    if (wait > 0) return this.#schedule(id, wait, tries);
    const again = await this.#kind.draw(id).then(
      () => false,
      (error: unknown) => this.#failed(id, tries, error),
    );
    this.drawn(id);
    if (again) this.#schedule(id, RETRY_MS[tries] ?? RETRY_MS[2], tries + 1);
  }

  /** Returns whether to try again; never rejects. */
  async #failed(id: Id, tries: number, error: unknown): Promise<boolean> {
    const { name, maxTries, unreachable, givenUp } = this.#kind;
    const code = codeOf(error);
    this.#context.log.warn({ [name]: id, tries, error: safeError(error) }, `a ${name} could not be drawn`);
    const canPass = !UNREACHABLE.has(code) || (await unreachable(id, code === CHANNEL_GONE));
    const again = canPass && tries < maxTries;
    if (!again) givenUp?.(id);
    return again;
  }
}
