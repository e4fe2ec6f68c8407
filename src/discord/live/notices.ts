import type { Logger } from 'pino';
import type { Live, MatchId } from '../../app/match.ts';
import type { DueCall } from '../../app/ports.ts';
import { person } from '../../locale/doc.ts';
import type { Locale } from '../../locale/locale.ts';
import { callScreen, warningScreen } from '../screens/board.ts';
import { unreachableScreen } from '../screens/faults.ts';
import type { Tongues } from '../tongues.ts';
import { codeOf, type Delivery, safeError, type Wire } from '../wire.ts';
import { publicDelivery } from './delivery.ts';

/** The channel is gone (10003), or closed to the bot (50001, 50013, 50083 a locked thread): nothing can be drawn there. */
export const GIVE_UP = new Set([10_003, 50_001, 50_013, 50_083]);
/** The person takes no direct messages. */
const NO_MESSAGES = 50_007;
/** Matches remembered as told of; after that many some might be told again. */
const MOST_TOLD = 10_000;

interface NoticesDeps {
  readonly wire: Wire;
  readonly tongues: Tongues;
  readonly log: Logger;
  /** Whether the bot is a member of a server, as far as it knows. */
  readonly belongs: (guild: string) => boolean;
}

/** What players are told beside their boards. A failure is logged: the game goes on all the same. */
export class Notices {
  readonly #deps: NoticesDeps;
  readonly #closed: (id: MatchId) => void;
  /** Matches whose players know that their board cannot be shown. */
  readonly #told = new Set<MatchId>();

  /** `closed` is called for a match in whose channel nothing can be posted. */
  constructor(deps: NoticesDeps, closed: (id: MatchId) => void) {
    this.#deps = deps;
    this.#closed = closed;
  }

  /** Tells the player to move that the clock runs out soon, once, beside the board. */
  async warn(live: Live): Promise<void> {
    const { wire, tongues, log } = this.#deps;
    const { match, turn } = live;
    const seat = turn === null ? undefined : match.seats[turn];
    if (seat?.kind !== 'person' || match.clock === 'none') return;
    try {
      const locale = await tongues.board(match);
      const screen = warningScreen(live, person(seat.user), match.clock, locale);
      const there = match.board?.channel ?? match.channel;
      await wire.post(there, publicDelivery(screen, locale, [seat.user]));
    } catch (error) {
      log.warn({ match: match.id, error: safeError(error) }, 'nobody could be warned of the clock');
      const code = codeOf(error);
      // Where no warning can stand no board can: it finds another place, or the clock is stopped.
      if (code !== null && GIVE_UP.has(code)) this.#closed(match.id);
    }
  }

  /**
   * Calls the player to move: beside the board, or in a direct message, beside the board where they take none. Boards are
   * edited, and an edit rings nobody. Where the bot is no member it can write nothing.
   */
  async call({ live, user, way }: DueCall): Promise<void> {
    const { wire, tongues, log, belongs } = this.#deps;
    const { match } = live;
    if (match.guild === null || !belongs(match.guild)) return;
    const written = (locale: Locale): Delivery =>
      publicDelivery(callScreen(live, person(user), locale), locale, [user]);
    try {
      if (way === 'direct')
        try {
          await wire.post(await wire.direct(user), written(await tongues.own(user)));
          return;
        } catch (error) {
          if (codeOf(error) !== NO_MESSAGES) throw error;
        }
      await wire.post(match.board?.channel ?? match.channel, written(await tongues.board(match)));
    } catch (error) {
      log.warn({ match: match.id, error: safeError(error) }, 'nobody could be called to move');
    }
  }

  /**
   * Tells the players in private, once, that their board can be shown nowhere; who takes no messages finds it by /games. Where the
   * bot was perhaps never let in, nothing is said: only a click could draw there.
   */
  async unreachable(live: Live): Promise<void> {
    const { wire, tongues, log, belongs } = this.#deps;
    const { id, status, clock, guild, seats } = live.match;
    if (status !== 'playing' || this.#told.has(id)) return;
    if (clock === 'none' && (guild === null || !belongs(guild))) return;
    if (this.#told.size >= MOST_TOLD) this.#told.clear();
    this.#told.add(id);
    for (const seat of seats) {
      if (seat.kind !== 'person') continue;
      try {
        const locale = await tongues.own(seat.user);
        const shown = publicDelivery(unreachableScreen(live, locale), locale);
        await wire.post(await wire.direct(seat.user), shown);
      } catch (error) {
        log.warn({ match: id, error: safeError(error) }, 'a player could not be told');
      }
    }
  }

  /** The board can be seen again. */
  reached(id: MatchId): void {
    this.#told.delete(id);
  }
}
