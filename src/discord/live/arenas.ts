import { parseId } from '../../kernel/custom-id.ts';
import type { Arenas as ArenaUseCases, ArenaView } from '../../play/arena/ports.ts';
import type { Arena } from '../../play/model/arena.ts';
import type { ArenaId, Live, MatchId } from '../../play/model/match.ts';
import { arenaScreen, arenaThreadName, KIND } from '../../play/screens/arena.ts';
import { clip } from '../message/present.ts';
import { codeOf, safeError } from '../wire.ts';
import type { Boards } from './boards.ts';
import { type LiveContext, LiveMessages, publicDelivery } from './live-message.ts';
import type { PictureFollowup } from './picture-followup.ts';
import { type Seen, Watched } from './watched.ts';

/** How often players are paired, and the least time between two edits of the standings. */
const TICK_MS = 2_000;
const PACE_MS = 4_000;
const MAX_TRIES = 3;
/** The longest name of a thread (Discord). */
const MAX_NAME_CHARS = 100;

export interface ArenasOptions {
  readonly context: LiveContext;
  readonly arenas: ArenaUseCases;
  readonly boards: Boards;
  readonly followup: PictureFollowup;
  /** Whether the bot is known to be a member of a server. */
  readonly belongs: (guild: string) => Promise<boolean>;
  /** Whether clicks arrive. */
  readonly connected: () => boolean;
}

/** What everybody sees of an arena, to tell whether its message is up to date. */
const lookOf = ({ arena, phase, rows, deadline }: ArenaView): string =>
  JSON.stringify([phase, rows, deadline, arena.thread]);

/** Pairs the players of arenas, posts their boards and keeps the standings up to date. */
export class Arenas {
  readonly #options: ArenasOptions;
  readonly #messages: LiveMessages<ArenaId>;
  readonly #watched: Watched<ArenaId>;
  /** Matches whose board may be there: it is looked for before another one is posted. */
  readonly #tried = new Set<MatchId>();

  constructor(options: ArenasOptions) {
    this.#options = options;
    this.#messages = new LiveMessages(options.context, {
      name: 'arena',
      paceMs: PACE_MS,
      maxTries: MAX_TRIES,
      unsure: null,
      draw: (id) => this.#draw(id),
      unreachable: () => Promise.resolve(false),
      inTurn: (message, edit) => options.followup.edit(message, edit),
    });
    this.#watched = new Watched(options.context, {
      name: 'arena',
      everyMs: TICK_MS,
      see: (id) => this.#see(id),
      redraw: (id) => this.#messages.redraw(id),
      // Nobody is drawn into a game whose board nobody sees.
      ready: options.connected,
    });
  }

  /** Takes up the arenas of this process's shards that were open before it had them. */
  async wake(): Promise<void> {
    const { arenas, belongs, context } = this.#options;
    for (const { id, guild } of await arenas.openArenas())
      if (context.processes.isMine(guild) && (await belongs(guild))) this.watch(id, guild, false);
  }

  start(): void {
    this.#watched.start();
  }

  /** Starts nothing more; resolves when the edits under way are sent. */
  async close(): Promise<void> {
    await this.#watched.close();
    await this.#messages.close();
  }

  /** Looks after an arena until it is over. `changed`: its message is to be drawn anew. */
  watch(id: ArenaId, guild: string, changed: boolean): void {
    if (this.#messages.elsewhere(id, guild)) return;
    this.#watched.add(id);
    if (changed) this.#messages.redraw(id);
  }

  /** Pairs who is free, and looks at what came of it. */
  async #see(id: ArenaId): Promise<Seen | null> {
    const { view, unposted } = await this.#options.arenas.tick(id);
    if (view === null || this.#messages.elsewhere(id, view.arena.guild)) return null;
    await this.#post(view.arena, unposted);
    return { look: lookOf(view), over: view.arena.endedAt !== null, changed: unposted.length > 0 };
  }

  /** Posts the boards of matches that have none, in the arena’s thread where one can be had. */
  async #post(arena: Arena, unposted: readonly Live[]): Promise<void> {
    if (unposted.length === 0) return;
    const { boards, context } = this.#options;
    const channel = await this.#thread(arena);
    for (const live of unposted) {
      if (this.#tried.has(live.match.id)) {
        boards.redraw(live.match.id);
        continue;
      }
      this.#tried.add(live.match.id);
      const rings = live.match.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : []));
      try {
        await boards.post(live, channel, rings);
        this.#tried.delete(live.match.id);
      } catch (error) {
        context.log.warn({ match: live.match.id, error: safeError(error) }, 'a board of an arena waits');
        boards.redraw(live.match.id);
      }
    }
  }

  async #thread(arena: Arena): Promise<string> {
    const { arenas, context } = this.#options;
    const { id, channel, guild, thread } = arena;
    if (thread !== null) return thread;
    const locale = await context.languages.forGuild(guild, null, '');
    try {
      const opened = await context.wire.thread(channel, clip(arenaThreadName(arena, locale), MAX_NAME_CHARS));
      await arenas.thread(id, opened);
      return opened;
    } catch (error) {
      if (codeOf(error) === null) throw error;
      context.log.info({ arena: id, error: safeError(error) }, 'no thread could be opened');
      await arenas.thread(id, channel);
      return channel;
    }
  }

  async #draw(id: ArenaId): Promise<void> {
    const { context, arenas } = this.#options;
    const view = await arenas.view(id);
    if (view === null) return;
    const { arena } = view;
    if (this.#messages.elsewhere(id, arena.guild)) return;
    const locale = await context.languages.forGuild(arena.guild, null, '');
    await this.#messages.show(id, {
      delivery: publicDelivery(arenaScreen(view, locale), locale),
      at: arena.board,
      channel: arena.board?.channel ?? arena.channel,
      once: `arena ${id} ${arena.board?.message ?? ''}`,
      unsaved: {
        after: new Date(arena.createdAt),
        owns: (control) => {
          const own = parseId(control);
          return own?.kind === KIND && own.id === id;
        },
      },
      save: (at) => arenas.hang(id, at),
    });
    this.#watched.shown(id, lookOf(view));
  }
}
