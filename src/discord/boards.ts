import type { Logger } from 'pino';
import type { Live, MatchId } from '../app/match.ts';
import type { Matches } from '../app/ports.ts';
import type { Locale } from '../locale/locale.ts';
import { present } from './present.ts';
import type { Screen } from './screen.ts';
import { boardScreen } from './screens/board.ts';
import type { Tongues } from './tongues.ts';
import { codeOf, type Delivery, safeError, type Wire } from './wire.ts';

/** A board is edited at most so often, in milliseconds; the last state always comes. */
const PACE = 2_000;
/** Waits before trying again after a failure that may pass, in milliseconds. */
const AGAIN = [2_000, 8_000, 30_000];

/** The message is gone (10008), or too old to be edited so often (30046): the board is posted anew. */
const POST_ANEW = new Set([10_008, 30_046]);
/** The channel is gone (10003), or closed to the bot (50001, 50013, 50083 archived): nothing can be drawn there. */
const GIVE_UP = new Set([10_003, 50_001, 50_013, 50_083]);

interface Pending {
  timer: NodeJS.Timeout;
  tries: number;
}

/** The screen of a match with what its end tells. */
export const screenOf = (live: Live, matches: Matches, locale: Locale): Screen =>
  boardScreen(live, locale, { summary: live.match.status === 'over' ? matches.summary(live) : null });

/**
 * Draws boards where no click can: after a restart, a clock, a resignation in private, or an answer that may not have arrived.
 * What it draws is always how the match stands then, so that drawing twice does no harm.
 */
export class Boards {
  readonly #wire: Wire;
  readonly #matches: Matches;
  readonly #tongues: Tongues;
  readonly #log: Logger;
  readonly #pending = new Map<MatchId, Pending>();
  readonly #drawn = new Map<MatchId, number>();
  readonly #running = new Set<Promise<void>>();
  readonly #posting = new Map<MatchId, Promise<void>>();
  #closed = false;

  constructor(wire: Wire, matches: Matches, tongues: Tongues, log: Logger) {
    this.#wire = wire;
    this.#matches = matches;
    this.#tongues = tongues;
    this.#log = log;
  }

  /** Draws the board soon. */
  redraw(id: MatchId): void {
    if (this.#pending.has(id) || this.#closed) return;
    const since = Date.now() - (this.#drawn.get(id) ?? 0);
    this.#later(id, Math.max(0, PACE - since), 0);
  }

  /** Remembers that the board was drawn by an answer, and where it hangs. */
  async hangs(live: Live, channel: string, message: string): Promise<void> {
    const { board, id } = live.match;
    if (board?.channel === channel && board.message === message) return;
    await this.#matches.hang(id, { channel, message });
  }

  /** Runs `show`, which posts the board of a match, unless it is being posted already: two clicks at once make one board. */
  async posting(id: MatchId, show: () => Promise<void>): Promise<void> {
    const before = this.#posting.get(id);
    if (before !== undefined) {
      await before.catch(() => undefined);
      return;
    }
    const run = show().finally(() => this.#posting.delete(id));
    this.#posting.set(id, run);
    await run;
  }

  /** Draws nothing more; resolves when what had begun is done. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { timer } of this.#pending.values()) clearTimeout(timer);
    this.#pending.clear();
    await Promise.allSettled(this.#running);
  }

  #later(id: MatchId, wait: number, tries: number): void {
    const timer = setTimeout(() => {
      this.#pending.delete(id);
      const run = this.#draw(id, tries).finally(() => this.#running.delete(run));
      this.#running.add(run);
    }, wait);
    this.#pending.set(id, { timer, tries });
  }

  async #draw(id: MatchId, tries: number): Promise<void> {
    this.#remember(id);
    try {
      const live = await this.#matches.show(id);
      if (live.ok) await this.#deliver(live.value);
    } catch (error) {
      const code = codeOf(error);
      const wait = AGAIN[tries];
      this.#log.warn({ match: id, tries, error: safeError(error) }, 'a board could not be drawn');
      if (wait === undefined || this.#closed || (code !== null && GIVE_UP.has(code))) return;
      if (!this.#pending.has(id)) this.#later(id, wait, tries + 1);
    }
  }

  async #deliver(live: Live): Promise<void> {
    const { match } = live;
    const reader = match.seats.find((seat) => seat.kind === 'person');
    const locale = await this.#tongues.house(match.guild, null, reader?.user ?? '');
    const words = { cut: locale.screens.cut, file: locale.screens.cutFile };
    const delivery: Delivery = {
      ...present(screenOf(live, this.#matches, locale), words),
      audience: 'public',
    };
    if (match.board !== null)
      try {
        await this.#wire.edit(match.board.channel, match.board.message, delivery);
        return;
      } catch (error) {
        const code = codeOf(error);
        if (code === null || !POST_ANEW.has(code)) throw error;
      }
    const message = await this.#wire.post(match.channel, delivery);
    await this.#matches.hang(match.id, { channel: match.channel, message });
  }

  #remember(id: MatchId): void {
    this.#drawn.delete(id);
    this.#drawn.set(id, Date.now());
    for (const [old, at] of this.#drawn) {
      if (at > Date.now() - PACE) break;
      this.#drawn.delete(old);
    }
  }
}
