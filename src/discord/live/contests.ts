import { parseId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { Ticker } from '../../kernel/timers.ts';
import type { Contest } from '../../play/model/contest.ts';
import type { BoardRef } from '../../play/model/match.ts';
import type { Locale } from '../../texts/locale.ts';
import { safeError } from '../wire.ts';
import { type LiveContext, type LiveKind, LiveMessages, publicDelivery } from './live-message.ts';
import type { PictureFollowup } from './picture-followup.ts';

export interface LiveContestsOptions {
  readonly context: LiveContext;
  readonly followup: PictureFollowup;
  /** Whether the bot is known to be a member of a server. */
  readonly belongs: (guild: string) => Promise<boolean>;
}

/** Races or arenas: what `LiveContests` has to know of them. */
export interface ContestKind<View> extends Pick<LiveKind<string>, 'name' | 'paceMs'> {
  /** Interval of checks. */
  readonly everyMs: number;
  /** The kind of its controls. */
  readonly controls: string;
  /** Those that are not over. */
  readonly open: () => Promise<readonly Contest[]>;
  /** Checks one; null: it no longer exists. `changed`: its message has to be redrawn although it looks the same. */
  readonly see: (id: string) => Promise<{ readonly view: View | null; readonly changed?: boolean }>;
  readonly view: (id: string) => Promise<View | null>;
  readonly contestOf: (view: View) => Contest;
  /** Key of what its message shows. */
  readonly lookOf: (view: View) => string;
  readonly screen: (view: View, locale: Locale) => Screen;
  readonly save: (id: string, at: BoardRef) => Promise<unknown>;
  readonly ready?: () => boolean;
}

const MAX_TRIES = 3;

/** Checks running races or arenas at intervals until they are over, and keeps their messages up to date. */
export class LiveContests<View> {
  readonly #options: LiveContestsOptions;
  readonly #kind: ContestKind<View>;
  readonly #messages: LiveMessages<string>;
  /** Key of what each message shows; null: unknown. */
  readonly #looks = new Map<string, { readonly guild: string; readonly look: string | null }>();
  #ticker: Ticker | null = null;

  constructor(options: LiveContestsOptions, kind: ContestKind<View>) {
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

  /** Watches a new one by the message that was just posted; null: it may not have arrived. */
  async posted({ id, guild, channel }: Contest, message: string | null): Promise<void> {
    if (message !== null) await this.#kind.save(id, { channel, message });
    this.watch(id, guild, message === null);
  }

  /** Watches one until it is over. `changed`: its message has to be redrawn. */
  watch(id: string, guild: string, changed: boolean): void {
    if (this.#messages.elsewhere(id, guild)) return;
    if (!this.#looks.has(id)) this.#looks.set(id, { guild, look: null });
    if (changed) this.#messages.redraw(id);
  }

  async #tick(): Promise<void> {
    const { name, see, ready, contestOf, lookOf } = this.#kind;
    if (ready?.() === false) return;
    for (const [id, { guild, look }] of this.#looks)
      try {
        const { view, changed } = this.#messages.elsewhere(id, guild) ? { view: null } : await see(id);
        if (view === null || contestOf(view).endedAt !== null) this.#looks.delete(id);
        if (view !== null && (changed === true || lookOf(view) !== look)) this.#messages.redraw(id);
      } catch (error) {
        const { log } = this.#options.context;
        log.warn({ [name]: id, error: safeError(error) }, `${name} could not be looked after`);
      }
  }

  async #draw(id: string): Promise<void> {
    const { name, view, contestOf, lookOf, screen, save, controls } = this.#kind;
    const found = await view(id);
    if (found === null) return;
    const { board, guild, channel, createdAt } = contestOf(found);
    if (this.#messages.elsewhere(id, guild)) return;
    const locale = await this.#options.context.languages.forGuild(guild, null, '');
    await this.#messages.show(id, {
      delivery: publicDelivery(screen(found, locale), locale),
      at: board,
      channel: board?.channel ?? channel,
      once: `${name} ${id} ${board?.message ?? ''}`,
      unsaved: {
        after: new Date(createdAt),
        owns: (control) => {
          const own = parseId(control);
          return own?.kind === controls && own.id === id;
        },
      },
      save: (at) => save(id, at),
    });
    if (this.#looks.has(id)) this.#looks.set(id, { guild, look: lookOf(found) });
  }
}
