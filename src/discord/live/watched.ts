import { parseId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { Ticker } from '../../kernel/timers.ts';
import type { BoardRef } from '../../play/model/match.ts';
import type { Locale } from '../../texts/locale.ts';
import { safeError } from '../wire.ts';
import { type LiveContext, type LiveKind, LiveMessages, publicDelivery } from './live-message.ts';
import type { PictureFollowup } from './picture-followup.ts';

export interface WatchedState {
  /** Key of what its message shows. */
  readonly look: string;
  readonly over: boolean;
  /** True if its message has to be redrawn although `look` is the same. */
  readonly changed?: boolean;
}

/** Wanted state of its message. */
export interface WatchedMessage {
  readonly guild: string;
  readonly look: string;
  readonly board: BoardRef | null;
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
  /** Interval of checks. */
  readonly everyMs: number;
  /** The kind of its controls. */
  readonly controls: string;
  /** Those that are not over. */
  readonly open: () => Promise<readonly { readonly id: Id; readonly guild: string }[]>;
  /** Checks one; null: it no longer exists. */
  readonly see: (id: Id) => Promise<WatchedState | null>;
  readonly message: (id: Id) => Promise<WatchedMessage | null>;
  readonly save: (id: Id, at: BoardRef) => Promise<unknown>;
  readonly ready?: () => boolean;
}

const MAX_TRIES = 3;

/** Checks running races or arenas at intervals until they are over, and keeps their messages up to date. */
export class Watched<Id extends string> {
  readonly #options: WatchedOptions;
  readonly #kind: WatchedKind<Id>;
  readonly #messages: LiveMessages<Id>;
  /** Key of what each message shows; null: unknown. */
  readonly #looks = new Map<Id, { readonly guild: string; readonly look: string | null }>();
  #ticker: Ticker | null = null;

  constructor(options: WatchedOptions, kind: WatchedKind<Id>) {
    this.#options = options;
    this.#kind = kind;
    this.#messages = new LiveMessages(options.context, {
      ...kind,
      maxTries: MAX_TRIES,
      unsure: null,
      draw: (id) => this.#draw(id),
      // The message isn't posted again: players have messages of their own.
      unreachable: () => Promise.resolve(false),
      inTurn: (message, edit) => options.followup.edit(message, edit),
    });
  }

  /** Resumes those on this process's shards that were open before it had the shards. */
  async wake(): Promise<void> {
    const { belongs, context } = this.#options;
    for (const { id, guild } of await this.#kind.open())
      if (context.processes.isMine(guild) && (await belongs(guild))) this.watch(id, guild, false);
  }

  start(): void {
    this.#ticker = new Ticker(this.#options.context.timers, this.#kind.everyMs, () => this.#tick());
  }

  /** Starts nothing more; resolves once the running check and edits have ended. */
  async close(): Promise<void> {
    await this.#ticker?.stop();
    await this.#messages.close();
  }

  /** Watches one until it is over. `changed`: its message has to be redrawn. */
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
