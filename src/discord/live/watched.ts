import { parseId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import type { Timer } from '../../kernel/timers.ts';
import type { BoardRef } from '../../play/model/match.ts';
import type { Locale } from '../../texts/locale.ts';
import { safeError } from '../wire.ts';
import { type LiveContext, type LiveKind, LiveMessages, publicDelivery } from './live-message.ts';
import type { PictureFollowup } from './picture-followup.ts';

/** What a look at something found. */
export interface WatchedState {
  /** What everybody sees of it. */
  readonly look: string;
  readonly over: boolean;
  /** True if its message is to be drawn though it looks the same. */
  readonly changed?: boolean;
}

/** Its message, as it is to be. */
export interface WatchedMessage {
  readonly guild: string;
  /** As in `WatchedState`. */
  readonly look: string;
  readonly board: BoardRef | null;
  /** The channel of a new message. */
  readonly channel: string;
  readonly createdAt: number;
  readonly screen: (locale: Locale) => Screen;
}

export interface WatchedOptions {
  readonly context: LiveContext;
  readonly followup: PictureFollowup;
  /** Whether the bot is known to be a member of a server. */
  readonly belongs: (guild: string) => Promise<boolean>;
}

export interface WatchedKind<Id> extends Pick<LiveKind<Id>, 'name' | 'paceMs'> {
  /** How often each is looked at. */
  readonly everyMs: number;
  /** The kind of its controls. */
  readonly controls: string;
  /** Those that are not over. */
  readonly open: () => Promise<readonly { readonly id: Id; readonly guild: string }[]>;
  /** Looks at one; null: it is gone. */
  readonly see: (id: Id) => Promise<WatchedState | null>;
  readonly message: (id: Id) => Promise<WatchedMessage | null>;
  readonly save: (id: Id, at: BoardRef) => Promise<unknown>;
  /** Whether now is the time to look. */
  readonly ready?: () => boolean;
}

const MAX_TRIES = 3;

/** Looks at whatever is under way at intervals, until it is over, and keeps its message up to date. */
export class Watched<Id extends string> {
  readonly #options: WatchedOptions;
  readonly #kind: WatchedKind<Id>;
  readonly #messages: LiveMessages<Id>;
  /** What each message shows; null: nothing for sure. */
  readonly #looks = new Map<Id, { readonly guild: string; readonly look: string | null }>();
  #timer: Timer | null = null;
  #ticking: Promise<void> | null = null;

  constructor(options: WatchedOptions, kind: WatchedKind<Id>) {
    this.#options = options;
    this.#kind = kind;
    this.#messages = new LiveMessages(options.context, {
      ...kind,
      maxTries: MAX_TRIES,
      unsure: null,
      draw: (id) => this.#draw(id),
      // It isn't posted again: players have what they need in messages of their own.
      unreachable: () => Promise.resolve(false),
      inTurn: (message, edit) => options.followup.edit(message, edit),
    });
  }

  /** Takes up those of this process's shards that were open before it had them. */
  async wake(): Promise<void> {
    const { belongs, context } = this.#options;
    for (const { id, guild } of await this.#kind.open())
      if (context.processes.isMine(guild) && (await belongs(guild))) this.watch(id, guild, false);
  }

  start(): void {
    this.#timer = this.#options.context.timers.every(this.#kind.everyMs, () => {
      this.#ticking ??= this.#tick().finally(() => {
        this.#ticking = null;
      });
    });
  }

  /** Starts nothing more; resolves when the look and the edits under way are done. */
  async close(): Promise<void> {
    this.#timer?.cancel();
    await this.#ticking;
    await this.#messages.close();
  }

  /** Looks after one until it is over. `changed`: its message is to be drawn anew. */
  watch(id: Id, guild: string, changed: boolean): void {
    if (this.#messages.elsewhere(id, guild)) return;
    if (!this.#looks.has(id)) this.#looks.set(id, { guild, look: null });
    if (changed) this.#messages.redraw(id);
  }

  async #tick(): Promise<void> {
    const { name, see, ready } = this.#kind;
    if (ready?.() === false) return;
    for (const [id, { guild, look }] of this.#looks)
      try {
        const seen = this.#messages.elsewhere(id, guild) ? null : await see(id);
        if (seen === null || seen.over) this.#looks.delete(id);
        if (seen !== null && (seen.changed === true || seen.look !== look)) this.#messages.redraw(id);
      } catch (error) {
        const { log } = this.#options.context;
        log.warn({ [name]: id, error: safeError(error) }, `${name} could not be looked after`);
      }
  }

  async #draw(id: Id): Promise<void> {
    const { name, message, save, controls } = this.#kind;
    const found = await message(id);
    if (found === null || this.#messages.elsewhere(id, found.guild)) return;
    const { board, guild, look, screen } = found;
    const locale = await this.#options.context.languages.forGuild(guild, null, '');
    await this.#messages.show(id, {
      delivery: publicDelivery(screen(locale), locale),
      at: board,
      channel: board?.channel ?? found.channel,
      once: `${name} ${id} ${board?.message ?? ''}`,
      unsaved: {
        after: new Date(found.createdAt),
        owns: (control) => {
          const own = parseId(control);
          return own?.kind === controls && own.id === id;
        },
      },
      save: (at) => save(id, at),
    });
    if (this.#looks.has(id)) this.#looks.set(id, { guild, look });
  }
}
