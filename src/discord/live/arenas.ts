import type { Arenas as ArenaUseCases } from '../../play/arena/arenas.ts';
import type { ArenaView } from '../../play/arena/ports.ts';
import type { Arena } from '../../play/model/arena.ts';
import type { ArenaId, Live, MatchId } from '../../play/model/match.ts';
import { arenaScreen, arenaThreadName, KIND } from '../../play/screens/arena.ts';
import { codeOf, safeError } from '../wire.ts';
import type { LiveBoards } from './boards.ts';
import { LiveContests, type LiveContestsOptions } from './contests.ts';

/** Interval of pairing players, and minimum time between two edits of the standings. */
const TICK_MS = 2_000;
const PACE_MS = 4_000;

export interface ArenasOptions extends LiveContestsOptions {
  readonly arenas: ArenaUseCases;
  readonly boards: LiveBoards;
  /** Whether clicks arrive. */
  readonly connected: () => boolean;
}

/** Key of what an arena's message shows, to tell whether it is up to date. */
const lookOf = ({ arena, phase, rows, deadline }: ArenaView): string =>
  JSON.stringify([phase, rows, deadline, arena.thread]);

/** Pairs the players of arenas, posts their boards and keeps the standings up to date. */
export class LiveArenas extends LiveContests<ArenaView> {
  readonly #options: ArenasOptions;
  /** Matches whose board may have been posted already: search for it before posting another. */
  readonly #tried = new Set<MatchId>();

  constructor(options: ArenasOptions) {
    const { arenas } = options;
    super(options, {
      name: 'arena',
      paceMs: PACE_MS,
      everyMs: TICK_MS,
      controls: KIND,
      open: () => arenas.openArenas(),
      see: (id) => this.#see(id),
      view: (id) => arenas.view(id),
      contestOf: ({ arena }) => arena,
      lookOf,
      screen: arenaScreen,
      save: (id, at) => arenas.hang(id, at),
      // No pairing while clicks don't arrive: players would not see their boards.
      ready: options.connected,
    });
    this.#options = options;
  }

  /** Pairs free players and returns the arena's new state. */
  async #see(id: ArenaId) {
    const { view, unposted } = await this.#options.arenas.tick(id);
    if (view !== null) await this.#post(view.arena, unposted);
    return { view, changed: unposted.length > 0 };
  }

  /** Posts the boards of matches that have none, in the arena's thread if one can be made. */
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
      const mentions = live.match.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : []));
      try {
        await boards.post(live, channel, mentions);
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
      const opened = await context.wire.thread(channel, arenaThreadName(arena, locale));
      await arenas.thread(id, opened);
      return opened;
    } catch (error) {
      if (codeOf(error) === null) throw error;
      context.log.info({ arena: id, error: safeError(error) }, 'no thread could be opened');
      await arenas.thread(id, channel);
      return channel;
    }
  }
}
